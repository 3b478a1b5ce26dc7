import '@fontsource-variable/nunito/wght.css';
import '@fontsource/balsamiq-sans/400.css';
import '@fontsource/balsamiq-sans/700.css';
import './style/tokens.css';
import './style/page.css';
import './style/paper.css';
import './style/button.css';
import './style/dialog.css';
import './style/field.css';
import { lazy, StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { Home } from './screens/home.tsx';
import { makePath, parseRoute } from './shell/address.ts';
import './shell/hands.ts';
import { Crash } from './shell/crash.tsx';
import { useHash, usePath } from './shell/route.ts';
import { Sky } from './shell/sky.tsx';
import { Speech } from './shell/tongue.tsx';

const NewTable = lazy(async () => ({
  default: (await import('./screens/new-table.tsx')).NewTable,
}));
const TableScreen = lazy(async () => ({
  default: (await import('./screens/table.tsx')).TableScreen,
}));
const Cards = lazy(async () => ({ default: (await import('./screens/cards.tsx')).Cards }));
const Learn = lazy(async () => ({ default: (await import('./screens/learn.tsx')).Learn }));
const OnlineTable = lazy(async () => ({
  default: (await import('./screens/online-table.tsx')).OnlineTable,
}));
const Rules = lazy(async () => ({ default: (await import('./screens/rules.tsx')).Rules }));
const Review = lazy(async () => ({ default: (await import('./screens/review.tsx')).Review }));
const Replay = lazy(async () => ({ default: (await import('./screens/replay.tsx')).Replay }));

function Screen() {
  const route = parseRoute(usePath(), useHash());
  if (route.at === 'new') return <NewTable key={route.game} {...route} />;
  if (route.at === 'table') return <TableScreen key={route.id} id={route.id} />;
  if (route.at === 'online') return <OnlineTable key={route.id} id={route.id} />;
  if (route.at === 'replay') return <Replay key={makePath(route)} source={route.source} />;
  if (route.at === 'review') return <Review key={makePath(route)} source={route.source} />;
  if (route.at === 'rules') return <Rules key={route.game} game={route.game} rule={route.rule} />;
  if (route.at === 'cards') return <Cards />;
  if (route.at === 'learn') return <Learn key={route.game} game={route.game} />;
  return <Home />;
}

const root = document.getElementById('root');
if (!root) throw new Error('the page has no #root');
createRoot(root).render(
  <StrictMode>
    <Sky />
    <Speech>
      <Crash>
        <Suspense>
          <Screen />
        </Suspense>
      </Crash>
    </Speech>
  </StrictMode>,
);

// The server leads here from the link that carries a player to another device.
if (location.search === '?me') {
  history.replaceState(null, '', '/');
  void import('./remote/myself.ts').then(({ cameByLink }) => cameByLink());
}

// Without it everything works but for the network being off.
if (import.meta.env.PROD) navigator.serviceWorker?.register('/service-worker.js').catch(() => {});
