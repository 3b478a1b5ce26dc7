import { botNamed, randomForDecision } from '@treefort/bots';
import { fort } from '@treefort/fort';
import { type Game, heardBy, parseSetup, seedFromText, sure, Table } from '@treefort/kernel';
import { type Hint, hintFor } from '@treefort/review';
import { treehouse } from '@treefort/treehouse';

/**
 * How often a hint has something to say: whole games in which one seat does what the hint advises, and what it gave as
 * the reason. `node bench/src/hint-reasons.ts GAME [GAMES [EFFORT]]`
 */

const games: readonly Game[] = [fort, treehouse];
const [name = 'fort', count = '30', effort = '1'] = process.argv.slice(2);
const isVerbose = process.argv.includes('--say');

interface Given {
  readonly question: string;
  readonly hint: Hint;
}

function playBy(game: Game, nth: number): Given[] {
  const seats = game.seats[nth % game.seats.length] ?? 2;
  const seed = seedFromText(`hints ${nth}`);
  const options = game.id === 'fort' && nth % 5 === 4 ? { setup: 'draft' } : {};
  const setup = sure(parseSetup(game, seats, options));
  const table = sure(
    Table.open(games, { game: game.id, rules: game.rules, seed, ...setup, choices: [] }),
  );
  const rival = botNamed(game.id, 'thumb');
  if (!rival) throw new Error('no rival');
  const players = Array.from({ length: seats }, (_, seat) => rival.sit(seat));
  const given: Given[] = [];
  while (!table.over) {
    for (const decision of table.decisions()) {
      const { seat } = decision;
      const hint = seat === nth % seats ? sure(hintFor(table.record, seat, Number(effort))) : null;
      if (hint) given.push({ question: decision.kind, hint });
      const random = randomForDecision(seed, decision);
      const view = game.view(table.state, seat);
      const option = hint?.option ?? players[seat]!.choose(view, decision, {}, random);
      if (isVerbose && hint) {
        const { chance, otherwise, any, asGood, plan, reason } = hint;
        console.log(
          decision.kind,
          plan.join(' '),
          `${chance.toFixed(3)} ${otherwise.toFixed(3)} ${any ? 'ANY' : `+${asGood.length}`}`,
          JSON.stringify(reason),
        );
      }
      for (const event of sure(table.choose({ seat, decision: decision.id, option }))) {
        for (const [ear, player] of players.entries()) player.hear(heardBy(event, ear));
      }
    }
  }
  return given;
}

const share = (part: number, all: number): string => `${((100 * part) / all).toFixed(1)} %`;

function tally(texts: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  const sorted = [...counts].sort((a, b) => b[1] - a[1]);
  return sorted.map(([text, n]) => `${text} ${n}`).join(', ');
}

const game = games.find(({ id }) => id === name);
if (!game) throw new Error(`no game ${name}`);
const started = performance.now();
const given = Array.from({ length: Number(count) }, (_, nth) => playBy(game, nth)).flat();
const any = given.filter(({ hint }) => hint.any);
const told = given.filter(({ hint }) => !hint.any);
const dumb = told.filter(
  ({ hint }) => hint.reason.kind === 'played-out' && hint.asGood.length === 0,
);
const even = told.filter(({ hint }) => hint.reason.kind === 'played-out' && hint.asGood.length > 0);
const ms = (performance.now() - started) / given.length;
console.log(
  `${name}: ${count} games, effort ${effort}, ${given.length} hints, ${ms.toFixed(0)} ms each`,
);
console.log(`any is fine: ${any.length} (${share(any.length, given.length)})`);
console.log(`only that others are as good: ${even.length} (${share(even.length, given.length)})`);
console.log(`no reason: ${dumb.length} (${share(dumb.length, told.length)} of the rest)`);
console.log(`no reason at: ${tally(dumb.map(({ question }) => question))}`);
console.log(`reasons: ${tally(told.map(({ hint }) => hint.reason.kind))}`);
