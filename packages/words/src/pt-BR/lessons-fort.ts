import type * as english from '../en/lessons-fort.ts';
import type { Same } from '../speaker.ts';

export const fort: Same<typeof english.fort> = {
  turn: 'Um turno',
  'turn-play': 'Estes são os seus amigos. Escolha “{card}” para jogar!',
  'turn-skip': 'Você pode pular. Mas amigo que nunca brinca arranja outros amigos: jogue “{card}”.',
  'turn-use':
    'Quase toda carta sabe fazer duas coisas. A ação pública de “{card}” traz pizza: use-a.',
  'turn-recruit': 'A cada turno, um amigo novo. Recrute alguém do Parque.',
  'turn-unseen': 'Uma surpresa do baralho? Pode! Mas agora pegue alguém que você vê.',
  'turn-learned':
    'Isso é um turno inteiro: jogar uma carta, recrutar um amigo, comprar 5 cartas. E 1 pizza já é sua!',

  add: 'Juntos é melhor',
  'add-blank':
    '“{other}”: parece forte, mas essa carta não tem ação própria. Vá em frente, tente jogá-la.',
  'add-play': 'Cartas assim ajudam as outras. Então jogue “{card}”.',
  'add-use': '“{card}” traz pizza para cada skate. Use essa ação.',
  'add-add': 'Agora adicione “{other}”: cada skate dessa carta é mais uma pizza.',
  'add-done': 'Modéstia demais! Primeiro adicione “{other}”.',
  'add-learned':
    '3 pizzas com uma carta! O sinal × quer dizer: uma vez para cada símbolo desses, na própria carta e nas que você adicionar.',

  follow: 'Seguir o líder',
  'follow-follow':
    '{rival} joga “{card}” e pega um brinquedo. Faça o mesmo: descarte “{other}”, que também mostra cola.',
  'follow-pass': 'Você pode passar. Mas é um brinquedo de graça: descarte “{other}”.',
  'follow-learned':
    'Um brinquedo no turno de outra pessoa! Serve qualquer carta do mesmo naipe, e a moeda combina com tudo. Mas cuidado: também podem seguir você.',

  yard: 'O Quintal',
  'yard-play': 'Veja o que acontece com quem fica sem brincar. Jogue “{card}”.',
  'yard-use': 'Pegue sua pizza.',
  'yard-take':
    'No Quintal de {rival} há amigos sem ter com quem brincar. Eles adorariam brincar com você: pegue um!',
  'yard-park': 'O Parque espera. A sorte de hoje é o Quintal de {rival}: pegue um amigo de lá.',
  'yard-learned':
    'Agora olhe o seu Quintal: 2 cartas que você não jogou estão lá, e {rival} pode levá-las. “{friend}” é um Melhor Amigo e nunca abandona você.',

  pack: 'Mochila e Esconderijo',
  'pack-play': 'Há dois lugares onde tudo fica seguro. Jogue “{card}”.',
  'pack-use': 'Use a ação pública: uma carta no Esconderijo, um recurso na Mochila.',
  'pack-tuck':
    'Guarde “{other}” no Esconderijo. A carta fica lá a partida toda, e ninguém pode levá-la.',
  'pack-later': 'A pizza vai para a Mochila depois. Primeiro guarde “{other}”.',
  'pack-other': 'Daria certo, mas duas pás lá valem mais: “{other}”.',
  'pack-score':
    'Cada carta no Esconderijo vale um ponto agora: use a ação privada. Essa os rivais não podem seguir.',
  'pack-done': 'Se parar agora, você perde um ponto. Use a ação privada.',
  'pack-learned':
    '1 ponto de vitória! Algumas cartas contam os recursos na Mochila, e eles ainda podem ser gastos. Na Mochila e no Esconderijo cabe o Nível de Forte + 1.',

  lookout: 'De vigia',
  'lookout-play': '“{other}” estão de vigia no seu Esconderijo. Jogue “{card}”.',
  'lookout-use': 'Use a ação pública: uma pizza para cada pá.',
  'lookout-add': 'Peça uma pá emprestada ao Esconderijo.',
  'lookout-again': 'Há mais uma lá. Peça emprestada também.',
  'lookout-done': 'Dá para ganhar mais: primeiro pegue as pás do Esconderijo.',
  'lookout-learned':
    '3 pizzas, e “{other}” nem saíram do posto. O Esconderijo ajuda em cada turno seu.',

  advance: 'Um forte melhor',
  'advance-play': 'Pizza e brinquedos servem para construir. “{card}” sabe como: jogue essa carta.',
  'advance-use': 'Avance seu forte. O preço está no seu tabuleiro, e você tem o bastante.',
  'advance-keep':
    'Nível 1! Leia estas Regras Inventadas e guarde uma em segredo. Ela vale pontos no fim; qualquer uma serve.',
  'advance-learned':
    'O nível 1 dá mais espaço na Mochila e no Esconderijo, pontos no fim e uma regra que só você conhece. No nível 2 você escolhe uma Vantagem.',

  end: 'Como acaba',
  'end-play': 'A última tarde do verão. Jogue “{card}” mais uma vez.',
  'end-use': 'Rumo ao nível 5!',
  'end-pay': 'Sua Regra Inventada conta o que está na Mochila. Então pague só com as Tralhas.',
  'end-stash': 'Mas sua Mochila vale pontos! Pague só com as Tralhas.',
  'end-recruit':
    'Nível 5: a Colagem de Macarrão é sua, e esta é a última rodada. Recrute quem quiser.',
  'end-learned':
    'A partida acaba no nível 5, com 25 pontos na trilha de vitória ou quando o baralho de Parque acaba. Aí se somam a trilha, o Nível de Forte, a Regra Inventada e a Colagem de Macarrão: você vence por 39 a 28!',
};

export const fortTry: Same<typeof english.fortTry> = {
  blank: 'Tente jogar “{card}”.',
  'one-full':
    '“{card}” avança o forte, mas você não tem pizza nem brinquedo. Tente jogar essa carta.',
  add: 'Jogue “{card}” pela pizza e adicione “{other}”.',
  'add-coin': 'Jogue “{card}” pela pizza e adicione “{other}”, com a moeda valendo pá.',
  'add-lookout': 'Jogue “{card}” pela pizza e use as duas pás do Esconderijo.',
  coin: 'Jogue “{card}” e declare o naipe que quiser.',
  follow: '{rival} joga “{card}”. Siga com “{other}”: a moeda serve.',
  'follow-full':
    '{rival} joga “{card}” pela pizza, mas suas Tralhas estão cheias. Tente seguir com “{other}”.',
  recruit: 'Não jogue carta; depois recrute “{card}” do Quintal de {rival}.',
  yard: 'Não jogue carta e recrute quem quiser. Depois olhe o seu Quintal: “{card}” não está lá.',
  advance: 'Avance com “{card}” e pague a pizza com a Mochila.',
  lookout: 'Jogue “{card}” e guarde uma carta no Esconderijo com a ação privada.',
  trash: 'Jogue “{card}” e remova uma carta da mão com a ação pública.',
  copy: 'Jogue “{card}” e copie a Mochila de {rival} com a ação privada.',
  perk: 'Avance com “{card}” e escolha uma Vantagem.',
  end: 'Jogue “{card}” pelo ponto que leva ao fim da partida.',
};
