export { bubbles } from './web-bubbles.ts';
export { comfort } from './web-comfort.ts';
export { fortDo, fortStage } from './web-fort.ts';
export { practice } from './web-practice.ts';
export { signs } from './web-signs.ts';
export { stage } from './web-stage.ts';
export { results, start } from './web-start.ts';

export const home = {
  tagline: 'Две игры о детях, тайных местах и верных друзьях',
  'fort-pitch':
    'Соберите компанию и постройте лучший форт. Кого не позвали играть, того может увести соперник!',
  'treehouse-pitch': 'Выбирайте комнаты, передавайте остальное и стройте домик, который не упадёт.',
  facts: 'От 2 до 4 игроков, около {minutes} минут',
  'with-friends': 'Играть с друзьями',
  'pass-and-play': 'На одном устройстве',
  'set-up': 'Создать стол',
  rules: 'Правила',
  learn: 'Научиться за пять минут',
  'learn-on': 'Продолжить обучение',
  cards: 'Карты детей',
  running: 'Продолжить игру',
  finished: 'Сыгранные партии',
  continue: 'Продолжить',
  'look-again': 'Посмотреть',
  forget: 'Удалить эту партию',
  settings: 'Настройки',
  language: 'Язык',
  theme: 'Тема',
  'theme-system': 'Как в системе',
  'theme-day': 'Светлая',
  'theme-night': 'Тёмная',
  pace: 'Скорость ботов',
  'pace-slow': 'Медленная',
  'pace-normal': 'Обычная',
  'pace-fast': 'Быстрая',
  'pace-instant': 'Мгновенная',
  about: 'О проекте',
  fans: 'Сделано поклонниками, бесплатно и без регистрации. Издатели «Форта» и «Домика на дереве» с проектом не связаны и его не одобряли. Понравилось играть здесь — купите настоящие игры: за живым столом они ещё лучше.',
  'credit-faces': 'Лица детей: {style}, автор {author}, {licence}; собраны нами.',
  'credit-symbols': 'Животные и вещи в комнатах: {style}, автор {author}, {licence}.',
  'credit-fonts': 'Шрифты: {fonts}, {licence}.',
  'credit-rest': 'Всё остальное нарисовали мы.',
} as const;

export const newTable = {
  title: '{game}: новый стол',
  who: 'Кто играет?',
  me: 'Я',
  person: 'Игрок {n}',
  name: 'Имя на месте {n}',
  seat: 'Место {n}',
  'kind-person': 'Человек за этим устройством',
  level: 'Уровень {rank} из 5',
  'add-seat': 'Добавить место',
  'remove-seat': 'Убрать место {n}',
  how: 'Какая подготовка?',
  basic: 'Упрощённая подготовка',
  'basic-text': 'Каждый получает готовую колоду. Хорошо для первой игры.',
  draft: 'Обычная подготовка',
  'draft-text': 'Драфт: наберите колоду из восьми детей, передавая карты по кругу.',
  classic: 'Обычная игра',
  'classic-text': 'Карты условий удваивают цвет или лишают его очков.',
  junior: 'Для младших',
  'junior-text': 'Без карт условий: каждый выбирает цвет, который приносит очки.',
  fewest: 'Подсчёт начинает отстающий',
  'fewest-text': 'Подсчёт начинает тот, у кого меньше всех очков.',
  start: 'Начать',
} as const;

export const characters = {
  dreamer: 'витает в облаках',
  hoarder: 'всё копит',
  copycat: 'любит повторять',
  rusher: 'вечно спешит',
  sage: 'думает наперёд',
  gatherer: 'собирает один цвет',
  builder: 'строит с умом',
  spoiler: 'мешает другим',
} as const;

export const play = {
  'your-turn': 'Ваш ход',
  thinking: '{who} думает…',
  wait: 'Ждём остальных…',
  watching: 'Вы смотрите игру.',
  choices: 'Все варианты',
  'choices-hint': 'Всё, что можно сделать сейчас, и почему нельзя другое.',
  'not-now': 'Сейчас нельзя',
  undo: 'Отменить',
  'undo-what': 'Отменить: {what}',
  log: 'Что произошло',
  'log-empty': 'Пока ничего не произошло.',
  'hand-over': 'Передайте устройство: {who}',
  'hand-over-text': 'Стол закрыт, пока не подтвердит {who}.',
  'take-over': 'Это я, {who}',
  home: 'На главную',
  close: 'Закрыть',
  'read-rule': 'Прочитать правило',
  'all-rules': 'Все правила',
  'large-view': 'Рассмотреть: {what}',
  crash: 'Ой, что-то упало',
  'crash-text': 'Партия сохранена. Перезагрузите стол и продолжайте.',
  'try-again': 'Перезагрузить стол',
  rematch: 'Ещё партию',
  'look-at-table': 'Посмотреть на стол',
  scores: 'Итоговый счёт',
  'the-end': 'Конец игры',
} as const;

export const fortTable = {
  round: 'Раунд {n}',
  'last-round': 'Последний раунд',
  turn: '{you, select, yes {Ваш ход} other {Ходит {who}}}',
  park: 'Парк',
  'park-deck':
    'Колода парка: {n, plural, one {# карта} few {# карты} many {# карт} other {# карты}}',
  perks: 'Бонусы',
  'made-up-rules': 'Выдуманные правила: {n}',
  'rule-kept': 'Тайное выдуманное правило',
  sculpture: 'Поделка из макарон',
  stuff: 'Тайник',
  pack: 'Рюкзак',
  lookout: 'Вышка',
  yard: 'Двор',
  discard: 'Сброс',
  deck: 'Колода',
  hand: 'Рука',
  'your-hand': 'Ваша рука',
  track: 'Шкала ПО',
  fort: 'Форт',
  level: 'Уровень {n}',
  'next-level': 'Уровень {n} стоит: {price}',
  'level-points':
    '{n, plural, one {# очко} few {# очка} many {# очков} other {# очка}} в конце игры',
  'level-1': 'Вы берёте выдуманное правило',
  'level-2': 'Вы берёте бонус',
  'level-5': 'Поделка из макарон, если её ещё не взяли; последний раунд',
  'in-play': 'Разыграно',
  public: 'Общее: соперники могут повторить',
  private: 'Личное: только для вас',
  'no-action': 'Своего действия нет; добавляйте к другой карте',
  empty: 'пусто',
  'so-far': 'пока {count}',
  brings: '{count} → {what}',
  'brings-cut': '{count} → {what}, лишних: {n}',
  times: 'всего раз: {n}',
  'kept-cards': 'Уже выбраны',
  'first-player': 'Начинает каждый раунд',
} as const;

export const treeTable = {
  week: 'Неделя {week} из 3',
  tree: '{you, select, yes {Ваше дерево} other {Дерево: {who}}}',
  'your-hand': 'Ваша рука',
  colours: 'Сколько очков приносит комната',
  worth:
    '{colour}: {n, plural, one {# очко} few {# очка} many {# очков} other {# очка}} за комнату',
  points: '{n, plural, one {# очко} few {# очка} many {# очков} other {# очка}}',
  left: 'осталось {n}',
} as const;

export { box, ending, opened, replay, storage } from './web-replay.ts';
export { treeStage } from './web-tree-stage.ts';
