import { type Database, statementNumber } from '../storage/database.ts';
import type { Player } from './players.ts';
import { hashOf, newSecret } from './secret.ts';

/** The secrets by which a player comes to another device: of a link that works once, or of an earlier version's link. */
const FIND = `
  select p.id, p.name from players p where p.id = (
    select player from sign_in_links where hash = $1 and until > clock_timestamp() and taker is null
    union all
    select d.player from device_secrets s join devices d on d.id = s.device
    where s.hash = $1 and d.kind = 'old' and (d.ends_at is null or d.ends_at > clock_timestamp())
  )`;

/**
 * A link is used up by the first who takes it, who gets the same player again where the answer was lost; what an earlier
 * version gave out has an end from then on.
 */
const TAKE = `
  with link as (
    update sign_in_links set taker = $2
    where hash = $1 and until > clock_timestamp() and coalesce(taker, $2) = $2
    returning player
  ), old as (
    update devices
    set ends_at = coalesce(ends_at, clock_timestamp() + interval '30 days')
    where kind = 'old' and (ends_at is null or ends_at > clock_timestamp())
      and id = (select device from device_secrets where hash = $1)
    returning player
  )
  select p.id, p.name from players p
  where p.id in (select player from link union all select player from old)`;

/** Links by which players go on with another device. */
export class SignInLinks {
  private readonly database: Database;

  constructor(database: Database) {
    this.database = database;
  }

  /** A secret that works once within ten minutes; the one made before no longer works. */
  async make(player: Player): Promise<{ secret: string; until: number }> {
    const secret = newSecret();
    const [made] = await this.database.query<{ until: Date }>(
      'make-link',
      `insert into sign_in_links (player, hash, until)
       values ($1, $2, clock_timestamp() + interval '10 minutes')
       on conflict (player) do update set hash = excluded.hash, until = excluded.until, taker = null
       returning until`,
      [player.id, hashOf(secret)],
    );
    return { secret, until: made!.until.getTime() };
  }

  /** Whose link it is; it can still be used. */
  async find(secret: string): Promise<Player | undefined> {
    const [player] = await this.database.query<Player>('find-link', FIND, [hashOf(secret)]);
    return player;
  }

  /** Uses a link: only one of those who try gets the player. */
  async take(secret: string): Promise<Player | undefined> {
    const values = [hashOf(secret), statementNumber()];
    const [player] = await this.database.query<Player>('take-link', TAKE, values);
    return player;
  }
}
