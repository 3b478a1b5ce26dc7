import { defineConfig } from 'vitest/config';
import unit, { testsNamed } from './vitest.config.ts';

/** `npm run sweep`: the long forms of tests, which look at everything where `npm test` looks at a part of it. */
export default defineConfig({
  ...unit,
  test: { ...unit.test, include: testsNamed('.sweep.test.ts'), exclude: [] },
});
