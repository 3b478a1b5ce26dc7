import type { GameEvent, GameRecord, Options, Outcome, Random, Viewer } from '@treefort/kernel';
import type { Orders } from '@treefort/protocol';
import type { EndKey, Thing, Words } from '@treefort/words';
import type { ComponentType, ReactNode } from 'react';
import type { Tutorial } from '../learn/lesson.ts';
import type { Trial } from '../learn/trial.ts';
import type { Bubble } from '../play/bubble.ts';
import type { CardMove } from '../play/card-moves.ts';
import type { Sound } from '../play/sound-parts.ts';
import type { Variant } from '../screens/variants.tsx';
import type { PictureFolder } from '../shell/picture.tsx';
import type { Route } from '../shell/routes.ts';
import type { GameId } from '../table/game-id.ts';
import type { Playthrough } from '../table/playthrough.ts';
import type { Stretch } from '../table/stretch.ts';
import type { OpenDecision } from '../table/table.ts';
import type { AnyTypes, AnyView, GameTypes } from './game-types.ts';

/** The tile of a game on the home page. */
export interface HomeFace {
  readonly Scene: ComponentType;
  /** How long a game takes. */
  readonly minutes: number;
  /** Further pages about the game. */
  readonly links: readonly { readonly to: Route; readonly label: 'home:cards' }[];
  /** What something is called that a player can have at the end. */
  keptName(words: Words, id: string): string;
}

export interface MoreOptionsProps {
  readonly options: Options;
  readonly onChange: (options: Options) => void;
}

/** How a new table of a game is set up. */
export interface SetupFace {
  /** The first one is the default. */
  readonly variants: readonly Variant[];
  /** Further options, on top of a variant's. */
  readonly MoreOptions: ComponentType<MoreOptionsProps> | null;
}

/** What the frame around a board gives to it. */
export interface BoardProps<T extends GameTypes> {
  readonly view: T['view'];
  readonly asked: OpenDecision<T['option'], T['refusal']> | undefined;
  /** What can be foreseen of an option that is offered. */
  readonly foreseen: (option: string) => readonly T['consequence'][];
  readonly log: ReactNode;
  readonly onUndo: () => void;
  readonly onLog: () => void;
  readonly onChoices: () => void;
}

export interface ScoresProps<T extends GameTypes> {
  readonly view: T['view'];
  readonly outcome: Outcome;
  readonly events: readonly T['event'][];
}

/** A decision put together with the one that comes after it. */
export interface Joined<V = AnyView> {
  readonly asked: OpenDecision;
  /** What is seen when the second one is asked. */
  readonly view: V;
  /** What is chosen before an option, where it belongs to the second decision. */
  before(option: string): string | undefined;
}

/** Something large over the table while one beat is told. */
export interface Spotlight {
  readonly ms: number;
  /** Whether the table is dimmed behind it. */
  readonly dims: boolean;
  readonly content: ReactNode;
}

export interface EndPictureProps<T extends GameTypes> {
  readonly view: T['view'];
  readonly seat: number;
  /** Whether the faces beside it are glad. */
  readonly glad: boolean;
}

/** A part of the final score, with everybody's points for it. */
export interface ScorePart {
  /** Names its colour in the stylesheet. */
  readonly id: string;
  readonly name: string;
  readonly picture?: `${PictureFolder}/${string}`;
  readonly points: readonly number[];
}

/**
 * A game at its table. The members that take views, options or events are methods, so that `TableFace<FortTypes>` fits
 * into the registry: here, and nowhere else, they are taken for the game's own. A face is always looked up by
 * `view.game`, so it gets those of its own game only.
 */
