import type { Locale } from './locale.ts';

/** What is said when something did not come over the network, words of a language among it. */
export interface LostWords {
  readonly title: string;
  readonly text: string;
  readonly again: string;
  /** The server was asked again, in vain. */
  readonly still: string;
}

/** The only sentences that are always there, in every language. */
export const LOST: Readonly<Record<Locale, LostWords>> = {
  en: {
    title: 'Something did not arrive',
    text: 'A part of Treefort could not be loaded: perhaps the network is gone for a moment. Your games are kept.',
    again: 'Try again',
    still: 'There is still no answer.',
  },
  ru: {
    title: 'Что-то не дошло',
    text: 'Часть Treefort не загрузилась: возможно, ненадолго пропала сеть. Ваши партии сохранены.',
    again: 'Попробовать ещё раз',
    still: 'Ответа всё ещё нет.',
  },
  fr: {
    title: 'Quelque chose n’est pas arrivé',
    text: 'Une partie de Treefort n’a pas pu être chargée : le réseau s’est peut-être absenté un instant. Vos parties sont gardées.',
    again: 'Réessayer',
    still: 'Toujours pas de réponse.',
  },
  'pt-BR': {
    title: 'Alguma coisa não chegou',
    text: 'Uma parte do Treefort não pôde ser carregada: talvez a rede tenha sumido por um instante. Suas partidas estão guardadas.',
    again: 'Tentar de novo',
    still: 'Ainda não há resposta.',
  },
  uk: {
    title: 'Щось не дійшло',
    text: 'Частину Treefort не вдалося завантажити: можливо, ненадовго зникла мережа. Ваші партії збережено.',
    again: 'Спробувати ще раз',
    still: 'Відповіді досі немає.',
  },
};
