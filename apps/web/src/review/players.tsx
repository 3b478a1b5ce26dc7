import { MARKS, type Review } from '@treefort/review';
import type { ReviewWords } from '@treefort/words';
import { recordFaces } from '../games/record-faces.ts';
import { Avatar } from '../play/avatar.tsx';
import { withSoftHyphens } from '../shell/soft-hyphens.ts';
import { gameIdOf } from '../table/game-id.ts';
import type { Sitter } from '../table/table.ts';

interface PlayersProps {
  readonly review: Review;
  readonly sitters: readonly Sitter[];
  readonly words: ReviewWords;
}

/** What is counted in this game, line by line. */
function factLines({ game, summaries }: Review, words: ReviewWords): [string, string[]][] {
  const face = recordFaces[gameIdOf({ game })];
  const all = summaries.map(({ facts }) => face.reviewFacts(facts));
  return all[0]!.map(([key], nth) => [
    words.t(`review:${key}`),
    all.map((facts) => facts[nth]![1]),
  ]);
}

/** What is told of everybody, line by line. */
const linesOf = (review: Review, words: ReviewWords): [name: string, of: string[]][] => [
  [words.t('review:accuracy'), review.summaries.map(({ accuracy }) => words.percent(accuracy))],
  [words.t('review:luck'), review.summaries.map(({ luck }) => words.change(luck))],
  ...MARKS.map((mark): [string, string[]] => [
    words.t(`marks:${mark}`),
    review.summaries.map(({ marks }) => `${marks[mark]}`),
  ]),
  ...factLines(review, words),
];

/** How everybody did, and what the cards gave. */
export function Players({ review, sitters, words }: PlayersProps) {
  return (
    <section className="players sheet">
      <h2>{words.t('review:players')}</h2>
      <table>
        <thead>
          <tr>
            <td />
            {review.summaries.map(({ seat }) => (
              <th key={seat} scope="col">
                <Avatar sitter={sitters[seat]!} seat={seat} /> {sitters[seat]!.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {linesOf(review, words).map(([name, figures]) => (
            <tr key={name}>
              <th scope="row">{withSoftHyphens(name)}</th>
              {figures.map((figure, seat) => (
                <td key={`seat-${seat + 1}`}>{figure}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p>{words.t('review:accuracy-text')}</p>
      <p>{words.t('review:luck-text')}</p>
    </section>
  );
}
