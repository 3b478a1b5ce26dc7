import type { TreehouseQuestion } from '@treefort/treehouse';
import { type ByKind, sayByKind } from '../by-kind.ts';
import type { Voice } from '../messages.ts';
import type { Text } from '../text.ts';
import { changer, roomWithColour } from './names.ts';
import type { TreehouseContext } from './subjects.ts';

const QUESTIONS: ByKind<TreehouseQuestion, TreehouseContext> = {
  pick: (voice) => voice.parts('tree-question:pick'),
  place: (voice, { about }) =>
    voice.parts('tree-question:place', { room: roomWithColour(voice, about) }),
  take: (voice) => voice.parts('tree-question:take'),
  cover: (voice, { about }) =>
    voice.parts('tree-question:cover', { changer: changer(voice, about) }),
  colour: (voice) => voice.parts('tree-question:colour'),
};

/** What a player is asked. */
export const question = (voice: Voice, asked: TreehouseQuestion, context: TreehouseContext): Text =>
  sayByKind(QUESTIONS, voice, asked, context);
