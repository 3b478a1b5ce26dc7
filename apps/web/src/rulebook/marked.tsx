import { placesOf } from './search.ts';

interface MarkedProps {
  readonly text: string;
  readonly words: readonly string[];
}

/** A text in which what was searched for is marked. */
export function Marked({ text, words }: MarkedProps) {
  let at = 0;
  const parts = placesOf(words, text).map(([from, to]) => {
    const before = text.slice(at, from);
    at = to;
    return (
      <span key={from}>
        {before}
        <mark>{text.slice(from, to)}</mark>
      </span>
    );
  });
  return (
    <>
      {parts}
      {text.slice(at)}
    </>
  );
}
