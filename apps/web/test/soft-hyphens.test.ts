import { expect, it } from 'vitest';
import { withSoftHyphens } from '../src/shell/soft-hyphens.ts';

const shown = (text: string): string => withSoftHyphens(text).replaceAll('\u00ad', '·');

it.each([
  ['Библиотека', 'Биб·ли·оте·ка'],
  ['Следопыт', 'Сле·до·пыт'],
  ['Коридор с привидениями', 'Ко·ри·дор с при·ви·де·ни·ями'],
  ['Палуба фехтовальщиков', 'Па·лу·ба фех·то·валь·щи·ков'],
  ['Надувной дворец', 'На·дув·ной дво·рец'],
  ['большинство', 'боль·шинс·тво'],
  ['Ластовинка', 'Лас·то·вин·ка'],
  ['Обсерваторія', 'Об·сер·ва·то·рія'],
  ['Ёж', 'Ёж'],
])('%s is broken between syllables, never before or after one letter', (text, broken) => {
  expect(shown(text)).toBe(broken);
});

it('leaves words in Latin letters to the browser', () => {
  expect(withSoftHyphens('Observatory, São João, Éclair')).toBe('Observatory, São João, Éclair');
});
