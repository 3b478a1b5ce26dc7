import type * as english from '../en/learn.ts';
import type { Same } from '../speaker.ts';

export const learn: Same<typeof english.learn> = {
  lesson: 'Урок',
  'step-of': 'Крок {n} з {all}',
  next: 'Далі',
  'step-again': 'Ще раз',
  'step-back': 'Назад',
  leave: 'Вийти (прогрес збережеться)',
  'not-yet': 'Так теж можна, але зараз ідеться про інше.',
  finished: 'Ви вмієте грати у «{game}»!',
  'fort-finished':
    'Решта — друзі, піца й дрібка хитрощів. Гра знає правила й пояснить, чому так не можна.',
  'treehouse-finished':
    'Решта — влучне око й легка рука. Гра знає правила й пояснить, чому так не можна.',
  'play-bot': 'Зіграти проти бота {bot}',
  'all-again': 'Почати спочатку',
  'read-rules': 'Почитати правила',
  try: 'Спробувати',
  'try-done': 'Отак воно й працює.',
  'try-again': 'Ще раз',
};

export const rulebook: Same<typeof english.rulebook> = {
  search: 'Пошук у правилах',
  clear: 'Показати все',
  found:
    '{n, plural, one {Знайдено # правило} few {Знайдено # правила} many {Знайдено # правил} other {Знайдено # правила}}',
  'found-none': 'Нічого не знайшлося. Спробуйте інше слово.',
  chapters: 'Розділи',
  'ours-text': 'Друковані правила про це мовчать або суперечать одні одним. Ми вирішили так.',
  address: 'Посилання на це правило: {rule}',
  examples:
    '{n, plural, one {# приклад можна спробувати} few {# приклади можна спробувати} many {# прикладів можна спробувати} other {# прикладу можна спробувати}}',
};

export const gallery: Same<typeof english.gallery> = {
  title: 'Діти з «Форту»',
  search: 'Пошук за ім’ям або за дією',
  suit: 'Масть',
  does: 'Що вміє',
  all: 'Усі',
  found: '{n, plural, one {# карта} few {# карти} many {# карт} other {# карти}}',
  'found-none': 'Таких карт немає. Прибрати частину фільтрів?',
  kids: 'Діти з парку',
  friends: 'Найкращі друзі',
  'friend-of': 'Найкращий друг; колір планшета: {board}',
  perks: 'Бонуси',
  rules: 'Вигадані правила',
  copies: '{n, plural, one {# у колоді} few {# у колоді} many {# у колоді} other {# у колоді}}',
  'copies-note':
    'У колоді {all} карт дітей за будь-якої кількості гравців, кожному роздають по {dealt}. Кількість копій кожної карти — наша оцінка: у правилах її немає.',
  'friends-note': 'Кожен планшет має своїх двох; грають лише друзі тих планшетів, що на столі.',
  'rewards-note': 'Усього їх {all}; у партії беруть участь на {more} більше, ніж гравців.',
};

export const deeds: Same<typeof english.deeds> = {
  gain: 'піци та іграшки',
  pack: 'у рюкзак',
  lookout: 'на вишку',
  advance: 'покращити форт',
  score: 'очки',
  trash: 'вилучити карту',
  recruit: 'новий друг',
  spend: 'витратити',
  copy: 'скопіювати рюкзак',
  convert: 'обміняти',
  nothing: 'лише додати',
};
