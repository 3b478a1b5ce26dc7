import { Picture } from '../shell/picture.tsx';
import { endingOf, isNewBest, keptResults, tallyOf } from '../table/results.ts';
import { useEndWords } from './end-words.ts';

/** What a game of this device adds to its records: the best score, wins in a row, wins at this level. */
export function Records({ id }: { readonly id: string }) {
  const end = useEndWords();
  const results = keptResults();
  const result = results.find((one) => one.id === id);
  if (!result) return null;
  const { wins, played, streak } = tallyOf(results, result);
  const latest = results.find(({ game, level }) => game === result.game && level === result.level);
  const runs = endingOf(result) !== 'lost' && latest === result && streak > 1;
  return (
    <ul className="end-records">
      {isNewBest(results, result) && (
        <li>
          <Picture of="things/score" /> {end.t('end:best')}
        </li>
      )}
      {runs && <li>{end.t('end:streak', { n: streak })}</li>}
      <li>{end.t('end:won-of', { wins, played })}</li>
    </ul>
  );
}
