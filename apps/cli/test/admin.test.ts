import { expect, test } from 'vitest';
import { folder, treefort } from './run.ts';

test('admin tells how a server is, and what it cannot do', async () => {
  const data = folder();
  const admin = (...args: string[]) => treefort(['admin', ...args, '--data', data]);
  expect((await admin('health')).out).toMatch(/^servers +0\nplayers +0\n/);
  expect((await admin('close-table')).err).toContain('expected close-table TABLE');
  expect((await admin('dance')).err).toContain('expected one of reports');
});
