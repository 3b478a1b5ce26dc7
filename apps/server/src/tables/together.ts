import type { LogEntry } from './log-entry.ts';
import type { Match } from './match.ts';
import type { ReplyTo } from './subscriber.ts';

/** So many entries are written together at most, so that nobody else waits long. */
const MOST_TOGETHER = 16;

/** How an entry is written. */
export interface Writing {
  readonly replyTo: ReplyTo | undefined;
  /** Without the answers that the server gives to it. */
  readonly alone: boolean;
}

/** Why nothing was written: another server came first, or the game failed at an answer of the server's own. */
export type Unwritten = 'taken' | 'broken';

/** Who knows the answers that the server itself gives. */
interface Answers {
  answerNow(match: Match): LogEntry | null;
}

/**
 * Goes on from an entry that was just applied with the answers that the server gives to it at once: they are written with
 * it and told in one piece. Gives all these entries, or 'broken' where the game failed at one, and the match with it.
 */
export function applyAnswers(
  match: Match,
  first: LogEntry,
  answers: Answers,
): readonly LogEntry[] | 'broken' {
  const entries = [first];
  // The time of a table begins with its first entry as the database tells it: nothing goes on before that is known.
  if (first.ms === undefined) return entries;
  match.goOn();
  while (entries.length < MOST_TOGETHER) {
    const answer = answers.answerNow(match);
    if (answer === null) break;
    const entry = { ...answer, ms: 0 };
    if (!match.apply(entry).ok) return 'broken';
    match.goOn();
    entries.push(entry);
  }
  return entries;
}
