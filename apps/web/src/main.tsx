import '@fontsource-variable/nunito/wght.css';
import '@fontsource/balsamiq-sans/400.css';
import '@fontsource/balsamiq-sans/700.css';
import './style/tokens.css';
import './style/page.css';
import './style/paper.css';
import './style/button.css';
import './style/dialog.css';
import './style/field.css';
import { StrictMode, Suspense, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Home } from './screens/home.tsx';
import { ErrorBoundary } from './shell/error-boundary.tsx';
import { preloadFonts } from './shell/fonts.ts';
import { useInQueue } from './shell/in-queue.ts';
import { watchInputMode } from './shell/input-mode.ts';
import { LanguageProvider } from './shell/language.tsx';
import { takeLinkSecret } from './shell/link-secret.ts';
import { lazyPart } from './shell/load-module.ts';
import { useHash, usePath } from './shell/navigation.ts';
import { keptPlayer } from './shell/own-name.ts';
import { makePath, parseRoute } from './shell/routes.ts';
import { applySettings, currentSettings } from './shell/settings.ts';
import { Sky } from './shell/sky.tsx';

/** Every screen but the home page is loaded on its own, under the name of its route. */
const SCREENS = {
  new: lazyPart(async () => (await import('./screens/new-table.tsx')).NewTable),
  play: lazyPart(async () => (await import('./screens/local-table.tsx')).LocalTableScreen),
  table: lazyPart(async () => (await import('./screens/online-table.tsx')).OnlineTable),
  replay: lazyPart(async () => (await import('./screens/replay.tsx')).Replay),
  review: lazyPart(async () => (await import('./screens/review.tsx')).Review),
  rules: lazyPart(async () => (await import('./screens/rules.tsx')).Rules),
  cards: lazyPart(async () => (await import('./fort/cards/cards-screen.tsx')).CardsScreen),
  me: lazyPart(async () => (await import('./screens/sign-in.tsx')).SignIn),
  ranks: lazyPart(async () => (await import('./screens/ranks.tsx')).Ranks),
  player: lazyPart(async () => (await import('./screens/player.tsx')).PlayerScreen),
  calls: lazyPart(async () => (await import('./screens/call-link.tsx')).CallLink),
  learn: lazyPart(async () => (await import('./screens/learn.tsx')).Learn),
} as const;

const { Part: QueueSign } = lazyPart(
  async () => (await import('./online/queue-sign.tsx')).QueueSign,
);

takeLinkSecret();
applySettings();
watchInputMode();
preloadFonts(currentSettings().locale);

// The first screen is requested at the same time as its words, not after them.
const { at: first } = parseRoute(location.pathname, location.hash);
if (first !== 'home') SCREENS[first].preload();

function Screen() {
  const route = parseRoute(usePath(), useHash());
  switch (route.at) {
    case 'home':
      return <Home />;
    case 'new':
      return <SCREENS.new.Part key={`${route.game} ${route.among}`} {...route} />;
    case 'play':
      return <SCREENS.play.Part key={route.id} id={route.id} />;
    case 'table':
      return <SCREENS.table.Part key={route.id} id={route.id} />;
    case 'replay':
      return <SCREENS.replay.Part key={makePath(route)} source={route.source} />;
    case 'review':
      return <SCREENS.review.Part key={makePath(route)} source={route.source} />;
    case 'rules':
      return <SCREENS.rules.Part key={route.game} game={route.game} rule={route.rule} />;
    case 'cards':
      return <SCREENS.cards.Part />;
    case 'me':
      return <SCREENS.me.Part />;
    case 'ranks':
      return <SCREENS.ranks.Part key={route.game} game={route.game} />;
    case 'player':
      return <SCREENS.player.Part key={route.id ?? ''} id={route.id} />;
    case 'calls':
      return <SCREENS.calls.Part key={route.does} does={route.does} />;
    case 'learn':
      return <SCREENS.learn.Part key={route.game} game={route.game} />;
  }
}

/** Another path clears an error. */
function GuardedScreen() {
  return (
    <ErrorBoundary key={usePath()}>
      <Suspense>
        <Screen />
      </Suspense>
    </ErrorBoundary>
  );
}

/** What became of looking for company shows on every screen, from the first time one looks. */
function Queue() {
  const inQueue = useInQueue();
  const [looked, setLooked] = useState(inQueue);
  if (inQueue && !looked) setLooked(true);
  return looked ? (
    <Suspense>
      <QueueSign />
    </Suspense>
  ) : null;
}

const root = document.getElementById('root');
if (!root) throw new Error('the page has no #root');

if (keptPlayer().token !== undefined) {
  import('./remote/old-token.ts').then(({ giveUpOldToken }) => giveUpOldToken()).catch(() => {});
}
createRoot(root).render(
  <StrictMode>
    <Sky />
    <LanguageProvider>
      <Queue />
      <GuardedScreen />
    </LanguageProvider>
  </StrictMode>,
);

// Only needed to work without a network.
if (import.meta.env.PROD) navigator.serviceWorker?.register('/service-worker.js').catch(() => {});
