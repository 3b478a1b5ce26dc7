import {
  accept,
  commitment,
  exportRecord,
  findGame,
  type Game,
  importRecord,
  makeSeed,
  parseJson,
  parseRecord,
  parseSetup,
  type Reader,
  type Result,
  reading,
  type Seed,
  type Setup,
  seedFromText,
  Table,
  verify,
} from '@treefort/kernel';
import { LONGEST_LINE } from './lines.ts';
import { badRequest, type Reply, refusedBy } from './referee-reply.ts';

const VERBS = [
  ...(['new', 'scenario', 'replay', 'decisions', 'refusals', 'choose', 'undo'] as const),
  ...(['consequences', 'view', 'state', 'outcome', 'record'] as const),
] as const;
type Verb = (typeof VERBS)[number];

/** The seed of a described position when none is given: the same description gives the same game. */
const SCENARIO_SEED = 'scenario';

const NO_GAME = 'no game yet: begin with new, scenario or replay';

const randomSeed = (): Seed => makeSeed(crypto.getRandomValues(new Uint8Array(32)));

interface Running {
  readonly table: Table;
  readonly seats: number;
  readonly seed: Seed;
}

/** The engine for other programs: one request in, one reply out; a refused request changes nothing. */
export class Referee {
  private readonly games: readonly Game[];
  private readonly drawSeed: () => Seed;
  private running: Running | undefined;

  constructor(games: readonly Game[], drawSeed: () => Seed = randomSeed) {
    this.games = games;
    this.drawSeed = drawSeed;
  }

  /** Answers one line of JSON with one line of JSON. */
  reply(line: string): string {
    return JSON.stringify(this.answerLine(line));
  }

  private answerLine(line: string): Reply {
    if (line.length > LONGEST_LINE) return tooLong();
    const request = parseJson(line, 'request');
    return request.ok ? this.answer(request.value) : refusedBy(request.fault);
  }

  /** Answers a request that has been parsed already. */
  answer(request: unknown): Reply {
    try {
      const reply = reading(request, 'request', (reader) => this.handle(reader));
      return reply.ok ? reply.value : refusedBy(reply.fault);
    } catch (error) {
      // Data nested too deeply for the stack, or a bug: either way the next request is answered.
      return badRequest(`request: could not be answered (${String(error).slice(0, 200)})`);
    }
  }

  private handle(reader: Reader): Reply {
    const verb = openFields(reader, 'do').do.oneOf(VERBS);
    return this.handlers[verb](reader);
  }

