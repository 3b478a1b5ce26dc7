import type { Decision, Option, Refusal } from '@treefort/kernel';
import type { PlayerView, TreehouseView } from '@treefort/treehouse';
import type { Voice } from '../messages.ts';
import type { Scene } from '../scene.ts';
import type { Values } from '../speaker.ts';
import type { Text } from '../text.ts';
import { changer, colour, colourOf, roomWithColour } from './names.ts';

/** The parts of an id after its kind: `place:3:1` gives 3:1. */
const tailOf = (id: string): string => id.slice(id.indexOf(':') + 1);

interface Place {
  readonly level: number;
  readonly place: number;
}

function placeIn(id: string): Place {
  const [level = 0, place = 0] = tailOf(id).split(':').map(Number);
  return { level, place };
}

const sideOf = ({ level, place }: Place): string =>
  ['left', 'centre', 'right'][Math.sign(2 * place - level - 1) + 1]!;

const placeSaid = ({ level, place }: Place) => ({
  level,
  n: place,
  side: sideOf({ level, place }),
});

const own = ({ viewer, players }: TreehouseView): PlayerView | undefined =>
  typeof viewer === 'number' ? players[viewer] : undefined;

/** What a player is asked. */
export function question(voice: Voice, { kind, about = '' }: Decision): Text {
  switch (kind) {
    case 'pick':
      return voice.parts('tree-question:pick');
    case 'place':
      return voice.parts('tree-question:place', { room: roomWithColour(voice, about) });
    case 'take':
      return voice.parts('tree-question:take');
    case 'cover':
      return voice.parts('tree-question:cover', { changer: changer(voice, about) });
    case 'colour':
      return voice.parts('tree-question:colour');
    default:
      return voice.parts('table:ask');
  }
}

/** What can be chosen, as the text of a button. */
export function option(voice: Voice, { id }: Option, { view }: Scene<TreehouseView>): Text {
  const tail = tailOf(id);
  switch (id.split(':')[0]) {
    case 'pick':
      return voice.parts('tree-option:pick', { room: roomWithColour(voice, tail) });
    case 'place':
      return voice.parts('tree-option:place', placeSaid(placeIn(id)));
    case 'discard':
      return voice.parts('tree-option:discard');
    case 'take':
      return voice.parts(tail === 'double' ? 'tree-option:take-double' : 'tree-option:take-none');
    case 'cover':
    case 'colour': {
      const n = own(view)?.tree.filter((room) => room.colour === tail).length ?? 0;
      return voice.parts('tree-option:colour', { colour: colour(voice, tail), n });
    }
    default:
      return [id];
  }
}

/** The places that one stands on: "3:1 and 3:2". */
function below(voice: Voice, { level, place }: Place): Text {
  const places = [place - 1, place].filter((i) => i >= 1 && i < level);
  return voice.list(places.map((i): Text => [`${level - 1}:${i}`]));
}

/** Why an option is not offered; the rule itself is told by who asks. */
export function refusal(voice: Voice, refused: Refusal, { view }: Scene<TreehouseView>): Text {
  const tail = tailOf(refused.id);
  const player = own(view);
  const place: Values = { place: tail };
  switch (refused.rule) {
    case 'tree.permanent':
      return voice.parts('tree-refusal:tree.permanent', place);
    case 'tree.support': {
      const needed = below(voice, placeIn(refused.id));
      return voice.parts('tree-refusal:tree.support', { ...place, below: needed });
    }
    case 'tree.colour': {
      const wanted = colour(voice, colourOf(player?.picked ?? ''));
      return voice.parts('tree-refusal:tree.colour', { ...place, colour: wanted });
    }
    case 'tree.balance.blocked': {
      const side = (player?.balance ?? 0) < 0 ? 'left' : 'right';
      return voice.parts('tree-refusal:tree.balance.blocked', { side });
    }
    case 'tree.level':
      return voice.parts('tree-refusal:tree.level', place);
    case 'tree.changer.choose':
      return voice.parts('tree-refusal:tree.changer.choose', { changer: changer(voice, tail) });
    case 'tree.changer.place':
      return voice.parts('tree-refusal:tree.changer.place', { colour: colour(voice, tail) });
    case 'tree.junior':
      return voice.parts('tree-refusal:tree.junior', { colour: colour(voice, tail) });
    default:
      return voice.parts('table:refused', { what: tail, why: voice.parts('table:impossible') });
  }
}
