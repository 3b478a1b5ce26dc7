import { SCENES } from '../gallery/scenes.ts';
import { everyScreen } from './every-screen.ts';

everyScreen(SCENES, {
  // Where the room is plenty, or the plan is one of the others, the widest language alone.
  sizesIn: (locale) => [
    'phone',
    'tablet',
    'desktop',
    ...(locale === 'ru' ? (['lying', 'low', 'wide'] as const) : []),
  ],
  largeText: true,
  themes: ['day', 'night'],
});
