import type * as english from '../en/ratings.ts';
import type { Same } from '../speaker.ts';

export const ranks: Same<typeof english.ranks> = {
  title: 'Classificação',
  text: 'Só contam partidas com limite de tempo entre pessoas. Os bots aparecem na posição que corresponde à sua força.',
  place: 'Posição',
  player: 'Jogador',
  rating: 'Rating',
  games: 'Partidas',
  bot: 'bot',
  nobody: 'Ninguém jogou ainda partidas suficientes valendo rating. É preciso jogar umas doze.',
  more: 'Mostrar mais',
  failed: 'O servidor não respondeu.',
};

export const profile: Same<typeof english.profile> = {
  mine: 'Meu perfil',
  since: 'Por aqui desde {date}',
  missing: 'Perfil não encontrado',
  'missing-text': 'Talvez a pessoa tenha escondido ou excluído o perfil.',
  own: 'Só você vê tudo isto. Os outros só veem suas partidas públicas.',
  hide: 'Esconder meu perfil e minha posição na classificação',
  'no-rating': 'Sem rating ainda',
  provisional: 'Provisório: fica mais preciso a cada partida valendo rating',
  'rated-games':
    '{n, plural, one {# partida valendo rating} many {# partidas valendo rating} other {# partidas valendo rating}}',
  curve: 'Rating nas últimas partidas: de {from} a {to} (máximo: {best})',
  seats: '{n, plural, one {# jogador} many {# jogadores} other {# jogadores}}',
  games: 'Partidas',
  won: 'Vitórias',
  abandoned: 'Abandonos',
  'kept-fort': 'Amigos favoritos',
  'kept-treehouse': 'Cômodos favoritos',
  'kept-in': '{n, plural, one {em # partida} many {em # partidas} other {em # partidas}}',
  streak: 'Vitórias seguidas: {now} (recorde: {best})',
  opponents: 'Rivais mais frequentes',
  against: '{n, plural, one {# partida} many {# partidas} other {# partidas}}',
  history: 'Partidas terminadas',
  none: 'Nenhuma partida terminada ainda.',
  left: 'saiu',
};

export const rated: Same<typeof english.rated> = {
  yes: 'Esta partida vale rating. Quem sair ou estourar o tempo perde.',
  change: 'Seu rating: {points} ({change})',
  profile: 'Perfil de {name}',
};
