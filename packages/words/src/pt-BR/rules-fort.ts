import type * as english from '../en/rules-fort.ts';
import type { Same, SameIn } from '../speaker.ts';

export const chapters: Same<typeof english.chapters> = {
  overview: 'Visão geral',
  things: 'Componentes',
  setup: 'Preparação',
  cleanup: 'Limpar',
  play: 'Jogar',
  follow: 'Seguir o líder',
  recruit: 'Recrutar',
  discard: 'Descartar',
  draw: 'Comprar',
  actions: 'Símbolos de ação',
  levels: 'Níveis de Forte',
  end: 'Fim de jogo',
  rules: 'Regras Inventadas',
  lasting: 'Vantagens permanentes',
  once: 'Vantagens de uma vez só',
};

export const rules: SameIn<typeof english.rules> = {
  overview: {
    'fort.goal':
      'Fort é para 2 a 4 jogadores. Você é uma criança que faz amigos, junta pizza e brinquedos e constrói um forte. Tudo isso dá pontos de vitória, e vence quem tiver mais no fim.',
    'fort.friends':
      'Suas cartas são seus amigos. No seu turno você brinca com eles; no turno de um rival, um deles pode servir para seguir a ação. Os amigos com quem você não brincou ficam no seu Quintal, e os rivais podem levá-los de lá.',
    'fort.turn':
      'Joga-se em sentido horário, começando pelo primeiro jogador; uma rodada é um turno de cada um. O jogador do turno é o líder. O turno tem cinco fases, sempre nesta ordem: Limpar, Jogar, Recrutar, Descartar, Comprar. Seguir o líder faz parte da fase de Jogar.',
    'fort.people':
      'Seus rivais são todos os outros jogadores. Um seguidor é um rival que copia a ação pública do líder.',
    'fort.owned':
      'Suas cartas são todas as que estão no seu baralho, mão, descarte, Quintal e Esconderijo e, durante o seu turno, também as que estão em jogo.',
    'fort.resource':
      'Pizzas e brinquedos são chamados de recursos. Nas cartas e nos tabuleiros impressos, azul é brinquedo, laranja é pizza e branco é qualquer um dos dois.',
  },
  things: {
    'fort.suit':
      'Há seis naipes: skate, pá, cola, arminha de água, coroa e livro. Um sétimo símbolo, a moeda, vale qualquer um deles.',
    'fort.card':
      'Uma carta de Criança mostra um símbolo, dois do mesmo naipe ou um naipe e uma moeda. Ela pode ter uma ação pública, uma ação privada, as duas ou nenhuma. A caixa tem 60 crianças, 8 Melhores Amigos, 11 Regras Inventadas, 9 Vantagens e 1 Colagem de Macarrão; quantas cópias há de cada criança é uma estimativa.',
    'fort.card.actions':
      'A caixa de cima da carta é a ação pública: os rivais podem segui-la. A de baixo é a ação privada: ninguém pode segui-la.',
    'fort.best-friend':
      'Os Melhores Amigos têm uma estrela. Eles nunca vão para o Quintal, então nenhum rival pode levá-los. Você só perde um deles se você o remover, ou se um rival usar a “Brincadeira Violenta” quando ele for a sua carta jogada.',
    'fort.supply':
      'A reserva de pizzas e brinquedos nunca acaba. As 30 fichas impressas de cada um não são um limite.',
    'fort.stuff': 'Nas suas Tralhas cabem 4 pizzas e 4 brinquedos.',
    'fort.pack':
      'Sua Mochila guarda uma quantidade de recursos igual ao Nível de Forte + 1, em qualquer combinação; com o “Mochilão”, mais 2.',
    'fort.lookout':
      'Seu Esconderijo guarda uma quantidade de cartas igual ao Nível de Forte + 1. Uma carta ali fica até o fim: nunca é substituída, descartada nem removida.',
    'fort.public-info':
      'À vista de todos: o Parque, Quintais, Esconderijos, descartes, Tralhas, Mochilas, Níveis de Forte, Vantagens e a trilha de vitória. Escondidos: mãos, baralhos, o baralho de Parque, as cartas guardadas na seleção até aparecerem, e as Regras Inventadas, das quais você conhece a sua e as que viu ao escolher.',
  },
  setup: {
    'fort.setup.first':
      'Os lugares e o primeiro jogador são sorteados. O primeiro jogador continua sendo o primeiro a partida toda.',
    'fort.setup.friends':
      'Cada um pega um tabuleiro e os dois Melhores Amigos dele. Os tabuleiros e Melhores Amigos que sobrarem saem do jogo.',
    'fort.setup.start':
      'Todos começam com 0 pontos e Nível de Forte 0, com Tralhas, Mochila, Esconderijo e Quintal vazios.',
    'fort.setup.sculpture':
      'A Colagem de Macarrão fica ao lado da trilha de vitória até alguém pegá-la.',
    'fort.setup.rules':
      'Embaralhe as 11 Regras Inventadas. Pegue uma para cada jogador, mais 1, e forme uma pilha virada para baixo; as outras saem do jogo.',
    'fort.setup.perks':
      'Embaralhe as 9 Vantagens. Pegue uma para cada jogador, mais 1, e deixe-as viradas para cima; as outras saem do jogo.',
    'fort.setup.park':
      'Embaralhe as 60 cartas de Criança para formar o baralho de Parque. Revele as 3 de cima: são o Parque.',
    'fort.setup.deal':
      'Preparação básica: cada um recebe 8 cartas de Criança do baralho de Parque e pode olhá-las.',
    'fort.setup.draft':
      'Preparação avançada: as 8 cartas de Criança de cada um passam por uma seleção. Todos guardam ao mesmo tempo uma carta virada para baixo e passam o resto para a esquerda, até cada um ter guardado 8. Uma carta guardada nunca é passada adiante, e os Melhores Amigos ficam de fora.',
    'fort.setup.deck':
      'Cada um embaralha as 8 cartas de Criança e os 2 Melhores Amigos para formar seu baralho e compra 5 cartas.',
  },
  cleanup: {
    'fort.cleanup':
      'No começo do seu turno, todas as cartas do seu Quintal vão para o seu descarte: esses amigos ficaram com você. Pule esta fase no seu primeiro turno.',
  },
  play: {
    'fort.play.one':
      'Jogue uma carta da mão ou pule esta fase. Você sempre pode pular, e o jogo pergunta mesmo quando nada pode ser jogado.',
    'fort.play.blank': 'Uma carta sem nenhuma ação não pode ser jogada, só adicionada.',
    'fort.play.actions':
      'Use a ação pública da carta, a privada ou as duas, em qualquer ordem, terminando uma antes de começar a outra. Cada uma começa por escolha sua, mesmo a última que resta.',
    'fort.play.one-full':
      'Pelo menos uma ação da carta precisa ser feita por completo; a outra pode então ser feita em parte, inclusive antes. Uma caixa de ação vazia não conta. Uma carta sem nenhuma ação que possa ser feita por completo não pode ser jogada.',
    'fort.play.full':
      'Uma ação é feita por completo quando cada passo de cada repetição é cumprido, com todos os símbolos adicionados.',
    'fort.play.zero':
      'Uma ação que não muda nada, por ser multiplicada por zero ou copiar uma Mochila vazia, não é feita: não conta como ação completa nem para seguir.',
    'fort.play.partial':
      'Uma ação parcial vai passo a passo até onde der e termina no primeiro passo impossível; de dois símbolos lado a lado, faz-se o que for possível. Não se para uma ação por vontade própria: o tamanho dela é decidido por quantos símbolos você adiciona.',
    'fort.play.stuck':
      'Com uma caixa que não seja a padrão, pode acontecer que uma ação não dê para ser feita por completo ou seja longa demais para prever. Aí ela é feita até onde der, a carta conta como jogada e o jogo continua.',
    'fort.play.add':
      'Quando começa uma ação com “× naipe”, você pode adicionar cartas da mão com esse naipe; as ações delas não são usadas. Elas continuam adicionadas para a outra ação da carta jogada.',
    'fort.play.add-useful':
      'Cada carta adicionada precisa fazer diferença: sem ela, a ação à qual foi adicionada renderia menos. Todas são avaliadas juntas, seja qual for a ordem em que foram adicionadas. Se só cabem dois brinquedos, não se adiciona uma carta pelo terceiro.',
    'fort.play.add-coin':
      'Cada moeda adicionada recebe um naipe, o mesmo para todas as ações da carta jogada.',
    'fort.play.add-lookout':
      'Você também pode adicionar símbolos correspondentes do seu Esconderijo, um a um e quantos quiser, se cada um fizer diferença. As cartas ficam lá. Os dois símbolos de uma carta da mão contam juntos, mas uma moeda ao lado de um naipe pode receber outro.',
    'fort.play.coin':
      'Ao jogar uma carta que mostra uma moeda e tem ação pública, declare na hora um dos seis naipes, mesmo sem usar essa ação.',
    'fort.play.no-improve': 'Uma ação sem “×” acontece uma vez; adicionar símbolos não a melhora.',
  },
  follow: {
    'fort.follow.order':
      'Quando o líder termina a carta, os rivais, em sentido horário a partir dele, podem seguir a ação pública, tenha o líder usado essa ação ou não. Um decide e age depois do outro.',
    'fort.follow.card':
      'Para seguir, descarte exatamente uma carta da mão com o naipe da carta jogada (ou o naipe declarado) ou com uma moeda. Cartas do Esconderijo não servem para isso, e não se compra carta no lugar.',
    'fort.follow.full':
      'Um seguidor precisa fazer a ação por completo. Se for impossível, não pode descartar carta para isso.',
    'fort.follow.symbols':
      'Em “× naipe” só contam os símbolos correspondentes da carta descartada: os dois, se os dois corresponderem, e uma moeda sempre corresponde. Não se adicionam cartas, e o Esconderijo não ajuda.',
    'fort.follow.counts':
      'Em “× Mochila”, “× cartas no Esconderijo” e “× Nível de Forte”, o seguidor conta o que está no próprio tabuleiro.',
    'fort.follow.same-kind':
      'Se o líder escolheu entre pizza e brinquedos na ação pública, você pega o mesmo. Se o líder não pegou nada ali, cada seguidor escolhe livremente.',
    'fort.follow.often':
      'Entre dois turnos seus você pode seguir quantos líderes quiser, com uma carta correspondente a cada vez.',
    'fort.follow.discard':
      'A carta usada para seguir já está no descarte antes de a ação começar, então a própria ação pode removê-la.',
  },
  recruit: {
    'fort.recruit.must':
      'Você precisa recrutar uma carta se houver alguma em algum lugar. Ela vai para o seu descarte.',
    'fort.recruit.sources':
      'Recrute uma carta do Parque (o espaço é reposto na hora), uma carta do Quintal de um rival (nada a substitui) ou a carta do topo do baralho de Parque, sem olhar. Nunca do próprio Quintal.',
    'fort.recruit.none': 'Se não houver carta em lugar nenhum, a fase é pulada.',
  },
  discard: {
    'fort.discard.played':
      'A carta jogada, as cartas adicionadas da mão e os Melhores Amigos que sobraram na mão vão virados para cima para o seu descarte. As cartas do Esconderijo ficam, mesmo que você tenha adicionado seus símbolos.',
    'fort.discard.yard':
      'Todas as outras cartas da mão vão viradas para cima para o seu Quintal. Os rivais podem levá-las até a sua próxima fase de Limpar.',
  },
  draw: {
    'fort.draw':
      'Compre 5 cartas do seu baralho. Quando ele acabar, embaralhe o descarte para formar um novo baralho e continue; se os dois estiverem vazios, pare.',
    'fort.draw.only': 'Em nenhum outro momento se compram cartas.',
  },
  actions: {
    'fort.act.gain':
      'Coletar: pegue o recurso mostrado e coloque-o nas suas Tralhas. Quando o símbolo deixa escolher, tudo o que a ação rende é de um tipo só.',
    'fort.act.pack':
      'Colocar na Mochila: pegue 1 recurso das Tralhas e coloque-o na Mochila. Se forem vários, em qualquer combinação.',
    'fort.act.lookout':
      'Esconderijo: guarde 1 carta da mão no seu Esconderijo. Todos podem olhar a carta inteira ali.',
    'fort.act.trash':
      'Remover: tire do jogo 1 carta da sua mão ou do seu descarte, até um Melhor Amigo; não uma carta do baralho, nem a carta jogada, nem uma adicionada.',
    'fort.act.trash-this':
      'Remover esta carta: quando a ação e todos os seguidores terminarem, a carta jogada sai do jogo. Um seguidor não remove nada com isso.',
    'fort.act.trash-rival':
      'Remover carta de rival: tire do jogo 1 carta do Quintal de qualquer rival.',
    'fort.act.recruit':
      'Recrutar: pegue uma carta como na fase de Recrutar. “Rival” e “seu Quintal” são os de quem faz a ação.',
    'fort.act.advance':
      'Avançar Forte: pague o custo do próximo nível com recursos das Tralhas, da Mochila ou de ambas e suba um nível. Não é possível no nível 5.',
    'fort.act.advance-mod':
      'Um −1 ou +1 deixa o custo um recurso menor ou maior, de qualquer tipo; quem paga escolhe qual.',
    'fort.act.score': 'Pontuar: avance 1 ponto na trilha de vitória.',
    'fort.act.spend':
      'Gastar: devolva à reserva 1 recurso do tipo mostrado, das Tralhas ou da Mochila.',
    'fort.act.copy-pack':
      'Copiar Mochila: colete nas Tralhas os mesmos recursos que estão na sua Mochila, que fica como está. Se a ação for parcial, colete de cada tipo o que couber.',
    'fort.act.copy-rival':
      'Copiar Mochila de rival: colete nas Tralhas os mesmos recursos que estão na Mochila de um rival. Ele não perde nada. Se a ação for parcial, colete de cada tipo o que couber.',
    'fort.act.convert':
      'Converter: substitua 1 pizza por 1 brinquedo ou 1 brinquedo por 1 pizza, nas Tralhas ou na Mochila. Todas as conversões de uma ação vão no mesmo sentido.',
    'fort.act.per':
      '“× alguma coisa”: faça o lado esquerdo uma vez para cada coisa à direita. A Mochila conta recursos, o Esconderijo conta cartas; Mochila, Esconderijo e Nível de Forte são contados quando a ação começa.',
    'fort.act.any-suit':
      '“× naipe à escolha”: escolha um dos sete símbolos. A carta jogada só conta se mostrar esse símbolo. Para um dos seis naipes, moedas também podem contar; se escolher a moeda, só moedas contam.',
    'fort.act.then':
      '“A, e então B”: B só pode ser feito se A foi feito por inteiro, e nesse caso precisa ser feito se possível. Em uma ação parcial, um grupo repetido termina na repetição cujo lado direito não pode ser feito.',
    'fort.act.group': '“( … ) × naipe”: faça tudo o que está entre parênteses uma vez por símbolo.',
    'fort.act.both': 'Dois símbolos lado a lado sem seta: faça os dois, em qualquer ordem.',
  },
  levels: {
    'fort.level.cost':
      'Cada nível tem um custo e pontos no fim do jogo. Os 23 pontos do nível 5 são certos; todos os custos e os pontos dos outros níveis são estimativas.',
    'fort.level.1':
      'Ao chegar ao nível 1, olhe em segredo a pilha de Regras Inventadas e fique com uma virada para baixo.',
    'fort.level.2':
      'Ao chegar ao nível 2, pegue uma das Vantagens viradas para cima. Ela começa a valer na hora.',
    'fort.level.5':
      'Ao chegar ao nível 5, pegue a Colagem de Macarrão se ela ainda estiver lá. Chegar ao nível 5 ativa o fim do jogo.',
  },
  end: {
    'fort.end.trigger':
      'O fim é ativado quando alguém tem 25 pontos ou mais na trilha de vitória, quando alguém chega ao Nível de Forte 5 ou quando o baralho de Parque acaba, mesmo se ainda houver cartas no Parque.',
    'fort.end.round':
      'O líder termina o turno; depois o jogo segue até todos terem jogado o mesmo número de turnos.',
    'fort.end.score':
      'Cada um revela sua Regra Inventada. Pontuação final: a trilha de vitória, mais os pontos do Nível de Forte, mais a Regra Inventada, mais 4 pela Colagem de Macarrão.',
    'fort.end.tie':
      'Quem tem mais pontos vence. No empate, vence o Nível de Forte mais alto; se o empate persistir, a vitória é compartilhada.',
  },
  rules: {
    'fort.rule.big-plans':
      '1 ponto por ação de Avançar Forte nas suas cartas, mesmo como parte de uma ação. Cada uma conta: Sardinha tem duas. A Vantagem “Faça Você Mesmo” não conta.',
    'fort.rule.friendship-bracelet':
      '1 ponto por naipe diferente que você tiver, sem contar moedas, e mais 1 se tiver os seis.',
    'fort.rule.piggy-bank': '1 ponto por brinquedo nas Tralhas e na Mochila.',
    'fort.rule.pizza-party': '1 ponto por pizza nas Tralhas e na Mochila.',
    'fort.rule.loner': '5 pontos se você não tiver nenhum Melhor Amigo.',
    'fort.rule.minimalism': '8 pontos se o seu Nível de Forte for exatamente 2.',
    'fort.rule.popularity': '1 ponto por carta no seu Esconderijo.',
    'fort.rule.play-palace': '1 ponto por coroa nas suas cartas. Moedas não contam.',
    'fort.rule.secret-stash': '1 ponto por recurso na sua Mochila.',
    'fort.rule.sleepover':
      '8 pontos se você tiver mais cartas que todos os rivais, 4 pontos se empatar em primeiro.',
    'fort.rule.slime-lab': '1 ponto por livro nas suas cartas. Moedas não contam.',
  },
  lasting: {
    'fort.perk.birthday-party':
      'No fim da sua fase de Recrutar, você pode recrutar mais uma vez, do Parque ou do baralho de Parque, mas não de um Quintal.',
    'fort.perk.bribe':
      'No seu turno, cada carta guardada no Esconderijo pode vir do Parque (reposto na hora), do topo do baralho de Parque ou de qualquer Quintal, em vez da mão.',
    'fort.perk.copy-cat':
      'Ao seguir, você pode descartar até 2 cartas correspondentes em vez de 1 e contar os símbolos correspondentes das duas. A ação precisa ser feita por completo com as duas.',
    'fort.perk.sticky-fingers':
      'No seu turno, cada recurso colocado na Mochila pode vir da reserva em vez das Tralhas, em qualquer combinação.',
    'fort.perk.xxl-backpack': 'Na sua Mochila cabem mais 2 recursos.',
  },
  once: {
    'fort.perk.diy':
      'No seu turno, em vez de jogar uma carta, remova esta Vantagem para avançar o forte gastando 1 recurso (pizza ou brinquedo) a mais que o normal. Isso não pode ser seguido.',
    'fort.perk.do-over':
      'No seu turno, depois que você jogou uma carta e cada rival seguiu ou passou, remova esta Vantagem para jogar uma segunda carta normalmente. Você precisa de uma carta que possa ser jogada; a pergunta é sempre feita, para ninguém descobrir o que você tem na mão.',
    'fort.perk.recycling':
      'No seu turno, sempre que tiver uma escolha a fazer, você pode remover esta Vantagem para pegar uma carta do seu descarte para a mão. Se precisar dela para um passo, pegue-a antes desse passo.',
    'fort.perk.rough-housing':
      'Em vez de seguir uma ação pública, depois que todos os outros rivais seguiram ou passaram, remova esta Vantagem para remover a carta jogada pelo líder. A carta precisa ter uma ação pública.',
  },
};

