import { describe, expect, it } from 'vitest';
import { beats } from '../src/beats.ts';
import type { AnyGameWords, People, SentenceContext } from '../src/index.ts';
import { LOCALES, loadWords, plain, type Text } from '../src/index.ts';
import { fortGames, heard, type Moment, treehouseGames } from './games.ts';

const names = ['Anna', 'Олег', 'Chloé', 'João'];
const games = { fort: fortGames(), treehouse: treehouseGames() };

/** Told by silence: sealed answers, cards that others keep, what counts once, hands that others hold. */
const SILENT = [
  'answered',
  'drafted',
  'counted',
  'dealt',
  'passed',
  'dropped',
  // After the last week.
  'returned',
  'action-done',
  'play-done',
];

interface Said {
  readonly sentences: string[];
  readonly wordless: string[];
}

/** Everything a game says in one language, for the seats that answer and for a watcher. */
function saidIn(game: AnyGameWords, moments: readonly Moment<unknown>[]): Said {
  const said: Said = { sentences: [], wordless: [] };
  const hear = (what: string, text: Text): void => {
    const sentence = plain(text);
    if (sentence === what || sentence.trim() === '') said.wordless.push(what);
    said.sentences.push(sentence);
  };
  for (const moment of moments) {
    const { view, decision, refusals } = moment;
    for (const you of [decision.seat, undefined]) {
      const people: People = { names, you };
      const context: SentenceContext<unknown> = { view, people, terminal: you === undefined };
      hear(decision.kind, game.question(decision, context));
      for (const option of decision.options) hear(option.id, game.option(option, context));
      for (const refused of refusals) {
        hear(`${refused.id} ${refused.rule}`, game.refusal(refused, context));
      }
      for (const event of heard(moment, you ?? 'watcher')) {
        const told = game.event(event, people);
        if (told) hear(event.kind, told);
        else if (!SILENT.includes(event.kind)) said.wordless.push(event.kind);
      }
      const events = heard(moment, you ?? 'watcher');
      for (const text of game.news(events, people)) hear('news', text);
      for (const beat of beats(events)) {
        const told = game.beat(beat, people);
        if (told) hear('beat', told);
      }
    }
    hear('phase', [game.phase(view)]);
  }
  return said;
}

describe.each(LOCALES)('whole games in %s', (locale) => {
  it.each(['fort', 'treehouse'] as const)('of %s have words for everything', async (id) => {
    const words = await loadWords(locale);
    const { sentences, wordless } = saidIn(words.game(id), games[id]);
    expect(wordless).toEqual([]);
    expect(sentences.length).toBeGreaterThan(1000);
    const odd = sentences.filter((text) =>
      /[{}]|undefined|null|NaN|\[object| {2}|,,|\.\./.test(text),
    );
    expect(odd).toEqual([]);
    // Ids have no capitals and no spaces in any language, so none of them may be left in a sentence.
    expect(
      sentences.filter((text) => /\b[a-z]+-(?:and-|slide|twins|bros|boss|face)/.test(text)),
    ).toEqual([]);
  });
});
