import {
  type DataOf,
  either,
  type Fields,
  list,
  object,
  optional,
  type Shape,
  whole,
  word,
} from './shape.ts';

/** The seat a view is built for; a watcher sees what everybody sees. */
export type Viewer = number | 'watcher';

/** Something that happened at the table; the secret half is for the named seats only. */
export interface GameEvent {
  readonly kind: string;
  readonly seat?: number;
  /** Counts the steps of a game that a person would tell in one sentence; numbered by the table. */
  readonly beat?: number;
  readonly secret?: { readonly seats: readonly number[] };
}

export type Tell<E extends GameEvent = GameEvent> = (event: E) => void;

/** The fields of a kind of event: what all hear, and what only some seats hear. */
export interface EventFields {
  readonly open: Fields;
  readonly secret?: Fields;
}

export type EventKinds = Readonly<Record<string, EventFields>>;

interface Told<K> {
  readonly kind: K;
  readonly beat?: number;
}

interface SecretSeats {
  readonly seats: readonly number[];
}

type SecretHalf<E> = E extends { readonly secret: infer F }
  ? { readonly secret: SecretSeats & DataOf<F> }
  : object;

/** What happened, as an engine tells it. */
export type EventOf<T extends EventKinds> = {
  [K in keyof T]: Told<K> & DataOf<T[K]['open']> & SecretHalf<T[K]>;
}[keyof T];

type HeardHalf<E> = E extends { readonly secret: infer F } ? Partial<DataOf<F>> : object;

/** What happened, as a viewer hears it: with the fields of the secret half, or without them. */
export type HeardOf<T extends EventKinds> = {
  [K in keyof T]: Told<K> & DataOf<T[K]['open']> & HeardHalf<T[K]>;
}[keyof T];

const optionals = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).map(([name, shape]) => [name, optional(shape)]));

const shapeOf = (kind: string, fields: Fields): Shape =>
  object({ kind: word([kind]), beat: optional(whole), ...fields });

/** The shape of an event as a viewer hears it, for the wire and the docs. */
export const heardShape = <T extends EventKinds>(kinds: T): Shape<HeardOf<T>> =>
  either(
    ...Object.entries(kinds).map(([kind, { open, secret = {} }]) =>
      shapeOf(kind, { ...open, ...optionals(secret) }),
    ),
  ) as Shape<HeardOf<T>>;

/** The shape of an event as the engine tells it. */
export const toldShape = <T extends EventKinds>(kinds: T): Shape<EventOf<T>> =>
  either(
    ...Object.entries(kinds).map(([kind, { open, secret }]) =>
      shapeOf(kind, {
        ...open,
        ...(secret && { secret: object({ seats: list(whole), ...secret }) }),
      }),
    ),
  ) as Shape<EventOf<T>>;

/** An event as one viewer hears it. */
export function heardBy(event: GameEvent, viewer: Viewer): GameEvent {
  if (event.secret === undefined) return event;
  const { secret, ...shared } = event;
  if (viewer === 'watcher' || !secret.seats.includes(viewer)) return shared;
  const { seats: _, ...detail } = secret;
  return { ...shared, ...detail };
}
