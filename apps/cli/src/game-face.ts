import type { Game, Options } from '@treefort/kernel';
import type { Boards } from './boards/board.ts';
import type { Call, Flags } from './usage.ts';

/** What the command line needs of a game; each game fills this in a folder of its own. */
export interface GameFace {
  readonly game: Game;
  /** Its own options on the command line. */
  readonly flags: Flags;
  /** The options of a table as its flags say them. */
  options(call: Call): Options | Promise<Options>;
  /** How it is drawn and told; loaded when needed, so that every command starts fast. */
  loadBoard(): Promise<Boards>;
}
