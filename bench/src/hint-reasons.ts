import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { botNamed, loadNetwork, randomForDecision } from '@treefort/bots';
import { fort } from '@treefort/fort';
import {
  type Decision,
  type Game,
  heardBy,
  parseSetup,
  seedFromText,
  sure,
  Table,
} from '@treefort/kernel';
import { type Hint, hintFor } from '@treefort/review';
import { treehouse } from '@treefort/treehouse';
import { hintText, type Locale, loadHints, loadWords, plain, unstopped } from '@treefort/words';

const HELP = `Whole games in which one seat does what the hint advises: what the hints say, and whether it holds together.

  npm run measure:hints -- --games 6

  --games N     games of each game (6)
  --effort N    part of the usual thought (1)
  --say LOCALE  tell every hint in this language
  --out FILE    where the page goes (bench/results/hints.md)`;

const { values: flags } = parseArgs({
  options: {
    help: { type: 'boolean', default: false },
    games: { type: 'string', default: '6' },
    effort: { type: 'string', default: '1' },
    say: { type: 'string' },
    out: { type: 'string', default: 'bench/results/hints.md' },
  },
});

const games: readonly Game[] = [fort, treehouse];
const NAMES: Readonly<Record<string, string>> = { fort: 'Fort', treehouse: 'Treehouse' };

interface Given {
  readonly decision: Decision;
  readonly view: unknown;
  readonly hint: Hint;
}

/** What was advised to one seat of a game, who did it; the others play by rules of thumb. */
function playBy(game: Game, nth: number): Given[] {
  const seats = game.seats[nth % game.seats.length] ?? 2;
  const seed = seedFromText(`hints ${nth}`);
  const options = game.id === 'fort' && nth % 5 === 4 ? { setup: 'draft' } : {};
  const setup = sure(parseSetup(game, seats, options));
  const start = { game: game.id, rules: game.rules, seed, ...setup, choices: [] };
  const table = sure(Table.open(games, start));
  const rival = botNamed(game.id, 'thumb');
  if (!rival) throw new Error('no rival');
  const players = Array.from({ length: seats }, (_, seat) => rival.sit(seat));
  const given: Given[] = [];
  while (!table.over) {
    for (const decision of table.decisions()) {
      const { seat } = decision;
      const isAdvised = seat === nth % seats;
      const hint = isAdvised ? sure(hintFor(table.record, seat, Number(flags.effort))) : null;
      const view = game.view(table.state, seat);
      if (hint) given.push({ decision, view, hint });
      const random = randomForDecision(seed, decision);
      const option = hint?.option ?? players[seat]!.choose(view, decision, {}, random);
      for (const event of sure(table.choose({ seat, decision: decision.id, option }))) {
        for (const [ear, player] of players.entries()) player.hear(heardBy(event, ear));
      }
    }
  }
  return given;
}

/** A hint as a person reads it. */
async function telling(game: Game, locale: Locale): Promise<(given: Given) => string> {
  const [words, hints] = [await loadWords(locale), await loadHints(locale)];
  return ({ decision, view, hint }) => {
    const people = { names: ['Ann', 'Ben', 'Cleo', 'Dan'], you: decision.seat };
    const option = (id: string) => words.game(game.id).optionNamed(id, { view, people });
    const { why, chance } = hintText(hint, hints, { words, people, option });
    return `${decision.kind}: ${plain(unstopped(option(hint.option)))}. ${plain(why)} ${chance}`;
  };
}

const share = (part: number, all: number): string => `${((100 * part) / all).toFixed(1)} %`;

const isLesserFirst = ({ hint: { chance, weighed, other } }: Given): boolean =>
  weighed.some((one) => one.chance > chance) || (other?.chance ?? 0) > chance;

const isSilent = ({ hint: { reason } }: Given): boolean => reason.kind === 'played-out';

function tally(texts: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  const sorted = [...counts].sort((a, b) => b[1] - a[1]);
  return sorted.map(([text, n]) => `${text} ${n}`).join(', ');
}

/** Every so many of the hints, in words. */
const SHOWN = 12;

async function study(game: Game): Promise<{ readonly row: string; readonly text: string }> {
  await loadNetwork(game.id);
  const started = performance.now();
  const all = Array.from({ length: Number(flags.games) }, (_, nth) => playBy(game, nth)).flat();
  const ms = (performance.now() - started) / all.length;
  const count = (holds: (given: Given) => boolean): string =>
    share(all.filter(holds).length, all.length);
  const figures = [
    ...[NAMES[game.id], flags.games, all.length, count(isLesserFirst), count(isSilent)],
    ...[count(({ hint }) => hint.any), `${ms.toFixed(0)} ms`],
  ];
  const locale = flags.say;
  if (locale !== undefined) {
    const say = await telling(game, locale as Locale);
    for (const given of all) console.log(say(given));
  }
  const english = await telling(game, 'en');
  const some = all.filter((_, i) => i % Math.ceil(all.length / SHOWN) === 0);
  const text = [
    `## ${NAMES[game.id]}`,
    `Reasons: ${tally(all.map(({ hint }) => hint.reason.kind))}.`,
    `Nothing to point at: ${tally(all.filter(isSilent).map(({ decision }) => decision.kind))}.`,
    some.map((given) => `- ${english(given)}`).join('\n'),
  ].join('\n\n');
  return { row: `| ${figures.join(' | ')} |`, text };
}

if (flags.help) console.log(HELP);
else {
  const studies = [];
  for (const game of games) studies.push(await study(game));
  const page = [
    '# What hints say',
    `\`npm run measure:hints -- --games ${flags.games} --effort ${flags.effort}\`: whole games in which one seat does what the hint advises, against rules of thumb, and some of the hints as they are read.`,
    [
      '| | games | hints | a lesser chance first | nothing to point at | of these any is fine | each takes |',
      '| --- | ---: | ---: | ---: | ---: | ---: | ---: |',
      ...studies.map(({ row }) => row),
    ].join('\n'),
    ...studies.map(({ text }) => text),
    '',
  ].join('\n\n');
  writeFileSync(flags.out, page);
  console.log(page);
}
