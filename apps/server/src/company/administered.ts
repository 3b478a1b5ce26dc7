/** What somebody was reported for, by how many. */
export interface Report {
  readonly player: string;
  readonly name: string;
  readonly why: string;
  readonly by: number;
  readonly table: string | null;
  /** What was written about it, the latest first. */
  readonly texts: readonly string[];
  readonly at: Date;
}

/** How a server and its database are. */
export interface Health {
  readonly servers: number;
  readonly players: number;
  readonly open: number;
  readonly playing: number;
  readonly over: number;
  readonly waiting: number;
  readonly reports: number;
}

/** What those who run a server can do about it. */
export interface Administered {
  reports(): Promise<Report[]>;
  /** Forgets what was reported about a player; says how much that was. */
  settle(player: string): Promise<number>;
  /** Gives a player another name, at old tables as well; the new name, or undefined where there is no such player. */
  removeName(player: string): Promise<string | undefined>;
  /** Removes a table whose game is not over; says whether there was one. */
  closeTable(table: string): Promise<boolean>;
  health(): Promise<Health>;
}
