import '../style/home.css';
import { lazy, Suspense, useState } from 'react';
import { homeFaces } from '../games/home-faces.ts';
import { LearnLink } from '../learn/learn-link.tsx';
import { useLanguage } from '../shell/language.tsx';
import { Link } from '../shell/link.tsx';
import { lazyPart, loadOrReload, loadWithRetry } from '../shell/load-module.ts';
import { go } from '../shell/navigation.ts';
import { Picture } from '../shell/picture.tsx';
import { SettingsDialog } from '../shell/settings-dialog.tsx';
import { GAMES, type GameId } from '../table/game-id.ts';
import { AboutDialog } from './about.tsx';
import { SavedGames } from './saved-games.tsx';

/** Loaded after the page; if it does not load, it is left out. */
const ServerTables = lazy(async () => {
  const hall = await loadWithRetry(() => import('../online/server-tables.tsx')).catch(
    () => undefined,
  );
  return { default: hall?.ServerTables ?? (() => null) };
});
const { Part: OpenRecordDialog } = lazyPart(
  async () => (await import('./open-record-dialog.tsx')).OpenRecordDialog,
);

function GameCard({ game }: { readonly game: GameId }) {
  const { words, web } = useLanguage();
  const { Scene, minutes } = homeFaces[game];
  const [error, setError] = useState<unknown>();
  const play = async (): Promise<void> => {
    const { createTable, quickTable } = await loadOrReload(() => import('../table/new-table.ts'));
    go({ at: 'play', id: createTable(quickTable(game, web.t('newTable:me'))) });
  };
  if (error) throw error;
  return (
    <article className={`game-card sheet ${game}`}>
      <Scene />
      <div className="game-card-body">
        <h2>{words[game].name}</h2>
        <p>{web.t(`home:${game}-pitch`)}</p>
        <p className="facts">{web.t('home:facts', { minutes })}</p>
        <p className="row">
          <button
            type="button"
            className="button strong"
            onClick={() => void play().catch(setError)}
          >
            {web.t('home:play-now')}
          </button>
          <Link to={{ at: 'new', game, among: 'friends' }} className="button">
            {web.t('home:with-friends')}
          </Link>
          <Link to={{ at: 'new', game, among: 'people' }} className="button">
            {web.t('home:pass-and-play')}
          </Link>
          <Link to={{ at: 'new', game }} className="button">
            {web.t('home:set-up')}
          </Link>
          <LearnLink game={game} />
          <Link to={{ at: 'rules', game }} className="button quiet">
            {web.t('home:rules')}
          </Link>
        </p>
      </div>
    </article>
  );
}

/** The home page: the games, saved games and tables on the server. */
export function Home() {
  const { web } = useLanguage();
  const [open, setOpen] = useState<'settings' | 'about' | 'record'>();
  const close = (): void => setOpen(undefined);
  return (
    <main className="home">
      <header className="home-head">
        <h1>
          <Picture of="things/acorn" className="logo" />
          Treefort
        </h1>
        <p>{web.t('home:tagline')}</p>
      </header>
      <SavedGames which="running" />
      <section className="game-cards">
        {GAMES.map((game) => (
          <GameCard key={game} game={game} />
        ))}
      </section>
      <Suspense>
        <ServerTables />
      </Suspense>
      <SavedGames which="finished" />
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
      {open === 'settings' && <SettingsDialog onClose={close} />}
      {open === 'about' && <AboutDialog onClose={close} />}
      {open === 'record' && (
        <Suspense>
          <OpenRecordDialog onClose={close} />
        </Suspense>
      )}
    </main>
  );
}
