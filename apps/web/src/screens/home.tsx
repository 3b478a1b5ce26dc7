import '../style/home.css';
import { lazy, Suspense, useState } from 'react';
import { useLanguage } from '../shell/language.tsx';
import { lazyPart, loadWithRetry } from '../shell/load-module.ts';
import { Picture } from '../shell/picture.tsx';
import { GAMES } from '../table/game-id.ts';
import { hasSavedGames } from '../table/saved-keys.ts';
import { GameTile } from './home-tile.tsx';
import { Tallies } from './tallies.tsx';

/** Loaded after the page; if it does not load, it is left out. */
const ServerTables = lazy(async () => {
  const hall = await loadWithRetry(() => import('../online/server-tables.tsx')).catch(
    () => undefined,
  );
  return { default: hall?.ServerTables ?? (() => null) };
});
/** To read saved games takes the engines, which a first visit does without. */
const { Part: RunningGames } = lazyPart(
  async () => (await import('./running-games.tsx')).RunningGames,
);
const { Part: FinishedGames } = lazyPart(
  async () => (await import('./finished-games.tsx')).FinishedGames,
);
const { Part: SettingsDialog } = lazyPart(
  async () => (await import('../shell/settings-dialog.tsx')).SettingsDialog,
);
const { Part: AboutDialog } = lazyPart(async () => (await import('./about.tsx')).AboutDialog);
const { Part: OpenRecordDialog } = lazyPart(
  async () => (await import('./open-record-dialog.tsx')).OpenRecordDialog,
);

/** The home page: the games, saved games and tables on the server. */
export function Home() {
  const { web } = useLanguage();
  const [open, setOpen] = useState<'settings' | 'about' | 'record'>();
  const close = (): void => setOpen(undefined);
  const [hasGames] = useState(hasSavedGames);
  return (
    <main className="home">
      <header className="home-head">
        <h1>
          <Picture of="things/acorn" className="logo" />
          Treefort
        </h1>
        <p>{web.t('home:tagline')}</p>
      </header>
      {hasGames && <RunningGames />}
      <section className="game-tiles">
        {GAMES.map((game) => (
          <GameTile key={game} game={game} />
        ))}
      </section>
      <Suspense>
        <ServerTables />
      </Suspense>
      <div className="played">
        {hasGames && <FinishedGames />}
        <Tallies />
      </div>
      <footer className="home-foot row">
        <button type="button" className="button" onClick={() => setOpen('settings')}>
          {web.t('home:settings')} <span aria-hidden="true">· {web.t('home:language')}</span>
        </button>
        <button type="button" className="button" onClick={() => setOpen('record')}>
          {web.t('opened:bring')}
        </button>
        <button type="button" className="button" onClick={() => setOpen('about')}>
          {web.t('home:about')}
        </button>
      </footer>
      <Suspense>
        {open === 'settings' && <SettingsDialog onClose={close} />}
        {open === 'about' && <AboutDialog onClose={close} />}
        {open === 'record' && <OpenRecordDialog onClose={close} />}
      </Suspense>
    </main>
  );
}
