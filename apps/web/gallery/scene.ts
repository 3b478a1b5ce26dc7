import type { Page } from 'playwright-core';
import type { Kept } from '../src/table/shelf.ts';

/** A screen worth a picture: what is kept in the browser, where to go, what to do there. */
export interface Scene {
  readonly name: string;
  readonly path: string;
  readonly kept?: () => Kept;
  /** What a server would tell. */
  readonly told?: (page: Page) => Promise<unknown>;
  readonly act?: (page: Page) => Promise<void>;
}
