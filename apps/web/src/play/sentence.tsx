import { capital, type Text, type Thing } from '@treefort/words';
import { Picture, type PictureFolder } from '../shell/picture.tsx';
import { unbreakablePieces } from './line-breaks.ts';
import { RuleSign } from './rule-link.tsx';
import { unquoted } from './unquoted.ts';

/** Which things have a picture before their name, and in which folder. */
const FOLDER_OF: Readonly<Record<Thing['is'], PictureFolder | null>> = {
  card: 'kids',
  room: 'rooms',
  suit: 'suits',
  colour: 'colours',
  goods: 'things',
  seat: null,
  perk: null,
  'made-up-rule': null,
  changer: null,
  rule: null,
};

const isPictured = ({ is }: Thing): boolean => FOLDER_OF[is] !== null;

/** A long name may go over two lines, but its picture stays with its first word. */
function Named({ thing }: { readonly thing: Thing }) {
  if (thing.is === 'rule') return <RuleSign rule={thing.id} />;
  const folder = FOLDER_OF[thing.is];
  const [first = '', ...rest] = thing.text.split(' ');
  return (
    <span className={`named is-${thing.is}`}>
      <span className="together">
        {folder && <Picture of={`${folder}/${thing.id}`} />}
        {first}
      </span>
      {rest.map((word) => ` ${word}`).join('')}
    </span>
  );
}

/** A sentence with the things that it names, each in its own way. */
export function Sentence({ text }: { readonly text: Text }) {
  return unbreakablePieces(unquoted(capital(text), isPictured)).map((piece, i) => {
    const key = `${i}`;
    if (typeof piece === 'string') return <span key={key}>{piece}</span>;
    return (
      <span key={key} className="together">
        {piece.map((part, j) =>
          typeof part === 'string' ? part : <Named key={`${j}`} thing={part} />,
        )}
      </span>
    );
  });
}
