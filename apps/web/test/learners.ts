import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { Client } from './browser.ts';

interface Visit {
  readonly page: Page;
  readonly complaints: string[];
}

/** A browser for the tests of a file, and how somebody who has chosen a language comes; the Russian one has a phone. */
export function learners(): (locale: string) => Promise<Visit> {
  let client: Client;
  let visitor: Page | undefined;

  beforeAll(async () => {
    client = await Client.start();
  }, 60_000);

  afterAll(() => client.stop(), 30_000);

  // A page that is left open would take the time of the next one, also after a failure.
  afterEach(async () => {
    await visitor?.context().close();
  });

  return async (locale) => {
    const phone = locale === 'ru';
    const { page, complaints } = await client.visit({
      baseURL: client.url,
      viewport: phone ? { width: 360, height: 640 } : { width: 1280, height: 800 },
      hasTouch: phone,
      isMobile: phone,
      reducedMotion: 'reduce',
    });
    page.setDefaultTimeout(60_000);
    await page.addInitScript(
      (chosen) => {
        // Keeping everything for a time without network is tested elsewhere; here it would only be in the way.
        Object.defineProperty(navigator, 'serviceWorker', { value: undefined });
        if (!localStorage.getItem('treefort.settings')) {
          localStorage.setItem('treefort.settings', chosen);
        }
      },
      JSON.stringify({ locale, theme: 'day', pace: 'instant' }),
    );
    visitor = page;
    return { page, complaints };
  };
}
