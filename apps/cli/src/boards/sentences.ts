import type { Decision, GameEvent, Option, Refusal } from '@treefort/kernel';
import { type AnyGameWords, plain } from '@treefort/words';
import type { Board, DrawContext } from './board.ts';

/** What a board says of decisions and events: the words of its game, as a terminal shows them. */
export const sentences = <V>(
  words: AnyGameWords,
): Pick<Board<V>, 'question' | 'option' | 'refusal' | 'news'> => ({
  question: (decision: Decision, view: V, { people }: DrawContext) =>
    plain(words.question(decision, { view, people, terminal: true })),
  option: (option: Option, view: V, { people, brief = false }: DrawContext) =>
    plain(words.option(option, { view, people, terminal: true, brief })),
  refusal: (refusal: Refusal, view: V, { people }: DrawContext) =>
    plain(words.refusal(refusal, { view, people, terminal: true })),
  news: (events: readonly GameEvent[], { people }: DrawContext) =>
    words.news(events, people).map((text) => plain(text)),
});
