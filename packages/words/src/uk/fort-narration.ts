import type * as english from '../en/fort-narration.ts';
import type { Same } from '../speaker.ts';
import { events } from './fort-events.ts';

/** Про те, що діється, і зараз, і потім розповідають у теперішньому часі. */
export const now: Same<typeof english.now> = {
  skipped: events.skipped,
  played: '{you, select, yes {розігруєте} other {розігрує}} «{card}»',
  'played-as': '{you, select, yes {розігруєте} other {розігрує}} «{card}», масть: {suit}',
  gained: events.gained,
  packed: events.packed,
  spent: '{you, select, yes {витрачаєте} other {витрачає}} {amount}',
  converted: '{you, select, yes {обмінюєте} other {обмінює}} {amount} на {gained}',
  'copied-own': '{you, select, yes {копіюєте} other {копіює}} свій рюкзак: {amount}',
  'copied-rival':
    '{you, select, yes {копіюєте} other {копіює}} {yours, select, yes {ваш рюкзак} other {рюкзак гравця {owner}}}: {amount}',
  scored: '{you, select, yes {отримуєте} other {отримує}} {points}',
  advanced: '{you, select, yes {покращуєте} other {покращує}} форт до рівня {level} за {paid}',
  looks: events.looks,
  'kept-rule': events['kept-rule'],
  'kept-a-rule': '{you, select, yes {залишаєте} other {залишає}} собі вигадане правило',
  'took-perk': events['took-perk'],
  'took-sculpture': events['took-sculpture'],
  'used-perk': events['used-perk'],
  recycled: '{you, select, yes {повертаєте} other {повертає}} в руку «{card}» (бонус «{perk}»)',
  tucked: '{you, select, yes {кладете} other {кладе}} на вишку «{card}»{source}',
  trashed: '{you, select, yes {вилучаєте} other {вилучає}} з гри «{card}»{source}',
  recruited: events.recruited,
  followed: '{you, select, yes {повторюєте} other {повторює}}, скинувши «{card}»',
  passed: events.passed,
  nothing: 'нічого не {you, select, yes {отримуєте} other {отримує}}',
};

export const telling: Same<typeof english.telling> = {
  turn: '{you, select, yes {Ваш хід} other {Хід гравця {who}}}',
  home: '{you, select, yes {Ви кличете} other {{who} кличе}} додому: {cards}',
  waits:
    '{yours, select, yes {У вашому дворі} other {У дворі}} {n, plural, one {чекає} few {чекають} many {чекають} other {чекають}}: {cards}',
  with: '{deeds}; разом із: {cards}',
  because: '{deeds} ({why})',
  followed: '{followed}: {deeds}',
};
