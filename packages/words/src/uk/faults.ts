import type { faults as english } from '../en/faults.ts';
import type { Same } from '../speaker.ts';

export const faults: Same<typeof english> = {
  value: 'Запис «{where}» неправильний.',
  text: '«{where}» має бути текстом.',
  flag: '«{where}» має бути {yes} або {no}.',
  list: '«{where}» має бути списком.',
  object: '«{where}» має бути об’єктом.',
  whole: '«{where}» має бути цілим числом від {from} до {to}.',
  'one-of': '«{where}» має бути одним із: {words}.',
  field: 'У «{where}» є невідоме поле: {field}.',
  json: 'Це не JSON.',
  nested: 'Надто глибока вкладеність.',
  copy: 'Текст неповний. Його точно скопійовано повністю?',
  game: 'Гра «{id}» нам невідома.',
  rules: 'Партію зіграно за правилами, яких у нас немає ({id}).',
  seats: 'Кількість гравців має бути однією з: {seats}.',
  choice: 'Вибір {n} у той момент неможливий.',
  unfinished: 'Партію не закінчено.',
  outcome: 'Зазначений підсумок не збігається з тим, до якого ведуть ходи.',
};
