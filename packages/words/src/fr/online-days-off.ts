export const daysOff = {
  choice: 'Jours de congé par joueur',
  each: '{days, plural, one {# jour de congé chacun} other {# jours de congé chacun}}',
  until: 'En congé jusqu’au {date}, {time}',
  sign: '{who} est en congé jusqu’au {date}, {time}',
  title: 'Jours de congé',
  left: '{n, plural, one {Il vous reste # jour de congé dans cette partie.} other {Il vous reste # jours de congé dans cette partie.}}',
  none: 'Vous n’avez plus de jours de congé dans cette partie.',
  everywhere: 'Aussi dans mes autres parties, s’il m’en reste assez',
  text: 'Pendant un congé, votre temps est suspendu, et tout le monde voit quand vous revenez. Vous pouvez jouer quand même. Un jour pris ne peut plus être annulé.',
  days: 'Combien ?',
  take: '{days, plural, one {Prendre # jour de congé} other {Prendre # jours de congé}}',
} as const;
