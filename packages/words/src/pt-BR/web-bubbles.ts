export const bubbles = {
  ok: 'Entendi',
  'fort-follow':
    'Você pode seguir: descarte uma carta do mesmo naipe e faça também a ação pública. Ou passe e fique com suas cartas.',
  'fort-recruit':
    'Recrute um amigo: do Parque, do baralho de Parque ou do Quintal de um rival. A carta vai para o seu descarte, e você a compra mais tarde.',
  'fort-yard':
    'Os amigos com quem você não brincou esperam no Quintal. Os rivais podem recrutá-los até o seu próximo turno; depois, quem ficou vai para o seu descarte.',
  'treehouse-balance':
    'A bolota pende para um lado, e esse lado está fechado. Construa do outro lado para abri-lo de novo.',
  'treehouse-changer':
    'Um modificador vale para todos: nesta semana, os cômodos da cor dele valem 2 pontos ou nada. Só um por cor.',
};
