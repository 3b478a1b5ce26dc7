import type * as english from '../en/fort-narration.ts';
import type { Same } from '../speaker.ts';
import { events } from './fort-events.ts';

/** Про те, що діється, і зараз, і потім розповідають у теперішньому часі. */
export const now: Same<typeof english.now> = {
  skipped: events.skipped,
  played: events.played,
  'played-as': '{you, select, yes {розігруєте} other {розігрує}} карту «{card}», масть: {suit}',
  gained: events.gained,
  packed: events.packed,
  spent: '{you, select, yes {витрачаєте} other {витрачає}} {amount}',
  converted: '{you, select, yes {обмінюєте} other {обмінює}} {amount} на {gained}',
  'copied-own': events['copied-own'],
  'copied-rival': events['copied-rival'],
  scored: '{you, select, yes {отримуєте} other {отримує}} {points}',
  advanced: events.advanced,
  looks: events.looks,
  'kept-rule': events['kept-rule'],
  'kept-a-rule': '{you, select, yes {залишаєте} other {залишає}} собі вигадане правило',
  'took-perk': events['took-perk'],
  'took-sculpture': events['took-sculpture'],
  'used-perk': events['used-perk'],
  recycled:
    '{you, select, yes {повертаєте} other {повертає}} в руку карту «{card}» (бонус «{perk}»)',
  tucked: events.tucked,
  trashed: events.trashed,
  recruited: events.recruited,
  followed: '{you, select, yes {повторюєте} other {повторює}}, скинувши карту «{card}»',
  passed: events.passed,
  nothing: 'нічого не {you, select, yes {отримуєте} other {отримує}}',
};

export const telling: Same<typeof english.telling> = {
  turn: '{you, select, yes {Ваш хід} other {Хід гравця {who}}}',
  home: '{you, select, yes {Ви кличете} other {{who} кличе}} додому: {cards}',
  waits:
    '{yours, select, yes {У вашому дворі} other {У дворі}} {n, plural, one {чекає} few {чекають} many {чекають} other {чекають}}: {cards}',
  with: '{deeds}; додано: {cards}',
  because: '{deeds} ({why})',
  followed: '{followed}: {deeds}',
};
