/** A connection that is sent what happens at a table: as the player on a seat, or as a watcher. */
export interface Subscriber {
  readonly player: string | null;
  /** Is sent what changed in the view instead of the whole view. */
  readonly changes: boolean;
  send(text: string): void;
  /** Its news could not be made: what it was sent before is no longer enough. */
  fail(): void;
}

/** Who sent a command: the news of what it wrote is the reply, marked with the client's own reference. */
export interface ReplyTo {
  readonly subscriber: Subscriber;
  readonly ref: string | number | undefined;
}

/** The same news as the reply to a command. */
export const withRef = (text: string, ref: string | number | undefined): string =>
  ref === undefined ? text : `${text.slice(0, -1)},"re":${JSON.stringify(ref)}}`;
