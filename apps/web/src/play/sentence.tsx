import { capital, type Text, type Thing } from '@treefort/words';
import { Picture } from '../shell/picture.tsx';

/** The picture that stands before the name of a thing. */
function pictureOf({ is, id }: Thing) {
  if (is === 'card') return `kids/${id}` as const;
  if (is === 'room') return `rooms/${id}` as const;
  if (is === 'suit') return `suits/${id}` as const;
  if (is === 'colour') return `colours/${id}` as const;
  return undefined;
}

function Named({ thing }: { readonly thing: Thing }) {
  const of = pictureOf(thing);
  return (
    <span className={`named is-${thing.is}`}>
      {of && <Picture of={of} />}
      {thing.text}
    </span>
  );
}

/** A sentence with the things that it names, each in its own way. */
export function Sentence({ text }: { readonly text: Text }) {
  return capital(text).map((part, i) => {
    const key = `${i}`;
    return typeof part === 'string' ? (
      <span key={key}>{part}</span>
    ) : (
      <Named key={key} thing={part} />
    );
  });
}
