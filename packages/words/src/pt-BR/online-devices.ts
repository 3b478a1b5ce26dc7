export const devices = {
  who: 'Você joga como {name}.',
  nobody: 'Você ainda não tem nome neste servidor.',
  here: 'Este aparelho',
  used: 'Último uso: {date}',
  unknown: 'Aparelho desconhecido',
  'kind-program': 'Programa: {label}',
  'kind-old': 'Links e navegadores de uma versão anterior',
  'sign-out': 'Sair',
  'sign-out-of': 'Sair: {device}',
  'sign-out-here': 'Sair aqui',
  'sign-out-others': 'Sair nos outros aparelhos',
  'last-text':
    'Nenhum outro aparelho está conectado. Se sair aqui, só com uma chave de acesso ou um código de recuperação você poderá voltar a jogar como {name}.',
  'sign-out-anyway': 'Sair mesmo assim',
  stay: 'Não sair',
  link: 'Continuar em outro aparelho',
  'link-text':
    'O link funciona uma vez só, por dez minutos. Quem abrir joga como você, então não mostre a ninguém.',
  'link-make': 'Criar um link',
} as const;

export const signIn = {
  title: 'Jogar como {name} neste aparelho?',
  'own-text':
    'Aceite somente se foi você quem criou este link. Se alguém o enviou, essa pessoa veria suas cartas e poderia jogar por você.',
  now: 'Aqui você joga como {name}. Se aceitar, deixará de jogar com esse nome neste aparelho.',
  'now-last':
    'Aqui você joga como {name}, e nenhum outro aparelho está conectado. Se aceitar, só com uma chave de acesso ou um código de recuperação você poderá voltar a jogar como {name}.',
  yes: 'Jogar como {name}',
  no: 'Não, deixar como está',
  already: 'Você já joga como {name} neste aparelho.',
  gone: 'Este link não funciona mais',
  'gone-text':
    'Cada link funciona uma vez só, por dez minutos. Crie um novo no seu outro aparelho.',
} as const;
