import {
  hasSeat,
  heardBy,
  type Options,
  type Setup,
  seatsIn,
  sure,
  type Viewer,
} from '@treefort/kernel';
import { everyViewer, type GameMoment, randomGame } from '@treefort/kernel/every-moment';
import { loadWeb, loadWords } from '@treefort/words';
import { beforeAll, describe, expect, it } from 'vitest';
import type { AnyView } from '../src/games/game-types.ts';
import type { LoadedLanguage } from '../src/shell/language.tsx';
import type { GameId } from '../src/table/game-id.ts';
import { engineOf } from '../src/table/games.ts';
import type { Moment } from '../src/table/table.ts';
import { drawnTable } from './drawn-table.tsx';

const NAMES = ['Ann', 'Ben', 'Cleo', 'Dan'];
const LOCALES = ['en', 'ru'] as const;

/** The ways in which a game can be set up, taken in turn. */
const SETUPS: Readonly<Record<GameId, readonly Options[]>> = {
  fort: [{}, { setup: 'draft' }],
  treehouse: [{}, { junior: true }, { fewest: true }],
};

/** The log is drawn with the latest events alone: each sentence is there at its time. */
const LATEST = 12;

/** What a page shows and says: its texts, and what its pictures and buttons are called. */
const wordsOn = (page: string): string[] => [
  ...page.split(/<[^>]*>/),
  ...Array.from(page.matchAll(/(?:aria-label|title|alt)="([^"]*)"/g), ([, said = '']) => said),
];

/** What nobody should read: values that are missing, unfilled places, keys of messages, ids of options. */
const FAULT = /undefined|\bnull\b|NaN|\[object|[{}]|[a-z]:[a-z]/i;

export const faultsOn = (page: string): string[] =>
  wordsOn(page).filter((said) => FAULT.test(said));

/** A moment as one viewer has it on the page. */
function momentFor({ table, events }: GameMoment, viewer: Viewer, seats: number): Moment {
  const { game, state, outcome } = table;
  const asked =
    viewer !== 'watcher' && hasSeat(game.actors(state), viewer)
      ? { decision: table.decision(viewer)!, refusals: table.refusals(viewer) }
      : undefined;
  return {
    sitters: NAMES.slice(0, seats).map((name) => ({ name })),
    viewer,
    view: game.view(state, viewer) as AnyView,
    ...(asked && { asked }),
    events: events.slice(-LATEST).map((event) => heardBy(event, viewer)),
    thinking: [],
    ...(outcome && { outcome }),
  };
}

/** Who looks at a moment: all who are asked, and one of the others in turn. */
function viewersAt({ table }: GameMoment, setup: Setup, turn: number): Viewer[] {
  const asked = seatsIn(table.game.actors(table.state));
  const others = everyViewer(setup).filter((viewer) => !asked.some((seat) => seat === viewer));
  return [...asked, others[turn % others.length]!];
}

/** Says where an error was thrown. */
function named<T>(where: string, act: () => T): T {
  try {
    return act();
  } catch (error) {
    throw new Error(`${where}: ${error}`, { cause: error });
  }
}

interface Extent {
  readonly games: number;
  /** Every so many moments are looked at. */
  readonly every: number;
}

/** Each test takes a part of the games, so that none runs for minutes. */
const PER_TEST = 5;

/** Draws the table at the moments of random games, as every seat and as a watcher in turn, and reads what is on it. */
export function everyMoment(game: GameId, { games, every }: Extent): void {
  describe(`moments of ${games} random games of ${game}`, () => {
    const languages: LoadedLanguage[] = [];
    beforeAll(async () => {
      for (const locale of LOCALES) {
        languages.push({ words: await loadWords(locale), web: await loadWeb(locale) });
      }
    });

    const read = (moment: Moment, language: LoadedLanguage, where: string): void => {
      const page = named(where, () => drawnTable(moment, language));
      const faults = faultsOn(page);
      if (faults.length > 0) expect(faults, where).toEqual([]);
    };

    const playAndRead = (nth: number): number => {
      const engine = engineOf(game);
      const options = SETUPS[game][nth % SETUPS[game].length];
      const setup = { seats: 2 + (nth % 3), options: sure(engine.options(options)) };
      let [at, drawn] = [0, 0];
      for (const one of randomGame(engine, setup, `moment ${nth}`)) {
        const turn = Math.floor((nth + at++) / every);
        if ((nth + at) % every !== 0) continue;
        const language = languages[turn % languages.length]!;
        for (const viewer of viewersAt(one, setup, turn)) {
          const where = `game ${nth}, moment ${at} as ${viewer} in ${language.words.locale}`;
          read(momentFor(one, viewer, setup.seats), language, where);
          drawn++;
        }
      }
      return drawn;
    };

    it.each(Array.from({ length: Math.ceil(games / PER_TEST) }, (_, part) => part))(
      'have a page without faults, part %i',
      (part) => {
        let drawn = 0;
        for (let nth = part * PER_TEST; nth < Math.min(games, (part + 1) * PER_TEST); nth++) {
          drawn += playAndRead(nth);
        }
        expect(drawn).toBeGreaterThan(PER_TEST);
      },
    );
  });
}
