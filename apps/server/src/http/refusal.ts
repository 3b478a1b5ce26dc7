import type { NotDone, WhyNot } from '@treefort/protocol';

/** The status of HTTP for each reason. */
export const STATUS: Record<WhyNot, number> = {
  'bad-request': 400,
  'no-player': 401,
  'not-yours': 403,
  'not-found': 404,
  stale: 409,
  'not-an-option': 409,
  refused: 409,
  over: 409,
  'too-many': 429,
  broken: 500,
  unreadable: 500,
  unavailable: 503,
};

/** The answer for a path that leads nowhere. */
export const NOTHING_HERE: NotDone = { ok: false, why: 'not-found', message: 'nothing here' };

/** Thrown while a request is answered; it becomes the answer. */
export class HttpRefusal extends Error {
  readonly refusal: NotDone;

  constructor(why: WhyNot, message: string) {
    super(message);
    this.refusal = { ok: false, why, message };
  }
}

export const statusOf = ({ why }: NotDone): number => STATUS[why];
