import { SCENES } from '../gallery/scenes.ts';
import { everyScreen } from './every-screen.ts';

/** The screens with a table of several columns, whose heads have little room. */
const TABLES = ['review', 'ranks', 'player', 'box'];

// Heads are short words, different in each language: every language, wherever the plan is another.
everyScreen(
  SCENES.filter(({ name }) => TABLES.includes(name)),
  {
    sizesIn: () => ['phone', 'tablet', 'low', 'lying', 'desktop'],
    largeText: false,
    themes: [],
  },
);
