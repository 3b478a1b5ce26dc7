import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { readConfig, type Server, serve } from '../src/index.ts';

/** A folder that is gone after the test. */
export async function scratch(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'treefort-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** A server in this process, on a free port, with its data in a fresh folder; it ends with the test. */
export async function running(
  given: Record<string, string> = {},
  environment = {},
): Promise<Server> {
  const data = given.data ?? (await scratch());
  const settings = { port: '0', log: 'silent', 'players-per-address': '10000', ...given, data };
  const server = await serve(readConfig(settings, environment));
  onTestFinished(() => server.close());
  return server;
}