export interface TableFace<T extends GameTypes = AnyTypes> {
  Board(props: BoardProps<T>): ReactNode;
  /** Everything that is printed on a card or room. */
  CardText(props: { readonly id: T['card']; readonly view: T['view'] }): ReactNode;
  /** How the final score is made up. */
  Scores(props: ScoresProps<T>): ReactNode;
  /** The same by parts, in the order in which they are counted. */
  scoreParts(view: T['view'], words: Words): readonly ScorePart[];
  /** What a seat has built, when the game is over. */
  EndPicture(props: EndPictureProps<T>): ReactNode;
  /** What is said over it to its builder, who has won. */
  wonTitle(view: T['view'], seat: number): EndKey;
  /** The class of a seat's colour. */
  seatClass(view: T['view'], seat: number): string;
  cardName(words: Words, id: T['card']): Thing;
  /** Where the cards went that an event tells of. */
  movesOf(event: T['event'], view: T['view']): readonly CardMove[];
  /** Where the cards come from that lie open when a game begins. */
  dealt(view: T['view']): readonly CardMove[];
  /** What is heard of an event, if anything. */
  soundsOf(event: T['event'], viewer: Viewer): readonly Sound[];
  /** What is explained once, when it first happens on a device; the first ones matter most. */
  bubbles(
    view: T['view'],
    asked: OpenDecision<T['option'], T['refusal']> | undefined,
  ): readonly Bubble[];
  /** A decision that the screen shows together with the next one; null where it stands alone. */
  joined?(
    asked: OpenDecision<T['option'], T['refusal']>,
    view: T['view'],
  ): Joined<T['view']> | null;
  /** What a beat shows large over the table, where it is worth a moment of its own; the view is that after it. */
  spotlight(beat: readonly T['event'][], view: T['view']): Spotlight | null;
  /** How long the board itself moves what a beat tells, at the normal pace, in milliseconds. */
  motion?(beat: readonly T['event'][]): number;
}

/** Where a redealt record begins. */
export type Dealt = Pick<GameRecord, 'scenario' | 'choices'>;

/** A moment as one seat sees it, and the moment before it that can be described as a scenario. */
export interface RedealPoint {
  readonly from: number;
  readonly at: number;
  readonly seat: number;
}

/** A recorded game: the replay, the review, and playing on from a moment of it. */
export interface RecordFace<V = AnyView> {
  /** What all seats know together: `own` holds the view of each seat. */
  joinViews(watched: V, own: readonly V[]): V;
  /** The colour of a seat at its table, by the name of its token. */
  seatColour(view: V, seat: number): string;
  /** The stretch of the game to which a moment belongs. */
  stretchOf(view: V): Stretch;
  /** The round or week. */
  roundOf(view: V): number;
  /** Everybody's points as if the game had ended here. */
  pointsOf(view: V): readonly number[];
  /** What one choice changed of them. */
  gains(before: V, after: V): readonly number[];
  /** What of a beat tells why the winners got ahead; nothing where it does not. */
  telling(beat: readonly GameEvent[], winners: readonly number[]): readonly GameEvent[];
  /** What the engine inspects as a scenario that it accepts, if there is one for such a state. */
  scenarioOf(inspected: unknown): object | undefined;
  /** Deals the cards that a seat cannot know again. */
  redeal(played: Playthrough, point: RedealPoint, random: Random): Dealt;
}

export interface TutorialFace {
  readonly tutorial: Tutorial;
}

export interface RulebookFace {
  /** Statements of the rulebook that can be tried. */
  readonly trials: readonly Trial[];
}

export interface StandingOrdersProps<V = AnyView> {
  readonly orders: Orders;
  readonly view: V;
  readonly onOrder: (orders: Orders) => void;
}

/** What a game has at a table on the server only. */
export interface OnlineFace<V = AnyView> {
  /** What a seat answers by itself; missing where a game never asks anybody on a rival's turn. */
  StandingOrders?(props: StandingOrdersProps<V>): ReactNode;
}

/** Everything that the client asks of a game. Each part has a registry of its own, because it is loaded on its own. */
export interface GameFace {
  readonly home: HomeFace;
  readonly setup: SetupFace;
  readonly table: TableFace;
  readonly record: RecordFace;
  readonly tutorial: TutorialFace;
  readonly rulebook: RulebookFace;
  readonly online: OnlineFace;
}

/** One part of the face of every game. */
export type Registry<Part extends keyof GameFace> = Readonly<Record<GameId, GameFace[Part]>>;
