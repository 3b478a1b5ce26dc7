export const devices = {
  who: 'Vous jouez sous le nom {name}.',
  nobody: 'Vous n’avez pas encore de nom sur ce serveur.',
  here: 'Cet appareil',
  used: 'Dernière utilisation : {date}',
  unknown: 'Appareil inconnu',
  'kind-program': 'Programme : {label}',
  'kind-old': 'Liens et navigateurs d’une version précédente',
  'sign-out': 'Déconnecter',
  'sign-out-of': 'Déconnecter : {device}',
  'sign-out-here': 'Se déconnecter ici',
  'sign-out-others': 'Déconnecter les autres appareils',
  'last-text':
    'Aucun autre appareil n’est connecté. Si vous vous déconnectez ici, il vous faudra une clé d’accès ou un code de secours pour rejouer sous le nom {name}.',
  'sign-out-anyway': 'Se déconnecter quand même',
  stay: 'Ne pas se déconnecter',
  link: 'Continuer sur un autre appareil',
  'link-text':
    'Le lien ne marche qu’une fois, pendant dix minutes. Quiconque l’ouvre joue à votre place : ne le montrez à personne.',
  'link-make': 'Créer un lien',
} as const;

export const signIn = {
  title: 'Jouer sous le nom {name} sur cet appareil ?',
  'own-text':
    'N’acceptez que si vous avez créé ce lien vous-même. Si quelqu’un vous l’a envoyé, cette personne verrait vos cartes et pourrait jouer à votre place.',
  now: 'Vous jouez ici sous le nom {name}. Si vous acceptez, ce ne sera plus le cas sur cet appareil.',
  'now-last':
    'Vous jouez ici sous le nom {name}, et aucun autre appareil n’est connecté. Si vous acceptez, il vous faudra une clé d’accès ou un code de secours pour rejouer sous ce nom.',
  yes: 'Jouer sous le nom {name}',
  no: 'Non, ne rien changer',
  already: 'Vous jouez déjà sous le nom {name} sur cet appareil.',
  gone: 'Ce lien ne marche plus',
  'gone-text':
    'Chaque lien ne marche qu’une fois, pendant dix minutes. Créez-en un nouveau sur votre autre appareil.',
} as const;
