import { RateLimit } from './rate-limit.ts';

/** All rate limits. Players behind one address share its limits, so these are higher. */
export class Limits {
  // Of an address.
  readonly requests: RateLimit;
  readonly newPlayers: RateLimit;
  readonly newTables: RateLimit;
  readonly guesses: RateLimit;
  readonly socketsOpened: RateLimit;
  readonly chatFrom: RateLimit;
  readonly socketsPerAddress: number;
  // Of a player.
  readonly tables = new RateLimit(30, 0.1);
  readonly commands = new RateLimit(300, 100);
  readonly chat = new RateLimit(8, 0.5);
  /** Answers taken back, and sealed ones changed: each makes news for all. */
  readonly changes = new RateLimit(12, 0.5);
  /** Seats taken, left, given and freed. */
  readonly seats = new RateLimit(10, 0.5);
  readonly links = new RateLimit(10, 0.05);
  readonly socketsPerPlayer = 24;

  constructor(playersPerAddress: number) {
    const many = (burst: number, perSecond: number) =>
      new RateLimit(burst * playersPerAddress, perSecond * playersPerAddress);
    this.requests = many(60, 10);
    this.newPlayers = many(3, 0.05);
    this.newTables = many(5, 0.1);
    // Nobody guesses a link of 128 bits; this keeps those who try from costing anything.
    this.guesses = many(10, 0.2);
    this.socketsOpened = many(20, 2);
    this.chatFrom = many(8, 0.5);
    this.socketsPerAddress = 24 * playersPerAddress;
  }
}
