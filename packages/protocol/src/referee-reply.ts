import type { Fault } from '@treefort/kernel';

/** Why a request was refused. */
export type Why = 'stale' | 'not-an-option' | 'over' | 'refused' | 'bad-request' | 'broken';

/** A refused request: nothing has changed. */
export interface Refused {
  readonly ok: false;
  readonly why: Why;
  readonly rule?: string;
  readonly message: string;
  readonly detail?: Readonly<Record<string, number | string>>;
}

/** The one answer to one request. */
export type Reply = { readonly ok: true; readonly [field: string]: unknown } | Refused;

const WHY: Record<Fault['why'], Why> = {
  stale: 'stale',
  'not-an-option': 'not-an-option',
  over: 'over',
  undo: 'refused',
  malformed: 'bad-request',
  departs: 'bad-request',
  broken: 'broken',
};

export const badRequest = (message: string): Refused => ({
  ok: false,
  why: 'bad-request',
  message,
});

export const refusedBy = ({ why, problem: _, ...rest }: Fault): Refused => ({
  ok: false,
  why: WHY[why],
  ...rest,
});
