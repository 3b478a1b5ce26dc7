import '../style/end.css';
import type { Outcome } from '@treefort/kernel';
import { useMemo, useRef } from 'react';
import { faceOf } from '../play/avatar.tsx';
import { Confetti } from '../play/confetti.tsx';
import { usePlaying } from '../play/playing.tsx';
import { Sentence } from '../play/sentence.tsx';
import { useLanguage } from '../shell/language.tsx';
import { savedGames } from '../table/saved-games.ts';
import type { Source } from '../table/source.ts';
import { EndButtons } from './end-buttons.tsx';
import { useEndWords } from './end-words.ts';
import { type Perspective, perspectiveOf } from './perspective.ts';
import type { Poster } from './poster.ts';
import { Records } from './records.tsx';
import { isTieBroken, resultText, storyText } from './result-text.ts';
import { ScoreBars } from './score-bars.tsx';
import { SharePicture } from './share-picture.tsx';
import { ShuffleNote } from './shuffle-note.tsx';

interface EndProps {
  readonly outcome: Outcome;
  readonly onClose: () => void;
}

/** What stands over the picture. */
function useTitle({ ending, seat, people }: Perspective): string {
  const { words } = useLanguage();
  const end = useEndWords();
  const { moment, face } = usePlaying();
  const { view } = moment;
  if (ending === 'watched') {
    return end.t(`end:${view.game}-of`, { who: words.player(seat, people) });
  }
  return end.t(ending === 'won' ? face.wonTitle(view, seat) : `end:${view.game}-lost`);
}

/** When a game ended: a kept one when it was last touched, one at this table just now, another nobody knows. */
function endedAt(source: Source | undefined, replayed: boolean): number | undefined {
  if (source?.from === 'kept') return savedGames().find(({ id }) => id === source.id)?.touched;
  return replayed ? undefined : Date.now();
}

/** The name of the game and the points, the most first. */
function useSubtitle({ scores }: Outcome): string {
  const { words } = useLanguage();
  const { view } = usePlaying().moment;
  return `${words.game(view.game).name} · ${[...scores].sort((a, b) => b - a).join(' : ')}`;
}

/** What the shared picture says besides its title. */
function usePoster({ people }: Perspective, { scores, winners }: Outcome) {
  const { words } = useLanguage();
  const { moment, source, foot } = usePlaying();
  const dates = new Intl.DateTimeFormat(words.locale, { dateStyle: 'long' });
  return (): Omit<Poster, 'title' | 'subtitle' | 'picture'> => {
    const at = endedAt(source, foot !== undefined);
    const rows = scores.map((points, seat) => ({
      // A picture goes to others, to whom nobody on it is "you".
      name: people.names[seat] ?? '',
      points,
      face: faceOf(moment.sitters[seat]!, seat),
      won: winners.includes(seat),
    }));
    rows.sort((a, b) => b.points - a.points);
    return { rows, date: at === undefined ? undefined : dates.format(at) };
  };
}

function Story({ outcome, people }: Pick<Perspective, 'people'> & { readonly outcome: Outcome }) {
  const { words } = useLanguage();
  const end = useEndWords();
  const { record } = usePlaying().moment;
  const text = useMemo(
    () => record && storyText({ words, end }, record, outcome, people),
    [words, end, record, outcome, people],
  );
  return <p className="end-story">{text && <Sentence text={text} />}</p>;
}

/** The end of a game: the picture, the result with its story, the points by part, records, and what comes next. */
export function EndScreen({ outcome, onClose }: EndProps) {
  const { words } = useLanguage();
  const end = useEndWords();
  const playing = usePlaying();
  const { moment, face, source, foot } = playing;
  const { view } = moment;
  const told = useMemo(() => perspectiveOf(playing, outcome), [playing, outcome]);
  const { ending, seat, people } = told;
  const title = useTitle(told);
  const picture = useRef<HTMLDivElement>(null);
  const subtitle = useSubtitle(outcome);
  const poster = usePoster(told, outcome);
  const parts = face.scoreParts(view, words);
  return (
    <div className={`end-screen ${ending}`}>
      <section className="end-picture" aria-label={title}>
        <h3>{title}</h3>
        <p>{subtitle}</p>
        <div className="end-drawing" ref={picture} inert>
          <face.EndPicture view={view} seat={seat} glad={ending !== 'lost'} />
        </div>
        {ending !== 'lost' && foot === undefined && <Confetti />}
      </section>
      <section className="end-told">
        <h3 className="end-result" tabIndex={-1} ref={(one) => one?.setAttribute('autofocus', '')}>
          <Sentence text={resultText({ words, end }, outcome, people)} />
        </h3>
        {isTieBroken(outcome) && <p>{end.t(`end:tie-${view.game}`)}</p>}
        <Story outcome={outcome} people={people} />
        <ScoreBars parts={parts} outcome={outcome} people={people} />
        {source?.from === 'kept' && <Records id={source.id} />}
        <ShuffleNote />
      </section>
      <EndButtons
        onClose={onClose}
        share={
          <SharePicture
            name={`treefort-${view.game}`}
            poster={() =>
              picture.current
                ? { title, subtitle, picture: picture.current, ...poster() }
                : undefined
            }
          />
        }
      />
    </div>
  );
}
