import type { Page } from 'playwright-core';
import type { SavedGame } from '../src/table/saved-games.ts';

/** A screen worth a picture: what is kept in the browser, where to go, what to do there. */
export interface Scene {
  readonly name: string;
  readonly path: string;
  readonly kept?: () => SavedGame;
  /** Whether nothing has been explained yet on this device. */
  readonly newcomer?: boolean;
  /** What a server would tell. */
  readonly told?: (page: Page) => Promise<unknown>;
  readonly act?: (page: Page) => Promise<void>;
}
