import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './vitest.order.ts';

/** Tests of every part of the project that end in this. */
export const testsNamed = (ending: string): string[] => [
  `packages/*/test/**/*${ending}`,
  `apps/*/test/**/*${ending}`,
  `bench/test/**/*${ending}`,
  `e2e/test/**/*${ending}`,
];

/** `npm test`: what tells right from wrong. The long forms of some tests are in vitest.sweep.config.ts. */
export default defineConfig({
  // Tests may draw components with React as it is built for players, several times as fast.
  oxc: { jsx: { runtime: 'automatic', development: false } },
  test: {
    include: testsNamed('.test.ts'),
    exclude: testsNamed('.sweep.test.ts'),
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // The browser and the databases of tests are processes of their own: two files at a time fill two cores.
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    // The commands and servers that tests start need a third of the time when they are not compiled anew each time.
    env: { NODE_COMPILE_CACHE: join(import.meta.dirname, 'node_modules/.cache/compiled') },
  },
});
