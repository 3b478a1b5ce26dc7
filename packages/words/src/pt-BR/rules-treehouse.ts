import type * as english from '../en/rules-treehouse.ts';
import type { Same, SameIn } from '../speaker.ts';

export const chapters: Same<typeof english.chapters> = {
  overview: 'Visão geral',
  things: 'Componentes',
  setup: 'Preparação',
  weeks: 'Três semanas',
  building: 'Construir',
  scoring: 'Pontuação da semana com três ou quatro',
  two: 'Pontuação da semana com dois',
  end: 'Fim de jogo',
  variants: 'Variantes',
};

export const rules: SameIn<typeof english.rules> = {
  overview: {
    'tree.goal':
      'Casa na Árvore é para 2 a 4 jogadores. Cada um constrói a sua casa na árvore, cômodo por cômodo, e a mantém em equilíbrio. Os cômodos dão pontos toda semana, e quem tiver mais no fim construiu a melhor casa na árvore de todas.',
    'tree.weeks':
      'Uma partida dura três semanas. Cada semana tem três partes, nesta ordem: distribuir, construir, pontuar.',
  },
  things: {
    'tree.rooms':
      'Há 72 cômodos diferentes, 12 de cada uma das seis cores: vermelho, esporte e movimento; amarelo, estudo; verde, ar livre; azul, água; roxo, diversão; marrom, comida. No jogo só a cor importa.',
    'tree.score-cards': 'Há 6 cartas de cor, uma para cada cor.',
    'tree.changers':
      'Há 4 modificadores: dois “dobro”, impressos como 2, e dois “sem pontos”, impressos como 0. (O livro de regras russo também chama estes de 1.)',
    'tree.trunk':
      'Cada um começa com um tronco, a carta inicial, que é o nível 1 da árvore. Ele tem uma trilha de equilíbrio de três casas: esquerda, centro e direita. O seu marcador de equilíbrio, a bolota, anda por ela.',
  },
  setup: {
    'tree.setup':
      'Os marcadores de equilíbrio começam no centro, e os pontos em 0. Todas as cartas de cor e modificadores ficam à vista no meio; com dois jogadores, só os dois “sem pontos”.',
    'tree.setup.deck':
      'Os 72 cômodos são embaralhados uma vez e nunca mais. Quatro jogadores usam todos.',
  },
  weeks: {
    'tree.deal': 'No começo da semana cada um recebe 6 cômodos. Só você vê a sua mão.',
    'tree.pick':
      'Todos escolhem ao mesmo tempo, em segredo, um cômodo da mão e revelam juntos; depois cada um é construído ou descartado. Um cômodo escolhido foi visto por todos, mesmo que seja descartado.',
    'tree.place-after':
      'Você decide onde construir depois que todos revelam as cartas. Uma árvore não afeta a outra, então todos constroem ao mesmo tempo.',
    'tree.pass':
      'Depois cada um passa o resto das cartas para o próximo jogador em sentido horário. De uma mão de duas, uma é escolhida e a outra descartada virada para baixo. São 5 escolhas por semana e no máximo 15 cômodos em uma árvore.',
    'tree.discard':
      'Um cômodo escolhido que você não pode ou não quer construir é descartado virado para baixo. Isso é sempre permitido, e o jogo sempre pergunta.',
  },
  building: {
    'tree.level':
      'O nível n tem n lugares. O tronco é o nível 1, e nada passa do nível 6: 20 lugares para cômodos. Cada lugar fica à esquerda, à direita ou no centro (só 3:2 e 5:3).',
    'tree.support':
      'Um lugar interno precisa das duas cartas abaixo dele; um lugar da ponta (um cômodo de canto), de uma só. Os dois lugares do nível 2 ficam sobre o tronco. Um nível pode começar antes de o de baixo estar completo.',
    'tree.colour':
      'O primeiro cômodo de uma cor vai em qualquer lugar que as outras regras permitam. Cada um dos seguintes precisa tocar um cômodo da sua cor.',
    'tree.touch':
      'Um lugar toca os vizinhos do mesmo nível, os dois abaixo e os dois acima. O tronco não tem cor.',
    'tree.balance':
      'Um cômodo à esquerda move o marcador uma casa para a esquerda, um à direita, uma casa para a direita. Um cômodo no centro não o move.',
    'tree.balance.blocked':
      'Um lado fica fechado enquanto o marcador não pode ir mais para lá. O equilíbrio nunca fecha um lugar do centro.',
    'tree.permanent':
      'Um cômodo construído nunca se move nem é substituído. A árvore e o marcador ficam como estão de uma semana para outra.',
  },
  scoring: {
    'tree.changer.first':
      'Na semana 1, um jogador sorteado é o primeiro a escolher um modificador; nas semanas 2 e 3, quem tem mais pontos.',
    'tree.changer.tie':
      'Se vários empatam com mais pontos, começa o primeiro deles em sentido horário depois de quem começou na semana anterior. Este fica por último.',
    'tree.changer.choose':
      'A partir do primeiro, em sentido horário, cada um pega um modificador do meio, mesmo que só reste um tipo. Com três jogadores, um modificador sobra nessa semana.',
    'tree.changer.place':
      'Na ordem inversa, cada um precisa colocar o seu em uma carta de cor que ainda não tenha nenhum.',
    'tree.score':
      'Cada cômodo rende ao dono 1 ponto, 2 se houver “dobro” na cor dele, 0 se houver “sem pontos”. Cômodos de semanas anteriores pontuam de novo a cada semana.',
    'tree.changer.return': 'Depois da pontuação os modificadores voltam para o meio.',
  },
  two: {
    'tree.two':
      'Cada um recebe um “sem pontos”. Quem tem mais pontos coloca primeiro, depois o outro. Não se escolhe modificador, só se coloca.',
    'tree.two.tie':
      'Na semana 1, um jogador sorteado coloca primeiro. Se houver empate depois, é quem não colocou primeiro na semana anterior.',
  },
  end: {
    'tree.end.majority':
      'Depois da semana 3, quem tiver mais cômodos de uma cor que qualquer outro pega a carta dessa cor e ganha mais um ponto por cada um desses cômodos. No empate, ninguém a pega. Modificadores não contam aqui.',
    'tree.end.tie':
      'Quem tem mais pontos vence. No empate, vence quem tiver mais cômodos de uma mesma cor; se o empate persistir, a vitória é compartilhada.',
  },
  variants: {
    'tree.junior':
      'Para crianças menores: sem modificadores. Em cada pontuação, cada jogador escolhe uma carta de cor. Cômodos dessas cores rendem 1 ponto cada para todos, os outros nada. As maiorias do final continuam valendo.',
    'tree.junior.order':
      'Escolhe-se na ordem em que se pegariam os modificadores, e dois jogadores não podem escolher a mesma cor. Com dois jogadores é igual: cada um escolhe uma cor.',
    'tree.fewest':
      'Nas semanas 2 e 3, quem tem menos pontos, e não mais, escolhe primeiro (com dois jogadores: coloca primeiro). Os empates se resolvem do mesmo jeito.',
  },
};

