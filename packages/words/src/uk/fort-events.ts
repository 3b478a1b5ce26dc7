import type * as english from '../en/fort-events.ts';
import type { Same } from '../speaker.ts';

/** Теперішній час: у ньому дієслово не має роду й пасує до будь-якого імені. */
export const events: Same<typeof english.events> = {
  drafted: '{you, select, yes {залишаєте} other {залишає}} собі карту «{card}»',
  'cleaned-up': '{you, select, yes {прибираєте} other {прибирає}} з двору у скид: {cards}',
  skipped: 'не {you, select, yes {розігруєте} other {розігрує}} карту',
  played: '{you, select, yes {розігруєте} other {розігрує}} карту «{card}»',
  declared: '{you, select, yes {оголошуєте} other {оголошує}} масть: {suit}',
  'used-public': '{you, select, yes {виконуєте} other {виконує}} спільну дію',
  'used-private': '{you, select, yes {виконуєте} other {виконує}} особисту дію',
  'used-public-of': '{you, select, yes {виконуєте} other {виконує}} спільну дію карти «{card}»',
  'used-private-of': '{you, select, yes {виконуєте} other {виконує}} особисту дію карти «{card}»',
  'chose-suit': '{you, select, yes {обираєте} other {обирає}} масть: {suit}',
  added: '{you, select, yes {додаєте} other {додає}} карту «{card}»',
  'added-as': '{you, select, yes {додаєте} other {додає}} карту «{card}», монетка — {suit}',
  lent: '{you, select, yes {додаєте} other {додає}} з вишки: {n, plural, =1 {{suit}} other {{suit} × #}}',
  'lent-coin':
    '{you, select, yes {додаєте} other {додає}} з вишки {n, plural, =1 {монетку як масть: {suit}} other {монетки як масть: {suit} × #}}',
  counted: '{you, select, yes {рахуєте} other {рахує}}: {what}',
  gained: '{you, select, yes {отримуєте} other {отримує}} {amount}',
  packed: '{you, select, yes {кладете} other {кладе}} в рюкзак {amount}',
  'packed-supply':
    '{you, select, yes {кладете} other {кладе}} в рюкзак {amount} зі спільного запасу',
  spent:
    '{you, select, yes {витрачаєте} other {витрачає}} {amount} {store, select, stuff {зі схованки} other {з рюкзака}}',
  converted:
    '{you, select, yes {обмінюєте} other {обмінює}} {amount} на {gained} {store, select, stuff {у схованці} other {в рюкзаку}}',
  'copied-own':
    '{you, select, yes {копіюєте свій рюкзак та отримуєте} other {копіює свій рюкзак та отримує}} {amount}',
  'copied-rival':
    '{you, select, yes {копіюєте} other {копіює}} {yours, select, yes {ваш рюкзак} other {рюкзак гравця {owner}}} та {you, select, yes {отримуєте} other {отримує}} {amount}',
  scored:
    '{you, select, yes {отримуєте} other {отримує}} {n, plural, one {# очко} few {# очки} many {# очок} other {# очка}} (тепер {track})',
  advanced: '{you, select, yes {покращуєте} other {покращує}} форт до рівня {level} за {paid}',
  stopped:
    'не {you, select, yes {можете} other {може}} закінчити{left, plural, =1 {} other { (лишається ще #)}}: {why}',
  looks: '{you, select, yes {переглядаєте} other {переглядає}} вигадані правила',
  'kept-rule': '{you, select, yes {залишаєте} other {залишає}} собі правило «{rule}»',
  'kept-a-rule': '{you, select, yes {залишаєте} other {залишає}} собі одне з них',
  'took-perk': '{you, select, yes {берете} other {бере}} бонус «{perk}»',
  'took-sculpture': '{you, select, yes {берете} other {бере}} поробку з макаронів',
  'used-perk': '{you, select, yes {вилучаєте} other {вилучає}} з гри бонус «{perk}»',
  recycled:
    '{you, select, yes {вилучаєте з гри бонус «{perk}» і повертаєте} other {вилучає з гри бонус «{perk}» і повертає}} в руку карту «{card}»',
  tucked: '{you, select, yes {кладете} other {кладе}} на вишку карту «{card}»{source}',
  trashed: '{you, select, yes {вилучаєте} other {вилучає}} з гри карту «{card}»{source}',
  'trashed-played':
    '{you, select, yes {втрачаєте} other {втрачає}} карту «{card}»: її вилучено з гри',
  recruited: '{you, select, yes {заводите} other {заводить}} друга «{card}»{source}',
  followed: '{you, select, yes {повторюєте} other {повторює}} дію, скинувши карту «{card}»',
  passed: '{you, select, yes {пасуєте} other {пасує}}',
  discarded: '{you, select, yes {залишаєте} other {залишає}} у дворі: {cards}',
  'discarded-none': 'нікого не {you, select, yes {залишаєте} other {залишає}} у дворі',
  reshuffled:
    '{you, select, yes {перетасовуєте скид і складаєте} other {перетасовує скид і складає}} нову колоду',
  drew: '{you, select, yes {берете} other {бере}} в руку: {cards}',
  'drew-count':
    '{you, select, yes {берете} other {бере}} в руку {n, plural, one {# карту} few {# карти} many {# карт} other {# карти}}',
};

