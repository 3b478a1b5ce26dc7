import { sure } from '@treefort/kernel';
import { type Changer, type Colour, type RoomName, readMove } from '@treefort/treehouse';
import type { GameWords } from '../game-words.ts';
import type { Voice } from '../messages.ts';
import type { Text, Thing } from '../text.ts';
import { beat, news } from './events.ts';
import { chapter, turn } from './moments.ts';
import { changer, colour, room, roomWithColour } from './names.ts';
import { option } from './options.ts';
import { question } from './questions.ts';
import { refusal } from './refusals.ts';
import { ruleMarks } from './rule-marks.ts';
import type { TreehouseSubjects } from './subjects.ts';

/** Treehouse in words. */
export interface TreehouseWords extends GameWords<TreehouseSubjects> {
  room(id: RoomName): Thing;
  colour(id: Colour): Thing;
  changer(id: Changer): Thing;
  roomWithColour(id: RoomName): Text;
}

export const treehouseWords = (voice: Voice): TreehouseWords => ({
  name: voice.t('table:treehouse'),
  phase: ({ phase, picks }) => voice.t(`tree-phase:${phase}`, { n: picks + 1 }),
  chapter: (view) => chapter(voice, view),
  turn: (view) => turn(voice, view),
  moment: (view) => turn(voice, view),
  question: (asked, context) => question(voice, asked, context),
  option: (chosen, context) => option(voice, chosen, context),
  optionNamed: (id, context) => option(voice, sure(readMove(id)), context),
  refusal: (refused, context) => refusal(voice, refused, context),
  event: (event, people) => beat(voice, [event], people),
  beat: (events, people) => beat(voice, events, people),
  tell: (events, people) => beat(voice, events, people),
  news: (events, people) => news(voice, events, people),
  ruleMarks,
  room: (id) => room(voice, id),
  colour: (id) => colour(voice, id),
  changer: (id) => changer(voice, id),
  roomWithColour: (id) => roomWithColour(voice, id),
});
