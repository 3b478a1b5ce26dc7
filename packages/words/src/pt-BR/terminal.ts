import type * as english from '../en/terminal.ts';
import type { Same } from '../speaker.ts';

export const terminal: Same<typeof english.terminal> = {
  commands: [
    'Digite o número ou o nome de uma opção. Há também comandos:',
    '  why X    por que X é recusado (digitar X também diz; só why lista todos)',
    '  hint     o que o bot mais forte faria aqui',
    '  undo     desfazer sua última escolha, enquanto ninguém tiver descoberto nada com ela',
    '  quick    seguir logo depois de uma resposta, sem Enter (de novo: esperar)',
    '  look     mostrar a mesa outra vez (ou apenas aperte Enter)',
    '  help     esta ajuda e as regras em resumo',
    '  quit     salvar o jogo e sair',
  ].join('\n'),
  prompt: 'Sua escolha (help, hint, why, undo, quit)> ',
  opening: 'As cartas são embaralhadas por uma semente revelada no fim. Seu SHA-256:',
  sits: '{face} {name} senta à mesa ({id}, nível {rank} de 5).',
  thinks: '{name} está pensando…',
  hint: 'O que {name} faria:',
  'hand-over': 'Passe o teclado para {who} e aperte Enter> ',
  chosen: 'Você escolheu: {answer}.',
  confirm: 'Enter continua, undo desfaz> ',
  'taken-back': 'Desfeito: {answer}.',
  unknown: 'Não há {typed} aqui. Digite um número ou help.',
  allowed: 'Isso é permitido: {key} é “{answer}”.',
  refused: 'Não: {why} ({rule}).',
  'why-nothing': 'Por que o quê? Nada é recusado aqui.',
  'why-what': 'Por que o quê? Digite why e uma destas palavras: {names}',
  'quick-on': 'Agora as respostas valem na hora.',
  'quick-off': 'Agora, depois de uma resposta, é preciso apertar Enter.',
  saved: 'Jogo salvo em {file}. Para continuar:',
  seed: 'A semente era {seed}.',
  finished: 'A gravação está em {file}; qualquer um pode conferir:',
  'not-saved':
    'Não foi possível gravar {file} ({reason}). O jogo em uma linha, para --resume de um arquivo:',
  'older-save': '({file} guarda um jogo mais antigo; ele é substituído quando este for salvo.)',
};

export const fortBoard: Same<typeof english.fortBoard> = {
  'title-over': 'Fort – fim de jogo',
  'title-draft': 'Fort – seleção',
  title:
    'Fort – rodada {round}{last, select, yes { (a última)} other {}}, {you, select, yes {seu turno} other {turno de {who}}}: {phase}',
  'end-near': 'O fim está próximo: {reason}.',
  park: 'Parque, mais {n} no baralho (ação pública | ação privada):',
  middle: 'Vantagens: {perks}. Regras Inventadas na pilha: {n}.',
  'no-perks': 'acabaram',
  empty: 'vazio',
  who: '{who} ({board}{first, select, yes {, 1º jogador} other {}})',
  standing: '{points}, forte {level}, {next}',
  next: 'próximo: {price}',
  top: 'o topo',
  perk: 'Vantagem “{perk}”',
  rule: 'regra “{rule}”',
  'rule-kept': 'tem uma regra',
  sculpture: 'Colagem de Macarrão',
  stuff: 'Tralhas: {amount}',
  pack: 'Mochila {n}/{holds}: {amount}',
  piles: 'baralho {deck}, mão {hand}, descarte {discard}',
  lookout: 'Esconderijo {n}/{holds}: {cards}',
  yard: 'Quintal: {cards}',
  'in-play-diy': 'Em jogo: a Vantagem “{perk}”.',
  'in-play': 'Em jogo: {card}.',
  declared: 'Naipe declarado: {suit}.',
  added: 'Com: {cards}.',
  lent: 'Do Esconderijo: {symbols}.',
  used: '{actions, select, public {Ação usada: pública} private {Ação usada: privada} other {Ações usadas: pública e privada}}.',
  times: 'Repetições: {n}.',
  'so-far': 'Até agora: {n} × {suit}.',
  'no-hand': 'Sua mão está vazia.',
  hand: 'Sua mão:',
  'not-playable': 'Na mão, mas não dá para jogar agora: {cards}.',
  kept: 'Já escolhidas: {cards}.',
  'cannot-follow': 'Nenhuma carta sua pode seguir {card}.',
  'play-hint': '(ação pública | ação privada)',
  'pay-hint': '(P pizza, B brinquedo)',
};

