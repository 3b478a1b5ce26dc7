import type * as english from '../en/treehouse.ts';
import type { Same } from '../speaker.ts';

export const colours: Same<typeof english.colours> = {
  red: 'vermelho',
  yellow: 'amarelo',
  green: 'verde',
  blue: 'azul',
  purple: 'roxo',
  brown: 'marrom',
};

export const colourLetters: Same<typeof english.colourLetters> = {
  red: 'V',
  yellow: 'A',
  green: 'E',
  blue: 'Z',
  purple: 'R',
  brown: 'M',
};

export const colourSubjects: Same<typeof english.colourSubjects> = {
  red: 'esporte e movimento',
  yellow: 'estudo',
  green: 'ar livre',
  blue: 'água',
  purple: 'diversão',
  brown: 'comida',
};

export const changers: Same<typeof english.changers> = {
  double: '“dobro”',
  none: '“sem pontos”',
};

export const phases: Same<typeof english.phases> = {
  pick: 'escolha {n} de 5',
  place: 'escolha {n} de 5',
  take: 'pontuação',
  cover: 'pontuação',
  colour: 'pontuação',
  over: 'fim de jogo',
};

export const questions: Same<typeof english.questions> = {
  pick: 'Escolha um cômodo. Os outros {n} vão para {who}.',
  'pick-last': 'Escolha um cômodo. O outro é descartado.',
  place: 'Onde você constrói “{room}”?',
  take: 'Pegue um modificador do meio da mesa.',
  cover: 'Em qual cor você coloca {changer}?',
  colour: 'Escolha uma cor para valer pontos nesta semana.',
};

export const options: Same<typeof english.options> = {
  pick: '{room}',
  place: 'construir no {place}',
  discard: 'descartar',
  'take-double': 'dobro: 2 pontos por cômodo',
  'take-none': 'sem pontos: 0 pontos por cômodo',
  colour:
    '{colour} ({n, plural, =0 {você tem # cômodos} one {você tem # cômodo} other {você tem # cômodos}})',
};

export const refusals: Same<typeof english.refusals> = {
  'tree.permanent': 'o lugar está ocupado: um cômodo construído não sai de onde está',
  'tree.support':
    'falta apoio: {n, plural, =1 {é preciso o cômodo} other {são precisos os dois cômodos}} de baixo',
  'tree.colour':
    'o lugar não toca nenhum cômodo da mesma cor ({colour}), e sua árvore já tem essa cor',
  'tree.balance.blocked':
    '{side, select, left {sua árvore pende para a esquerda: nada mais é construído à esquerda} other {sua árvore pende para a direita: nada mais é construído à direita}} até o equilíbrio voltar',
  'tree.level': 'é alto demais: nada é construído acima do nível 6',
  'tree.changer.choose': 'não sobrou {changer} no meio',
  'tree.changer.place': 'já há um modificador na cor {colour}',
  'tree.junior': 'a cor {colour} já foi escolhida',
};

export const events: Same<typeof english.events> = {
  picked: '{who} escolheu “{room}” ({colour})',
  built: '{who} construiu “{room}” no {place}.',
  discarded: '{who} descartou “{room}”.',
  dealt: 'Semana {week}: você recebeu uma nova mão.',
  passed: '{who} passou {n, plural, one {# cômodo} other {# cômodos}} para você.',
  hands:
    'Você passa {n, plural, one {# cômodo} other {# cômodos}} para {to} e recebe o mesmo número de {from}.',
  'hands-swapped': 'Você e {to} trocam de mão: {n, plural, one {# cômodo} other {# cômodos}} cada.',
  'hands-round': 'As mãos passam adiante: {n, plural, one {# cômodo} other {# cômodos}} cada.',
  dropped: 'Sobraram e foram para o descarte: {rooms}.',
  first: 'A pontuação da semana {week} começa com {you, select, yes {você} other {{who}}}: {why}.',
  took: '{who} pegou {changer}.',
  covered: '{who} colocou {changer} na cor {colour}.',
  coloured: '{who} escolheu a cor {colour}: ela vale pontos nesta semana.',
  scored: 'Pontos da semana {week}: {scores}.',
  score: '{who} {points}',
  returned: 'As cores estão livres de novo.',
  majority:
    '{who} teve a maioria na cor {colour} ({rooms}): mais {n, plural, one {# ponto} other {# pontos}}.',
  'no-majority': 'Na cor {colour}, ninguém teve a maioria ({rooms}).',
};

export const whyFirst: Same<typeof english.whyFirst> = {
  lot: 'por sorteio',
  most: 'mais pontos',
  fewest: 'menos pontos',
  tie: 'empate, decidido em sentido horário a partir de quem começou na semana anterior',
  'two-tie': 'houve empate, e o outro jogador começou na semana anterior',
};

export const places: Same<typeof english.places> = {
  left: 'nível {level}, à esquerda',
  'from-left':
    'nível {level}, {n, plural, =2 {segundo} other {terceiro}} da esquerda para a direita',
  middle: 'nível {level}, no meio',
  'from-right':
    'nível {level}, {n, plural, =2 {segundo} other {terceiro}} da direita para a esquerda',
  right: 'nível {level}, à direita',
};

export const scores: Same<typeof english.scores> = {
  before: 'antes',
  week: 'semana {week}',
  majorities: 'maiorias',
  total: 'total',
  colour: '{colour}: {scores}.',
  'colour-doubled': '{colour}, em dobro: {scores}.',
  'colour-none': '{colour}: sem pontos.',
  'colour-points': '{who} {points} ({n, plural, =0 {# cômodos} one {# cômodo} other {# cômodos}})',
  'room-colour': '{room} ({colour})',
  'leans-left': 'pende à esquerda: lado fechado',
  balanced: 'em equilíbrio',
  'leans-right': 'pende à direita: lado fechado',
};
