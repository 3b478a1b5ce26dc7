import type { Database } from '../storage/database.ts';
import { newId } from './secret.ts';

/** A player has a name and no account: the devices know who it is. */
export interface Player {
  readonly id: string;
  readonly name: string;
}

export class Players {
  private readonly database: Database;
  private readonly renamed: (player: string) => void;

  constructor(database: Database, renamed: (player: string) => void) {
    this.database = database;
    this.renamed = renamed;
  }

  async add(name: string): Promise<Player> {
    const player = { id: newId(), name };
    await this.database.db.insertInto('players').values(player).execute();
    return player;
  }

  async rename(player: Player, name: string): Promise<Player> {
    await this.database.db
      .updateTable('players')
      .set({ name })
      .where('id', '=', player.id)
      .execute();
    this.renamed(player.id);
    return { ...player, name };
  }
}
