import type * as english from '../en/fort-narration.ts';
import type { Same } from '../speaker.ts';
import { events } from './fort-events.ts';

/** О происходящем и сейчас, и потом говорится в настоящем времени. */
export const now: Same<typeof english.now> = {
  skipped: events.skipped,
  played: events.played,
  'played-as':
    '{you, select, yes {разыгрываете} other {разыгрывает}} карту «{card}», масть: {suit}',
  gained: events.gained,
  packed: events.packed,
  spent: '{you, select, yes {тратите} other {тратит}} {amount}',
  converted: '{you, select, yes {обмениваете} other {обменивает}} {amount} на {gained}',
  'copied-own': events['copied-own'],
  'copied-rival': events['copied-rival'],
  scored: '{you, select, yes {получаете} other {получает}} {points}',
  advanced: events.advanced,
  looks: events.looks,
  'kept-rule': events['kept-rule'],
  'kept-a-rule': '{you, select, yes {оставляете} other {оставляет}} себе выдуманное правило',
  'took-perk': events['took-perk'],
  'took-sculpture': events['took-sculpture'],
  'used-perk': events['used-perk'],
  recycled:
    '{you, select, yes {возвращаете} other {возвращает}} в руку карту «{card}» (бонус «{perk}»)',
  tucked: events.tucked,
  trashed: events.trashed,
  recruited: events.recruited,
  followed: '{you, select, yes {повторяете} other {повторяет}}, сбросив карту «{card}»',
  passed: events.passed,
  nothing: 'ничего не {you, select, yes {получаете} other {получает}}',
};

export const telling: Same<typeof english.telling> = {
  turn: '{you, select, yes {Ваш ход} other {Ход игрока {who}}}',
  home: '{you, select, yes {Вы зовёте} other {{who} зовёт}} домой: {cards}',
  waits:
    '{yours, select, yes {В вашем дворе} other {Во дворе}} {n, plural, one {ждёт} few {ждут} many {ждут} other {ждут}}: {cards}',
  with: '{deeds}; добавлено: {cards}',
  because: '{deeds} ({why})',
  followed: '{followed}: {deeds}',
};
