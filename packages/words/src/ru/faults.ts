import type { faults as english } from '../en/faults.ts';
import type { Same } from '../speaker.ts';

export const faults: Same<typeof english> = {
  value: 'Запись «{where}» неверна.',
  text: '«{where}» должно быть текстом.',
  flag: '«{where}» должно быть {yes} или {no}.',
  list: '«{where}» должно быть списком.',
  object: '«{where}» должно быть объектом.',
  whole: '«{where}» должно быть целым числом от {from} до {to}.',
  'one-of': '«{where}» должно быть одним из: {words}.',
  field: 'В «{where}» есть неизвестное поле: {field}.',
  json: 'Это не JSON.',
  nested: 'Слишком глубокая вложенность.',
  copy: 'Текст неполный. Он точно скопирован целиком?',
  game: 'Игра «{id}» нам неизвестна.',
  rules: 'Партия сыграна по правилам, которых у нас нет ({id}).',
  seats: 'Число игроков должно быть одним из: {seats}.',
  choice: 'Выбор {n} в тот момент невозможен.',
  unfinished: 'Партия не окончена.',
  outcome: 'Указанный итог не совпадает с тем, к которому ведут ходы.',
};