export const printed: Same<typeof english.printed> = {
  'tree.setup.deck': 'Embaralham-se os cômodos antes da partida. Não fala em embaralhar de novo.',
  'tree.pick':
    'Todos revelam os cômodos ao mesmo tempo; o que não é construído é descartado virado para baixo.',
  'tree.discard':
    'Descarte o cômodo que você não quer ou não pode construir. Não diz se a pergunta é feita a quem não pode.',
  'tree.touch': 'Cômodos da mesma cor precisam se tocar. Não diz se a carta inicial tem cor.',
  'tree.permanent': 'Cômodos só são adicionados. Não fala em movê-los ou substituí-los.',
  'tree.changer.tie':
    'Entre os empatados, começa quem está sentado mais perto, em sentido horário, de quem começou na semana anterior. Não diz se este vem antes ou depois deles.',
  'tree.changer.choose':
    'Um depois do outro, cada jogador escolhe uma carta. Não fala do caso em que só resta um tipo.',
  'tree.changer.return': 'Não diz o que acontece com as cartas entre duas semanas.',
  'tree.two': 'Cada um recebe uma carta 1. Quem tem mais pontos coloca a sua primeiro.',
  'tree.two.tie':
    'Quem tem mais pontos coloca primeiro. Não fala do empate nem da semana 1, ainda sem pontos.',
  'tree.junior':
    'Só as cartas escolhidas dão pontos, e a todos os jogadores. Não diz se as maiorias do final valem.',
  'tree.junior.order':
    'Cada jogador escolhe uma carta. Não diz em que ordem, nem se dois podem escolher a mesma.',
  'tree.fewest': 'Quem tem mais pontos escolhe primeiro. Esta opção vem de outra edição.',
};
