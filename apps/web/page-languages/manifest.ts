import { type Locale, languageOf } from '@treefort/words';

/** What the web app manifest says in every language alike. */
const SHARED = {
  name: 'Treefort',
  short_name: 'Treefort',
  id: '/',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: '#fdebbf',
  theme_color: '#a9d8ea',
  categories: ['games'],
  icons: [
    { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    { src: '/art/things/acorn.svg', sizes: 'any', type: 'image/svg+xml' },
  ],
} as const;

export function manifestIn(locale: Locale): string {
  const { description } = languageOf(locale).always;
  return `${JSON.stringify({ ...SHARED, lang: locale, description }, null, 2)}\n`;
}
