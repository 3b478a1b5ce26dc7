import type { TreehouseHeard, TreehouseView } from '@treefort/treehouse';
import type { GameWords } from '../game-words.ts';
import type { Voice } from '../messages.ts';
import type { Text, Thing } from '../text.ts';
import { beat, news } from './events.ts';
import { changer, colour, room, roomWithColour } from './names.ts';
import { option } from './options.ts';
import { question } from './questions.ts';
import { refusal } from './refusals.ts';
import { ruleMarks } from './rule-marks.ts';

/** Treehouse in words. */
export interface TreehouseWords extends GameWords<TreehouseView> {
  room(id: string): Thing;
  colour(id: string): Thing;
  changer(id: string): Thing;
  roomWithColour(id: string): Text;
}

export const treehouseWords = (voice: Voice): TreehouseWords => ({
  name: voice.t('table:treehouse'),
  phase: ({ phase, picks }) => voice.t(`tree-phase:${phase}`, { n: picks + 1 }),
  question: (decision) => question(voice, decision),
  option: (chosen, context) => option(voice, chosen, context),
  refusal: (refused, context) => refusal(voice, refused, context),
  event: (happened, people) => beat(voice, [happened as TreehouseHeard], people),
  news: (events, people) => news(voice, events as readonly TreehouseHeard[], people),
  ruleMarks,
  room: (id) => room(voice, id),
  colour: (id) => colour(voice, id),
  changer: (id) => changer(voice, id),
  roomWithColour: (id) => roomWithColour(voice, id),
});
