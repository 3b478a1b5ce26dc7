import { readConfig, serve } from '@treefort/server';
import { expect, test } from 'vitest';
import { folder, treefort } from './run.ts';

test('admin tells how a server is, and what it cannot do', async () => {
  const data = folder();
  const admin = (...args: string[]) => treefort(['admin', ...args, '--data', data]);
  expect((await admin('health')).out).toMatch(/^servers +0\nplayers +0\n/);
  expect((await admin('close-table')).err).toContain('expected close-table TABLE');
  expect((await admin('dance')).err).toContain('expected one of reports');
});

test('admin asks the server that runs on a folder', async () => {
  const data = folder();
  const server = await serve(readConfig({ data, port: '0', log: 'silent' }, {}));
  const body = JSON.stringify({ name: 'Ada' });
  const headers = { 'content-type': 'application/json' };
  await fetch(`${server.url}/api/players`, { method: 'POST', headers, body });
  const health = await treefort(['admin', 'health', '--data', data]);
  const closed = await treefort(['admin', 'close-table', 'none', '--data', data]);
  await server.close();
  expect(health).toMatchObject({ code: 0, err: '', out: expect.stringMatching(/players +1\n/) });
  expect(closed).toMatchObject({ code: 1, out: 'There is no such table, or its game is over.\n' });
}, 60_000);
