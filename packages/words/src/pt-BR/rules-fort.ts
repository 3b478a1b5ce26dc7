import type * as english from '../en/rules-fort.ts';
import type { Same, SameIn } from '../speaker.ts';

export const chapters: Same<typeof english.chapters> = {
  things: 'Componentes',
  setup: 'Preparação',
  cleanup: 'Limpar',
  play: 'Jogar',
  follow: 'Seguir o líder',
  recruit: 'Recrutar',
  discard: 'Descartar',
  draw: 'Comprar',
  actions: 'Símbolos de ação',
  levels: 'Níveis de forte',
  end: 'Fim de jogo',
  rules: 'Regras Inventadas',
  lasting: 'Vantagens permanentes',
  once: 'Vantagens de uma vez só',
};

export const rules: SameIn<typeof english.rules> = {
  things: {
    'fort.suit':
      'Há seis naipes: skate, pá, cola, arminha de água, coroa e livro. Um sétimo símbolo, a moeda, vale qualquer um deles.',
    'fort.card':
      'Uma carta de criança mostra um ou dois símbolos e pode ter uma ação pública, uma ação privada, as duas ou nenhuma. A caixa tem 60 crianças, 8 Melhores Amigos, 11 Regras Inventadas, 9 Vantagens e 1 Colagem de Macarrão; quantas cópias há de cada criança é provisório.',
    'fort.supply':
      'A reserva de pizzas e brinquedos nunca acaba. As 30 fichas impressas de cada um não são um limite.',
    'fort.stuff': 'Nas suas Tralhas cabem 4 pizzas e 4 brinquedos.',
    'fort.pack':
      'Sua Mochila guarda uma quantidade de recursos igual ao nível do forte + 1, em qualquer combinação; com o “Mochilão”, mais 2.',
    'fort.lookout':
      'Seu Esconderijo guarda uma quantidade de cartas igual ao nível do forte + 1. Uma carta ali fica até o fim: nunca é trocada, descartada nem removida.',
    'fort.public-info':
      'À vista de todos: o Parque, Quintais, Esconderijos, descartes, Tralhas, Mochilas, níveis de forte, Vantagens e a trilha. Escondidos: mãos, baralhos, o baralho do Parque, as cartas da seleção inicial até aparecerem, e as Regras Inventadas, das quais você conhece a sua e as que viu ao escolher.',
  },
  setup: {
    'fort.setup.first':
      'Os lugares e o primeiro jogador são sorteados. O primeiro jogador continua sendo o primeiro a partida toda.',
    'fort.setup.friends': 'Cada um pega um tabuleiro e os dois Melhores Amigos dele.',
    'fort.setup.start':
      'Todos começam com 0 pontos e forte no nível 0, com Tralhas, Mochila, Esconderijo e Quintal vazios.',
    'fort.setup.rules':
      'Embaralhe as 11 Regras Inventadas. Pegue uma para cada jogador, mais 1, e forme uma pilha virada para baixo; as outras saem do jogo.',
    'fort.setup.perks':
      'Embaralhe as 9 Vantagens. Pegue uma para cada jogador, mais 1, e deixe-as viradas para cima; as outras saem do jogo.',
    'fort.setup.park':
      'Embaralhe as 60 cartas de criança para formar o baralho do Parque. Revele as 3 de cima: são o Parque.',
    'fort.setup.deal':
      'Preparação básica: cada um recebe 8 cartas de criança do baralho do Parque e pode olhá-las.',
    'fort.setup.draft':
      'Preparação avançada: as 8 cartas de criança de cada um passam por uma seleção. Todos guardam ao mesmo tempo uma carta virada para baixo e passam o resto para a esquerda, até cada um ter guardado 8. Os Melhores Amigos ficam de fora.',
    'fort.setup.deck':
      'Cada um embaralha as 8 cartas de criança e os 2 Melhores Amigos para formar seu baralho e compra 5 cartas.',
  },
  cleanup: {
    'fort.cleanup':
      'No começo do seu turno, todas as cartas do seu Quintal vão para o seu descarte: esses amigos ficaram com você.',
  },
  play: {
    'fort.play.one':
      'Jogue uma carta da mão ou pule esta fase. Pular é sempre permitido, e a pergunta é feita mesmo quando nada pode ser jogado.',
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
      'Cada carta adicionada precisa fazer diferença: sem ela, a ação à qual foi adicionada renderia menos. Se só cabem dois brinquedos, não se adiciona uma carta pelo terceiro.',
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
      'Quando o líder termina a carta, os rivais, em sentido horário a partir dele, podem seguir a ação pública, tenha o líder usado essa ação ou não. Cada um decide e age na sua vez.',
    'fort.follow.card':
      'Para seguir, descarte exatamente uma carta da mão com o naipe da carta jogada (ou o naipe declarado) ou com uma moeda. Cartas do Esconderijo não servem para isso, e não se compra carta no lugar.',
    'fort.follow.full':
      'Um seguidor precisa fazer a ação por completo. Se for impossível, não pode descartar carta para isso.',
    'fort.follow.symbols':
      'Em “× naipe” só contam os símbolos correspondentes da carta descartada: os dois, se os dois corresponderem, e uma moeda sempre corresponde. Não se adicionam cartas, e o Esconderijo não ajuda.',
    'fort.follow.counts':
      'Em “× Mochila”, “× cartas no Esconderijo” e “× nível do forte”, o seguidor conta o que está no próprio tabuleiro.',
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
      'Recrute uma carta do Parque (o espaço é reposto na hora), uma carta do Quintal de um rival (nada a substitui) ou a carta do topo do baralho do Parque, sem olhar. Nunca do próprio Quintal.',
    'fort.recruit.none': 'Se não houver carta em lugar nenhum, a fase é pulada.',
  },
  discard: {
    'fort.discard.played':
      'A carta jogada, as cartas adicionadas da mão e os Melhores Amigos que sobraram na mão vão virados para cima para o seu descarte. As cartas do Esconderijo ficam.',
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
      'Colocar na Mochila: passe 1 recurso das Tralhas para a Mochila. Se forem vários, em qualquer combinação.',
    'fort.act.lookout': 'Esconderijo: guarde 1 carta da mão no seu Esconderijo.',
    'fort.act.trash':
      'Remover: tire do jogo 1 carta da sua mão ou do seu descarte, até um Melhor Amigo; não uma carta do baralho, nem a carta jogada, nem uma adicionada.',
    'fort.act.trash-this':
      'Remover esta carta: quando a ação e todos os seguidores terminarem, a carta jogada sai do jogo. Um seguidor não remove nada com isso.',
    'fort.act.trash-rival':
      'Remover carta de rival: tire do jogo 1 carta do Quintal de qualquer rival.',
    'fort.act.recruit':
      'Recrutar: pegue uma carta como na fase de Recrutar, em que rivais e Quintal são os de quem faz a ação.',
    'fort.act.advance':
      'Avançar forte: pague o preço do próximo nível com recursos das Tralhas, da Mochila ou de ambas e suba um nível. Não é possível no nível 5.',
    'fort.act.advance-mod':
      'Um −1 ou +1 deixa o preço um recurso menor ou maior; quem paga escolhe qual.',
    'fort.act.score': 'Pontuar: avance 1 ponto na trilha.',
    'fort.act.spend':
      'Gastar: devolva à reserva 1 recurso do tipo mostrado, das Tralhas ou da Mochila.',
    'fort.act.copy-pack':
      'Copiar Mochila: colete nas Tralhas os mesmos recursos que estão na sua Mochila, que fica como está. Se a ação for parcial, colete de cada tipo o que couber.',
    'fort.act.copy-rival':
      'Copiar Mochila de rival: colete nas Tralhas os mesmos recursos que estão na Mochila de um rival. Ele não perde nada. Se a ação for parcial, colete de cada tipo o que couber.',
    'fort.act.convert':
      'Converter: troque 1 pizza por 1 brinquedo ou 1 brinquedo por 1 pizza, nas Tralhas ou na Mochila. Todas as trocas de uma ação vão no mesmo sentido.',
    'fort.act.per':
      '“× alguma coisa”: faça o lado esquerdo uma vez para cada coisa à direita. A Mochila conta recursos, o Esconderijo conta cartas; Mochila, Esconderijo e nível são contados quando a ação começa.',
    'fort.act.any-suit':
      '“× naipe à escolha”: escolha um dos sete símbolos. A carta jogada só conta se mostrar esse símbolo. Para um dos seis naipes, moedas também podem contar; se escolher a moeda, só moedas contam.',
    'fort.act.then':
      '“A, e então B”: B só pode ser feito se A foi feito por inteiro, e nesse caso precisa ser feito se possível. Em uma ação parcial, um grupo repetido termina na repetição cujo lado direito não pode ser feito.',
    'fort.act.group': '“( … ) × naipe”: faça tudo o que está entre parênteses uma vez por símbolo.',
    'fort.act.both': 'Dois símbolos lado a lado sem seta: faça os dois, em qualquer ordem.',
  },
  levels: {
    'fort.level.cost':
      'Cada nível tem um preço e pontos no fim do jogo. Os 23 pontos do nível 5 são certos; todos os preços e os pontos dos outros níveis são provisórios.',
    'fort.level.1':
      'Ao chegar ao nível 1, olhe em segredo a pilha de Regras Inventadas e fique com uma virada para baixo.',
    'fort.level.2':
      'Ao chegar ao nível 2, pegue uma das Vantagens viradas para cima. Ela começa a valer na hora.',
    'fort.level.5':
      'Ao chegar ao nível 5, pegue a Colagem de Macarrão se ela ainda estiver lá. Isso ativa o fim do jogo.',
  },
  end: {
    'fort.end.trigger':
      'O fim é ativado quando alguém tem 25 pontos ou mais na trilha, quando alguém chega ao nível 5 do forte ou quando o baralho do Parque acaba.',
    'fort.end.round':
      'O líder termina o turno; depois o jogo segue até todos terem jogado o mesmo número de turnos.',
    'fort.end.score':
      'Pontuação final: a trilha, mais os pontos do nível de forte, mais a Regra Inventada, mais 4 pela Colagem de Macarrão.',
    'fort.end.tie':
      'Quem tem mais pontos vence. No empate, vence o forte mais alto; se o empate persistir, a vitória é dividida.',
  },
  rules: {
    'fort.rule.big-plans':
      '1 ponto por ação de Avançar Forte nas suas cartas, mesmo como parte de uma ação. A Vantagem “Faça Você Mesmo” não conta.',
    'fort.rule.friendship-bracelet':
      '1 ponto por naipe diferente que você tiver, sem contar moedas, e mais 1 se tiver os seis.',
    'fort.rule.piggy-bank': '1 ponto por brinquedo nas Tralhas e na Mochila.',
    'fort.rule.pizza-party': '1 ponto por pizza nas Tralhas e na Mochila.',
    'fort.rule.loner': '5 pontos se você não tiver nenhum Melhor Amigo.',
    'fort.rule.minimalism': '8 pontos se o seu forte estiver exatamente no nível 2.',
    'fort.rule.popularity': '1 ponto por carta no seu Esconderijo.',
    'fort.rule.play-palace': '1 ponto por coroa nas suas cartas. Moedas não contam.',
    'fort.rule.secret-stash': '1 ponto por recurso na sua Mochila.',
    'fort.rule.sleepover':
      '8 pontos se você tiver mais cartas que todos os rivais, 4 pontos se empatar em primeiro.',
    'fort.rule.slime-lab': '1 ponto por livro nas suas cartas. Moedas não contam.',
  },
  lasting: {
    'fort.perk.birthday-party':
      'No fim da sua fase de Recrutar, você pode recrutar mais uma vez, do Parque ou do baralho do Parque, mas não de um Quintal.',
    'fort.perk.bribe':
      'No seu turno, cada carta guardada no Esconderijo pode vir do Parque (reposto na hora), do topo do baralho do Parque ou de qualquer Quintal, em vez da mão.',
    'fort.perk.copy-cat':
      'Ao seguir, você pode descartar até 2 cartas correspondentes em vez de 1 e contar os símbolos correspondentes das duas. A ação precisa ser feita por completo com as duas.',
    'fort.perk.sticky-fingers':
      'No seu turno, cada recurso colocado na Mochila pode vir da reserva em vez das Tralhas, em qualquer combinação.',
    'fort.perk.xxl-backpack': 'Na sua Mochila cabem mais 2 recursos.',
  },
  once: {
    'fort.perk.diy':
      'No seu turno, em vez de jogar uma carta, gaste esta Vantagem para avançar o forte por 1 recurso a mais que o preço. Isso não pode ser seguido.',
    'fort.perk.do-over':
      'Depois que você jogou uma carta e cada rival seguiu ou passou, gaste esta Vantagem para jogar uma segunda carta com tudo a que tem direito. A pergunta é sempre feita, para ninguém descobrir o que você tem na mão.',
    'fort.perk.recycling':
      'Em qualquer decisão do seu turno, gaste esta Vantagem para pegar uma carta do seu descarte para a mão.',
    'fort.perk.rough-housing':
      'Em vez de seguir uma ação pública, depois que todos os outros rivais seguiram ou passaram, gaste esta Vantagem para remover a carta jogada pelo líder.',
  },
};