export const fortHelp: Same<typeof english.fortHelp> = {
  turn: 'Você lidera uma turma de crianças e constrói um forte. No seu turno você joga uma carta, os rivais podem seguir a ação pública dela, você recruta uma carta, o que sobra na mão vai para o seu Quintal (de onde os rivais podem levar), e você compra 5 cartas novas.',
  actions:
    'As ações são escritas pública | privada, como pizza × pá | ponto × nível (- é uma caixa vazia).',
  use: '- Use uma ou as duas, em qualquer ordem; pelo menos uma por completo.',
  symbols:
    '- “× pá” acontece uma vez por pá: na própria carta, nas cartas que você adiciona da mão e entre os símbolos do seu Esconderijo. Uma moeda vale qualquer naipe.',
  follow:
    '- Para seguir, um rival descarta uma carta do mesmo naipe (ou uma moeda) e faz a ação pública por completo, contando só os símbolos dessa carta.',
  sequence: 'A, e então B',
  levels:
    'As Tralhas guardam 4 pizzas e 4 brinquedos; a Mochila e o Esconderijo, tanto quanto o Nível de Forte + 1. O nível 1 dá uma Regra Inventada (pontos no final), o nível 2 uma Vantagem, o nível 5 a Colagem de Macarrão (4 pontos).',
  end: 'O fim vem com o nível 5, 25 pontos na trilha de vitória ou o baralho de Parque vazio; a rodada vai até o final, e quem tem mais pontos de vitória vence.',
};

export const treehouseBoard: Same<typeof english.treehouseBoard> = {
  'title-over': 'Casa na Árvore – fim de jogo',
  title: 'Casa na Árvore – semana {week} de 3, {phase}',
  points: 'pontos',
  changers: 'modif.',
  picked: 'escolhidos',
  middle: 'No meio: {changers}. Na mão: {holders}.',
  lying: '{n} × {changer}',
  held: '{who} {changer}',
  'no-changer': 'nenhum modificador',
  'no-holder': 'ninguém',
  hand: 'Ainda na sua mão: {rooms}',
};

export const treehouseHelp: Same<typeof english.treehouseHelp> = {
  week: 'A cada semana você recebe 6 cômodos. Todos escolhem um em segredo, as escolhas são reveladas juntas, e cada uma é construída ou descartada; depois as mãos passam para o próximo jogador. São cinco escolhas por semana.',
  support: '- Um cômodo fica sobre os dois abaixo dele; na beirada de um nível, sobre um só.',
  colour:
    '- O primeiro cômodo de uma cor vai em qualquer lugar; cada um dos seguintes precisa tocar um cômodo da sua cor.',
  balance:
    '- Um cômodo à esquerda faz a árvore pender para a esquerda, um à direita, para a direita. Um lado fica fechado enquanto a árvore pende para ele.',
  scoring:
    'No fim de uma semana, modificadores são colocados nas cores. Então cada cômodo da sua árvore vale 1 ponto, 2 se a cor dele está em dobro, 0 se há “sem pontos” nela. Cômodos de semanas anteriores pontuam de novo. Depois da semana 3, quem tiver mais cômodos de uma cor que qualquer outro ganha mais 1 ponto por cada um deles.',
  places:
    'Um lugar se escreve NÍVEL:LUGAR, de baixo para cima e da esquerda para a direita: 2:1 é o da esquerda logo acima do tronco. (3) é um lugar onde você pode construir, com seu número; x 3:1 é recusado, e “why 3:1” diz por quê.',
};
