import type * as english from '../en/fort-rewards.ts';
import type { Same } from '../speaker.ts';

/** Nomes da edição brasileira. */
export const perks: Same<typeof english.perks> = {
  'birthday-party': 'Festa de Aniversário',
  bribe: 'Suborno',
  'copy-cat': 'Copiar e Colar',
  'sticky-fingers': 'Mãos Leves',
  'xxl-backpack': 'Mochilão',
  diy: 'Faça Você Mesmo',
  'do-over': 'De Novo',
  recycling: 'Reciclagem',
  'rough-housing': 'Brincadeira Violenta',
};

export const perkTexts: Same<typeof english.perkTexts> = {
  'birthday-party':
    'no fim da sua fase de Recrutar, recrute mais uma vez (do Parque ou do baralho de Parque)',
  bribe:
    'no seu turno, as cartas do Esconderijo podem vir do Parque, do baralho de Parque ou de um Quintal',
  'copy-cat': 'siga com até duas cartas correspondentes; os símbolos delas se somam',
  'sticky-fingers': 'no seu turno, encha a Mochila direto da reserva',
  'xxl-backpack': 'cabem mais 2 recursos na sua Mochila',
  diy: 'uma vez, no seu turno: avance o forte por 1 recurso a mais em vez de jogar uma carta',
  'do-over': 'uma vez, no seu turno: jogue uma segunda carta depois da primeira',
  recycling: 'uma vez, no seu turno: pegue para a mão uma carta do seu descarte',
  'rough-housing': 'uma vez, em vez de seguir: remova a carta jogada pelo líder',
};

/** Nomes da edição brasileira. */
export const madeUpRules: Same<typeof english.madeUpRules> = {
  'big-plans': 'Grandes Planos',
  'friendship-bracelet': 'Braceletes da Amizade',
  'piggy-bank': 'Cofre de Porquinho',
  'pizza-party': 'Festa da Pizza',
  loner: 'Fica na Sua',
  minimalism: 'Minimalismo',
  popularity: 'Popularidade',
  'play-palace': 'Castelo Pula-Pula',
  'secret-stash': 'Estoque Secreto',
  sleepover: 'Festa do Pijama',
  'slime-lab': 'Ciência Maluca',
};

export const madeUpRuleTexts: Same<typeof english.madeUpRuleTexts> = {
  'big-plans':
    '1 ponto por ação de Avançar Forte nas suas cartas (a Vantagem “Faça Você Mesmo” não conta)',
  'friendship-bracelet':
    '1 ponto por naipe nas suas cartas, mais 1 se tiver os seis (moedas não contam)',
  'piggy-bank': '1 ponto por brinquedo nas Tralhas e na Mochila',
  'pizza-party': '1 ponto por pizza nas Tralhas e na Mochila',
  loner: '5 pontos se você não tiver nenhum Melhor Amigo',
  minimalism: '8 pontos se o seu Nível de Forte for exatamente 2',
  popularity: '1 ponto por carta no seu Esconderijo',
  'play-palace': '1 ponto por coroa nas suas cartas (moedas não contam)',
  'secret-stash': '1 ponto por recurso na sua Mochila',
  sleepover: '8 pontos se você tiver mais cartas que todos, 4 se empatar em primeiro',
  'slime-lab': '1 ponto por livro nas suas cartas (moedas não contam)',
};
