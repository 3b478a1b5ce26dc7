export { bubbles } from './web-bubbles.ts';
export { comfort } from './web-comfort.ts';
export { fortDo, fortStage } from './web-fort.ts';
export { practice } from './web-practice.ts';
export { signs } from './web-signs.ts';
export { stage } from './web-stage.ts';
export { results, start } from './web-start.ts';

export const home = {
  tagline: 'Dois jogos sobre crianças, lugares secretos e bons amigos',
  'fort-pitch':
    'Reúna a turma e construa o melhor forte. Amigo que fica de fora vai brincar com um rival!',
  'treehouse-pitch': 'Escolha cômodos, passe o resto e faça crescer uma casa que não tombe.',
  facts: '2 a 4 jogadores, cerca de {minutes} minutos',
  'with-friends': 'Jogar com amigos',
  'pass-and-play': 'No mesmo aparelho',
  'set-up': 'Criar uma mesa',
  rules: 'Regras',
  learn: 'Aprender em cinco minutos',
  'learn-on': 'Continuar a lição',
  cards: 'As crianças',
  running: 'Continuar jogando',
  finished: 'Partidas terminadas',
  continue: 'Continuar',
  'look-again': 'Ver',
  forget: 'Excluir esta partida',
  settings: 'Ajustes',
  language: 'Idioma',
  theme: 'Tema',
  'theme-system': 'Sistema',
  'theme-day': 'Claro',
  'theme-night': 'Escuro',
  pace: 'Velocidade dos bots',
  'pace-slow': 'Lenta',
  'pace-normal': 'Normal',
  'pace-fast': 'Rápida',
  'pace-instant': 'Instantânea',
  about: 'Sobre',
  fans: 'Feito por fãs, de graça, sem cadastro. Sem vínculo com as editoras de Fort e de Best Treehouse Ever nem aprovação delas. Se gostar de jogar aqui, compre os jogos: numa mesa de verdade são ainda melhores.',
  'credit-faces': 'Os rostos das crianças: {style}, de {author}, {licence}, montados por nós.',
  'credit-symbols': 'Os animais e os objetos dos cômodos: {style}, de {author}, {licence}.',
  'credit-fonts': 'Fontes: {fonts}, {licence}.',
  'credit-rest': 'Todo o resto foi desenhado por nós.',
} as const;

export const newTable = {
  title: '{game}: nova mesa',
  who: 'Quem joga?',
  me: 'Eu',
  person: 'Jogador {n}',
  name: 'Nome no lugar {n}',
  seat: 'Lugar {n}',
  'kind-person': 'Uma pessoa neste aparelho',
  level: 'Nível {rank} de 5',
  'add-seat': 'Adicionar um lugar',
  'remove-seat': 'Tirar o lugar {n}',
  how: 'Qual preparação?',
  basic: 'Preparação básica',
  'basic-text': 'Cada um recebe suas cartas. Bom para a primeira partida.',
  draft: 'Preparação avançada',
  'draft-text': 'Seleção: escolha oito crianças de mãos que passam de jogador em jogador.',
  classic: 'Clássico',
  'classic-text': 'Modificadores dobram uma cor ou a deixam sem pontos.',
  junior: 'Júnior',
  'junior-text': 'Sem modificadores: cada um escolhe uma cor que pontua.',
  fewest: 'Quem está em último começa',
  'fewest-text': 'Quem tem menos pontos começa a pontuação.',
  start: 'Começar',
} as const;

export const characters = {
  dreamer: 'vive sonhando',
  hoarder: 'guarda tudo',
  copycat: 'adora seguir',
  rusher: 'sempre com pressa',
  sage: 'pensa longe',
  gatherer: 'coleciona uma cor só',
  builder: 'constrói com cuidado',
  spoiler: 'atrapalha seus planos',
} as const;

export const play = {
  'your-turn': 'Seu turno',
  thinking: '{who} está pensando…',
  wait: 'Esperando os outros…',
  watching: 'Você está assistindo.',
  choices: 'Todas as opções',
  'choices-hint': 'Tudo o que dá para fazer agora, e por que o resto não vale.',
  'not-now': 'Agora não dá',
  undo: 'Desfazer',
  'undo-what': 'Desfazer: {what}',
  log: 'O que aconteceu',
  'log-empty': 'Ainda não aconteceu nada.',
  'hand-over': 'Passe o aparelho para {who}',
  'hand-over-text': 'A mesa fica coberta até {who} confirmar.',
  'take-over': 'Sou eu, {who}',
  home: 'Início',
  close: 'Fechar',
  'read-rule': 'Ler a regra',
  'all-rules': 'Todas as regras',
  'large-view': 'Ver de perto: {what}',
  crash: 'Opa, alguma coisa desabou',
  'crash-text': 'Sua partida está salva. Recarregue a mesa para continuar.',
  'try-again': 'Recarregar a mesa',
  rematch: 'Jogar de novo',
  'look-at-table': 'Ver a mesa',
  scores: 'Pontuação final',
  'the-end': 'Fim de jogo',
} as const;

export const fortTable = {
  round: 'Rodada {n}',
  'last-round': 'Última rodada',
  turn: '{you, select, yes {Seu turno} other {Turno de {who}}}',
  park: 'Parque',
  'park-deck':
    'Baralho de Parque: {n, plural, =0 {# cartas} one {# carta} many {# cartas} other {# cartas}}',
  perks: 'Vantagens',
  'made-up-rules': 'Regras Inventadas: {n}',
  'rule-kept': 'Uma Regra Inventada secreta',
  sculpture: 'Colagem de Macarrão',
  stuff: 'Tralhas',
  pack: 'Mochila',
  lookout: 'Esconderijo',
  yard: 'Quintal',
  discard: 'Descarte',
  deck: 'Baralho',
  hand: 'Mão',
  'your-hand': 'Sua mão',
  track: 'Trilha de vitória',
  fort: 'Forte',
  level: 'Nível {n}',
  'next-level': 'O nível {n} custa {price}',
  'level-points':
    '{n, plural, =0 {# pontos} one {# ponto} many {# pontos} other {# pontos}} no fim',
  'level-1': 'Você guarda uma Regra Inventada',
  'level-2': 'Você pega uma Vantagem',
  'level-5': 'Colagem de Macarrão, se ainda estiver lá; última rodada',
  'in-play': 'Em jogo',
  public: 'Pública: os rivais podem seguir',
  private: 'Privada: só você',
  'no-action': 'Sem ação própria; adicione a outra carta',
  empty: 'vazio',
  'so-far': '{count} até agora',
  brings: '{count} → {what}',
  'brings-cut': '{count} → {what}, {n} a mais',
  times: '{n} vezes ao todo',
  'kept-cards': 'Já guardadas',
  'first-player': 'Começa cada rodada',
} as const;

export const treeTable = {
  week: 'Semana {week} de 3',
  tree: '{you, select, yes {Sua árvore} other {Árvore de {who}}}',
  'your-hand': 'Sua mão',
  colours: 'Quanto vale um cômodo',
  worth:
    '{colour}: {n, plural, =0 {# pontos} one {# ponto} many {# pontos} other {# pontos}} por cômodo',
  points: '{n, plural, =0 {# pontos} one {# ponto} many {# pontos} other {# pontos}}',
  left: '{n, plural, =0 {restam #} one {resta #} many {restam #} other {restam #}}',
} as const;

export { box, ending, opened, replay, storage } from './web-replay.ts';
export { treeStage } from './web-tree-stage.ts';
