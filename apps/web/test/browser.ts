import { fileURLToPath } from 'node:url';
import chromium from '@sparticuz/chromium';
import {
  type Browser,
  type BrowserContextOptions,
  chromium as engine,
  type Page,
} from 'playwright-core';
import { type PreviewServer, preview } from 'vite';

/** The built client in a real browser, served from this machine. */
export class Client {
  readonly url: string;
  private readonly server: PreviewServer;
  private readonly browser: Browser;

  private constructor(server: PreviewServer, browser: Browser) {
    this.server = server;
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
    const browser = await engine.launch({ executablePath, args, headless: true });
    return new Client(server, browser);
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
    await this.browser.close();
    await this.server.close();
  }
}
