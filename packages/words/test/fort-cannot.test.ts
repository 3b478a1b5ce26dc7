import { type Locale, loadWords, plain } from '@treefort/words';
import { expect, it } from 'vitest';

const people = { names: ['Ada', 'Bob'], you: 0 };

it.each<[Locale, string, string]>([
  ['en', 'You passed: no book.', 'You passed: your Stuff is full.'],
  ['ru', 'Вы пасуете: нет нужной масти (книга).', 'Вы пасуете: тайник полон.'],
  ['fr', 'Vous passez : pas de livre.', 'Vous passez : vos Affaires sont pleines.'],
  ['pt-BR', 'Você passou: sem livro.', 'Você passou: suas Tralhas estão cheias.'],
  ['uk', 'Ви пасуєте: немає потрібної масті (книга).', 'Ви пасуєте: схованка повна.'],
])('%s tells who had to pass why', async (locale, suit, stuff) => {
  const { news } = (await loadWords(locale)).game('fort');
  const told = (rule: string) =>
    news([{ kind: 'passed', seat: 0, cannot: { rule, suits: ['book'] } } as never], people).map(
      (text) => plain(text).replaceAll('\u00a0', ' '),
    );
  expect(told('fort.follow.card')).toEqual([suit]);
  expect(told('fort.stuff')).toEqual([stuff]);
});
