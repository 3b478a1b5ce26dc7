import { newSecret } from '../players/secret.ts';
import { type Database, statementNumber } from '../storage/database.ts';

/** Those that were not answered make room. */
const MAKE = `
  with old as (delete from passkey_challenges where until < clock_timestamp())
  insert into passkey_challenges (challenge, player, until)
  values ($1, $2, clock_timestamp() + interval '5 minutes') on conflict do nothing`;

const TAKE = `
  update passkey_challenges set taker = $3
  where challenge = $1 and player is not distinct from $2
    and until > clock_timestamp() and coalesce(taker, $3) = $3
  returning challenge`;

/** What passkeys have to sign: each works once, within five minutes, on any server. */
export class Challenges {
  private readonly database: Database;

  constructor(database: Database) {
    this.database = database;
  }

  /** A challenge for a player who makes a passkey, or for one who signs in. */
  async make(player: string | null): Promise<string> {
    const challenge = newSecret();
    await this.database.query('make-challenge', MAKE, [challenge, player]);
    return challenge;
  }

  /** Uses a challenge up; says whether it was one. */
  async take(challenge: string, player: string | null): Promise<boolean> {
    const values = [challenge, player, statementNumber()];
    return (await this.database.query('take-challenge', TAKE, values)).length > 0;
  }
}
