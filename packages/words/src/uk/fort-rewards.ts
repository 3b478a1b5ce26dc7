import type * as english from '../en/fort-rewards.ts';
import type { Same } from '../speaker.ts';

export const perks: Same<typeof english.perks> = {
  'birthday-party': 'День народження',
  bribe: 'Хабар',
  'copy-cat': 'Мавпочка',
  'sticky-fingers': 'Липкі пальчики',
  'xxl-backpack': 'Величезний ранець',
  diy: 'Золоті руки',
  'do-over': 'Починай спочатку',
  recycling: 'Переробка',
  'rough-housing': 'Груба гра',
};

export const perkTexts: Same<typeof english.perkTexts> = {
  'birthday-party':
    'наприкінці своєї фази знайомства заведіть ще одного друга (з парку або його колоди)',
  bribe: 'у свій хід на вишку можна брати карти з парку, його колоди або з будь-якого двору',
  'copy-cat': 'наслідуючи, можна скинути до 2 відповідних карт; їхні символи додаються',
  'sticky-fingers': 'у свій хід кладіть у рюкзак просто із запасу',
  'xxl-backpack': 'у рюкзак вміщується на 2 ресурси більше',
  diy: 'один раз, у свій хід: покращте форт на 1 ресурс дорожче замість розіграшу карти',
  'do-over': 'один раз, у свій хід: після першої карти розіграйте другу',
  recycling: 'один раз, у свій хід: візьміть карту зі свого скиду в руку',
  'rough-housing': 'один раз, замість наслідування: вилучіть із гри розіграну карту лідера',
};

export const madeUpRules: Same<typeof english.madeUpRules> = {
  'big-plans': 'Великі плани',
  'friendship-bracelet': 'Браслет дружби',
  'piggy-bank': 'Свинка-скарбничка',
  'pizza-party': 'Бенкет із піцою',
  loner: 'На своїй хвилі',
  minimalism: 'Мінімалізм',
  popularity: 'Популярність',
  'play-palace': 'Надувний палац',
  'secret-stash': 'Заначка',
  sleepover: 'Ночівля',
  'slime-lab': 'Лабораторія слаймів',
};

export const madeUpRuleTexts: Same<typeof english.madeUpRuleTexts> = {
  'big-plans': '1 очко за кожне покращення форту на ваших картах (крім бонусу «Золоті руки»)',
  'friendship-bracelet': '1 очко за кожну масть на ваших картах, ще 1 за всі шість (крім монеток)',
  'piggy-bank': '1 очко за кожну іграшку у схованці та рюкзаку',
  'pizza-party': '1 очко за кожну піцу у схованці та рюкзаку',
  loner: '5 очок, якщо у вас немає найкращих друзів',
  minimalism: '8 очок, якщо рівень форту рівно 2',
  popularity: '1 очко за кожну карту на вишці',
  'play-palace': '1 очко за кожну корону на ваших картах (монетки не враховуються)',
  'secret-stash': '1 очко за кожен ресурс у рюкзаку',
  sleepover: '8 очок, якщо карт у вас найбільше, 4 якщо ви ділите перше місце',
  'slime-lab': '1 очко за кожну книгу на ваших картах (монетки не враховуються)',
};
