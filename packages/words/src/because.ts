import type { ReviewWords } from './messages.ts';

/** Something that players count, and by how much more of it there is. */
interface Difference {
  readonly figure: string;
  readonly more: number;
}

/** A number with its sign, to a tenth. */
function signed(locale: string, more: number): string {
  const size = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(Math.abs(more));
  return `${more < 0 ? '−' : '+'}${size}`;
}

const FIGURES = [
  ...(['points', 'level', 'pizza', 'toy', 'packed', 'lookout', 'cards', 'yard'] as const),
  ...(['rivalPoints', 'rivalLevels', 'rivalCards'] as const),
  ...(['rooms', 'growing', 'alone', 'open', 'neighbour'] as const),
] as const;

/** Why an option is advised, in one sentence: what there is more or less of after it than after the others. */
export function becauseOf(differences: readonly Difference[], words: ReviewWords): string {
  const told = differences.flatMap(({ figure, more }) => {
    const known = FIGURES.find((name) => name === figure);
    return known ? [words.parts(`figures:${known}`, { more: signed(words.locale, more) })] : [];
  });
  if (told.length === 0) return words.t('hint:alike');
  return words.t('hint:compared', { list: words.list(told) });
}
