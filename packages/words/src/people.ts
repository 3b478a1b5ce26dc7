import type { Voice } from './messages.ts';
import type { Values } from './speaker.ts';
import type { Thing } from './text.ts';

/** Who sits where, and which of them reads this, if one does. */
export interface People {
  readonly names: readonly string[];
  readonly you?: number | undefined;
}

export const yes = (condition: boolean): string => (condition ? 'yes' : 'no');

/** A player by name, or as the reader. */
export function player(voice: Voice, { names, you }: People, seat: number): Thing {
  const text = seat === you ? voice.t('table:you') : (names[seat] ?? `${seat}`);
  return { is: 'seat', id: `${seat}`, text };
}

/** Who acts, and whether that is the reader: verbs depend on it in most languages. */
export const acting = (voice: Voice, people: People, seat: number): Values => ({
  who: player(voice, people, seat),
  you: yes(seat === people.you),
});

/** Whose something is. */
export const owning = (voice: Voice, people: People, seat: number): Values => ({
  owner: player(voice, people, seat),
  yours: yes(seat === people.you),
});
