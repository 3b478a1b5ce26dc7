import type { Fault, Outcome, Problem } from '@treefort/kernel';
import { namesOf, type Sitting } from './bots.ts';
import { problem } from './faults.ts';
import type { AnyGameWords } from './game-words.ts';
import { type GamesInWords, gameWords, wordsOfGame } from './games.ts';
import { type Locale, languageOf } from './locale.ts';
import type { Key, Messages, Voice } from './messages.ts';
import { type People, player, yes } from './people.ts';
import { Speaker, type Values } from './speaker.ts';
import type { Text, Thing } from './text.ts';

/** Everything there is to say of the games, in one language: `words.fort`, `words.treehouse`, and what all share. */
export interface Words extends GamesInWords {
  readonly locale: Locale;
  /** A message as words alone, and with the things that it names. */
  t(key: Key, values?: Values): string;
  parts(key: Key, values?: Values): Text;
  /** The words of a game by an id that comes from outside; a game without words is an error. */
  game(id: string): AnyGameWords;
  /** Why something could not be done, and what is wrong with data that could not be read or followed. */
  fault(fault: Fault): string;
  problem(problem: Problem): string;
  /** Who sits at a table, bots by their names in this language. */
  names(seats: readonly Sitting[]): string[];
  /** A player by name, or as the reader. */
  player(seat: number, people: People): Thing;
  winners(outcome: Outcome, people: People): Text;
}

const UNDO = ['undo.nothing', 'undo.answered', 'undo.revealed', 'undo.often', 'undo.over'] as const;

function fault(voice: Voice, { why, rule, problem: found }: Fault): string {
  const undo = UNDO.find((id) => id === rule);
  const said = voice.t(undo ? `table:${undo}` : `table:fault.${why}`);
  return found ? `${said} ${problem(voice, found)}` : said;
}

function winners(voice: Voice, { winners: seats }: Outcome, people: People): Text {
  const names = seats.map((seat): Text => [player(voice, people, seat)]);
  if (names.length > 1) return voice.parts('table:shared', { who: voice.list(names) });
  return voice.parts('table:won', { who: names[0] ?? '', you: yes(seats[0] === people.you) });
}

export function wordsOf(locale: Locale, messages: Messages): Words {
  const voice: Voice = new Speaker(languageOf(locale), messages);
  const games = gameWords(voice);
  return {
    locale,
    t: (key, values) => voice.t(key, values),
    parts: (key, values) => voice.parts(key, values),
    ...games,
    game: (id) => wordsOfGame(games, id),
    fault: (found) => fault(voice, found),
    problem: (found) => problem(voice, found),
    names: (seats) => namesOf(locale, seats),
    player: (seat, people) => player(voice, people, seat),
    winners: (outcome, people) => winners(voice, outcome, people),
  };
}
