import type { Voice } from '../messages.ts';
import type { Text } from '../text.ts';
import { card, isPerk, perk, suit } from './names.ts';

/** What it is that cannot be chosen. */
export function refusedOption(voice: Voice, id: string): Text {
  const [kind = '', ...rest] = id.split(':');
  const last = rest.at(-1) ?? '';
  if (kind === 'done') return voice.parts('fort-refusal-detail:done');
  if (kind === 'use') {
    return voice.parts(`fort-refusal-detail:${last === 'public' ? 'public' : 'private'}-action`);
  }
  if (kind === 'recruit' && last === 'deck') return voice.parts('fort-refusal-detail:park-deck');
  if (kind === 'add') return [card(voice, rest[0] ?? '')];
  if (['play', 'follow', 'recruit'].includes(kind)) return [card(voice, last)];
  if (isPerk(kind)) return [perk(voice, kind)];
  if (last === 'pizza') return voice.parts('fort-amount:a-pizza');
  if (last === 'toy') return voice.parts('fort-amount:a-toy');
  return [suit(voice, last || kind)];
}
