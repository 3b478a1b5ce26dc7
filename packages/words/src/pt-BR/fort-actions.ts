import type * as english from '../en/fort-actions.ts';
import type { Same } from '../speaker.ts';

export const suits: Same<typeof english.suits> = {
  skateboard: 'skate',
  shovel: 'pá',
  glue: 'cola',
  'squirt-gun': 'arminha de água',
  crown: 'coroa',
  book: 'livro',
  coin: 'moeda',
};

export const suitCounts: Same<typeof english.suitCounts> = {
  skateboard: '{n, plural, one {# skate} other {# skates}}',
  shovel: '{n, plural, one {# pá} other {# pás}}',
  glue: '{n, plural, one {# cola} other {# colas}}',
  'squirt-gun': '{n, plural, one {# arminha de água} other {# arminhas de água}}',
  crown: '{n, plural, one {# coroa} other {# coroas}}',
  book: '{n, plural, one {# livro} other {# livros}}',
  coin: '{n, plural, one {# moeda} other {# moedas}}',
};

export const verbs: Same<typeof english.verbs> = {
  pizza: 'colete {n, plural, one {# pizza} other {# pizzas}}',
  toy: 'colete {n, plural, one {# brinquedo} other {# brinquedos}}',
  any: 'colete {n, plural, one {# pizza ou # brinquedo} other {# pizzas ou # brinquedos}}',
  pack: 'coloque {n, plural, one {# recurso} other {# recursos}} das Tralhas na Mochila',
  lookout: 'guarde {n, plural, one {# carta} other {# cartas}} da mão no Esconderijo',
  trash: 'remova {n, plural, one {# carta} other {# cartas}} da sua mão ou do seu descarte',
  trashRival: 'remova {n, plural, one {# carta} other {# cartas}} do Quintal de um rival',
  trashThis: 'remova esta carta',
  recruit: 'recrute {n, plural, one {# carta} other {# cartas}}',
  advance: 'avance seu forte',
  'advance−1': 'avance seu forte por 1 recurso a menos',
  'advance+1': 'avance seu forte por 1 recurso a mais',
  score: 'ganhe {n, plural, one {# ponto} other {# pontos}}',
  'spend pizza': 'gaste {n, plural, one {# pizza} other {# pizzas}}',
  'spend toy': 'gaste {n, plural, one {# brinquedo} other {# brinquedos}}',
  copyPack: 'colete os mesmos recursos que estão na sua Mochila',
  copyRival: 'colete os mesmos recursos que estão na Mochila de um rival',
  convert:
    'converta {n, plural, one {# pizza em # brinquedo ou # brinquedo em # pizza} other {# pizzas em # brinquedos ou # brinquedos em # pizzas}}',
};

export const counters: Same<typeof english.counters> = {
  skateboard: 'para cada skate',
  shovel: 'para cada pá',
  glue: 'para cada cola',
  'squirt-gun': 'para cada arminha de água',
  crown: 'para cada coroa',
  book: 'para cada livro',
  packed: 'para cada recurso na sua Mochila',
  lookouts: 'para cada carta no seu Esconderijo',
  level: 'para cada Nível de Forte',
  anySuit: 'para cada símbolo de um naipe à escolha',
};

export const actions: Same<typeof english.actions> = {
  per: '{what} {each}',
  'per-group': '{each}: {what}',
  sequence: '{first}, e então {rest}',
  group: '({what})',
  none: 'sem ações',
};

export const short: Same<typeof english.short> = {
  pizza: 'pizza',
  toy: 'brinquedo',
  any: 'à escolha',
  pack: 'mochila',
  lookout: 'esconderijo',
  trash: 'remover',
  trashRival: 'remover de rival',
  trashThis: 'remover esta',
  recruit: 'recrutar',
  advance: 'avançar',
  'advance−1': 'avançar−1',
  'advance+1': 'avançar+1',
  score: 'ponto',
  'spend pizza': 'gastar pizza',
  'spend toy': 'gastar brinquedo',
  copyPack: 'copiar Mochila',
  copyRival: 'copiar Mochila de rival',
  convert: 'converter',
  packed: 'na Mochila',
  lookouts: 'no Esconderijo',
  level: 'nível',
  anySuit: 'naipe à escolha',
};
