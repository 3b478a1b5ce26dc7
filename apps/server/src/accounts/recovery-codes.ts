import { randomInt } from 'node:crypto';
import type { Player } from '../players/players.ts';
import { hashOf } from '../players/secret.ts';
import { type Database, statementNumber } from '../storage/database.ts';

/** Letters that are not taken for each other on paper (Crockford's base 32). */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const GROUPS = 4;
const IN_GROUP = 5;

/** 100 random bits, in groups that can be read aloud. */
function newCode(): string {
  const group = () => Array.from({ length: IN_GROUP }, () => LETTERS[randomInt(32)]).join('');
  return Array.from({ length: GROUPS }, group).join('-');
}

/** What was meant by a code as somebody typed it. */
const meant = (typed: string): string =>
  typed
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');

const hashOfCode = (code: string): Buffer => hashOf(meant(code));

const MAKE = `
  insert into recovery_codes (player, hash) values ($1, $2)
  on conflict (player) do update
  set hash = excluded.hash, made_at = clock_timestamp(), used_hash = null, taker = null`;

/** Replaces a code by the next one; where the answer was lost, by the same. */
const TAKE = `
  with taken as (
    update recovery_codes
    set hash = $2, used_hash = $1, taker = $3, made_at = clock_timestamp()
    where hash = $1 or (used_hash = $1 and taker = $3)
    returning player
  )
  select p.id, p.name from players p join taken t on t.player = p.id`;

/** The codes that players keep on paper, as hashes. */
export class RecoveryCodes {
  private readonly database: Database;

  constructor(database: Database) {
    this.database = database;
  }

  /** When the code of a player was made, if there is one. */
  async madeAt({ id }: Player): Promise<number | null> {
    const [row] = await this.database.query<{ made: number }>(
      'recovery-made',
      'select extract(epoch from made_at)::float8 * 1000 as made from recovery_codes where player = $1',
      [id],
    );
    return row?.made ?? null;
  }

  /** A code that works once; the one made before no longer works. */
  async make({ id }: Player): Promise<string> {
    const code = newCode();
    await this.database.query('make-recovery', MAKE, [id, hashOfCode(code)]);
    return code;
  }

  /** Uses a code: whose it was, and the next one. */
  async take(typed: string): Promise<{ player: Player; code: string } | undefined> {
    const code = newCode();
    const values = [hashOfCode(typed), hashOfCode(code), statementNumber()];
    const [player] = await this.database.query<Player>('take-recovery', TAKE, values);
    return player && { player, code };
  }
}
