import { configDefaults, defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'node',
    include: ['test/**/*.test.ts'],
    exclude: [...configDefaults.exclude, 'test/hooks/**', 'test/action/**', 'test/browser/**'],
    globalSetup: ['test/global-setup.ts'],
    // Property tests and whole processes on a busy machine; nothing here is a timed test.
    testTimeout: 60_000,
    hookTimeout: 180_000,
    maxWorkers: 2,
  },
});
