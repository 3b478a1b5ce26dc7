import '../style/learn-link.css';
import { useLanguage } from '../shell/language.tsx';
import { Link } from '../shell/link.tsx';
import type { GameId } from '../table/game-id.ts';
import { learned } from './progress.ts';

/** A link to the tutorial, highlighted until it has been finished once. */
export function LearnLink({ game }: { readonly game: GameId }) {
  const { web } = useLanguage();
  const { step, finished } = learned(game);
  return (
    <Link to={{ at: 'learn', game }} className={`button learn ${finished ? 'quiet' : 'fresh'}`}>
      {web.t(step > 0 && !finished ? 'home:learn-on' : 'home:learn')}
    </Link>
  );
}
