import type * as english from '../en/learn.ts';
import type { Same } from '../speaker.ts';

export const learn: Same<typeof english.learn> = {
  lesson: 'Lição',
  'step-of': 'Passo {n} de {all}',
  next: 'Continuar',
  'step-again': 'Tentar de novo',
  'step-back': 'Voltar',
  leave: 'Sair (seu progresso fica salvo)',
  'not-yet': 'Isso também pode, mas este passo trata de outra coisa.',
  finished: 'Você já sabe jogar {game}!',
  'fort-finished':
    'O resto são amigos, pizza e um pouco de esperteza. O jogo conhece as regras e diz por que uma jogada não vale.',
  'treehouse-finished':
    'O resto é olho bom e mão leve. O jogo conhece as regras e diz por que uma jogada não vale.',
  'play-bot': 'Jogar contra {bot}',
  'all-again': 'Começar de novo',
  'read-rules': 'Ler as regras',
  try: 'Experimentar',
  'try-done': 'É assim que funciona.',
  'try-again': 'Tentar de novo',
};

export const rulebook: Same<typeof english.rulebook> = {
  search: 'Buscar nas regras',
  clear: 'Mostrar tudo',
  found:
    '{n, plural, =0 {# regras encontradas} one {# regra encontrada} many {# regras encontradas} other {# regras encontradas}}',
  'found-none': 'Nada encontrado. Tente outra palavra.',
  chapters: 'Capítulos',
  'ours-text': 'As regras impressas não tratam disso ou se contradizem. Esta é a nossa decisão.',
  address: 'Link para esta regra: {rule}',
  examples:
    '{n, plural, =0 {# exemplos para experimentar} one {# exemplo para experimentar} many {# exemplos para experimentar} other {# exemplos para experimentar}}',
};

export const gallery: Same<typeof english.gallery> = {
  title: 'As crianças do Fort',
  search: 'Buscar pelo nome ou pelo que a carta faz',
  suit: 'Naipe',
  does: 'O que faz',
  all: 'Todas',
  found: '{n, plural, =0 {# cartas} one {# carta} many {# cartas} other {# cartas}}',
  'found-none': 'Nenhuma carta assim. Tirar alguns filtros?',
  kids: 'As crianças do Parque',
  friends: 'Melhores Amigos',
  'friend-of': 'Melhor Amigo do tabuleiro {board}',
  perks: 'Vantagens',
  rules: 'Regras Inventadas',
  copies:
    '{n, plural, =0 {# no baralho} one {# no baralho} many {# no baralho} other {# no baralho}}',
  'copies-note':
    'O baralho de Parque tem {all} cartas de Criança, com qualquer número de jogadores; cada um recebe {dealt}. O número de cópias de cada uma é estimativa nossa: nenhum livro de regras diz.',
  'friends-note': 'Cada tabuleiro tem os seus dois; só entram os dos tabuleiros em jogo.',
  'rewards-note':
    'São {all} ao todo; em cada partida entram {more} a mais que o número de jogadores.',
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
  convert: 'converter',
  nothing: 'só para adicionar',
};
