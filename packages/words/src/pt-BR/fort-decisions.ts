import type * as english from '../en/fort-decisions.ts';
import type { Same } from '../speaker.ts';

export const questions: Same<typeof english.questions> = {
  draft: 'Seleção, escolha {n} de 8: com qual carta você fica?',
  play: 'Qual carta você joga?',
  declare:
    'Qual naipe a moeda da carta {card} representa? É com esse naipe que os outros podem seguir.',
  use: 'Qual ação da carta {card} primeiro? Uma delas precisa ser feita por completo.',
  'use-other': 'Você usa também a outra ação da carta {card}?',
  'use-perk': 'Você usa “{perk}” antes de continuar?',
  suit: 'Qual naipe você quer contar?',
  add: 'Adicionar símbolos à ação “{action}”?',
  keep: 'Olhe as Regras Inventadas. Com qual delas você fica, em segredo?',
  'take-perk': 'Nível 2: qual Vantagem você pega?',
  follow:
    'Você segue {card}? {action}{kind, select, pizza { (só pizza)} toy { (só brinquedos)} other {}}',
  'follow-declared':
    'Você segue {card} (naipe declarado: {suit})? {action}{kind, select, pizza { (só pizza)} toy { (só brinquedos)} other {}}',
  'follow-second': '“{perk}”: você segue {card} com uma segunda carta?',
  'rough-housing': 'Todos os outros já seguiram ou passaram. Você remove a carta {card}?',
  'do-over': '“{perk}”: você joga uma segunda carta?',
  recruit: 'Qual carta você recruta? Ela vai para o seu descarte.',
  'recruit-more': '“{perk}”: você recruta mais uma?',
  kind: 'Pizza ou brinquedos?',
  first: 'O que você faz primeiro?',
  time: ' ({n} de {of})',
  pack: 'O que você coloca na Mochila?',
  tuck: 'Qual carta você guarda no Esconderijo até o fim do jogo?',
  trash: 'Qual carta você remove do jogo?',
  'trash-rival': 'Qual carta do Quintal de um rival você remove?',
  spend: 'O que você gasta?',
  'copy-rival': 'A Mochila de quem você copia?',
  convert: 'O que você converte? Todas as conversões de uma ação vão no mesmo sentido.',
  pay: 'O Nível de Forte {level} custa {price}{change, select, less {, menos 1 recurso à sua escolha} more {, mais 1 recurso à sua escolha} other {}}. Como você paga?',
};

export const options: Same<typeof english.options> = {
  play: 'Jogar {card}',
  skip: 'Não jogar carta',
  diy: 'Remover “{perk}”: avançar o forte por 1 recurso a mais',
  'use-public': 'Ação pública: {action}',
  'use-private': 'Ação privada: {action}',
  done: 'Pronto',
  'done-adding': 'Não adicionar mais nada',
  'done-adding-none': 'Não adicionar nada',
  'done-card': 'Terminar {card}',
  'done-card-follow': 'Terminar {card}; os rivais podem seguir',
  'done-following': 'Seguir só com esta carta',
  'done-do-over': 'Manter a Vantagem e ir recrutar',
  'done-recruiting': 'Não recrutar mais',
  add: 'Adicionar {card}',
  'add-as': 'Adicionar {card}, moeda como {suit}',
  'lookout-symbol': 'Adicionar do Esconderijo: {suit}',
  gain: '{kind, select, pizza {Coletar uma pizza} other {Coletar um brinquedo}}',
  kind: '{kind, select, pizza {Coletar pizza} other {Coletar brinquedos}}',
  pack: '{kind, select, pizza {Colocar uma pizza das Tralhas na Mochila} other {Colocar um brinquedo das Tralhas na Mochila}}',
  'pack-supply':
    '{kind, select, pizza {Colocar uma pizza da reserva na Mochila} other {Colocar um brinquedo da reserva na Mochila}}',
  'tuck-hand': 'Guardar da sua mão: {card}',
  'tuck-park': 'Guardar do Parque: {card}',
  'tuck-deck': 'Guardar a carta do topo do baralho de Parque, sem olhar',
  'tuck-yard':
    'Guardar {yours, select, yes {do seu Quintal} other {do Quintal de {owner}}}: {card}',
  'trash-hand': 'Remover da sua mão: {card}',
  'trash-discard': 'Remover do seu descarte: {card}',
  'trash-yard':
    'Remover {yours, select, yes {do seu Quintal} other {do Quintal de {owner}}}: {card}',
  'trash-this': 'Remover depois a carta jogada',
  'recruit-park': 'Recrutar {card} do Parque',
  'recruit-deck': 'Recrutar a carta do topo do baralho de Parque, sem olhar',
  'recruit-yard':
    'Recrutar {card} {yours, select, yes {do seu Quintal} other {do Quintal de {owner}}}',
  'pay-nothing': 'Não pagar nada',
  'pay-stuff': 'Pagar {stuff} das Tralhas',
  'pay-pack': 'Pagar {pack} da Mochila',
  'pay-both': 'Pagar {stuff} das Tralhas e {pack} da Mochila',
  'pay-both-short': 'Tralhas {stuff}, Mochila {pack}',
  score: 'Ganhar 1 ponto',
  spend:
    '{kind, select, pizza {Gastar uma pizza} other {Gastar um brinquedo}} {store, select, stuff {das Tralhas} other {da Mochila}}',
  'copy-pack': 'Copiar a sua Mochila',
  'copy-rival': 'Copiar a Mochila de {owner}: {amount}',
  convert:
    '{kind, select, pizza {Converter uma pizza em brinquedo} other {Converter um brinquedo em pizza}} {store, select, stuff {(Tralhas)} other {(Mochila)}}',
  follow: 'Seguir descartando {card}',
  pass: 'Passar',
  keep: 'Ficar com “{rule}”: {text}',
  'take-perk': 'Pegar “{perk}”: {text}',
  recycle: 'Remover “{perk}”: pegar {card} de volta',
  'rough-housing': 'Remover “{perk}” e a carta {card}',
  'do-over': 'Remover “{perk}”: jogar uma segunda carta',
  draft: 'Ficar com {card}',
};

