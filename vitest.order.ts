import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take longest, the longest first. */
const LONGEST = [
  'apps/web/test/screens',
  'e2e/test/',
  'packages/fort/test/laws',
  'apps/web/test/re',
  'apps/web/test/tutorials',
  'apps/server/test/',
  'apps/web/test/',
  'apps/cli/test/',
  'packages/bots/test/',
];

/** Begins with what takes longest, so that no worker is left with a long file when the others are done. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number => {
      const found = LONGEST.findIndex((path) => moduleId.includes(`/${path}`));
      return found < 0 ? LONGEST.length : found;
    };
    return files.sort((a, b) => rank(a) - rank(b) || a.moduleId.localeCompare(b.moduleId));
  }
}
