import type { Database } from '../storage/database.ts';
import { hashOf, isSecretOf, newId, newSecret } from './secret.ts';

/** A player is known by a secret and has no account. */
export interface Player {
  readonly id: string;
  readonly name: string;
}

const MOST_CACHED = 20_000;
/** Milliseconds for which a player is cached, and after which all servers know a new name. */
const CACHED_FOR = 10_000;

/** Players by their secrets, with a cache of those seen lately. */
export class Players {
  private readonly database: Database;
  private readonly known = new Map<string, { readonly player: Player; readonly until: number }>();

  constructor(database: Database) {
    this.database = database;
  }

  async add(name: string): Promise<{ player: Player; secret: string }> {
    const player = { id: newId(), name };
    const secret = newSecret();
    const { db } = this.database;
    await db
      .insertInto('players')
      .values({ ...player, secret: hashOf(secret) })
      .execute();
    return { player, secret };
  }

  async find(secret: string): Promise<Player | null> {
    const hash = hashOf(secret);
    const key = hash.toString('base64');
    const known = this.known.get(key);
    if (known && known.until > Date.now()) return known.player;
    const [row] = await this.database.query<{ id: string; name: string; secret: Uint8Array }>(
      'player',
      'select id, name, secret from players where secret = $1',
      [hash],
    );
    if (!row || !isSecretOf(secret, row.secret)) return null;
    const player = { id: row.id, name: row.name };
    if (this.known.size >= MOST_CACHED) this.known.clear();
    this.known.set(key, { player, until: Date.now() + CACHED_FOR });
    return player;
  }

  async rename(secret: string, player: Player, name: string): Promise<Player> {
    await this.database.db
      .updateTable('players')
      .set({ name })
      .where('id', '=', player.id)
      .execute();
    this.known.delete(hashOf(secret).toString('base64'));
    return { ...player, name };
  }
}
