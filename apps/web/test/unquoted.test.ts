import { plain, type Text, type Thing } from '@treefort/words';
import { expect, it } from 'vitest';
import { unquoted } from '../src/play/unquoted.ts';

const bug: Thing = { is: 'card', id: 'bug', text: 'Bug' };
const perk: Thing = { is: 'perk', id: 'diy', text: 'DIY' };
const isCard = ({ is }: Thing): boolean => is === 'card';

it.each<[string, Text, string]>([
  ['a quoted card', ['играет «', bug, '».'], 'играет Bug.'],
  ['with spaces that do not break', ['joue «\u00a0', bug, '\u00a0» !'], 'joue Bug !'],
  ['two of them', ['“', bug, '” e “', bug, '”'], 'Bug e Bug'],
  ['not a name without a picture', ['бонус «', perk, '»'], 'бонус «DIY»'],
  ['not a quote that ends elsewhere', ['«', bug, ' и Ко»'], '«Bug и Ко»'],
])('a pictured name stands without quotes: %s', (_, text, says) => {
  expect(plain(unquoted(text, isCard))).toBe(says);
});
