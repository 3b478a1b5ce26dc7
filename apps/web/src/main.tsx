import '@fontsource-variable/nunito/wght.css';
import '@fontsource/balsamiq-sans/400.css';
import '@fontsource/balsamiq-sans/700.css';
import './style/tokens.css';
import './style/page.css';
import './style/paper.css';
import './style/button.css';
import './style/dialog.css';
import './style/field.css';
import { StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { Home } from './screens/home.tsx';
import { makePath, parseRoute } from './shell/address.ts';
import './shell/hands.ts';
import { apart, bring } from './shell/bring.ts';
import { Crash } from './shell/crash.tsx';
import { sendForFonts } from './shell/fonts.ts';
import { useHash, usePath } from './shell/route.ts';
import { currentSettings } from './shell/settings.ts';
import { Sky } from './shell/sky.tsx';
import { Speech } from './shell/tongue.tsx';

const newTable = apart(async () => (await import('./screens/new-table.tsx')).NewTable);
const table = apart(async () => (await import('./screens/table.tsx')).TableScreen);
const online = apart(async () => (await import('./screens/online-table.tsx')).OnlineTable);
const replay = apart(async () => (await import('./screens/replay.tsx')).Replay);
const review = apart(async () => (await import('./screens/review.tsx')).Review);
const rules = apart(async () => (await import('./screens/rules.tsx')).Rules);
const cards = apart(async () => (await import('./screens/cards.tsx')).Cards);
const learn = apart(async () => (await import('./screens/learn.tsx')).Learn);

const APART = { new: newTable, table, online, replay, review, rules, cards, learn } as const;

sendForFonts(currentSettings().locale);

// The screen that will be shown comes at the same time as the words that it will say.
const { at: first } = parseRoute(location.pathname, location.hash);
if (first !== 'home') APART[first].sendFor();

function Screen() {
  const route = parseRoute(usePath(), useHash());
  if (route.at === 'new') return <newTable.Part key={`${route.game} ${route.among}`} {...route} />;
  if (route.at === 'table') return <table.Part key={route.id} id={route.id} />;
  if (route.at === 'online') return <online.Part key={route.id} id={route.id} />;
  if (route.at === 'replay') return <replay.Part key={makePath(route)} source={route.source} />;
  if (route.at === 'review') return <review.Part key={makePath(route)} source={route.source} />;
  if (route.at === 'rules') {
    return <rules.Part key={route.game} game={route.game} rule={route.rule} />;
  }
  if (route.at === 'cards') return <cards.Part />;
  if (route.at === 'learn') return <learn.Part key={route.game} game={route.game} />;
  return <Home />;
}

/** What broke at one address is forgotten at the next. */
function Sheltered() {
  return (
    <Crash key={usePath()}>
      <Suspense>
        <Screen />
      </Suspense>
    </Crash>
  );
}

const root = document.getElementById('root');
if (!root) throw new Error('the page has no #root');

/** The server leads here from the link that carries a player to another device: then the page knows first who it is. */
async function arrive(): Promise<void> {
  if (location.search !== '?me') return;
  history.replaceState(null, '', '/');
  const { cameByLink } = await bring(() => import('./remote/myself.ts'));
  await cameByLink();
}

function show(place: HTMLElement): void {
  createRoot(place).render(
    <StrictMode>
      <Sky />
      <Speech>
        <Sheltered />
      </Speech>
    </StrictMode>,
  );
}

arrive()
  .catch(() => {})
  .finally(() => show(root));

// Without it everything works but for the network being off.
if (import.meta.env.PROD) navigator.serviceWorker?.register('/service-worker.js').catch(() => {});
