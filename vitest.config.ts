import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      'packages/*/test/**/*.test.ts',
      'apps/*/test/**/*.test.ts',
      'bench/test/**/*.test.ts',
      'e2e/test/**/*.test.ts',
    ],
    testTimeout: 120_000,
    // The browser and the databases of tests are processes of their own: two files at a time fill two cores.
    maxWorkers: 2,
  },
});