  private readonly handlers = {
    new: (request) => {
      const f = request.fields('do', 'game', 'seats', 'seed', 'options');
      const game = findGame(this.games, f.game.text());
      if (!game.ok) return f.game.fail(game.fault.message);
      const setup = parseSetup(game.value, f.seats.value, f.options.value);
      if (!setup.ok) return request.fail(setup.fault.message);
      const seed = f.seed.missing ? this.drawSeed() : seedFromText(f.seed.text());
      return this.begin(game.value, setup.value, { seed });
    },
    scenario: (request) => {
      const f = openFields(request, 'game', 'seed', 'options', 'seats');
      const game = findGame(this.games, f.game.text());
      if (!game.ok) return f.game.fail(game.fault.message);
      const setup = parseSetup(game.value, f.seats.list().length, f.options.value);
      if (!setup.ok) return request.fail(setup.fault.message);
      const seed = seedFromText(f.seed.missing ? SCENARIO_SEED : f.seed.text());
      return this.begin(game.value, setup.value, { seed, scenario: describedIn(request) });
    },
    replay: (request) => {
      const f = request.fields('do', 'record', 'position');
      const played = this.replayed(f.record, f.position);
      if (!played.ok) return refusedBy(played.fault);
      const { table, seed } = this.run(played.value);
      const choices = table.record.choices.length;
      return { ok: true, choices, over: table.over, commitment: commitment(seed) };
    },
    decisions: (request) => {
      request.fields('do');
      const { table } = this.present(request);
      return { ok: true, over: table.over, decisions: table.decisions() };
    },
    refusals: (request) => {
      const f = request.fields('do', 'seat');
      const { table, seats } = this.present(request);
      return { ok: true, refusals: table.refusals(f.seat.whole(0, seats - 1)) };
    },
    choose: (request) => {
      const f = request.fields('do', 'seat', 'decision', 'option');
      const { table, seats } = this.present(request);
      const seat = f.seat.whole(0, seats - 1);
      const chosen = table.choose({ seat, decision: f.decision.text(), option: f.option.text() });
      return chosen.ok ? { ok: true, events: chosen.value } : refusedBy(chosen.fault);
    },
    consequences: (request) => {
      const f = request.fields('do', 'seat');
      const { table, seats } = this.present(request);
      return { ok: true, consequences: table.consequences(f.seat.whole(0, seats - 1)) };
    },
    undo: (request) => {
      const f = request.fields('do', 'seat');
      const { table, seats } = this.present(request);
      const undone = table.undo(f.seat.whole(0, seats - 1));
      return undone.ok ? { ok: true, undone: undone.value[1] } : refusedBy(undone.fault);
    },
    view: (request) => {
      const f = request.fields('do', 'seat');
      const { table, seats } = this.present(request);
      const viewer = f.seat.value === 'watcher' ? 'watcher' : f.seat.whole(0, seats - 1);
      return { ok: true, view: table.game.view(table.state, viewer) };
    },
    state: (request) => {
      request.fields('do');
      const { table } = this.present(request);
      return { ok: true, state: table.game.inspect(table.state) };
    },
    outcome: (request) => {
      request.fields('do');
      const { table } = this.present(request);
      return { ok: true, over: table.over, outcome: table.outcome ?? null };
    },
    record: (request) => {
      request.fields('do');
      const { record } = this.present(request).table;
      const text = exportRecord(this.games, record);
      return { ok: true, record, text: text.ok ? text.value : null };
    },
  } satisfies Record<Verb, (request: Reader) => Reply>;

  private present(request: Reader): Running {
    return this.running ?? request.fail(NO_GAME);
  }

  private run(running: Running): Running {
    this.running = running;
    return running;
  }

  private begin(game: Game, setup: Setup, start: { seed: Seed; scenario?: unknown }): Reply {
    const { id, rules } = game;
    const record = { game: id, rules, ...setup, ...start, choices: [] };
    const table = Table.open(this.games, record);
    if (!table.ok) return refusedBy(table.fault);
    this.run({ table: table.value, seats: setup.seats, seed: start.seed });
    return { ok: true, commitment: commitment(start.seed) };
  }

  /** A record played again, as an object or as a text; to its end it must come out as it states. */
  private replayed(from: Reader, position: Reader): Result<Running> {
    const { games } = this;
    const record =
      typeof from.value === 'string'
        ? importRecord(games, from.value)
        : parseRecord(games, from.value);
    if (!record.ok) return record;
    const { choices, outcome, seats, seed } = record.value;
    if (position.missing && outcome) {
      const verified = verify(games, record.value);
      if (!verified.ok) return verified;
    }
    const n = position.missing ? choices.length : position.whole(0, choices.length);
    const table = Table.at(games, record.value, n);
    return table.ok ? accept({ table: table.value, seats, seed }) : table;
  }
}

/** The named fields of an object that may have others too. */
function openFields<const K extends string>(reader: Reader, ...names: readonly K[]) {
  return reader.fields(...names, ...(Object.keys(Object(reader.value)) as K[]));
}

/** What a scenario request describes: everything that is not about the request itself. */
function describedIn(request: Reader): unknown {
  const own = ['do', 'game', 'seed', 'options'];
  const fields = Object.entries(Object(request.value));
  return Object.fromEntries(fields.filter(([name]) => !own.includes(name)));
}

/** The reply to a line that is refused unread. */
export const tooLong = (): Reply => badRequest(`request: longer than ${LONGEST_LINE} characters`);
