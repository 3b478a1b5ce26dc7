import { fileURLToPath } from 'node:url';
import chromium from '@sparticuz/chromium';
import {
  type Browser,
  type BrowserContextOptions,
  type BrowserServer,
  chromium as engine,
  type Page,
} from 'playwright-core';
import { type PreviewServer, preview } from 'vite';

/** The built client in a real browser, served from this machine. */
export class Client {
  readonly url: string;
  private readonly server: PreviewServer;
  private readonly browser: Browser;
  private readonly process: BrowserServer;

  private constructor(server: PreviewServer, process: BrowserServer, browser: Browser) {
    this.server = server;
    this.process = process;
    this.browser = browser;
    this.url = server.resolvedUrls?.local[0] ?? '';
  }

  static async start(): Promise<Client> {
    const root = fileURLToPath(new URL('..', import.meta.url));
    const server = await preview({
      root,
      preview: { port: 0, host: '127.0.0.1' },
      logLevel: 'error',
    });
    const executablePath = await chromium.executablePath();
    // In a single process the whole browser ends with its first closed page.
    const args = chromium.args.filter((arg) => arg !== '--single-process');
    const process = await engine.launchServer({ executablePath, args, headless: true });
    return new Client(server, process, await engine.connect(process.wsEndpoint()));
  }

  /** A page of its own visitor; what its console complains about is collected. */
  async visit(options: BrowserContextOptions = {}): Promise<{ page: Page; complaints: string[] }> {
    const context = await this.browser.newContext({ locale: 'en', ...options });
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning')
        complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    return { page, complaints };
  }

  async stop(): Promise<void> {
    // A worker in the middle of a thought would be waited for.
    await this.process.kill();
    // A browser's idle connections would keep the server waiting.
    const { httpServer } = this.server;
    if ('closeAllConnections' in httpServer) httpServer.closeAllConnections();
    await this.server.close();
  }
}
