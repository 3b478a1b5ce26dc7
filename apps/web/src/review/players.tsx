import { MARKS, type Review, type Summary } from '@treefort/review';
import type { ReviewWords } from '@treefort/words';
import { Face } from '../play/face.tsx';
import { reachable } from '../shell/reachable.ts';
import type { Sitter } from '../table/table.ts';
import { percent, signed } from './numbers.ts';

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

/** How everybody did, and what the cards gave. */
export function Players({ review, sitters, words }: PlayersProps) {
  const facts = factsOf(review.summaries[0]!).map(([key]) => key);
  return (
    <section className="players sheet">
      <h2>{words.t('review:players')}</h2>
      <div className="scrolled" ref={reachable}>
        <table>
          <thead>
            <tr>
              <th scope="col">{words.t('review:player')}</th>
              <th scope="col">{words.t('review:accuracy')}</th>
              <th scope="col">{words.t('review:luck')}</th>
              {MARKS.map((mark) => (
                <th key={mark} scope="col">
                  {words.t(`marks:${mark}`)}
                </th>
              ))}
              {facts.map((key) => (
                <th key={key} scope="col">
                  {words.t(`review:${key}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {review.summaries.map((summary) => (
              <tr key={summary.seat}>
                <th scope="row">
                  <Face sitter={sitters[summary.seat]!} seat={summary.seat} />{' '}
                  {sitters[summary.seat]!.name}
                </th>
                <td>{percent(summary.accuracy)}</td>
                <td>{signed(summary.luck)}</td>
                {MARKS.map((mark) => (
                  <td key={mark}>{summary.marks[mark]}</td>
                ))}
                {factsOf(summary).map(([key, value]) => (
                  <td key={key}>{value}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p>{words.t('review:accuracy-text')}</p>
      <p>{words.t('review:luck-text')}</p>
    </section>
  );
}
