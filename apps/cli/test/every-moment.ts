import { hasSeat, heardBy, type Options, sure, type Viewer } from '@treefort/kernel';
import { everyViewer, type GameMoment, randomGame } from '@treefort/kernel/every-moment';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Board, DrawContext } from '../src/boards/board.ts';
import { gameNamed } from '../src/games.ts';
import { loadLanguage } from '../src/language.ts';
import { keysOf } from '../src/play/answer.ts';

const NAMES = ['Ann', 'Ben', 'Cleo', 'Dan'];
const LOCALES = ['en', 'ru'] as const;

/** The log is told with the latest events alone: each sentence is there at its time. */
const LATEST = 12;

/** What nobody should read: values that are missing, unfilled places, keys of messages, ids of options. */
const FAULT = /undefined|\bnull\b|NaN|\[object|[{}]|[a-z]:[a-z]/i;

/** All that a terminal shows one viewer at a moment, in lines. */
function linesFor({ table, events }: GameMoment, viewer: Viewer, board: Board): string[] {
  const { game, state, outcome } = table;
  const view = game.view(state, viewer);
  const you = viewer === 'watcher' ? undefined : viewer;
  const context: DrawContext = { people: { names: NAMES, you }, paint: (_, text) => text };
  const heard = events.slice(-LATEST).map((event) => heardBy(event, viewer));
  const told = board.news(heard, context);
  const ended = outcome ? board.scores(view, outcome, context).split('\n') : [];
  if (you === undefined || !hasSeat(game.actors(state), you)) {
    return [...board.draw(view, undefined, context).split('\n'), ...told, ...ended];
  }
  const decision = table.decision(you)!;
  const asked = { decision, keys: keysOf(decision.options), refusals: table.refusals(you) };
  return [
    ...board.draw(view, asked, context).split('\n'),
    ...told,
    board.question(decision, view, context),
    ...decision.options.map((option) => board.option(option, view, context)),
    ...asked.refusals.map((refusal) => board.refusal(refusal, view, context)),
    board.formality?.(decision) ?? '',
  ];
}

interface Extent {
  readonly setups: readonly Options[];
  readonly games: number;
  /** Every so many moments are looked at. */
  readonly every: number;
}

/** Draws the board at the moments of random games, for every seat and for a watcher, and reads what is said. */
export function everyMoment(id: string, { setups, games, every }: Extent): void {
  describe(`moments of ${games} random games of ${id}`, () => {
    const { game, loadBoard } = gameNamed(id);
    const boards: Board[] = [];
    beforeAll(async () => {
      const { in: boardIn } = await loadBoard();
      for (const locale of LOCALES) boards.push(boardIn(await loadLanguage(locale)));
    });

    it.each(Array.from({ length: games }, (_, nth) => nth))(
      'are told without faults: %i',
      (nth) => {
        const options = sure(game.options(setups[nth % setups.length]));
        const setup = { seats: 2 + (nth % 3), options };
        let at = 0;
        for (const one of randomGame(game, setup, `board ${nth}`)) {
          if ((nth + at++) % every !== 0) continue;
          for (const [i, viewer] of everyViewer(setup).entries()) {
            const nthBoard = (Math.floor((nth + at) / every) + i) % boards.length;
            const lines = linesFor(one, viewer, boards[nthBoard]!);
            const faults = lines.filter((line) => FAULT.test(line));
            const where = `moment ${at} as ${viewer} in ${LOCALES[nthBoard]}`;
            if (faults.length > 0) expect(faults, where).toEqual([]);
          }
        }
        expect(at).toBeGreaterThan(20);
      },
    );
  });
}