export const printed: Same<typeof english.printed> = {
  'fort.play.one':
    'Você pode pular a fase se não puder ou não quiser jogar uma carta. Não diz se a pergunta é feita a quem não tem nada para jogar.',
  'fort.play.actions':
    'Use uma ou ambas as ações, em qualquer ordem, terminando uma antes da outra. Não diz se a última que resta começa sozinha.',
  'fort.play.zero':
    'Usar por completo uma ação em branco não conta. Não fala de uma ação sem efeito.',
  'fort.play.partial': 'A outra ação pode ser usada “parcialmente”. Não diz o que isso significa.',
  'fort.play.stuck': 'Só existe a caixa impressa, então isso não acontece.',
  'fort.play.add-useful':
    'Pelo menos um naipe da carta adicionada precisa modificar o efeito de pelo menos uma ação. Várias cartas de uma vez só aparecem em um exemplo.',
  'fort.play.add-lookout':
    'Você pode adicionar cartas com o naipe do seu Esconderijo, e elas ficam lá. Em um exemplo, adiciona-se um símbolo do Esconderijo e não o outro.',
  'fort.play.coin': 'O líder declara um naipe para a moeda. Não diz quando.',
  'fort.follow.discard':
    'Para seguir, descarta-se uma carta. Não diz se a própria ação pode removê-la.',
  'fort.recruit.none':
    'Você precisa recrutar. Não diz o que fazer se não houver carta em lugar nenhum.',
  'fort.act.lookout':
    'A carta fica sob o lado esquerdo do tabuleiro, deixando à mostra apenas seu naipe. Não diz se os outros podem olhar o resto.',
  'fort.act.trash-this': 'Quando você e os seguidores terminarem, devolva esta carta à caixa.',
  'fort.act.advance-mod':
    'O forte custa um recurso de qualquer tipo a mais ou a menos. Não diz quem escolhe o tipo.',
  'fort.act.copy-pack':
    'Ganhe os mesmos recursos que estão na sua Mochila. Não fala da falta de espaço.',
  'fort.act.copy-rival':
    'Ganhe os mesmos recursos que estão na Mochila de um rival. Não fala da falta de espaço.',
  'fort.act.per':
    'Faça a ação à esquerda o número de vezes indicado pelo símbolo à direita. Não diz quando se conta.',
  'fort.act.then':
    'Primeiro a ação da esquerda, e então a da direita, se for possível. Não fala de um grupo que não dá para repetir até o fim.',
  'fort.rule.big-plans':
    'A ação conta mesmo que seja apenas parte de uma ação, “como na Calopsita e na Sardinha”. Não diz quantas vezes a Sardinha conta.',
  'fort.perk.bribe':
    'A carta pode vir do Parque, do baralho de Parque ou de qualquer Quintal. Não diz se o Parque é reposto.',
  'fort.perk.copy-cat':
    'Ao seguir, você pode descartar até duas cartas e usar os naipes correspondentes de ambas. Não diz se a ação ainda precisa ser feita por completo.',
  'fort.perk.do-over':
    'Depois de uma carta e dos seguidores, remova esta Vantagem para jogar uma segunda carta. Não diz se isso vale sem nenhuma carta para jogar.',
  'fort.perk.recycling': 'Esta Vantagem serve “em qualquer momento do seu turno”.',
  'fort.perk.rough-housing':
    'Em vez de seguir, você pode remover a carta do líder. Não fala de cartas sem ação pública.',
};
