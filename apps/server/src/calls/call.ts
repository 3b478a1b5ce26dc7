import type { CallAbout } from '@treefort/protocol';

/** The ways by which a player is called. */
export type Channel = 'push' | 'mail' | 'webhook';

/** Somebody is to be called to a table. */
export interface Call {
  readonly player: string;
  readonly about: CallAbout;
  readonly table: string;
  /** Tells this occasion from others of the same kind at the same table: one's next turn is another one. */
  readonly occasion?: string;
}

/** A call in the words of its reader. */
export interface CallText {
  readonly about: CallAbout;
  readonly table: string;
  readonly title: string;
  readonly body: string;
}

/**
 * What became of a message: sent; the address is gone for good; refused, so that trying again is useless; failed, perhaps
 * for now.
 */
export type Delivery = 'sent' | 'gone' | 'refused' | 'failed';
