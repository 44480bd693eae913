import { defineConfig } from 'vitest/config';

/** `npm run test:hooks`. Apart from the other tests, since it needs pre-commit and the npm registry. */
export default defineConfig({
  test: { environment: 'node', include: ['test/hooks/**/*.test.ts'], testTimeout: 60_000 },
});
