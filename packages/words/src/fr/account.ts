export const account = {
  passkeys: 'Clés d’accès',
  'passkeys-text':
    'Avec une clé d’accès, vous vous connectez sur n’importe quel appareil par empreinte digitale, reconnaissance faciale ou code PIN, sans mot de passe.',
  'no-passkeys':
    'Les clés d’accès ne marchent pas ici : il faut une connexion sécurisée et un navigateur compatible.',
  'passkey-make': 'Créer une clé d’accès',
  'passkey-made': 'Créée le {date}',
  'passkey-used': 'Dernière utilisation : {date}',
  'passkey-remove': 'Supprimer',
  'passkey-remove-of': 'Supprimer la clé d’accès : {device}',
  'passkey-failed': 'Aucune clé d’accès n’a été créée.',
  rename: 'Enregistrer le nom',
  renamed: 'Le nouveau nom est enregistré. Les tables où vous êtes déjà gardent l’ancien.',
  recovery: 'Code de secours',
  'recovery-text':
    'Si vous perdez tous vos appareils, un code de secours vous permet de revenir. Imprimez-le et gardez-le en lieu sûr : quiconque le possède peut jouer à votre place.',
  'recovery-made': 'Vous avez un code depuis le {date}. Un nouveau code le remplacera.',
  'recovery-make': 'Créer un code de secours',
  'recovery-shown': 'Ce code n’est affiché qu’une fois et ne marche qu’une fois.',
  print: 'Imprimer',
  'sign-in-text': 'Pas besoin de compte pour jouer. Si vous en avez un, connectez-vous ici.',
  'sign-in-other': 'Se connecter sous un autre nom',
  'sign-in-leaves':
    'Vous ne jouerez plus sous le nom {name} sur cet appareil. Sans clé d’accès ni code de secours, vous ne pourrez pas revenir aux parties jouées sous ce nom.',
  'sign-in-passkey': 'Se connecter avec une clé d’accès',
  'sign-in-code': 'Code de secours',
  'sign-in-by-code': 'Se connecter avec le code',
  'sign-in-failed':
    'Ça n’a pas marché. Cette clé d’accès ou ce code n’est peut-être pas valable ici.',
  delete: 'Supprimer mon compte',
  'delete-text':
    'Votre nom, vos appareils, vos clés d’accès et tout le reste seront supprimés. Vos parties terminées resteront, avec la mention « Compte supprimé ». Dans les parties en cours, un bot prendra votre place. C’est irréversible.',
  'delete-yes': 'Supprimer définitivement',
  'delete-no': 'Non, garder mon compte',
} as const;
