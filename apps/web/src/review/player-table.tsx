import type { Summary } from '@treefort/review';
import { recordFaces } from '../games/record-faces.ts';
import { Avatar } from '../play/avatar.tsx';
import { withSoftHyphens } from '../shell/soft-hyphens.ts';
import { gameIdOf } from '../table/game-id.ts';
import { useReviewed } from './reviewed-game.ts';

/** How everybody did, and what the cards gave: a line for each player. */
export function PlayerTable() {
  const { review, opened, people, words } = useReviewed();
  const face = recordFaces[gameIdOf(review)];
  const factsOf = ({ facts }: Summary) => face.reviewFacts(facts);
  const heads = [
    words.t('review:accuracy'),
    words.t('review:luck'),
    ...factsOf(review.summaries[0]!).map(([key]) => words.t(`review:${key}`)),
  ];
  return (
    <table className="player-table">
      <thead>
        <tr>
          <td />
          {heads.map((head) => (
            <th key={head} scope="col">
              {withSoftHyphens(head)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {review.summaries.map((summary) => {
          const { seat, accuracy, luck } = summary;
          const sitter = opened.sitters[seat]!;
          return (
            <tr key={seat}>
              <th scope="row">
                <Avatar sitter={sitter} seat={seat} /> <span>{people.names[seat]}</span>
              </th>
              <td>{words.percent(accuracy)}</td>
              <td>{words.change(luck)}</td>
              {factsOf(summary).map(([key, figure]) => (
                <td key={key}>{figure}</td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
