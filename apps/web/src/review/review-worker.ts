import { type GameRecord, type Result, sure } from '@treefort/kernel';
import { loadNetwork, type Part, type Review, type ReviewBudget, Reviewer } from '@treefort/review';
import { expose } from 'comlink';

/** The share of one worker: every `of`-th choice, beginning with `nth`. */
export interface ReviewShare {
  readonly record: GameRecord;
  readonly budget: ReviewBudget;
  readonly nth: number;
  readonly of: number;
}

/** Reviews its share of the choices; `tell` is called after each. */
async function look(
  { record, budget, nth, of }: ReviewShare,
  tell: () => void,
): Promise<Result<Part[]>> {
  await loadNetwork(record.game);
  const opened = Reviewer.open(record, budget);
  if (!opened.ok) return opened;
  const parts: Part[] = [];
  for (let n = nth; n < opened.value.parts; n += of) {
    parts.push(opened.value.part(n));
    tell();
  }
  return { ok: true, value: parts };
}

/** Puts the parts of all workers together. */
async function join(
  record: GameRecord,
  budget: ReviewBudget,
  parts: readonly Part[],
): Promise<Review> {
  await loadNetwork(record.game);
  return sure(Reviewer.open(record, budget)).review(parts);
}

/** A decision of a record, and another option for it. */
export interface OptionInstead {
  readonly record: GameRecord;
  readonly budget: ReviewBudget;
  readonly n: number;
  readonly option: string;
}

/** What another option would have cost. */
async function costInstead({ record, budget, n, option }: OptionInstead): Promise<number> {
  await loadNetwork(record.game);
  return sure(Reviewer.open(record, budget)).instead(n, option)?.cost ?? 0;
}

const reader = { look, join, costInstead };
export type ReviewWorker = typeof reader;

expose(reader);
