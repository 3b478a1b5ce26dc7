import '../style/home-tile.css';
import { useState } from 'react';
import { homeFaces } from '../games/home-faces.ts';
import { LearnLink } from '../learn/learn-link.tsx';
import { learned } from '../learn/progress.ts';
import { useLanguage } from '../shell/language.tsx';
import { Link } from '../shell/link.tsx';
import { loadOrReload } from '../shell/load-module.ts';
import { go } from '../shell/navigation.ts';
import type { GameId } from '../table/game-id.ts';
import { keepQuickPlay, LEVELS, type QuickPlay, quickPlay, SEATS } from '../table/quick-play.ts';

interface QuietSelectProps<T extends number> {
  readonly label: string;
  readonly values: readonly T[];
  readonly chosen: T;
  readonly says: (value: T) => string;
  readonly onChoose: (value: T) => void;
}

function QuietSelect<T extends number>({ label, values, chosen, ...rest }: QuietSelectProps<T>) {
  const { says, onChoose } = rest;
  return (
    <select
      className="quiet-select"
      aria-label={label}
      value={chosen}
      onChange={({ target }) => onChoose(values[target.selectedIndex] ?? chosen)}
    >
      {values.map((value) => (
        <option key={value} value={value}>
          {says(value)}
        </option>
      ))}
    </select>
  );
}

interface QuickPlayProps {
  readonly game: GameId;
  readonly quick: QuickPlay;
  readonly onChange: (quick: QuickPlay) => void;
}

/** How strong the bots are and how many play, changed in place. */
function QuickChoices({ game, quick, onChange }: QuickPlayProps) {
  const { web } = useLanguage();
  const change = (changed: Partial<QuickPlay>): void => {
    const chosen = { ...quick, ...changed };
    keepQuickPlay(game, chosen);
    onChange(chosen);
  };
  return (
    <p className="quick-choices">
      <QuietSelect
        label={web.t('start:level')}
        values={LEVELS}
        chosen={quick.level}
        says={(level) => web.t(`start:level-${level}`)}
        onChoose={(level) => change({ level })}
      />
      <QuietSelect
        label={web.t('start:seats')}
        values={SEATS}
        chosen={quick.seats}
        says={(n) => web.t('start:players', { n })}
        onChoose={(seats) => change({ seats })}
      />
    </p>
  );
}

/** Everything else that can be done with a game. */
function MoreLinks({ game }: { readonly game: GameId }) {
  const { web } = useLanguage();
  const { links } = homeFaces[game];
  return (
    <details className="more">
      <summary className="button quiet">{web.t('start:more')}</summary>
      <ul>
        <li>
          <Link to={{ at: 'new', game, among: 'friends' }} className="button">
            {web.t('home:with-friends')}
          </Link>
        </li>
        <li>
          <Link to={{ at: 'new', game, among: 'people' }} className="button">
            {web.t('home:pass-and-play')}
          </Link>
        </li>
        <li>
          <Link to={{ at: 'new', game }} className="button">
            {web.t('home:set-up')}
          </Link>
        </li>
        <li>
          <Link to={{ at: 'rules', game }} className="button">
            {web.t('home:rules')}
          </Link>
        </li>
        {links.map(({ to, label }) => (
          <li key={label}>
            <Link to={to} className="button">
              {web.t(label)}
            </Link>
          </li>
        ))}
        {learned(game).finished && (
          <li>
            <Link to={{ at: 'learn', game }} className="button">
              {web.t('start:learn-again')}
            </Link>
          </li>
        )}
      </ul>
    </details>
  );
}

/** A game on the home page: one tap plays it as it was played last. */
export function GameTile({ game }: { readonly game: GameId }) {
  const { words, web } = useLanguage();
  const { Scene, minutes } = homeFaces[game];
  const [quick, setQuick] = useState(() => quickPlay(game));
  const [error, setError] = useState<unknown>();
  const play = async (): Promise<void> => {
    const { createTable, quickTable } = await loadOrReload(() => import('../table/new-table.ts'));
    go({ at: 'play', id: createTable(quickTable(game, web.t('newTable:me'), quick)) });
  };
  if (error) throw error;
  return (
    <article className={`game-tile sheet ${game}`}>
      <div className="tile-art">
        <Scene />
        <h2>{words[game].name}</h2>
      </div>
      <div className="tile-body">
        <button
          type="button"
          className="button strong play"
          aria-label={web.labelled(web.t('start:play'), words[game].name)}
          onClick={() => void play().catch(setError)}
        >
          {web.t('start:play')}
        </button>
        <QuickChoices game={game} quick={quick} onChange={setQuick} />
        <p className="pitch">
          {web.t(`home:${game}-pitch`)}{' '}
          <span className="facts">{web.t('home:facts', { minutes })}</span>
        </p>
        <div className="tile-foot">
          <LearnLink game={game} />
          <MoreLinks game={game} />
        </div>
      </div>
    </article>
  );
}
