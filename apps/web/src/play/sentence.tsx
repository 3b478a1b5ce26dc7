import { capital, type Text, type Thing } from '@treefort/words';
import { Picture } from '../shell/picture.tsx';
import { unbreakablePieces } from './line-breaks.ts';
import { RuleSign } from './rule-link.tsx';

/** The picture that stands before the name of a thing. */
function pictureOf({ is, id }: Thing) {
  if (is === 'card') return `kids/${id}` as const;
  if (is === 'room') return `rooms/${id}` as const;
  if (is === 'suit') return `suits/${id}` as const;
  if (is === 'colour') return `colours/${id}` as const;
  return undefined;
}

/** A long name may go over two lines, but its picture stays with its first word. */
function Named({ thing }: { readonly thing: Thing }) {
  if (thing.is === 'rule') return <RuleSign rule={thing.id} />;
  const of = pictureOf(thing);
  const [first = '', ...rest] = thing.text.split(' ');
  return (
    <span className={`named is-${thing.is}`}>
      <span className="together">
        {of && <Picture of={of} />}
        {first}
      </span>
      {rest.map((word) => ` ${word}`).join('')}
    </span>
  );
}

/** A sentence with the things that it names, each in its own way. */
export function Sentence({ text }: { readonly text: Text }) {
  return unbreakablePieces(capital(text)).map((piece, i) => {
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
