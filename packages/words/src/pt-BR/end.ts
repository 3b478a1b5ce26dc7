export { shuffle } from './shuffle.ts';

export const end = {
  title: '{game}: fim de jogo',
  won: '{you, select, yes {Você venceu} other {{who} venceu}}, {own} a {others}',
  shared:
    '{who} compartilham a vitória: {own, plural, =0 {# pontos} one {# ponto} many {# pontos} other {# pontos}} cada',
  'tie-fort': 'Empate: vence o Nível de Forte mais alto.',
  'tie-treehouse': 'Empate: vence o maior conjunto de uma cor.',
  'fort-castle': 'Seu castelo está de pé!',
  'fort-won': 'Seu forte está de pé!',
  'treehouse-won': 'Sua casa na árvore está de pé!',
  'fort-lost': 'Na próxima, mais uma torre',
  'treehouse-lost': 'Na próxima, mais um cômodo',
  'fort-of': 'O melhor forte: {who}',
  'treehouse-of': 'A melhor casa na árvore: {who}',
  'fort-turned': 'O jogo virou na rodada {n}: {what}',
  'fort-step': 'A melhor jogada, rodada {n}: {what}',
  'treehouse-turned': 'O jogo virou na semana {n}: {what}',
  'treehouse-step': 'A melhor jogada, semana {n}: {what}',
  best: 'melhor pontuação até agora',
  streak:
    '{n, plural, =0 {# vitórias seguidas} one {# vitória seguida} many {# vitórias seguidas} other {# vitórias seguidas}}',
  'won-of':
    '{wins, plural, =0 {# vitórias} one {# vitória} many {# vitórias} other {# vitórias}} em {played} neste nível',
  'level-up': 'Jogar no nível {n}',
  share: 'Compartilhar a imagem',
  more: 'Mais…',
  saved: 'Imagem salva.',
  failed: 'Não foi possível criar a imagem.',
  parts:
    '{who}: {parts}. Total: {total, plural, =0 {# pontos} one {# ponto} many {# pontos} other {# pontos}}.',
};
