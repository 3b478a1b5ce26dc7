import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import chromium from '@sparticuz/chromium';
import {
  type Browser,
  type BrowserContextOptions,
  type BrowserServer,
  chromium as engine,
  type Page,
} from 'playwright-core';
import { preview } from 'vite';
import { BROWSER_ARGS } from './chromium.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Builds the client as it is shipped, into a folder of its own, so that tests can run side by side. */
async function build(): Promise<string> {
  const outDir = await mkdtemp(join(tmpdir(), 'treefort-web-'));
  const env = { ...process.env, NODE_ENV: 'production' };
  const args = ['run', 'build', '--', '--outDir', outDir, '--emptyOutDir'];
  await promisify(execFile)('npm', args, { cwd: root, env });
  return outDir;
}

/** Something that serves the built client. */
export interface Host {
  readonly url: string;
  close(): Promise<void>;
}

/** The files alone: no table of a server. */
async function previewed(outDir: string): Promise<Host> {
  const server = await preview({
    root,
    build: { outDir },
    preview: { port: 0, host: '127.0.0.1' },
    logLevel: 'error',
  });
  return {
    url: server.resolvedUrls?.local[0] ?? '',
    async close() {
      const { httpServer } = server;
      // A browser's idle connections would keep the server waiting.
      if ('closeAllConnections' in httpServer) httpServer.closeAllConnections();
      await server.close();
    },
  };
}

/** The built client in a real browser, served from this machine. */
export class Client {
  private readonly host: Host;
  private readonly browser: Browser;
  private readonly process: BrowserServer;
  private readonly outDir: string;

  private constructor(
    at: { outDir: string; host: Host },
    process: BrowserServer,
    browser: Browser,
  ) {
    this.host = at.host;
    this.outDir = at.outDir;
    this.process = process;
    this.browser = browser;
  }

  get url(): string {
    return this.host.url;
  }

  static async start(serve: (outDir: string) => Promise<Host> = previewed): Promise<Client> {
    const outDir = await build();
    const host = await serve(outDir);
    const executablePath = await chromium.executablePath();
    const process = await engine.launchServer({
      executablePath,
      args: [...BROWSER_ARGS],
      headless: true,
    });
    return new Client({ outDir, host }, process, await engine.connect(process.wsEndpoint()));
  }

  /** A page of its own visitor; what its console complains about is collected. */
  async visit(options: BrowserContextOptions = {}): Promise<{ page: Page; complaints: string[] }> {
    const context = await this.browser.newContext({ locale: 'en', ...options });
    const page = await context.newPage();
    // Longer than anything takes on a busy machine, shorter than a test may.
    page.setDefaultTimeout(60_000);
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning')
        complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    return { page, complaints };
  }

  /** All visitors leave, also those of a test that failed: an open page goes on working. */
  async empty(): Promise<void> {
    await Promise.all(this.browser.contexts().map((context) => context.close()));
  }

  async stop(): Promise<void> {
    // A worker in the middle of a thought would be waited for.
    await this.process.kill();
    await this.host.close();
    await rm(this.outDir, { recursive: true });
  }
}
