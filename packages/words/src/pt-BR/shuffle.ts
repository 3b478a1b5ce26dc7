/** How the cards of a game were shuffled, and what shows it. */
export const shuffle = {
  verified: 'Conferido pelo seu próprio aparelho: ele participou do embaralhamento, e tudo bate.',
  later: 'Participaram depois dele: {who}.',
  witnessed: 'As cartas foram embaralhadas como anunciado a este aparelho, mas ele não participou.',
  dealer: 'Só o servidor embaralhou esta partida. Nada prova que ele não escolheu as cartas.',
  device: 'Este aparelho embaralhou as cartas.',
  broken: 'Atenção: esta partida não foi embaralhada como anunciado ao seu aparelho.',
  'misfit-secret':
    'O segredo do servidor não é aquele com que ele se comprometeu antes da partida.',
  'misfit-reused':
    'O servidor usou o mesmo segredo em outra mesa, onde ele pode ter sido descoberto.',
  'misfit-own': 'A parte do seu aparelho no embaralhamento foi deixada de fora ou trocada.',
  'misfit-others': 'A parte de outro jogador no embaralhamento foi deixada de fora ou trocada.',
  'misfit-game': 'A gravação leva a uma partida diferente da que você viu.',
  'misfit-record': 'A gravação da partida se contradiz.',
  evidence: 'Guarde a gravação: ela é a sua prova.',
  shared:
    'Embaralhado a partir do segredo do servidor e {n, plural, one {do aparelho de # jogador} many {dos aparelhos de # de jogadores} other {dos aparelhos de # jogadores}}.',
  alone: 'Embaralhado por um só aparelho ou servidor: ninguém mais participou.',
} as const;
