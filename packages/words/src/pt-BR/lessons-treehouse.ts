import type * as english from '../en/lessons-treehouse.ts';
import type { Same } from '../speaker.ts';

export const treehouse: Same<typeof english.treehouse> = {
  build: 'O primeiro cômodo',
  'build-pick':
    'Todos escolhem um cômodo ao mesmo tempo, em segredo. Pegue o que você mais gostar!',
  'build-place': 'Esta é a sua árvore. Ponha o cômodo no tronco, à esquerda ou à direita.',
  'build-discard': 'Você pode descartar um cômodo. Mas casa na árvore pede cômodos: construa-o.',
  'build-learned':
    'Sua árvore tem 1 cômodo. O resto da sua mão foi para {rival}, e você recebeu 5 outros cômodos.',

  balance: 'Equilíbrio',
  'balance-pick':
    'A bolota é o seu marcador de equilíbrio. Ela pende para a esquerda, porque seu cômodo está à esquerda. Escolha “{room}”.',
  'balance-try': 'Tente construir à esquerda também, acima do outro.',
  'balance-first': 'Daqui a pouco! Primeiro tente à esquerda e veja o que acontece.',
  'balance-place': 'Tudo tombaria! Construa à direita, e a árvore volta ao equilíbrio.',
  'balance-learned':
    'Um cômodo à esquerda puxa a bolota para a esquerda, um à direita puxa de volta. Enquanto ela pende para um lado, esse lado fica fechado.',

  support: 'Mais alto',
  'support-pick':
    'Na ponta, um cômodo se apoia em um só; nos outros lugares, nos dois de baixo. Escolha “{room}”.',
  'support-place': 'Construa no meio: dois cômodos o seguram, e a bolota não se mexe.',
  'support-edge': 'Na ponta também ficaria de pé. Mas veja o meio: ele nunca mexe a bolota.',
  'support-learned': 'Um cômodo bem no meio nunca inclina a árvore. E dá para subir até o nível 6.',

  colour: 'As cores andam juntas',
  'colour-pick': 'Sua árvore já tem um cômodo amarelo. Escolha mais um amarelo: “{room}”.',
  'colour-try': 'Tente construir na ponta direita, onde ele não toca nenhum amarelo.',
  'colour-first': 'É isso mesmo, mas ainda não! Primeiro tente a ponta direita.',
  'colour-place': 'Amarelo quer ficar com amarelo. Construa onde ele toca o seu cômodo amarelo.',
  'colour-learned':
    'O primeiro cômodo de uma cor vai a qualquer lugar. Cada um dos seguintes precisa tocar a própria cor.',

  pass: 'O que você passa',
  'pass-pick': '{rival} coleciona azul e recebe a sua mão em seguida. Escolha “{room}”!',
  'pass-other': 'Aí {rival} constrói o cômodo azul com um sorrisão. Pegue-o para você.',
  'pass-place': 'Construa ou descarte, como quiser. Pelo menos {rival} fica sem ele.',
  'pass-learned':
    'O que você deixa vai para o próximo jogador. Dos últimos 2 cômodos de uma mão, um é escolhido e o outro descartado.',

  changers: 'Modificadores',
  'changers-pick': 'A última escolha da semana. Sua árvore anda bem verde: escolha “{room}”.',
  'changers-place': 'Construa ao lado dos outros verdes.',
  'changers-take':
    'Agora vem a pontuação da semana, com modificadores. Com “dobro”, os cômodos de uma cor valem 2 pontos: pegue-o.',
  'changers-none': '“Sem pontos” é para a cor dos outros. Mas você tem tanto verde: pegue “dobro”.',
  'changers-cover': 'Os outros puseram os deles no amarelo e no marrom. Ponha o seu no verde.',
  'changers-other': 'De que cor você tem mais? Olhe a sua árvore.',
  'changers-learned':
    '8 pontos, todos do verde! Os cômodos pontuam de novo a cada semana: vale a pena construir cedo.',

  majority: 'O fim',
  'majority-pick':
    'A última de todas as escolhas. Você e {rival} têm o mesmo número de cômodos vermelhos: escolha “{room}”!',
  'majority-jam': 'A geleia é tentadora. Mas quem decide é o vermelho: escolha “{room}”.',
  'majority-place': 'Construa ao lado dos outros vermelhos.',
  'majority-cover':
    'A dois, cada um tem um “sem pontos”. {rival} pôs um no seu verde; ponha o seu no azul.',
  'majority-other': 'Olhe a outra árvore: ela é toda azul. Escolha o azul.',
  'majority-learned':
    'Quem tem, sem empate, mais cômodos de uma cor ganha mais um ponto por cada um: 8 para você. Você vence por 34 a 32!',
};

export const treehouseTry: Same<typeof english.treehouseTry> = {
  pass: 'Escolha um cômodo qualquer e construa. Depois veja a mão que você recebe.',
  discard: 'Escolha um cômodo qualquer e descarte.',
  support: 'Escolha “{room}” e construa no meio, sobre os dois cômodos.',
  colour: 'Escolha “{room}” e tente construir na ponta direita, onde não toca nenhum amarelo.',
  touch: 'Escolha “{room}” e construa ao lado do outro amarelo: vizinhos se tocam.',
  balance: 'Escolha um cômodo qualquer, construa à esquerda e observe a bolota.',
  blocked: 'Escolha um cômodo qualquer e tente construir na ponta direita.',
  permanent: 'Escolha um cômodo qualquer e tente construir onde já existe um.',
  take: 'Escolha um cômodo, construa ou não, e depois pegue um modificador.',
  cover:
    'Escolha um cômodo, construa ou não, pegue “dobro” e tente colocá-lo numa cor que já está coberta.',
  two: 'Escolha um cômodo, construa ou não, e depois ponha seu “sem pontos” numa cor.',
  majority: 'Escolha “{room}”, construa e ponha “sem pontos”. Depois se contam as maiorias.',
  junior: 'Escolha um cômodo, construa ou não, e depois escolha uma cor que vale pontos.',
};
