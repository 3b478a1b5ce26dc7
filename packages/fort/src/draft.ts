import type { Viewer } from '@treefort/kernel';
import { DRAFT, designOf, type FortState } from './state.ts';
import { DEALT } from './words.ts';

/** Picks from..to of a packet, whose cards a viewer knows as a set (fort.setup.draft). */
export interface KnownPicks {
  readonly packet: number;
  readonly from: number;
  readonly to: number;
}

/**
 * What a seat has learned in the draft: its own picks, and what was gone from or left in each packet it held. The k-th
 * pick from a packet is made by the k-th seat after the one it was dealt to.
 */
export function knownPicks(s: FortState, viewer: Viewer): KnownPicks[] {
  if (!s.draft || viewer === 'watcher') return [];
  const known: KnownPicks[] = [];
  for (let packet = 0; packet < s.seats; packet++) {
    let at = (viewer + s.seats - packet) % s.seats;
    while (at < DEALT && at <= s.draftStep) {
      const next = at + s.seats;
      const seenAgain = next < DEALT && next <= s.draftStep;
      const picked = at < s.draftStep;
      if (picked) known.push({ packet, from: at, to: at + 1 });
      const from = picked ? at + 1 : at;
      const to = seenAgain ? next : DEALT;
      if (from < to) known.push({ packet, from, to });
      if (!seenAgain) break;
      at = next;
    }
  }
  return known;
}

/** The cards at some picks of a packet, in order of their numbers: when each was picked is not known. */
export const pickedCards = (s: FortState, { packet, from, to }: KnownPicks): number[] =>
  Array.from(s.packets.subarray(packet * DEALT + from, packet * DEALT + to)).sort((a, b) => a - b);

/** What a seat has in the draft: the packet that it picks from, and what it has kept. */
export interface DraftView {
  readonly packet: readonly string[];
  readonly kept: readonly string[];
}

/** Who picked the k-th card out of a packet. */
export const pickerOf = (s: FortState, packet: number, k: number): number => (packet + k) % s.seats;

/** The packet that a seat picks from now: packets go to the left. */
export const packetWith = (s: FortState, seat: number): number =>
  (seat + s.seats * DEALT - s.draftStep) % s.seats;

/** What is left of that packet, in no order. */
export function packetNames(s: FortState, seat: number): string[] {
  const at = packetWith(s, seat) * DEALT;
  const left = Array.from(s.packets.subarray(at + s.draftStep, at + DEALT)).sort((a, b) => a - b);
  return left.map((card) => designOf(s, card).id);
}

export function draftOf(s: FortState, seat: number): DraftView | null {
  if (s.phase !== DRAFT) return null;
  const name = (card: number): string => designOf(s, card).id;
  const kept: string[] = [];
  for (let k = 0; k < s.draftStep; k++) {
    for (let packet = 0; packet < s.seats; packet++) {
      if (pickerOf(s, packet, k) === seat) kept.push(name(s.packets[packet * DEALT + k]!));
    }
  }
  return { packet: packetNames(s, seat), kept };
}