export const eventParts: Same<typeof english.eventParts> = {
  'from-park': ' з парку',
  'from-deck': ' з верху колоди парку',
  'from-discard': ' зі скиду',
  'from-yard': ' {yours, select, yes {з вашого двору} other {з двору гравця {owner}}}',
  'paid-stuff': '{amount} зі схованки',
  'paid-pack': '{amount} з рюкзака',
  turn: '{you, select, yes {Ваш хід} other {Хід гравця {who}}}, раунд {round}',
  'turn-with': '{turn}: {deeds}.',
  'turn-alone': '{turn}.',
  sentence: '{who} {deeds}.',
  'all-passed': 'Пасують: {who}.',
  'with-turned-up': '{deed} (у парку відкрито карту «{card}»)',
  'turned-up': 'У парку відкрито карту «{card}».',
  noted: '{deed} ({note})',
  'count-packed':
    '{n, plural, one {# ресурс} few {# ресурси} many {# ресурсів} other {# ресурсу}} в рюкзаку',
  'count-lookouts':
    '{n, plural, one {# карта} few {# карти} many {# карт} other {# карти}} на вишці',
  'count-symbols':
    '{n, plural, one {# символ} few {# символи} many {# символів} other {# символу}}',
  'count-level': 'рівень форту {n}',
  lost: 'не вмістилося: {amount}',
  'final-track': 'Очки на шкалі: {points}.',
  'final-rule': 'Очки за вигадані правила: {points}.',
  'final-sculpture': 'Очки за поробку з макаронів: {points}.',
  'final-fort': 'Очки за форт: {points}.',
  'final-points': '{who} {n}',
  'final-rule-points': '{who} {n} («{rule}»)',
  ending: 'Наближається кінець: {reason}. Цей раунд — останній.',
};

export const stops: Same<typeof english.stops> = {
  'fort.stuff': 'у схованці немає місця',
  'fort.pack': 'рюкзак повний',
  'fort.lookout': 'на вишці немає місця',
  'fort.play.zero': 'виходить нуль',
  'fort.act.pack': 'у схованці нема чого класти в рюкзак',
  'fort.act.lookout': 'немає карти для вишки',
  'fort.act.trash': 'немає карти, яку можна вилучити',
  'fort.act.trash-rival': 'у дворах суперників немає карт',
  'fort.act.trash-this': 'цієї карти вже немає',
  'fort.act.recruit': 'ніде завести друга',
  'fort.act.advance': 'нема чим заплатити за наступний рівень форту',
  'fort.act.spend': 'нема чого витрачати',
  'fort.act.copy-rival': 'у рюкзаках суперників немає нічого, що вмістилося б',
  'fort.act.convert': 'нема чого обмінювати',
};
