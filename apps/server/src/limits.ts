import { Allowance } from './allowance.ts';

/** What one player may do. Many behind one address share that address's allowance. */
export class Limits {
  readonly requests: Allowance;
  readonly newPlayers: Allowance;
  readonly newTables: Allowance;
  readonly guesses: Allowance;
  readonly socketsOpened: Allowance;
  readonly frames = new Allowance(300, 100);
  readonly chat = new Allowance(8, 0.5);
  /** Open sockets of one address, and of one player. */
  readonly socketsPerAddress: number;
  readonly socketsPerPlayer = 24;

  constructor(playersPerAddress: number) {
    const many = (burst: number, perSecond: number) =>
      new Allowance(burst * playersPerAddress, perSecond * playersPerAddress);
    this.requests = many(60, 10);
    this.newPlayers = many(3, 0.05);
    this.newTables = many(5, 0.1);
    // Guessing a link of 128 bits is hopeless at any pace; this keeps it from costing anything.
    this.guesses = many(10, 0.2);
    this.socketsOpened = many(20, 2);
    this.socketsPerAddress = 24 * playersPerAddress;
  }
}
