import { SCENES } from '../gallery/scenes.ts';
import { everyScreen } from './every-screen.ts';

// The least room with the widest language, and what most people see.
everyScreen(SCENES, {
  sizesIn: (locale) => (locale === 'ru' ? ['phone'] : locale === 'en' ? ['desktop'] : []),
  largeText: false,
  themes: ['day'],
});
