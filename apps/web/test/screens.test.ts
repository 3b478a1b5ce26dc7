import { SCENES } from '../gallery/scenes.ts';
import { everyScreen } from './every-screen.ts';

// The least room with the widest language; the sweep has every size, language and theme.
everyScreen(SCENES, {
  sizesIn: (locale) => (locale === 'ru' ? ['phone'] : []),
  largeText: false,
  themes: ['day'],
});
