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
  readonly queueFrom: RateLimit;
  readonly signIns: RateLimit;
  /** Emails that ask whether an address is somebody's own. */
  readonly mails: RateLimit;
  readonly socketsPerAddress: number;
  /** Players who wait in the queue at a time. */
  readonly waitingPerAddress: number;
  /** Tables of the queue to which those who share an address do not come, within ten minutes. */
  readonly missedPerAddress: number;
  // Of a player.
  readonly tables = new RateLimit(30, 0.1);
  readonly commands = new RateLimit(300, 100);
  readonly chat = new RateLimit(8, 0.5);
  /** Answers taken back, and sealed ones changed: each makes news for all. */
  readonly changes = new RateLimit(12, 0.5);
  /** Seats taken, left, given and freed. */
  readonly seats = new RateLimit(10, 0.5);
  /** Places taken in the queue, or changed. */
  readonly queue = new RateLimit(10, 0.1);
  readonly links = new RateLimit(10, 0.05);
  /** Friends asked and invited, people blocked and reported. */
  readonly company = new RateLimit(30, 0.2);
  /** Passkeys and recovery codes made. */
  readonly keys = new RateLimit(20, 0.05);
  readonly callChanges = new RateLimit(30, 0.2);
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
    this.queueFrom = many(5, 0.1);
    this.waitingPerAddress = playersPerAddress;
    this.missedPerAddress = Math.max(3, playersPerAddress / 2);
    this.signIns = many(10, 0.2);
    this.mails = many(3, 0.002);
    this.socketsPerAddress = 24 * playersPerAddress;
  }
}
