import { MARKS, type Review, type Summary } from '@treefort/review';
import type { ReviewWords } from '@treefort/words';
import { Avatar } from '../play/avatar.tsx';
import { withSoftHyphens } from '../shell/soft-hyphens.ts';
import type { Sitter } from '../table/table.ts';

/** What is counted in each game, by the name of its words. */
function factsOf({ facts }: Summary): readonly (readonly [FactKey, string])[] {
  if (facts.game === 'fort') {
    return [
      ['followed', `${facts.followed} / ${facts.followChances}`],
      ['follow-missed', `${facts.followMissed}`],
      ['lost-from-yard', `${facts.lostFromYard}`],
    ];
  }
  return [
    ['blocked', `${facts.blocked}`],
    ['discarded', `${facts.discarded}`],
    ['given-away', `${facts.givenAway}`],
  ];
}

type FactKey =
  | 'followed'
  | 'follow-missed'
  | 'lost-from-yard'
  | 'blocked'
  | 'discarded'
  | 'given-away';

interface PlayersProps {
  readonly review: Review;
  readonly sitters: readonly Sitter[];
  readonly words: ReviewWords;
}

/** What is told of everybody, line by line. */
const linesOf = ({ summaries }: Review, words: ReviewWords): [name: string, of: string[]][] => [
  [words.t('review:accuracy'), summaries.map(({ accuracy }) => words.percent(accuracy))],
  [words.t('review:luck'), summaries.map(({ luck }) => words.change(luck))],
  ...MARKS.map((mark): [string, string[]] => [
    words.t(`marks:${mark}`),
    summaries.map(({ marks }) => `${marks[mark]}`),
  ]),
  ...factsOf(summaries[0]!).map(([key], nth): [string, string[]] => [
    words.t(`review:${key}`),
    summaries.map((summary) => factsOf(summary)[nth]![1]),
  ]),
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
