import { defineConfig } from 'vitest/config';

/** `npm run test:browser`. Apart from the other tests, since it needs a Chromium of the system. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['test/browser/**/*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    maxWorkers: 1,
  },
});
