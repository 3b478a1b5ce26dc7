import type { Profile, ProfiledGame } from '@treefort/protocol';
import type { Database } from '../storage/database.ts';
import { pointsOf, type Rating, shown } from './scale.ts';

/** Rated games in the curve of each game. */
const CURVE = 100;
/** Games in which streaks are looked for. */
const STREAKS = 1000;
/** Cards or rooms, and people, that are named. */
const FAVOURITES = 5;
const OPPONENTS = 10;

/**
 * The finished games of the player $1 that the viewer $2 may see: public ones and those in which the viewer sat; the
 * player sees all.
 */
export const VISIBLE = `
  visible as (
    select r.* from results r where r.player = $1 and (
      r.public or exists (select from results v where v.table_id = r.table_id and v.player = $2)
    )
  )`;

/** Whose profile is looked at, and by whom; somebody without a name is ''. */
export interface Look {
  readonly player: string;
  readonly viewer: string;
}

/** What players have played, as far as others may see it. */
export class Profiles {
  private readonly database: Database;

  constructor(database: Database) {
    this.database = database;
  }

  /** Whether others see one's profile and place. */
  async hide(player: string, hidden: boolean): Promise<void> {
    await this.database.query('hide', 'update players set hidden = $2 where id = $1', [
      player,
      hidden,
    ]);
  }

  /** The player whose profile a viewer may look at, if there is one. */
  async find({ player, viewer }: Look) {
    const [found] = await this.database.query<{
      id: string;
      name: string;
      hidden: boolean;
      since: number;
    }>(
      'profile',
      `select id, name, hidden, extract(epoch from created_at)::float8 * 1000 as since
       from players where id = $1 and (not hidden or id = $2)`,
      [player, viewer],
    );
    return found ?? null;
  }

  async profile(look: Look): Promise<Profile | null> {
    const found = await this.find(look);
    if (!found) return null;
    const { hidden, ...player } = found;
    const [games, streak, opponents] = await Promise.all([
      this.games(look),
      this.streak(look),
      this.opponents(look),
    ]);
    return { ...player, ...(look.player === look.viewer && { hidden }), games, streak, opponents };
  }

  private async games(look: Look): Promise<ProfiledGame[]> {
    const [tallies, ratings, curves, kept] = await Promise.all([
      this.tallies(look),
      this.ratings(look.player),
      this.curves(look),
      this.kept(look),
    ]);
    const names = new Set([...tallies, ...ratings].map(({ game }) => game));
    return [...names].sort().map((name) => {
      const rating = ratings.find(({ game }) => game === name);
      const of = <T extends { game: string }>(rows: readonly T[]) =>
        rows.filter(({ game }) => game === name).map(({ game: _, ...rest }) => rest);
      return {
        game: name,
        ...(rating && { rating: shown(rating) }),
        rated: rating?.games ?? 0,
        tallies: of(tallies),
        curve: of(curves).map(({ at, mu }) => ({ at, points: pointsOf(mu) })),
        kept: of(kept),
      };
    });
  }

  private ratings(player: string) {
    return this.database.query<Rating & { game: string; games: number }>(
      'profile-ratings',
      'select game, mu, sigma, games from ratings where player = $1',
      [player],
    );
  }

  /** Results by game and number of seats, of games with somebody else at the table. */
  private tallies({ player, viewer }: Look) {
    return this.database.query<{ game: string } & ProfiledGame['tallies'][number]>(
      'tallies',
      `with ${VISIBLE}
       select game, seats, count(*)::int as games, count(*) filter (where place = 1)::int as won,
         count(*) filter (where abandoned)::int as abandoned
       from visible where people > 1 group by game, seats order by game, seats`,
      [player, viewer],
    );
  }

  private curves({ player, viewer }: Look) {
    return this.database.query<{ game: string; at: number; mu: number }>(
      'curves',
      `with ${VISIBLE}
       select game, extract(epoch from ended_at)::float8 * 1000 as at, mu from (
         select *, row_number() over (partition by game order by ended_at desc, table_id desc) as n
         from visible where rated and mu is not null
       ) v where n <= ${CURVE} order by ended_at, table_id`,
      [player, viewer],
    );
  }

  /** What the player most often had at the end. */
  private kept({ player, viewer }: Look) {
    return this.database.query<{ game: string; id: string; games: number }>(
      'kept',
      `with ${VISIBLE}
       select game, id, games from (
         select game, id, count(distinct table_id)::int as games,
           row_number() over (partition by game order by count(distinct table_id) desc, id) as n
         from visible, unnest(kept) id group by game, id
       ) k where n <= ${FAVOURITES} order by game, n`,
      [player, viewer],
    );
  }

  /** Games won in a row against people: now, and at best. */
  private async streak({ player, viewer }: Look): Promise<Profile['streak']> {
    const rows = await this.database.query<{ won: boolean }>(
      'streaks',
      `with ${VISIBLE}
       select place = 1 as won from visible where people > 1
       order by ended_at desc, table_id desc limit ${STREAKS}`,
      [player, viewer],
    );
    const runs = rows
      .map(({ won }) => (won ? 'w' : '.'))
      .join('')
      .split('.')
      .map((run) => run.length);
    return { now: runs[0] ?? 0, best: Math.max(...runs) };
  }

  /** Whom the player met most often, and who came before whom. */
  private async opponents({ player, viewer }: Look): Promise<Profile['opponents']> {
    const rows = await this.database.query<Company & { games: number; won: number; lost: number }>(
      'opponents',
      `with ${VISIBLE}
       select m.*, p.name, coalesce(p.hidden, true) as hidden from (
         select o.player as id, count(*)::int as games,
           count(*) filter (where v.place < o.place)::int as won,
           count(*) filter (where v.place > o.place)::int as lost
         from visible v join results o on o.table_id = v.table_id and o.player <> v.player
         group by o.player order by games desc, id limit ${OPPONENTS}
       ) m left join players p on p.id = m.id order by m.games desc, m.id`,
      [player, viewer],
    );
    return rows.map(({ games, won, lost, ...one }) => ({ ...companyOf(one), games, won, lost }));
  }
}

/** Somebody at a table as the database has them. */
export interface Company {
  readonly id: string;
  readonly name: string | null;
  readonly hidden: boolean;
}

/** Somebody as others may know them: who has deleted themselves has no name, who hides has no profile. */
export const companyOf = ({ id, name, hidden }: Company) => ({
  name,
  ...(name !== null && !hidden && { id }),
});
