import type { Seen } from '../../src/network/network.ts';

/**
 * What is learned from: one position after another in a row of 16-bit numbers. Each has the inputs that are on, how
 * the seats stand, their chances, which move was chosen (the number after it) and what it gained, if that is to be learned
 * from, and for each move its code, what drew to it before, and the share it should get, or had when one was chosen.
 */
export const WHOLE = 65_535;
const BASE = 256;
const MIDDLE = 32_768;
/** Gains are small: they are kept so many times as large. */
const GAIN = 64;

const toShare = (share: number): number => Math.round(share * WHOLE);
const toBase = (base: number): number =>
  Math.max(0, Math.min(WHOLE, Math.round(base * BASE) + MIDDLE));
export const baseFrom = (stored: number): number => (stored - MIDDLE) / BASE;
export const gainFrom = (stored: number): number => baseFrom(stored) / GAIN;

export interface SampleMove {
  readonly code: number;
  readonly base: number;
  readonly share: number;
}

/** A growing row of samples, and where each begins. */
export class SampleWriter {
  private row = new Uint16Array(1 << 16);
  private used = 0;
  private readonly starts: number[] = [];
  private gains = 0;
  private squares = 0;

  get count(): number {
    return this.starts.length;
  }

  /** Notes a position and how its seats stand; the chances follow when the game has ended. Returns where they go. */
  position(seen: Seen, standings: readonly number[]): number {
    this.starts.push(this.used);
    this.inputs(seen.on, seen.count);
    for (const [i, on] of seen.groupOn.entries()) this.inputs(on, seen.groupCounts[i]!);
    this.room(10);
    this.row[this.used++] = seen.focus + 1;
    this.row[this.used++] = standings.length;
    for (let i = 0; i < 4; i++) this.row[this.used++] = toBase(standings[i] ?? 0);
    const at = this.used;
    this.used += 4;
    return at;
  }

  private inputs(on: Uint16Array, count: number): void {
    this.room(count + 1);
    this.row[this.used++] = count;
    for (let i = 0; i < count; i++) this.row[this.used++] = on[i]!;
  }

  chances(at: number, chances: readonly number[]): void {
    for (const [i, chance] of chances.entries()) this.row[at + i] = toShare(chance);
  }

  moves(moves: readonly SampleMove[]): void {
    this.room(moves.length * 3 + 3);
    this.row[this.used++] = 0;
    this.row[this.used++] = 0;
    this.row[this.used++] = moves.length;
    for (const { code, base, share } of moves) {
      this.row[this.used++] = code;
      this.row[this.used++] = toBase(base);
      this.row[this.used++] = toShare(share);
    }
  }

  /** What a choice gained, in the position whose chances go to `at`. */
  gain(at: number, chosen: number, gain: number): void {
    this.row[at + 4] = chosen + 1;
    this.row[at + 5] = toBase(gain * GAIN);
    this.gains++;
    this.squares += gain * gain;
  }

  take(): Samples {
    const { gains, squares } = this;
    const samples = {
      row: this.row.slice(0, this.used),
      starts: Uint32Array.from(this.starts),
      gains,
      squares,
    };
    this.used = 0;
    this.gains = 0;
    this.squares = 0;
    this.starts.length = 0;
    return samples;
  }

  private room(more: number): void {
    if (this.used + more <= this.row.length) return;
    const larger = new Uint16Array(this.row.length * 2);
    larger.set(this.row);
    this.row = larger;
  }
}

export interface Samples {
  readonly row: Uint16Array;
  readonly starts: Uint32Array;
  /** How many choices gained or lost, and the squares of what they did. */
  readonly gains: number;
  readonly squares: number;
}

/** All samples that are remembered, in memory that workers share; the oldest give way. */
export class SampleMemory {
  readonly row: Uint16Array;
  readonly starts: Uint32Array;
  count = 0;
  /** How far gains spread. */
  spread = 1;
  private readonly chunks: Samples[] = [];

  constructor(most: number, each = 320) {
    this.row = new Uint16Array(new SharedArrayBuffer(most * each * 2));
    this.starts = new Uint32Array(new SharedArrayBuffer(most * 4));
  }

  add(samples: Samples): void {
    this.chunks.push(samples);
  }

  /** Lays out what is remembered, the newest first, as far as there is room. */
  layOut(): void {
    let used = 0;
    let count = 0;
    let kept = 0;
    let [gains, squares] = [0, 0];
    for (const { row, starts, ...gained } of this.chunks.toReversed()) {
      if (used + row.length > this.row.length || count + starts.length > this.starts.length) break;
      this.row.set(row, used);
      for (const start of starts) this.starts[count++] = used + start;
      used += row.length;
      gains += gained.gains;
      squares += gained.squares;
      kept++;
    }
    this.chunks.splice(0, this.chunks.length - kept);
    this.count = count;
    this.spread = squares === 0 ? 1 : Math.sqrt(squares / gains);
  }
}
