import type { faults as english } from '../en/faults.ts';
import type { Same } from '../speaker.ts';

export const faults: Same<typeof english> = {
  value: 'O item “{where}” não é válido.',
  text: '“{where}” precisa ser um texto.',
  flag: '“{where}” precisa ser {yes} ou {no}.',
  list: '“{where}” precisa ser uma lista.',
  object: '“{where}” precisa ser um objeto.',
  whole: '“{where}” precisa ser um número inteiro de {from} a {to}.',
  'one-of': '“{where}” precisa ser um destes: {words}.',
  field: '“{where}” tem um campo desconhecido: {field}.',
  json: 'Isto não é um JSON válido.',
  nested: 'O aninhamento é profundo demais.',
  copy: 'O texto está incompleto. Ele foi copiado inteiro?',
  game: 'Não conhecemos o jogo “{id}”.',
  rules: 'A partida segue regras que não temos ({id}).',
  seats: 'O número de jogadores precisa ser um destes: {seats}.',
  choice: 'A escolha {n} não é possível naquele momento.',
  unfinished: 'A partida não terminou.',
  outcome: 'O resultado indicado não é o que as escolhas produzem.',
};
