import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the repository that this file belongs to. */
export const HERE: string = fileURLToPath(new URL('../..', import.meta.url));

/** A revision of the repository in a folder of its own. */
export interface Checkout {
  readonly folder: string;
  remove(): void;
}

const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: HERE, encoding: 'utf8' }).trim();

/** Shares the installed modules, except for our own packages, which must be those of the revision. */
function linkModules(folder: string): void {
  const [shared, own] = [join(HERE, 'node_modules'), join(folder, 'node_modules')];
  mkdirSync(join(own, '@treefort'), { recursive: true });
  for (const name of readdirSync(shared)) {
    if (name !== '@treefort') symlinkSync(join(shared, name), join(own, name));
  }
  for (const kind of ['packages', 'apps']) {
    for (const name of readdirSync(join(folder, kind))) {
      symlinkSync(join(folder, kind, name), join(own, '@treefort', name));
    }
  }
}

/** Checks a revision out into a temporary worktree. */
export function checkOut(revision: string): Checkout {
  const commit = git('rev-parse', '--verify', `${revision}^{commit}`);
  const folder = mkdtempSync(join(tmpdir(), 'treefort-bench-'));
  git('worktree', 'add', '--quiet', '--detach', folder, commit);
  linkModules(folder);
  return { folder, remove: () => git('worktree', 'remove', '--force', folder) };
}
