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

/** Why an option is advised, in one sentence: what there is more or less of after it than after the others. */
export function becauseOf(differences: readonly Difference[], words: ReviewWords): string {
  const reasons = differences.flatMap(({ figure, more }) =>
    words.has('figures', figure)
      ? [words.parts(`figures:${figure}`, { more: signed(words.locale, more) })]
      : [],
  );
  if (reasons.length === 0) return words.t('hint:alike');
  return words.t('hint:compared', { list: words.list(reasons) });
}
