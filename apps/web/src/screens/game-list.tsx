import { type ReactNode, useState } from 'react';
import { useLanguage } from '../shell/language.tsx';

interface GameListProps<T> {
  readonly title: string;
  readonly games: readonly T[];
  /** More are shown on request. */
  readonly shown?: number;
  readonly row: (game: T) => ReactNode;
}

/** Games under a heading; nothing where there are none. */
export function GameList<T>({ title, games, row, shown: most = 6 }: GameListProps<T>) {
  const { web } = useLanguage();
  const [all, setAll] = useState(false);
  const shown = all ? games : games.slice(0, most);
  if (shown.length === 0) return null;
  return (
    <section className="shelf">
      <h2>{title}</h2>
      <ul>{shown.map(row)}</ul>
      {shown.length < games.length && (
        <button type="button" className="button quiet" onClick={() => setAll(true)}>
          {web.t('opened:show-all', { n: games.length })}
        </button>
      )}
    </section>
  );
}

export function ForgetButton({ onForget }: { readonly onForget: () => void }) {
  const { web } = useLanguage();
  return (
    <button
      type="button"
      className="button round quiet"
      aria-label={web.t('home:forget')}
      title={web.t('home:forget')}
      onClick={onForget}
    >
      <span aria-hidden="true">✕</span>
    </button>
  );
}
