import type * as english from '../en/fort-narration.ts';
import type { Same } from '../speaker.ts';
import { events } from './fort-events.ts';

/** О происходящем и сейчас, и потом говорится в настоящем времени. */
export const now: Same<typeof english.now> = {
  skipped: events.skipped,
  played: '{you, select, yes {разыгрываете} other {разыгрывает}} «{card}»',
  'played-as': '{you, select, yes {разыгрываете} other {разыгрывает}} «{card}», масть: {suit}',
  gained: events.gained,
  packed: events.packed,
  spent: '{you, select, yes {тратите} other {тратит}} {amount}',
  converted: '{you, select, yes {обмениваете} other {обменивает}} {amount} на {gained}',
  'copied-own': '{you, select, yes {копируете} other {копирует}} свой рюкзак: {amount}',
  'copied-rival':
    '{you, select, yes {копируете} other {копирует}} {yours, select, yes {ваш рюкзак} other {рюкзак игрока {owner}}}: {amount}',
  scored: '{you, select, yes {получаете} other {получает}} {points}',
  advanced: '{you, select, yes {улучшаете} other {улучшает}} форт до уровня {level} за {paid}',
  looks: events.looks,
  'kept-rule': events['kept-rule'],
  'kept-a-rule': '{you, select, yes {оставляете} other {оставляет}} себе выдуманное правило',
  'took-perk': events['took-perk'],
  'took-sculpture': events['took-sculpture'],
  'used-perk': events['used-perk'],
  recycled: '{you, select, yes {возвращаете} other {возвращает}} в руку «{card}» (бонус «{perk}»)',
  tucked: '{you, select, yes {помещаете} other {помещает}} на вышку «{card}»{source}',
  trashed: '{you, select, yes {удаляете} other {удаляет}} из игры «{card}»{source}',
  recruited: events.recruited,
  followed: '{you, select, yes {повторяете} other {повторяет}}, сбросив «{card}»',
  passed: events.passed,
  nothing: 'ничего не {you, select, yes {получаете} other {получает}}',
};

export const telling: Same<typeof english.telling> = {
  turn: '{you, select, yes {Ваш ход} other {Ход игрока {who}}}',
  home: '{you, select, yes {Вы зовёте} other {{who} зовёт}} домой: {cards}',
  waits:
    '{yours, select, yes {В вашем дворе} other {Во дворе}} {n, plural, one {ждёт} few {ждут} many {ждут} other {ждут}}: {cards}',
  with: '{deeds}; вместе с: {cards}',
  because: '{deeds} ({why})',
  followed: '{followed}: {deeds}',
};
