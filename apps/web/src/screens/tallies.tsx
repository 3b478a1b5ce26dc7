import { useState } from 'react';
import { useLanguage } from '../shell/language.tsx';
import { contestsOf, keptResults, tallyOf } from '../table/results.ts';

/** Victories, streak and best score of each game and level that was played on this device. */
export function Tallies() {
  const { words, web } = useLanguage();
  const [results] = useState(keptResults);
  if (results.length === 0) return null;
  return (
    <section className="tallies shelf">
      <h2>{web.t('results:title')}</h2>
      <table className="sheet">
        <thead>
          <tr>
            <td />
            <th scope="col">{web.t('results:wins')}</th>
            <th scope="col">{web.t('results:streak')}</th>
            <th scope="col">{web.t('results:best')}</th>
          </tr>
        </thead>
        <tbody>
          {contestsOf(results).map((contest) => {
            const { game, level } = contest;
            const { wins, played, streak, best } = tallyOf(results, contest);
            return (
              <tr key={`${game}-${level}`} data-contest={`${game}-${level}`}>
                <th scope="row">{web.t('results:level', { game: words[game].name, n: level })}</th>
                <td>{web.t('results:wins-of', { wins, played })}</td>
                <td>{streak}</td>
                <td>{best}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
