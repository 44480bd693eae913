import { defineConfig } from 'vitest/config';

/** `npm run test:action`. Apart from the other tests, since the action builds itself with packages of the npm registry. */
export default defineConfig({
  test: { environment: 'node', include: ['test/action/**/*.test.ts'], testTimeout: 60_000 },
});
