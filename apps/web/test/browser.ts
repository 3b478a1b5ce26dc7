import chromium from '@sparticuz/chromium';
import {
  type Browser,
  type BrowserContextOptions,
  type BrowserServer,
  chromium as engine,
  type Page,
} from 'playwright-core';
import { preview } from 'vite';
import { alone } from './alone.ts';
import { builtClient, WEB } from './built-client.ts';
import { BROWSER_ARGS } from './chromium.ts';

/** Something that serves the built client. */
export interface Host {
  readonly url: string;
  close(): Promise<void>;
}

/** The files alone: no table of a server. */
async function previewed(outDir: string): Promise<Host> {
  const server = await preview({
    root: WEB,
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

  private constructor(host: Host, process: BrowserServer, browser: Browser) {
    this.host = host;
    this.process = process;
    this.browser = browser;
  }

  get url(): string {
    return this.host.url;
  }

  static async start(serve: (outDir: string) => Promise<Host> = previewed): Promise<Client> {
    const host = await serve(await builtClient());
    // It is unpacked when it is first asked for, into a file that a second process would take for whole.
    const executablePath = await alone('browser', () => chromium.executablePath());
    const process = await engine.launchServer({
      executablePath,
      args: [...BROWSER_ARGS],
      headless: true,
    });
    return new Client(host, process, await engine.connect(process.wsEndpoint()));
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

  /** Closes all pages, also those of a failed test: an open page goes on working. */
  async empty(): Promise<void> {
    await Promise.all(this.browser.contexts().map((context) => context.close()));
  }

  async stop(): Promise<void> {
    // A worker in the middle of a thought would be waited for.
    await this.process.kill();
    await this.host.close();
  }
}
