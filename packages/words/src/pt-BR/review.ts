export { screen, why } from './review-screen.ts';
export { fortune, story, turn } from './review-story.ts';

export const review = {
  title: 'Análise',
  about:
    'A chance de vitória de cada um, decisão por decisão, pelo que se podia saber na hora: as cartas ocultas são distribuídas ao acaso, ninguém olha para elas.',
  start: 'Começar a análise',
  thinking: 'Olhando cada escolha: {percent}',
  stop: 'Parar',
  stopped: 'Análise interrompida. Nada foi salvo; você pode começar de novo.',
  'no-record': 'Esta partida não pode ser analisada: {why}',
  curve: 'Chance de vitória',
  'curve-text': 'Pelo que a mesa toda podia saber em cada decisão.',
  'curve-table': 'O mesmo em tabela',
  moment: 'Escolha',
  turning: 'Viradas',
  'turning-choice': '{who} – {what}',
  whose: 'Decisões de',
  'show-costly': 'Duvidosas e piores',
  'none-costly': 'Nada duvidoso aqui.',
  chosen: 'Escolhido',
  better: 'Melhor',
  'mark-text':
    'Notas pela chance de vitória que uma escolha custou: boa a partir de {good}, duvidosa de {doubtful}, erro de {mistake}, erro grave de {blunder}. A partir de duvidosa, uma busca profunda e partidas jogadas até o fim precisam concordar. Quem só tinha uma opção não recebe nota.',
  players: 'Jogadores',
  accuracy: 'Precisão',
  'accuracy-text': 'Precisão: 100% é sempre a melhor opção; um erro grave vale zero.',
  luck: 'Sorte',
  'balance-start': 'Início',
  'balance-choices': 'Escolhas',
  'balance-end': 'Fim',
  'balance-text':
    'Pontos de chance de vitória: início + sorte + escolhas = fim. A sorte é o que as cartas não vistas deram ou tiraram em relação ao esperado; em muitas partidas isso se compensa. As escolhas são o que o jogador e os rivais fizeram com isso.',
  share: 'Copiar um link para este momento',
  json: 'Baixar como JSON',
  print: 'Imprimir',
  iterations: '{n} iterações por escolha',
} as const;

export const marks = {
  best: 'melhor',
  good: 'boa',
  doubtful: 'duvidosa',
  mistake: 'erro',
  blunder: 'erro grave',
} as const;

export const hint = {
  allow: 'Dicas',
  'allow-text': 'Um botão para pedir conselho ao bot mais forte.',
  'allow-people':
    'Só se todos concordarem: no seu turno, cada um pode pedir conselho ao bot mais forte.',
} as const;
