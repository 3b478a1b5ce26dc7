import type * as english from '../en/hints.ts';
import type { Same } from '../speaker.ts';

export const advice: Same<typeof english.advice> = {
  title: 'Dica',
  thinking: '{name} está pensando…',
  only: 'Só há uma coisa a fazer.',
  any: 'Qualquer opção serve.',
  'as-good': 'Igualmente bom: {list}.',
  'chance-both': 'Cerca de {percent} de chance de vencer; {otherwise} com: {other}.',
  'chance-alone': 'Cerca de {percent} de chance de vencer.',
};

export const fortReasons: Same<typeof english.fortReasons> = {
  'ends-ahead':
    'Isso inicia a última rodada, e você está na frente: você {points}, {rival} {theirs}{hidden, plural, =0 {} other { e uma regra oculta}}.',
  level:
    'Chega ao nível {level}, que vale {points, plural, one {# ponto} other {# pontos}} no fim.',
  points:
    'Dá {points, plural, one {# ponto} other {# pontos}}{instead, plural, =0 {} other {; senão, #}}.',
  order:
    '{first, select, pack {Primeiro a Mochila, depois os pontos} tuck {Primeiro o Esconderijo, depois os pontos} other {Nessa ordem}}: {points, plural, one {# ponto} other {# pontos}} em vez de {instead}.',
  'rule-points':
    'Vale {points, plural, one {# ponto} other {# pontos}} com a sua Regra Inventada “{madeUp}”.',
  affords: 'Com {amount}, você já pode pagar o nível {level}.',
  needs: 'Traz {amount}. Para o nível {level} ainda falta: {lacks}; você tem: {have}.',
  goods: 'Traz {amount}.',
  'goods-more': 'Traz {amount} em vez de {less}.',
  packs:
    'Coloca {n, plural, one {# recurso} other {# recursos}} na Mochila, e {other} pontua o que há nela.',
  'packs-plain': 'Coloca mais {n, plural, one {# recurso} other {# recursos}} na sua Mochila.',
  tucks: '{card} vai para o seu Esconderijo e empresta seu símbolo ({suit}) a cada turno.',
  recruits: '{card} também se junta a você.',
  trashes: '{card} sai do seu baralho, e suas outras cartas aparecem mais.',
  'makes-room':
    '{resource, select, pizza {As Tralhas estão quase cheias de pizza} other {As Tralhas estão quase cheias de brinquedos}}: isso abre espaço.',
  'in-full': 'Senão, a ação não seria feita por completo.',
  fewer:
    '{resource, select, pizza {Você tem menos pizzas ({n}) do que brinquedos ({m}).} other {Você tem menos brinquedos ({n}) do que pizzas ({m}).}}',
  'out-of-yard': '{card} não fica no Quintal, ao alcance de {rival}.',
  builder:
    '{card} pode avançar o forte; {n, plural, =0 {nenhuma outra carta sua pode} one {só # outra carta sua pode} other {# outras cartas suas podem}}.',
  'builder-from': '{card} pode avançar o forte, e {rival} a perde.',
  scorer: 'Com o que você tem agora, {card} dá {points, plural, one {# ponto} other {# pontos}}.',
  suits:
    '{card} tem o símbolo {suit}, como {n, plural, one {# outra carta sua} other {# outras cartas suas}}.',
  double: '{card} tem dois símbolos (com {suit}): ótima para adicionar.',
  coin: 'A moeda da carta {card} vale qualquer naipe.',
  supplier:
    '{resource, select, pizza {{card} pode trazer pizza} other {{card} pode trazer brinquedos}}; {n, plural, =0 {nenhuma outra carta sua pode} one {só # outra carta sua pode} other {só # outras cartas suas podem}}.',
  'taken-from': '{rival} perde {card}.',
  'before-rival':
    '{rival} joga em seguida e tem {n, plural, one {# carta} other {# cartas}} com {suit}: {card} combinaria.',
  'keeps-builder': 'Melhor {card}: {other} avança o forte e deve ficar.',
  'keeps-scorer':
    'Melhor {card}: {other} agora dá {points, plural, one {# ponto} other {# pontos}} e deve ficar.',
  'keeps-supplier':
    'Melhor {card}: {resource, select, pizza {{other} pode trazer pizza} other {{other} pode trazer brinquedos}}; {n, plural, =0 {nenhuma outra carta sua pode} one {só # outra carta sua pode} other {só # outras cartas suas podem}}.',
  lonely: 'Nenhuma outra carta sua tem o símbolo {suit}.',
  thins: 'Com um baralho menor, suas outras cartas aparecem mais.',
  lends:
    'No Esconderijo, ela empresta seu símbolo ({suit}), que {n, plural, one {# carta sua conta} other {# cartas suas contam}}.',
  'lookout-scores': '{other} pontua cada carta do Esconderijo.',
  'tucked-safe': 'No Esconderijo, ninguém pode tirar {card} de você.',
  'pack-stays': 'O que fica na Mochila pontua de novo com {other}.',
  'pack-kept': 'Deixa a Mochila como está e abre espaço nas Tralhas.',
  leaves: 'Deixa {amount} para o nível {level}.',
  'saves-builder': 'Guarda {card} para o seu turno: ela pode avançar o forte.',
  'saves-suit':
    'Guarda {card} para o seu turno, com mais {n, plural, one {# carta} other {# cartas}} de {suit}.',
  saves: 'Guarda {card} na mão para o seu turno.',
  later: '{card} ainda serve para outra coisa neste turno.',
  stays: 'Senão, {card} seria removida.',
  costs: 'Senão, custaria {amount}.',
  'saves-perk': '“{perk}” só serve uma vez; assim, você ainda a tem.',
  unfollowed: 'Ninguém pode seguir {card}.',
  declare:
    'Entre as cartas conhecidas dos rivais, {n, plural, =0 {nenhuma tem} one {só # tem} other {só # têm}} o símbolo {suit}.',
  robs: '{rival} perde {card}.',
  'free-symbol': 'Um símbolo do Esconderijo ({suit}) não custa carta.',
  'own-suit':
    'Sua mão tem {n, plural, =0 {mais nenhuma carta} one {# carta} other {# cartas}} com {suit}.',
  'takes-back': '{card} volta para a sua mão.',
  'perk-packs':
    '{n, plural, one {# das suas cartas coloca} other {# das suas cartas colocam}} recursos na Mochila: “{perk}” ajuda nisso.',
  'perk-tucks':
    '{n, plural, one {# das suas cartas manda} other {# das suas cartas mandam}} amigos para o Esconderijo: “{perk}” ajuda nisso.',
  'perk-lasts': '“{perk}” vale até o fim da partida; “{once}” só serve uma vez.',
  'nobody-builds': 'Nenhuma carta à vista avança o forte; no baralho, talvez.',
};

