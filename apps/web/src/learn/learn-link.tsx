import '../style/learn-link.css';
import { useLanguage } from '../shell/language.tsx';
import { Link } from '../shell/link.tsx';
import type { GameId } from '../table/game-id.ts';
import { learned } from './progress.ts';

/** A link to the tutorial until it has been finished once. */
export function LearnLink({ game }: { readonly game: GameId }) {
  const { web } = useLanguage();
  const { step, finished } = learned(game);
  if (finished) return null;
  return (
    <Link to={{ at: 'learn', game }} className="button learn">
      {web.t(step > 0 ? 'home:learn-on' : 'start:learn-first')}
    </Link>
  );
}
