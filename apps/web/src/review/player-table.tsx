import { fortuneText, storyText } from '@treefort/words';
import { Fragment } from 'react';
import { Avatar } from '../play/avatar.tsx';
import { Sentence } from '../play/sentence.tsx';
import { scrollableByKeyboard } from '../shell/keyboard-scroll.ts';
import { useLanguage } from '../shell/language.tsx';
import { useReviewed } from './reviewed-game.ts';

const signed = (points: number): string => `${points < 0 ? '−' : '+'}${Math.abs(points)}`;

/** How everybody came from the start to the end, in points that add up, and each one's story in a line. */
export function PlayerTable() {
  const language = useLanguage();
  const { review, opened, people, words } = useReviewed();
  const heads = (
    [
      'review:accuracy',
      'review:balance-start',
      'review:luck',
      'review:balance-choices',
      'review:balance-end',
    ] as const
  ).map((key) => words.t(key));
  return (
    <div className="players" ref={scrollableByKeyboard}>
      <table className="player-table">
        <thead>
          <tr>
            <td />
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {review.summaries.map(({ seat, accuracy, balance, facts }) => {
            const sitter = opened.sitters[seat]!;
            const { start, luck, choices, end } = balance;
            return (
              <Fragment key={seat}>
                <tr>
                  <th scope="row">
                    <Avatar sitter={sitter} seat={seat} /> <span>{people.names[seat]}</span>
                  </th>
                  <td>{words.percent(accuracy)}</td>
                  <td>{start}</td>
                  <td>{signed(luck)}</td>
                  <td>{signed(choices)}</td>
                  <td>{end}</td>
                </tr>
                <tr className="story">
                  <td colSpan={heads.length + 1}>
                    {fortuneText(balance, words)}{' '}
                    <Sentence
                      text={storyText(facts, { words: language.words, reviewing: words })}
                    />
                  </td>
                </tr>
              </Fragment>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
