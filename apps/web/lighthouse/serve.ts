import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import chromium from '@sparticuz/chromium';
import { type BrowserContext, chromium as engine } from 'playwright-core';
import { BROWSER_ARGS } from '../test/chromium.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (typeof address !== 'object' || !address) throw new Error('there is no free port');
  return address.port;
}

/** Asks until there is an answer. */
async function answering(url: string, server: ChildProcess): Promise<void> {
  for (;;) {
    if (server.exitCode !== null) throw new Error(`the server ended with ${server.exitCode}`);
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((done) => setTimeout(done, 100));
  }
}

/** The built client served by the real server, and a browser with a debugging port. */
export interface Served {
  readonly url: string;
  /** The visitor whom Lighthouse will be. */
  readonly visitor: BrowserContext;
  /** Where the browser is driven from. */
  readonly port: number;
  stop(): Promise<void>;
}

export async function serve(): Promise<Served> {
  const data = await mkdtemp(join(tmpdir(), 'treefort-lighthouse-'));
  const [page, port] = [await freePort(), await freePort()];
  const args = [
    'apps/cli/src/main.ts',
    'serve',
    '--port',
    `${page}`,
    '--data',
    join(data, 'tables'),
    '--log',
    'error',
  ];
  const server = spawn(process.execPath, args, { cwd: root, stdio: 'inherit' });
  const url = `http://127.0.0.1:${page}`;
  await answering(url, server);
  const visitor = await engine.launchPersistentContext(join(data, 'browser'), {
    baseURL: url,
    viewport: { width: 1280, height: 800 },
    executablePath: await chromium.executablePath(),
    args: [...BROWSER_ARGS, `--remote-debugging-port=${port}`],
  });
  const stop = async (): Promise<void> => {
    await visitor.close();
    server.kill();
    await once(server, 'exit');
    await rm(data, { recursive: true });
  };
  return { url, visitor, port, stop };
}
