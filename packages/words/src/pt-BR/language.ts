import type { Language } from '../language.ts';

export const ptBR = {
  locale: 'pt-BR',
  name: 'Português (Brasil)',
  letters: 'a',
  always: {
    description:
      'Fort e Casa na Árvore, dois jogos de crianças e lugares secretos: contra bots ou com amigos, direto no navegador.',
    'load-error': 'Alguma coisa não carregou',
    'load-error-text':
      'Uma parte do Treefort não pôde ser carregada: talvez a conexão tenha caído por um instante. Suas partidas estão salvas.',
    'load-again': 'Tentar de novo',
    'load-failed-again': 'Ainda não há resposta.',
    'no-script': 'O Treefort precisa de JavaScript.',
  },
  former: 'Conta excluída',
  bots: {
    duckling: 'Pingo',
    squirrel: 'Pinhão',
    parrot: 'Eco',
    hare: 'Raio',
    owl: 'Minerva',
    hedgehog: 'Amora',
    mouse: 'Pipoca',
    beaver: 'Graveto',
    fox: 'Ruivo',
    raven: 'Edgar',
  },
  parts: {
    games: () => import('./index.ts'),
    rules: () => import('./rules.ts'),
    terminal: () => import('./terminal.ts'),
    web: () => import('./web.ts'),
    online: () => import('./online.ts'),
    lessons: () => import('./lessons.ts'),
    review: () => import('./review.ts'),
    hints: () => import('./hints.ts'),
    ratings: () => import('./ratings.ts'),
    end: () => import('./end.ts'),
    calls: () => import('./calls.ts'),
  },
} as const satisfies Language;
