export const account = {
  passkeys: 'Chaves de acesso',
  'passkeys-text':
    'Com uma chave de acesso, você entra em qualquer aparelho com a digital, o rosto ou o PIN, sem precisar de senha.',
  'no-passkeys':
    'Chaves de acesso não funcionam aqui: é preciso ter uma conexão segura e um navegador compatível.',
  'passkey-make': 'Criar uma chave de acesso',
  'passkey-made': 'Criada em {date}',
  'passkey-used': 'Último uso: {date}',
  'passkey-remove': 'Remover',
  'passkey-remove-of': 'Remover a chave de acesso: {device}',
  'passkey-failed': 'Nenhuma chave de acesso foi criada.',
  rename: 'Salvar o nome',
  renamed: 'O novo nome foi salvo. Nas mesas em que você já está, fica o antigo.',
  recovery: 'Código de recuperação',
  'recovery-text':
    'Se você perder todos os aparelhos, um código de recuperação traz você de volta. Imprima e guarde bem: quem tiver o código pode jogar no seu lugar.',
  'recovery-made': 'Você tem um código desde {date}. Um novo código vai substituí-lo.',
  'recovery-make': 'Criar um código de recuperação',
  'recovery-shown': 'Este código aparece só uma vez e funciona só uma vez.',
  print: 'Imprimir',
  'sign-in-text': 'Você não precisa de conta para jogar. Se já tiver uma, entre aqui.',
  'sign-in-other': 'Entrar com outro nome',
  'sign-in-leaves':
    'Você deixará de ser {name} neste aparelho. Sem uma chave de acesso ou um código de recuperação, não dá para voltar às partidas de {name}.',
  'sign-in-passkey': 'Entrar com uma chave de acesso',
  'sign-in-code': 'Código de recuperação',
  'sign-in-by-code': 'Entrar com o código',
  'sign-in-failed': 'Não deu certo. Talvez esta chave de acesso ou este código não valha aqui.',
  delete: 'Excluir minha conta',
  'delete-text':
    'Seu nome, seus aparelhos, suas chaves de acesso e todo o resto serão apagados. As partidas terminadas ficam, mas mostram “Conta excluída”. Nas partidas em andamento, um bot fica com o seu lugar. Não dá para desfazer.',
  'delete-yes': 'Excluir para sempre',
  'delete-no': 'Não, quero ficar',
} as const;
