import {
  type Action,
  type BoxFile,
  type Counter,
  type LevelEntry,
  type MadeUpRule,
  type Perk,
  type Resources,
  readMove,
  type SymbolName,
} from '@treefort/fort';
import { sure } from '@treefort/kernel';
import type { GameWords } from '../game-words.ts';
import type { Voice } from '../messages.ts';
import { plain, type Text, type Thing } from '../text.ts';
import { actionShort, actionText } from './actions.ts';
import { type CardWords, cardWords, price, wholeCard, withSymbols } from './cards.ts';
import { chapter, moment, turn } from './moments.ts';
import { amount, card, counted, madeUpRule, perk, suit } from './names.ts';
import { tell } from './narration.ts';
import { beat, news } from './news.ts';
import { option } from './options.ts';
import { question } from './questions.ts';
import { refusal } from './refusals.ts';
import { ruleMarks } from './rule-marks.ts';
import type { FortSubjects } from './subjects.ts';

/** A perk or a made-up rule: what it is called and what it does. */
export interface RewardWords {
  readonly name: string;
  readonly text: string;
}

/** Fort in words. */
export interface FortWords extends GameWords<FortSubjects> {
  /** Everything printed on a card; the box is the standard one unless another is played with. */
  card(id: string, box?: string | BoxFile): CardWords;
  cardName(id: string): Thing;
  suit(id: SymbolName): Thing;
  perk(id: Perk): RewardWords;
  madeUpRule(id: MadeUpRule): RewardWords;
  /** An action as a sentence, and in the fewest words. */
  action(action: Action): string;
  shortAction(action: Action): string;
  /** A card in one line: with its symbols, and with its actions as well. */
  withSymbols(id: string, box: string | BoxFile): Text;
  wholeCard(id: string, box: string | BoxFile): Text;
  /** Pizzas and toys, as they lie somewhere. */
  amount(resources: Resources): string;
  price(level: LevelEntry): string;
  /** What an action is done as often as: "3 shovels". */
  counted(counter: Counter | 'coin', n: number): string;
}

export const fortWords = (voice: Voice): FortWords => ({
  name: voice.t('table:fort'),
  phase: ({ phase }) => voice.t(`fort-phase:${phase}`),
  chapter: (view) => chapter(voice, view),
  turn: (view, people) => turn(voice, view, people),
  moment: (view, people) => moment(voice, view, people),
  question: (asked, context) => question(voice, asked, context),
  option: (chosen, context) => option(voice, chosen, context),
  optionNamed: (id, context) => option(voice, sure(readMove(id)), context),
  refusal: (refused, context) => refusal(voice, refused, context),
  event: (event, people) => beat(voice, [event], people),
  beat: (events, people) => beat(voice, events, people),
  tell: (events, people) => tell(voice, events, people),
  news: (events, people) => news(voice, events, people),
  ruleMarks: (id) => ruleMarks(voice, id),
  card: (id, box = 'standard') => cardWords(voice, id, box),
  cardName: (id) => card(voice, id),
  suit: (id) => suit(voice, id),
  perk: (id) => ({ name: perk(voice, id).text, text: voice.t(`fort-perk-text:${id}`) }),
  madeUpRule: (id) => ({ name: madeUpRule(voice, id).text, text: voice.t(`fort-rule-text:${id}`) }),
  action: (action) => actionText(voice, action),
  shortAction: (action) => actionShort(voice, action),
  withSymbols: (id, box) => withSymbols(voice, id, box),
  wholeCard: (id, box) => wholeCard(voice, id, box),
  amount: (resources) => plain(amount(voice, resources, 'alone')),
  price: (level) => plain(price(voice, level)),
  counted: (counter, n) => plain(counted(voice, counter, n)),
});
