import type * as english from '../en/learn.ts';
import type { Same } from '../speaker.ts';

export const learn: Same<typeof english.learn> = {
  lesson: 'Lição',
  'step-of': 'Passo {n} de {all}',
  next: 'Continuar',
  'step-again': 'Mais uma vez',
  'step-back': 'Um passo atrás',
  leave: 'Sair; depois você continua daqui',
  'not-yet': 'Isso também pode, mas aqui o assunto é outro.',
  finished: 'Você já sabe jogar {game}!',
  'fort-finished':
    'O resto são amigos, pizza e um pouco de esperteza. A mesa conhece todas as regras e avisa quando algo não dá.',
  'treehouse-finished':
    'O resto é olho bom e mão leve. A mesa conhece todas as regras e avisa quando algo não dá.',
  'play-bot': 'Jogar contra {bot}',
  'all-again': 'Fazer tudo de novo',
  'read-rules': 'Ler as regras',
  try: 'Experimentar',
  'try-done': 'É assim que funciona.',
  'try-again': 'Mais uma vez',
};

export const rulebook: Same<typeof english.rulebook> = {
  search: 'Buscar nas regras',
  clear: 'Mostrar tudo',
  found:
    '{n, plural, =0 {# regras encontradas} one {# regra encontrada} many {# regras encontradas} other {# regras encontradas}}',
  'found-none': 'Nada encontrado. Que tal outra palavra?',
  chapters: 'Capítulos',
  'ours-text': 'Aqui as regras impressas se calam ou se contradizem; nós as lemos assim.',
  address: 'Endereço desta regra: {rule}',
  examples:
    '{n, plural, =0 {# regras para experimentar} one {# regra para experimentar} many {# regras para experimentar} other {# regras para experimentar}}',
};

export const gallery: Same<typeof english.gallery> = {
  title: 'As crianças do Fort',
  search: 'Buscar pelo nome ou pelo que a carta faz',
  suit: 'Símbolo',
  does: 'O que faz',
  all: 'Todas',
  found: '{n, plural, =0 {# cartas} one {# carta} many {# cartas} other {# cartas}}',
  'found-none': 'Ninguém assim por aqui. Que tal menos filtros?',
  kids: 'As crianças do Parque',
  friends: 'Melhores Amigos',
  'friend-of': 'Melhor Amigo do tabuleiro {board}',
  perks: 'Vantagens',
  rules: 'Regras Inventadas',
  copies:
    '{n, plural, =0 {# no baralho} one {# no baralho} many {# no baralho} other {# no baralho}}',
  'copies-note':
    'O baralho tem {all} crianças com qualquer número de jogadores; cada um recebe {dealt}. Quantas cópias há de cada uma é provisório: nenhum livro de regras diz.',
  'friends-note': 'Cada tabuleiro tem os seus dois; só entram os dos tabuleiros em jogo.',
  'rewards-note': 'São {all} ao todo; entra na partida uma para cada jogador, mais {more}.',
};

export const deeds: Same<typeof english.deeds> = {
  gain: 'pizzas e brinquedos',
  pack: 'Mochila',
  lookout: 'Esconderijo',
  advance: 'avançar o forte',
  score: 'pontos',
  trash: 'remover',
  recruit: 'recrutar',
  spend: 'gastar',
  copy: 'copiar uma Mochila',
  convert: 'trocar',
  nothing: 'só para juntar',
};
