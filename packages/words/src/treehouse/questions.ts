import type { TreehouseQuestion, TreehouseView } from '@treefort/treehouse';
import { type ByKind, sayByKind } from '../by-kind.ts';
import type { Voice } from '../messages.ts';
import { type People, player } from '../people.ts';
import { small, type Text } from '../text.ts';
import { changer, room } from './names.ts';
import type { TreehouseContext } from './subjects.ts';

/** What becomes of the rooms that are not picked: they go to the next player, the last one to nobody (tree.pass). */
function pickText(voice: Voice, { viewer, players }: TreehouseView, people: People): Text {
  const seat = typeof viewer === 'number' ? viewer : 0;
  const n = (players[seat]?.handSize ?? 0) - 1;
  if (n < 2) return voice.parts('tree-question:pick-last');
  const who = player(voice, people, (seat + 1) % players.length);
  return voice.parts('tree-question:pick', { n, who });
}

const QUESTIONS: ByKind<TreehouseQuestion, TreehouseContext> = {
  pick: (voice, _, { view, people }) => pickText(voice, view, people),
  place: (voice, { about }) =>
    voice.parts('tree-question:place', { room: small([room(voice, about)]) }),
  take: (voice) => voice.parts('tree-question:take'),
  cover: (voice, { about }) =>
    voice.parts('tree-question:cover', { changer: changer(voice, about) }),
  colour: (voice) => voice.parts('tree-question:colour'),
};

/** What a player is asked. */
export const question = (voice: Voice, asked: TreehouseQuestion, context: TreehouseContext): Text =>
  sayByKind(QUESTIONS, voice, asked, context);
