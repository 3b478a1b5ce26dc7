import type { TurningPoint } from '@treefort/review';
import type { AnyView } from '../games/game-types.ts';
import { useLanguage } from '../shell/language.tsx';
import { Folded } from './folded.tsx';
import { MomentTools } from './moment-tools.tsx';
import { OptionText } from './option-text.tsx';
import { PositionBoard } from './position-board.tsx';
import type { ReviewedGame } from './reviewed-game.ts';

function Turning({
  point,
  reviewed,
}: {
  readonly point: TurningPoint;
  readonly reviewed: ReviewedGame;
}) {
  const { opened, playthrough, words } = reviewed;
  const language = useLanguage();
  const { n, made, before, after } = point;
  const { choices } = opened.record;
  const view = playthrough.game.view(playthrough.states[n]!, 'watcher') as AnyView;
  const people = { names: opened.sitters.map(({ name }) => name) };
  const told = { playthrough, sitters: opened.sitters };
  return (
    <li id={`at-${n}`} className="sheet">
      <h3>{language.words.game(view.game).turn(view, people)}</h3>
      <ul className="made">
        {made.map((at) => {
          const [seat, option] = choices[at]!;
          return (
            <li key={at}>
              <strong>{opened.sitters[seat]!.name}</strong> –{' '}
              <OptionText {...told} n={at} seat={seat} option={option} />
            </li>
          );
        })}
      </ul>
      <ul className="changes">
        {opened.sitters.map(({ name }, one) => (
          <li key={`seat-${one + 1}`} className={`seat-${one}`}>
            {words.labelled(name, words.percent(before[one]!))} → {words.percent(after[one]!)}
          </li>
        ))}
      </ul>
      <Folded head={words.t('review:position')}>
        {() => <PositionBoard opened={opened} at={n} />}
      </Folded>
      <MomentTools opened={opened} words={words} at={n} seat={choices[made[0]!]![0]} />
    </li>
  );
}

/** Where the game turned, with the boards as they were. */
export function TurningPoints({ reviewed }: { readonly reviewed: ReviewedGame }) {
  const { words, review } = reviewed;
  return (
    <section className="turning">
      <h2>{words.t('review:turning')}</h2>
      <ol>
        {review.turningPoints.map((point) => (
          <Turning key={point.n} point={point} reviewed={reviewed} />
        ))}
      </ol>
    </section>
  );
}
