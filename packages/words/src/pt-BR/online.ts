export { account } from './account.ts';
export { company, phrases } from './company.ts';
export { hosting, names, refused, rematch } from './fair-play.ts';
export { callLinks, callMe } from './online-calls.ts';
export { daysOff } from './online-days-off.ts';
export { devices, signIn } from './online-devices.ts';
export { hintsOnline } from './online-hints.ts';
export { queue } from './online-queue.ts';

export const friends = {
  where: 'Onde?',
  here: 'Neste aparelho',
  online: 'Com amigos, online',
  'your-name': 'Seu nome',
  'name-hint': 'Os outros jogadores o veem. Sem cadastro.',
  'name-bad': 'Este nome não pode ser usado. Escolha outro.',
  'kind-me': 'Eu',
  'kind-friend': 'Por convite, com link',
  'kind-anyone': 'Lugar aberto',
  listed: 'Quem pode achar a mesa?',
  private: 'Amigos',
  'private-text': 'Só quem tem o link pode jogar ou assistir.',
  public: 'Todo mundo',
  'public-text': 'A mesa fica na página inicial. Todo mundo pode assistir.',
  clock: 'Limite de tempo',
  'clock-none': 'Sem limite',
  'clock-quick': 'Rápido',
  'clock-easy': 'Tranquilo',
  'clock-calm': 'Lento',
  'clock-live-text': '{move} s por jogada, {game} min por jogador',
  'clock-letters': 'Por correspondência',
  'clock-letters-text':
    '{days, plural, one {# dia por jogada} many {# dias por jogada} other {# dias por jogada}}',
  'clock-bot': 'Se o seu tempo acabar, um bot joga por você até você voltar.',
  'set-up': 'Criar a mesa',
  unreachable: 'Não há conexão com o servidor. Neste aparelho dá para jogar sem ele.',
  'too-many': 'Muitas solicitações. Espere um pouco e tente de novo.',
  failed: 'O servidor não conseguiu. Tente de novo.',
} as const;

export const lobby = {
  title: '{game}: a mesa está pronta',
  'wait-text':
    'Mande o link para seus amigos. A partida pode começar quando todos os lugares estiverem ocupados.',
  'join-text': 'Há um lugar livre. Digite seu nome e sente-se.',
  'full-text': 'Todo mundo chegou. Qualquer jogador pode começar.',
  'full-away-text':
    'Todos os lugares estão ocupados, mas falta alguém. Qualquer jogador pode começar.',
  'shuffle-text':
    'A partida pode começar quando todos tiverem aberto esta mesa, porque cada aparelho participa do embaralhamento. Ainda falta: {who}.',
  'watch-text': 'A partida ainda não começou.',
  seats: 'Lugares',
  seat: 'Lugar {n}',
  free: 'Lugar livre',
  kept: 'Reservado por convite',
  bot: 'Bot, nível {rank} de 5',
  you: 'Você',
  sit: 'Sentar à mesa',
  stand: 'Levantar',
  start: 'Começar a partida',
  link: 'Link da mesa',
  invitation: 'Convite para o lugar {n}',
  copy: 'Copiar o link',
  copied: 'Copiado',
  share: 'Compartilhar',
  'share-text': 'Vamos jogar {game}?',
  qr: 'Código QR com o link',
  'qr-hint': 'Ou aponte para ele a câmera de um celular.',
  clock: 'Limite de tempo',
  listed: 'Todo mundo pode achar esta mesa e assistir.',
  unlisted: 'Só quem tem o link acha esta mesa.',
} as const;

export const online = {
  connecting: 'Entrando na mesa…',
  lost: 'A conexão caiu. Tentando de novo…',
  'lost-text': 'Nada se perde: sua partida está no servidor.',
  sending: 'Enviando…',
  missing: 'Esta mesa não existe',
  'missing-text': 'Talvez falte uma letra no link.',
  unreadable: 'Não dá para abrir esta mesa',
  'unreadable-text':
    'O servidor não conhece as regras dela, ou o registro está danificado. Quem cuida do servidor pode verificar; suas outras partidas não são afetadas.',
  unreachable: 'Não há conexão com o servidor',
  'unreachable-text': 'Contra bots dá para jogar sem ele. A mesa espera por você.',
  retry: 'Tentar de novo',
  newer: 'Há uma nova versão. A página vai recarregar em um instante.',
  refused: 'Isso não é possível agora.',
  broken: 'Um erro do jogo impediu esta escolha; nada mudou. Escolha outra coisa.',
  people: 'Participantes',
  'you-watch': 'Você está assistindo.',
  'watch-with':
    'Você está assistindo, com mais {n, plural, one {# pessoa} many {# pessoas} other {# pessoas}}.',
  watching:
    '{n, plural, one {# pessoa está assistindo} many {# pessoas estão assistindo} other {# pessoas estão assistindo}}',
  'is-bot': 'Bot',
  'at-table': 'À mesa',
  gone: 'Ausente',
  'gone-today': 'Ausente desde {time}',
  'gone-before': 'Ausente desde {date}, {time}',
  'gone-sign': '{who}: ausente',
  thinks: 'Pensando',
  'away-time': 'O tempo acabou, um bot joga',
  'away-left': 'Saiu, um bot joga',
  'bot-plays': 'Um bot joga no lugar de {who}',
  'own-time': 'Seu tempo acabou, então um bot joga por você.',
  'own-left': 'Você saiu, então um bot joga por você.',
  back: 'Retomar meu lugar',
  leave: 'Sair da mesa',
  'leave-text': 'Um bot joga por você. Você pode voltar quando quiser.',
  invite: 'Link para espectadores',
  time: '{who}: restam {time}',
  rematch: 'A próxima partida está pronta',
  'to-rematch': 'Ir para a próxima partida',
  'next-table': 'Ir para a partida que espera por você',
} as const;

export const chat = {
  title: 'Chat',
  unread: '{n, plural, one {# nova mensagem} many {# novas mensagens} other {# novas mensagens}}',
  empty: 'Nenhuma mensagem ainda.',
  say: 'Escreva uma mensagem',
  send: 'Enviar',
  says: '{who} diz: {text}',
  'hide-watchers': 'Ocultar mensagens de quem assiste',
} as const;

export const orders = {
  title: 'Quando posso seguir',
  ask: 'Perguntar sempre',
  pass: 'Passar por mim até o meu turno',
  some: 'Perguntar só se me der',
  gain: 'Pizzas e brinquedos',
  pack: 'Mochila',
  lookout: 'Esconderijo',
  trash: 'Remover cartas',
  recruit: 'Recrutar',
  advance: 'Avançar o forte',
  score: 'Pontos',
  with: 'Seguir por mim com',
  'with-text':
    'Até o seu turno, é usada a primeira carta marcada que servir, e só se ela render alguma coisa. Se ainda houver algo a escolher, perguntamos a você.',
} as const;

export const hall = {
  mine: 'Minhas partidas online',
  'go-on': 'Continuar',
  look: 'Ver',
  waiting: 'Mesas abertas',
  join: 'Entrar',
  playing: 'Partidas ao vivo',
  watch: 'Assistir',
  free: '{n, plural, one {# lugar livre} many {# lugares livres} other {# lugares livres}}',
  box: 'Caixa: {name}',
  unreadable: 'O servidor não consegue ler esta mesa.',
} as const;
