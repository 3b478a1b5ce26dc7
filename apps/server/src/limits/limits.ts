import { Allowance } from './rate-limit.ts';

/** How much one may do. Many players share an address, and that address's allowance. */
export class Limits {
  // Of an address.
  readonly requests: Allowance;
  readonly newPlayers: Allowance;
  readonly newTables: Allowance;
  readonly guesses: Allowance;
  readonly socketsOpened: Allowance;
  readonly chatFrom: Allowance;
  readonly socketsPerAddress: number;
  // Of a player.
  readonly tables = new Allowance(30, 0.1);
  readonly commands = new Allowance(300, 100);
  readonly chat = new Allowance(8, 0.5);
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
    this.chatFrom = many(8, 0.5);
    this.socketsPerAddress = 24 * playersPerAddress;
  }
}
