import type * as english from '../en/fort-rewards.ts';
import type { Same } from '../speaker.ts';

/** Названия русского издания. */
export const perks: Same<typeof english.perks> = {
  'birthday-party': 'День рождения',
  bribe: 'Подкуп',
  'copy-cat': 'Повторюшка',
  'sticky-fingers': 'Липкие пальчики',
  'xxl-backpack': 'Здоровецкий ранец',
  diy: 'Очумелые ручки',
  'do-over': 'Начинай сначала',
  recycling: 'Переработка',
  'rough-housing': 'Грубая игра',
};

export const perkTexts: Same<typeof english.perkTexts> = {
  'birthday-party': 'после знакомства заведите ещё одного друга (из парка или его колоды)',
  bribe: 'на вышку можно брать карты из парка, его колоды или с любого двора',
  'copy-cat': 'подражая, можно сбросить сразу 2 подходящие карты',
  'sticky-fingers': 'убирайте в рюкзак прямо из запаса',
  'xxl-backpack': 'в рюкзак помещается на 2 ресурса больше',
  diy: 'один раз: улучшите форт на 1 ресурс дороже вместо розыгрыша карты',
  'do-over': 'один раз: разыграйте в свой ход вторую карту',
  recycling: 'один раз: возьмите карту из своего сброса в руку',
  'rough-housing': 'один раз: вместо подражания удалите из игры карту лидера',
};

/** Названия русского издания. */
export const madeUpRules: Same<typeof english.madeUpRules> = {
  'big-plans': 'Большие планы',
  'friendship-bracelet': 'Фенечки',
  'piggy-bank': 'Свинка-копилка',
  'pizza-party': 'Пир горой',
  loner: 'На своей волне',
  minimalism: 'Минимализм',
  popularity: 'Популярность',
  'play-palace': 'Надувной дворец',
  'secret-stash': 'Заначка',
  sleepover: 'Ночёвка',
  'slime-lab': 'Эксперименты',
};

export const madeUpRuleTexts: Same<typeof english.madeUpRuleTexts> = {
  'big-plans': '1 очко за каждое улучшение форта на ваших картах',
  'friendship-bracelet': '1 очко за каждую масть, что у вас есть, и ещё 1 за все шесть',
  'piggy-bank': '1 очко за каждую игрушку в тайнике и рюкзаке',
  'pizza-party': '1 очко за каждую пиццу в тайнике и рюкзаке',
  loner: '5 очков, если у вас нет лучших друзей',
  minimalism: '8 очков, если уровень форта ровно 2',
  popularity: '1 очко за каждую карту на вышке',
  'play-palace': '1 очко за каждую корону на ваших картах',
  'secret-stash': '1 очко за каждый ресурс в рюкзаке',
  sleepover: '8 очков, если карт у вас больше всех, 4 при ничьей',
  'slime-lab': '1 очко за каждую книгу на ваших картах',
};
