/** Somebody who is told what happens: a player on the own seat, anybody else as a watcher. */
export interface Listener {
  readonly player: string | null;
  /** Is told what changed in the view, not the whole of it. */
  readonly changes: boolean;
  tell(text: string): void;
}

/** Who wrote an entry: the news of it is the reply, marked with the sender's own reference. */
export interface Sender {
  readonly listener: Listener;
  readonly ref: string | number | undefined;
}

/** The same news as a reply to a command. */
export const marked = (text: string, ref: string | number | undefined): string =>
  ref === undefined ? text : `${text.slice(0, -1)},"re":${JSON.stringify(ref)}}`;
