import type { GameRecord, Outcome } from '@treefort/kernel';
import type { EndWords, People, Text, Words } from '@treefort/words';
import { gameIdOf } from '../table/game-id.ts';
import { storyOf } from './story.ts';

interface Language {
  readonly words: Words;
  readonly end: EndWords;
}

/** Who won, and how: "You win, 45 to 19 and 14". */
export function resultText({ words, end }: Language, outcome: Outcome, people: People): Text {
  const { scores, winners } = outcome;
  const own = scores[winners[0] ?? 0] ?? 0;
  const names = winners.map((seat): Text => [words.player(seat, people)]);
  if (names.length > 1) return end.parts('end:shared', { who: end.list(names), own });
  const others = scores.filter((_, seat) => !winners.includes(seat)).sort((a, b) => b - a);
  return end.parts('end:won', {
    who: names[0] ?? '',
    you: winners[0] === people.you ? 'yes' : 'no',
    own,
    others: end.list(others.map((points): Text => [`${points}`])),
  });
}

/** Whether the most points alone did not decide. */
export const isTieBroken = ({ scores, winners }: Outcome): boolean =>
  scores.filter((points) => points === Math.max(...scores)).length > winners.length;

/** In the middle of a sentence the reader is not written with a capital letter. */
function inSentence([first, ...rest]: Text, { you }: People): Text {
  if (typeof first !== 'object' || first.is !== 'seat' || first.id !== `${you}`) {
    return first === undefined ? [] : [first, ...rest];
  }
  return [{ ...first, text: first.text.toLocaleLowerCase() }, ...rest];
}

/** The largest turn of the game in a sentence; nothing where the record does not show one. */
export function storyText(
  { words, end }: Language,
  record: GameRecord,
  outcome: Outcome,
  people: People,
): Text | undefined {
  const story = storyOf(record, outcome);
  const game = gameIdOf(record);
  const told = story && words.game(game).beat(story.told, people);
  if (!told) return undefined;
  const key = story.turned ? (`end:${game}-turned` as const) : (`end:${game}-step` as const);
  return end.parts(key, { n: story.round, what: inSentence(told, people) });
}
