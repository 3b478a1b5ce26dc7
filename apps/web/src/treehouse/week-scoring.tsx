import '../style/treehouse/scoring.css';
import { COLOURS, type Colour, type TreehouseView } from '@treefort/treehouse';
import type { Text } from '@treefort/words';
import { Avatar } from '../play/avatar.tsx';
import { CountUp } from '../play/count-up.tsx';
import { usePlaying } from '../play/playing.tsx';
import { Sentence } from '../play/sentence.tsx';
import { StageSign } from '../play/stage-sign.tsx';
import { useLanguage } from '../shell/language.tsx';
import { Picture } from '../shell/picture.tsx';
import { ChangerCoin } from './changer-coin.tsx';
import { heardOf } from './scored-so-far.ts';
import type { Counted } from './scoring-beat.ts';

/** What the beat brings a seat; that of the totals sums its whole week up. */
const gainOf = (beat: readonly Counted[], seat: number): number =>
  beat.reduce((sum, event) => {
    if (event.kind === 'scored') return sum + (event.points[seat] ?? 0);
    const brings = event.kind === 'scored-colour' || event.kind === 'majority';
    return brings && event.seat === seat ? sum + event.points : sum;
  }, 0);

const colourIn = (beat: readonly Counted[]): Colour | undefined =>
  beat.map((event) => ('colour' in event ? event.colour : undefined))[0];

/** A bar for each player, with what the beat brings in gold. */
function Bars({ view, beat }: SceneProps) {
  const { moment } = usePlaying();
  // A bar has room for what all can have when the scoring is over.
  const longest = Math.max(
    1,
    ...view.players.map(({ total, score }) => Math.max(total.now, score)),
  );
  const share = (points: number): string => `${((points / longest) * 100).toFixed(2)}%`;
  return (
    <ul className="score-bars">
      {view.players.map(({ score }, seat) => {
        const gain = gainOf(beat, seat);
        return (
          <li key={`bar-${seat + 1}`} className={`of-seat-${seat}`}>
            <Avatar sitter={moment.sitters[seat]!} seat={seat} />
            <span className="bar" aria-hidden="true">
              <span className="before" style={{ width: share(score - gain) }} />
              <span key={moment.telling?.at} className="gold" style={{ width: share(gain) }} />
            </span>
            <strong>
              <CountUp n={score} />
              <span className="unseen">{score}</span>
            </strong>
            <span className="gain">{gain > 0 ? `+${gain}` : ''}</span>
          </li>
        );
      })}
    </ul>
  );
}

interface SceneProps {
  readonly view: TreehouseView;
  readonly beat: readonly Counted[];
}

type TitleKey =
  `treeStage:${'counts-double' | 'counts-none' | 'counts-one' | 'not-picked' | 'the-most' | 'no-most'}`;

/** What the beat is about. */
function titleOf(beat: readonly Counted[], { junior }: TreehouseView): TitleKey | undefined {
  const [event] = beat;
  switch (event?.kind) {
    case 'scored-colour':
      if (event.worth === 2) return 'treeStage:counts-double';
      if (event.worth === 1) return 'treeStage:counts-one';
      return junior ? 'treeStage:not-picked' : 'treeStage:counts-none';
    case 'majority':
      return 'treeStage:the-most';
    case 'no-majority':
      return 'treeStage:no-most';
    case 'scored':
    case 'returned':
    case undefined:
      return undefined;
  }
}

/** Who laid the changer that makes a colour count double or nothing. */
function useLaidBy(beat: readonly Counted[]): Text | null {
  const { moment, voice } = usePlaying();
  const [event] = beat;
  if (event?.kind !== 'scored-colour' || event.changer === null) return null;
  const laid = heardOf(moment.events).findLast(
    (one) => one.kind === 'covered' && one.colour === event.colour,
  );
  return laid ? voice.tell([laid]) : null;
}

function Title({ view, beat }: SceneProps) {
  const { web, words } = useLanguage();
  const [event] = beat;
  const colour = colourIn(beat);
  const title = titleOf(beat, view);
  const week = event?.kind === 'scored' || event?.kind === 'returned' ? event.week : view.week;
  if (!colour || !title) return <h3>{web.t('treeStage:week-total', { week })}</h3>;
  const changer = event?.kind === 'scored-colour' ? event.changer : null;
  return (
    <h3>
      <Picture of={`colours/${colour}`} />
      {changer && <ChangerCoin changer={changer} />}
      <span>{web.t(title, { colour: words.treehouse.colour(colour).text })}</span>
    </h3>
  );
}

/** The six colours, the one that is counted marked. */
function Steps({ beat }: Pick<SceneProps, 'beat'>) {
  const now = colourIn(beat);
  const reached = now ? COLOURS.indexOf(now) : COLOURS.length;
  return (
    <span className="colour-steps" aria-hidden="true">
      {COLOURS.map((colour, nth) => (
        <span key={colour} className={nth === reached ? 'now' : nth > reached ? 'later' : ''}>
          <Picture of={`colours/${colour}`} />
        </span>
      ))}
    </span>
  );
}

/** One colour on, or to the totals of the week; by itself it goes on too. */
function ScoringButtons({ beat }: Pick<SceneProps, 'beat'>) {
  const { web } = useLanguage();
  const { moment, stage } = usePlaying();
  const { telling, since } = moment;
  const beats = since?.beats ?? [];
  const isTotal = (one: readonly { readonly kind: string }[]): boolean =>
    one.some(({ kind }) => kind === 'scored' || kind === 'over');
  const totals = beats.findIndex((one, nth) => nth >= (telling?.at ?? 0) && isTotal(one));
  const skip = (): void => {
    stage.stepTo(totals);
    stage.goOn();
  };
  return (
    <div className="scoring-buttons">
      <button type="button" className="button strong next-colour" onClick={() => stage.goOn()}>
        <StageSign of="forward" />
        {web.t(colourIn(beat) ? 'treeStage:next-colour' : 'treeStage:go-on')}
      </button>
      {colourIn(beat) && totals >= 0 && (
        <button type="button" className="button skip-to-totals" onClick={skip}>
          <StageSign of="skip" />
          {web.t('treeStage:skip')}
        </button>
      )}
      <small>{web.t('treeStage:by-itself')}</small>
    </div>
  );
}

/** A week's scoring, and the majorities of the end, colour by colour in place of the hand. */
export function WeekScoring({ view, beat }: SceneProps) {
  const { web, words } = useLanguage();
  const laid = useLaidBy(beat);
  const colour = colourIn(beat);
  const brings = view.players.some((_, seat) => gainOf(beat, seat) > 0);
  return (
    <div className="week-scoring" data-colour={colour}>
      <div className="scoring-text">
        <Title view={view} beat={beat} />
        {laid && (
          <p>
            <Sentence text={laid} />
          </p>
        )}
        <Steps beat={beat} />
      </div>
      <div className="scoring-bars">
        <Bars view={view} beat={beat} />
        {colour && brings && (
          <small>{web.t('treeStage:gold', { colour: words.treehouse.colour(colour).text })}</small>
        )}
      </div>
      <ScoringButtons beat={beat} />
    </div>
  );
}