export const treehouseReasons: Same<typeof english.treehouseReasons> = {
  'other-unbuildable': '“{room}” só poderia ser descartado.',
  'joins-denies':
    '{colour}: você já tem {n, plural, one {# cômodo} other {# cômodos}} dessa cor, e {rival}, que recebe esta mão depois, também a coleciona.',
  joins: '{colour}: você já tem {n, plural, one {# cômodo} other {# cômodos}} dessa cor.',
  denies:
    '{colour}: {rival} recebe esta mão depois e tem {n, plural, one {# cômodo} other {# cômodos}} dessa cor.',
  leads: '{colour}: com {n, plural, one {# cômodo} other {# cômodos}}, você tem mais que todos.',
  'ends-lead': '{colour}: {rival} deixa de ter a maioria.',
  'new-colour': '{colour}: o primeiro cômodo de uma cor vai em qualquer lugar livre.',
  'more-places':
    '{colour}: há {n, plural, one {# lugar} other {# lugares}} para ele; senão, {instead}.',
  'last-place': '{colour}: só resta um lugar onde essa cor pode crescer.',
  balances: 'Traz a árvore de volta ao equilíbrio: os dois lados se abrem.',
  'stays-balanced': 'Mantém a árvore em equilíbrio: os dois lados ficam abertos.',
  opens:
    'Depois, {n, plural, one {# lugar fica livre} other {# lugares ficam livres}}; senão, {instead}.',
  'keeps-growing': '{colour}: essa cor ainda pode crescer; senão, ficaria cercada.',
  grows:
    '{colour}: depois há {n, plural, one {# lugar} other {# lugares}} para crescer; senão, {instead}.',
  spares: '{colour}: essa cor mantém um lugar que perderia de outro jeito.',
  lower: 'Preenche o nível {level} antes de subir.',
  counts:
    'Construído, conta {n, plural, one {na última pontuação} other {em # pontuações}}; descartado, em nenhuma.',
  'would-wall-in': 'Onde quer que vá, cercaria a cor {colour}.',
  'gains-most': '{colour}: +{points} para você, no máximo +{theirs} para um rival ({rival}).',
  'costs-most': '{colour}: −{theirs} para {rival}, −{points} para você.',
  gains: '{colour}: +{points} para você.',
  'costs-leader': '{colour}: −{theirs} para {rival}, seu rival mais forte.',
  'costs-little':
    '{colour}: custa a você {points, plural, =0 {nada} one {só # ponto} other {só # pontos}}.',
};

export const otherReasons: Same<typeof english.otherReasons> = {
  'played-out': 'Jogado muitas vezes a partir daqui, foi o que deu mais certo.',
};
