import type { table as english } from '../en/table.ts';
import type { Same } from '../speaker.ts';

export const table: Same<typeof english> = {
  fort: 'Fort',
  treehouse: 'Casa na Árvore',
  you: 'Você',
  bot: 'Robô {n}',
  player: 'Jogador {n}',
  won: '{you, select, yes {Você venceu!} other {{who} venceu!}}',
  shared: '{who} dividem a vitória!',
  over: 'O jogo acabou.',
  refused: '{what}: {why}',
  cited: '{why} ({rule})',
  'our-reading': 'nossa interpretação',
  provisional: 'provisório: nenhum manual traz este dado',
  'undo.nothing': 'Você ainda não escolheu nada.',
  'undo.answered': 'Outra pessoa já respondeu depois, então sua última escolha fica.',
  'undo.revealed': 'Cartas foram reveladas depois, então sua última escolha fica.',
  'undo.over': 'O jogo acabou, nada mais pode ser desfeito.',
  'fault.stale': 'O jogo já seguiu em frente: esta resposta chegou tarde e não mudou nada.',
  'fault.not-an-option': 'Isso não é possível agora.',
  'fault.over': 'O jogo acabou.',
  'fault.undo': 'Isso não pode ser desfeito.',
  'fault.malformed': 'Não foi possível ler: {message}',
  'fault.departs': 'Este registro não segue as regras: {message}',
};
