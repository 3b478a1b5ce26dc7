import type { FortView } from '@treefort/fort';
import type { Words } from '@treefort/words';
import type { ScorePart, ScoresProps } from '../games/game-face.ts';
import type { FortTypes } from '../games/game-types.ts';
import { usePlaying } from '../play/playing.tsx';
import { useLanguage } from '../shell/language.tsx';
import { withSoftHyphens } from '../shell/soft-hyphens.ts';

const LINES = ['track', 'fort', 'rule', 'sculpture', 'total'] as const;

/** The final scores by part. */
export function fortScoreParts({ seats }: FortView, words: Words): readonly ScorePart[] {
  const part = (id: 'track' | 'fort' | 'rule' | 'sculpture', picture: `things/${string}`) => ({
    id,
    name: words.t(`fort-score:${id}`),
    picture,
    points: seats.map(({ count }) => count?.[id === 'rule' ? 'rulePoints' : id] ?? 0),
  });
  return [
    part('track', 'things/score'),
    part('fort', 'things/fort'),
    part('rule', 'things/rule'),
    part('sculpture', 'things/sculpture'),
  ];
}

/** The final count: track, fort, made-up rule, sculpture. */
export function FortScores({ view, outcome }: ScoresProps<FortTypes>) {
  const { words, web } = useLanguage();
  const { people } = usePlaying();
  const cell = (line: (typeof LINES)[number], seat: number): string => {
    const { count, level } = view.seats[seat]!;
    if (line === 'total') return `${outcome.scores[seat]}`;
    if (line === 'fort') return words.t('fort-score:level', { level, points: count?.fort ?? 0 });
    if (line !== 'rule') return `${count?.[line] ?? 0}`;
    if (!count?.rule) return words.t('fort-score:no-rule');
    return web.labelled(words.fort.madeUpRule(count.rule).name, count.rulePoints);
  };
  return (
    <>
      {view.ending && (
        <p>{words.t('fort-score:ended', { reason: words.t(`fort-ending:${view.ending}`) })}</p>
      )}
      <table>
        <thead>
          <tr>
            <td />
            {view.seats.map(({ board }, seat) => (
              <th key={board} scope="col">
                {words.player(seat, people).text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {LINES.map((line) => (
            <tr key={line} className={line === 'total' ? 'in-all' : undefined}>
              <th scope="row">{withSoftHyphens(words.t(`fort-score:${line}`))}</th>
              {view.seats.map(({ board }, seat) => (
                <td key={board}>{withSoftHyphens(cell(line, seat))}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