export const refusals: Same<typeof english.refusals> = {
  'fort.play.blank': 'não tem ação; só pode ser adicionada a outra carta',
  'fort.play.actions': 'essa ação já foi usada',
  'fort.play.zero': 'nada mudaria: a ação é multiplicada por zero',
  'fort.play.add': 'não mostra nenhum símbolo correspondente',
  'fort.play.add-useful':
    'não faria diferença: com {n, plural, one {# símbolo} other {# símbolos}} a ação já rende tudo o que pode',
  'fort.play.add-lookout': 'esse símbolo não corresponde',
  'fort.play.one-full':
    'é preciso poder fazer pelo menos uma ação por completo, e assim não daria mais',
  'fort.follow.card': 'não tem moeda nem o naipe da carta jogada: {card}',
  'fort.follow.full':
    'você não conseguiria fazer a ação por completo, o que é obrigatório para seguir',
  'fort.follow.same-kind': 'o líder pegou o outro recurso, e você precisa pegar o mesmo que ele',
  'fort.act.gain': 'tudo o que uma ação rende é de um só tipo, e você escolheu o outro',
  'fort.stuff':
    'você já tem {resource, select, pizza {{have, plural, one {# pizza} other {# pizzas}}} toy {{have, plural, one {# brinquedo} other {# brinquedos}}} other {{have} desse tipo}} nas Tralhas, não cabem mais',
  'fort.pack': 'sua Mochila está cheia',
  'fort.lookout': 'seu Esconderijo está cheio',
  'fort.act.pack': 'você não tem nada nas Tralhas para colocar na Mochila',
  'fort.act.lookout': 'você não tem carta para guardar no Esconderijo',
  'fort.act.trash': 'você não tem carta para remover na mão nem no descarte',
  'fort.act.trash-rival': 'nenhum rival tem cartas no Quintal',
  'fort.act.trash-this': 'esta carta não pode ser removida agora',
  'fort.act.recruit': 'não há ninguém para recrutar',
  'fort.act.advance': 'você não consegue pagar o próximo Nível de Forte ({price})',
  'fort.act.spend': 'você não tem nada para gastar',
  'fort.act.copy-rival': 'nenhum rival tem na Mochila algo que caiba nas suas Tralhas',
  'fort.act.convert': 'não há nada para converter nesse sentido',
  'fort.recruit.sources': 'o baralho de Parque acabou',
  'fort.perk.birthday-party': 'a segunda carta vem do Parque ou do baralho dele, não de um Quintal',
  'fort.perk.rough-housing': 'só depois que todos os outros seguirem ou passarem',
  'fort.perk.do-over': 'nenhuma carta da sua mão pode ser jogada',
};

export const refusalDetails: Same<typeof english.refusalDetails> = {
  'add-useless': 'assim uma carta adicionada não faria diferença: sem ela a ação rende o mesmo',
  'stuff-room':
    'seria preciso espaço para {wants}, e nas Tralhas {room, plural, one {só cabe mais #} other {só cabem mais #}}',
  'stuff-all': 'nem tudo cabe nas Tralhas: 4 de cada (agora: {amount})',
  'pack-room':
    'seria preciso colocar {wants, plural, one {# recurso} other {# recursos}}, e na Mochila {room, plural, one {só cabe mais #} other {só cabem mais #}}',
  'lookout-room':
    'seria preciso guardar {wants, plural, one {# carta} other {# cartas}}, e no Esconderijo {room, plural, one {só cabe mais #} other {só cabem mais #}}',
  'none-in-stuff': 'você não tem disso nas Tralhas',
  'top-level': 'seu forte já está no nível mais alto',
  'declared-suit': '{card} ({suit})',
  'not-fully': 'essa ação não poderia ser feita por completo: {why}',
  'follow-because':
    'você não conseguiria fazer a ação por completo, o que é obrigatório para seguir: {why}',
  'no-action-fully': 'nenhuma ação da carta pode ser feita por completo – {why}',
  'public-because': 'pública: {why}',
  'private-because': 'privada: {why}',
  'both-because': '{first}; {second}',
  'empty-box': 'essa caixa de ação está vazia',
  'public-action': 'a ação pública',
  'private-action': 'a ação privada',
  done: 'encerrar',
  'park-deck': 'o topo do baralho de Parque',
};
