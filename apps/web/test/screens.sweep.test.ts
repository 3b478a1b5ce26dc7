import { SCENES } from '../gallery/scenes.ts';
import { everyScreen } from './every-screen.ts';

everyScreen(SCENES, {
  // Where the room is plenty, the widest language alone.
  sizesIn: (locale) => ['phone', 'desktop', ...(locale === 'ru' ? ['wide' as const] : [])],
  largeText: true,
  themes: ['day', 'night'],
});
