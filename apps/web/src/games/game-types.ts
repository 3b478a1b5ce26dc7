import type {
  FortConsequence,
  FortHeard,
  FortMove,
  FortOption,
  FortRefusal,
  FortView,
} from '@treefort/fort';
import type { GameEvent, Option, Refusal } from '@treefort/kernel';
import type {
  RoomName,
  TreehouseConsequence,
  TreehouseHeard,
  TreehouseMove,
  TreehouseOption,
  TreehouseRefusal,
  TreehouseView,
} from '@treefort/treehouse';
import type { GameId } from '../table/game-id.ts';

/** What a table of a game shows, asks and tells. */
export interface GameTypes {
  readonly view: unknown;
  /** The name of a card or room. */
  readonly card: string;
  readonly move: { readonly kind: string };
  readonly option: Option;
  readonly refusal: Refusal;
  /** An event as a viewer hears it. */
  readonly event: GameEvent;
  readonly consequence: unknown;
}

export interface FortTypes extends GameTypes {
  readonly view: FortView;
  readonly move: FortMove;
  readonly option: FortOption;
  readonly refusal: FortRefusal;
  readonly event: FortHeard;
  readonly consequence: FortConsequence;
}

export interface TreehouseTypes extends GameTypes {
  readonly view: TreehouseView;
  readonly card: RoomName;
  readonly move: TreehouseMove;
  readonly option: TreehouseOption;
  readonly refusal: TreehouseRefusal;
  readonly event: TreehouseHeard;
  readonly consequence: TreehouseConsequence;
}

interface TypesByGame extends Readonly<Record<GameId, GameTypes>> {
  readonly fort: FortTypes;
  readonly treehouse: TreehouseTypes;
}

export type AnyView = TypesByGame[GameId]['view'];
export type AnyMove = TypesByGame[GameId]['move'];

/** A game that is not known: options and events are as the kernel knows them. */
export interface AnyTypes extends GameTypes {
  readonly view: AnyView;
}
