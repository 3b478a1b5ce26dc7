import { below, type Random, type Setup, shuffle } from '@treefort/kernel';
import { type Box, MOST_DESIGNS } from './box.ts';
import { packetNames, packetWith } from './draft.ts';
import type { Tell } from './events.ts';
import { boxOf } from './options.ts';
import { deckOf, draw, GONE, PARK, PARK_DECK, put, shufflePile } from './piles.ts';
import { blank, copy, DRAFT, designOf, type FortState, MOST_SEATS } from './state.ts';
import { drawHand } from './turn.ts';
import { DEALT, MADE_UP_RULES, NONE, PARK_SIZE, PERKS } from './words.ts';

/** A table with nothing dealt. */
export function empty(setup: Setup): FortState {
  const s = blank(setup);
  for (const row of [s.perk, s.rule, s.ruleTurn, s.sealed]) row.fill(NONE);
  s.sawRules.fill(0);
  for (let seat = 0; seat < MOST_SEATS; seat++) s.board[seat] = seat;
  s.rough = NONE;
  return s;
}

/** Some of a set, as bits, each choice equally likely. */
function someOf(random: Random, from: readonly unknown[], count: number): number {
  const all = [...from.keys()];
  shuffle(random, all);
  return all.slice(0, count).reduce((bits, i) => bits | (1 << i), 0);
}

/** A table with all kids in the Park deck; best friends of boards that nobody has leave the game (fort.setup.friends). */
function unpacked(setup: Setup): FortState {
  const s = empty(setup);
  for (const [card, { copies, friendOf }] of s.box.designs.entries()) {
    if (friendOf < 0) for (let i = 0; i < copies; i++) put(s, PARK_DECK, card);
    else if (friendOf >= s.seats) put(s, GONE, card);
  }
  return s;
}

/** One such table for each box and way of setting it up: to clear a state is to copy it. */
const tables = new WeakMap<Box, Map<string, FortState>>();

function unpackedOf(setup: Setup): FortState {
  const box = boxOf(setup.options);
  const known = tables.get(box) ?? new Map<string, FortState>();
  tables.set(box, known);
  const name = `${setup.seats} ${setup.options.setup}`;
  const found = known.get(name) ?? unpacked(setup);
  known.set(name, found);
  return found;
}

/** Deals a table (fort.setup.first to fort.setup.deal). */
export function deal(setup: Setup, random: Random, into = blank(setup)): FortState {
  const s = copy(unpackedOf(setup), into);
  s.random.set(random);
  s.first = below(s.random, s.seats);
  s.ruleStack = someOf(s.random, MADE_UP_RULES, s.seats + 1);
  s.perkRow = someOf(s.random, PERKS, s.seats + 1);
  shufflePile(s, PARK_DECK);
  for (let i = 0; i < PARK_SIZE; i++) put(s, PARK, draw(s, PARK_DECK));
  for (let i = 0; i < s.seats * DEALT; i++) s.packets[i] = draw(s, PARK_DECK);
  s.news++;
  if (s.draft) openDraft(s);
  else dealDecks(s, (seat, i) => s.packets[seat * DEALT + i]!);
  return s;
}

function openDraft(s: FortState): void {
  s.phase = DRAFT;
  s.draftStep = 0;
  s.waiting = (1 << s.seats) - 1;
}

/** Puts the sealed picks aside and passes the packets on; true when the draft is over (fort.setup.draft). */
export function resolveDraft(s: FortState, tell?: Tell): boolean {
  for (let seat = 0; seat < s.seats; seat++) {
    const at = packetWith(s, seat) * DEALT;
    let i = at + s.draftStep;
    while (s.packets[i] !== s.sealed[seat]) i++;
    s.packets[i] = s.packets[at + s.draftStep]!;
    s.packets[at + s.draftStep] = s.sealed[seat]!;
  }
  s.draftStep++;
  for (let seat = 0; seat < s.seats; seat++) {
    const card = designOf(s, s.sealed[seat]!).id;
    const secret = { seats: [seat], card, packet: packetNames(s, seat) };
    tell?.({ kind: 'drafted', seat, pick: s.draftStep, secret });
    s.sealed[seat] = NONE;
  }
  if (s.draftStep < DEALT - 1) {
    s.waiting = (1 << s.seats) - 1;
    return false;
  }
  s.draftStep = DEALT;
  dealDecks(s, (seat, k) => s.packets[((seat + s.seats * DEALT - k) % s.seats) * DEALT + k]!, tell);
  return true;
}

/** Shuffles eight kids and two best friends into each deck and draws (fort.setup.deck). */
function dealDecks(s: FortState, kid: (seat: number, i: number) => number, tell?: Tell): void {
  for (let seat = 0; seat < s.seats; seat++) {
    const deck = deckOf(seat);
    for (let i = 0; i < DEALT; i++) put(s, deck, kid(seat, i));
    for (const friend of s.box.friends[s.board[seat]!]!) {
      put(s, deck, friend);
      s.hidden[seat * MOST_DESIGNS + friend] = 1;
    }
    shufflePile(s, deck);
    drawHand(s, seat, tell);
  }
}
