import { type ReactNode, useState } from 'react';
import { usePlaying } from '../play/playing.tsx';
import { useLanguage } from '../shell/language.tsx';
import { Link } from '../shell/link.tsx';
import { go } from '../shell/navigation.ts';
import { MoreAboutEnd } from './end-more.tsx';
import { useEndWords } from './end-words.ts';
import { nextLevel, type Played, playAgain, playHarder } from './next-game.ts';

interface ButtonsProps {
  /** The button that shares the picture. */
  readonly share: ReactNode;
  readonly onClose: () => void;
}

interface NextGames {
  readonly again?: () => void;
  readonly harder?: { readonly level: number; readonly play: () => void };
}

/** How one goes on after a game here: again or one level up. On a server all are asked. */
function useNextGames(onClose: () => void): NextGames {
  const { moment, onlineParts, source, foot } = usePlaying();
  const { record, sitters } = moment;
  if (onlineParts || !record) return {};
  const played: Played = { record, sitters, source };
  const started = (start: (from: Played) => string) => () => {
    const id = start(played);
    onClose();
    go({ at: 'play', id });
  };
  const level = foot === undefined ? nextLevel(played) : undefined;
  return {
    again: started(playAgain),
    ...(level && { harder: { level: level.rank, play: started(playHarder) } }),
  };
}

/** What one does when a game is over; the rest is under More. */
export function EndButtons({ share, onClose }: ButtonsProps) {
  const { web } = useLanguage();
  const end = useEndWords();
  const { source, onlineParts } = usePlaying();
  const [more, setMore] = useState(false);
  const { again, harder } = useNextGames(onClose);
  return (
    <div className="end-buttons">
      <div className="end-next">
        {onlineParts?.rematch}
        {again && (
          <button type="button" className="button strong large" onClick={again}>
            {web.t('play:rematch')}
          </button>
        )}
        {harder && (
          <button type="button" className="button" onClick={harder.play}>
            {end.t('end:level-up', { n: harder.level })}
          </button>
        )}
      </div>
      <div className="end-rest">
        {share}
        {source && (
          <Link to={{ at: 'review', source }} className="button">
            {web.t('ending:review')}
          </Link>
        )}
        <button type="button" className="button quiet" onClick={() => setMore(true)}>
          {end.t('end:more')}
        </button>
      </div>
      {more && <MoreAboutEnd onClose={() => setMore(false)} onLook={onClose} />}
    </div>
  );
}
