import { powersOf } from './fit.ts';
import { COMPANIES, type Company, type Said, type Study, type Way } from './play.ts';
import { type Tenth, tenthsOf } from './tenths.ts';

/** A whole run. */
export interface Run extends Study {
  readonly games: number;
  readonly said: readonly Said[];
  /** Whether each third was corrected by what fits the other two. */
  readonly crossed?: boolean;
}

const GAME_NAMES: Readonly<Record<string, string>> = {
  fort: 'Fort',
  treehouse: 'Treehouse',
};

const REACH = 0.05;
const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

function row({ from, count, games, said, cameTrue, error }: Tenth): string {
  const off = 100 * (cameTrue - said);
  const shown = `${off < 0 ? '−' : '+'}${Math.abs(off).toFixed(1)}`;
  const verdict =
    count === 0 ? '–' : Math.abs(cameTrue - said) <= REACH ? 'within 5' : '**outside**';
  const range = `${Math.round(from * 100)} to ${Math.round(from * 100) + 10} %`;
  return `| ${range} | ${count} | ${games} | ${percent(said)} | ${percent(cameTrue)} | ${shown} | ${(196 * error).toFixed(1)} | ${verdict} |`;
}

const table = (tenths: readonly Tenth[]): string =>
  [
    '| the review says | chances | of games | said, mean | came true | off by | ± (95 %) | |',
    '| --- | ---: | ---: | ---: | ---: | ---: | ---: | --- |',
    ...tenths.map(row),
  ].join('\n');

const COMPANY_NAMES: Readonly<Record<Company, string>> = {
  any: 'any of the five levels on any seat',
  people: 'levels 2 to 4, who play as people do',
};

/** The games of a run by name, with the tenths of their curves or of their choices. */
export const tenthsByGame = ({ said }: Run, way: Way): (readonly [string, readonly Tenth[]])[] =>
  Object.entries(GAME_NAMES).map(([id, name]) => [
    name,
    tenthsOf(
      said.filter(({ game }) => game === id),
      way,
    ),
  ]);

/** One table for each game and each company. */
const tablesOf = ({ said }: Run, way: Way): string[] =>
  Object.entries(GAME_NAMES).flatMap(([id, name]) =>
    COMPANIES.flatMap((company) => {
      const those = said.filter((one) => one.game === id && one.company === company);
      return [`### ${name}, ${COMPANY_NAMES[company]}`, table(tenthsOf(those, way))];
    }),
  );

const powerRows = ({ said }: Run, way: Way): string[] =>
  Object.entries(powersOf(said, way)).flatMap(([game, bySeats]) =>
    Object.entries(bySeats).map(
      ([seats, [first, last]]) =>
        `| ${way === 'foreseen' ? 'curve' : 'choice'} | ${GAME_NAMES[game]} | ${seats} | ${first.toFixed(2)} | ${last.toFixed(2)} |`,
    ),
  );

/** The page about a run. */
export function reportOf(run: Run): string {
  const counts = Object.entries(GAME_NAMES).map(([id, name]) => {
    const played = run.said.filter(({ game }) => game === id);
    return `${played.length} of ${name}`;
  });
  return [
    '# Does what the review says come true?',
    `${run.games} games of bots (${counts.join(', ')}; 2, 3 and 4 seats in turn; half of them with any of the five levels on any seat, half with levels 2 to 4; the strong ones with 60 iterations a choice), each looked at in ${run.positions} decisions spread over it, with ${run.iterations} iterations. Every chance of every seat counts once. ${run.crossed ? 'Each third of the games is corrected by powers that were fitted on the other two; the program has those that fit all of them' : 'The games are others than those that the correction was fitted on'}.`,
    `\`npm run calibrate -- --games ${run.games} --seed ${run.seed}${run.crossed ? ' --crossed' : ''}\` plays such games again; \`--fit\` finds the correction in \`packages/review/src/confidence.ts\`.`,
    '## The curve: what the whole table could know',
    '![What the curve said, and how often it came true](calibration-curve.svg)',
    'The band is what is allowed: 5 points above and below. The errors take games for independent, and the positions of one game not.',
    ...tablesOf(run, 'foreseen'),
    '### Both games',
    table(tenthsOf(run.said, 'foreseen')),
    '## Before a choice: what the player who chooses could know, after the best option',
    '![What was said before choices, and how often it came true](calibration-choice.svg)',
    ...tablesOf(run, 'weighed'),
    '### Both games',
    table(tenthsOf(run.said, 'weighed')),
    '## What is left to correct',
    'The powers that would have made these chances fit best, at the beginning of a game and at its end; 1 is: nothing to be done.',
    [
      '| chances | game | seats | first | last |',
      '| --- | --- | ---: | ---: | ---: |',
      ...powerRows(run, 'foreseen'),
      ...powerRows(run, 'weighed'),
    ].join('\n'),
    '',
  ].join('\n\n');
}
