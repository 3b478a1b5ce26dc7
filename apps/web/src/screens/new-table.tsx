import '../style/new-table.css';
import { levelsOf } from '@treefort/bots';
import { useState } from 'react';
import { Face } from '../play/face.tsx';
import { Link } from '../shell/link.tsx';
import { go } from '../shell/route.ts';
import { useTongue } from '../shell/tongue.tsx';
import type { GameId } from '../table/game-id.ts';
import { botAt, lay } from '../table/new.ts';
import type { Sitter } from '../table/table.ts';
import { FORT_WAYS, TREEHOUSE_WAYS, type Way, Ways } from './ways.tsx';

const FEWEST = 2;
const MOST = 4;

interface SeatProps {
  readonly game: GameId;
  readonly seat: number;
  readonly sitter: Sitter;
  readonly onChange: (sitter: Sitter) => void;
  readonly onRemove: (() => void) | undefined;
}

function SeatRow({ game, seat, sitter, onChange, onRemove }: SeatProps) {
  const { web } = useTongue();
  const n = seat + 1;
  const sit = (bot: string): void => {
    const level = levelsOf(game).find(({ id }) => id === bot);
    onChange(level ? { name: level.name, bot } : { name: web.t('newTable:person', { n }) });
  };
  return (
    <li className="seat-row sheet">
      <Face sitter={sitter} seat={seat} />
      <div className="seat-fields">
        <select
          aria-label={web.t('newTable:seat', { n })}
          value={sitter.bot ?? ''}
          onChange={(event) => sit(event.target.value)}
        >
          <option value="">{web.t('newTable:kind-person')}</option>
          {levelsOf(game).map(({ id, name, rank, character }) => (
            <option key={id} value={id}>
              {name} – {web.t('newTable:level', { rank })}, {web.t(`characters:${character}`)}
            </option>
          ))}
        </select>
        {sitter.bot === undefined && (
          <input
            aria-label={web.t('newTable:name', { n })}
            value={sitter.name}
            maxLength={24}
            onChange={(event) => onChange({ name: event.target.value })}
          />
        )}
      </div>
      {onRemove && (
        <button
          type="button"
          className="button round quiet"
          aria-label={web.t('newTable:remove-seat', { n })}
          onClick={onRemove}
        >
          <span aria-hidden="true">✕</span>
        </button>
      )}
    </li>
  );
}

/** Setting up a table: the defaults are good, so one tap starts. */
export function NewTable({ game }: { readonly game: GameId }) {
  const { words, web } = useTongue();
  const ways: readonly Way[] = game === 'fort' ? FORT_WAYS : TREEHOUSE_WAYS;
  const [sitters, setSitters] = useState<readonly Sitter[]>(() => [
    { name: web.t('newTable:me') },
    botAt(game, 2),
    botAt(game, 1),
  ]);
  const [way, setWay] = useState(ways[0]!);
  const named = (): Sitter[] =>
    sitters.map((sitter, seat) => ({
      ...sitter,
      name: sitter.name.trim() || web.t('newTable:person', { n: seat + 1 }),
    }));
  const start = (): void =>
    go({ at: 'table', id: lay({ game, sitters: named(), options: way.options }) });
  return (
    <main className="new-table">
      <h1>{web.t('newTable:title', { game: words[game].name })}</h1>
      <section>
        <h2>{web.t('newTable:who')}</h2>
        <ol className="seat-rows">
          {sitters.map((sitter, seat) => (
            <SeatRow
              key={`seat-${seat + 1}`}
              game={game}
              seat={seat}
              sitter={sitter}
              onChange={(changed) => setSitters(sitters.with(seat, changed))}
              onRemove={
                sitters.length > FEWEST ? () => setSitters(sitters.toSpliced(seat, 1)) : undefined
              }
            />
          ))}
        </ol>
        {sitters.length < MOST && (
          <button
            type="button"
            className="button"
            onClick={() => setSitters([...sitters, botAt(game, sitters.length)])}
          >
            + {web.t('newTable:add-seat')}
          </button>
        )}
      </section>
      <Ways ways={ways} chosen={way} onChoose={setWay} />
      <p className="row start">
        <button type="button" className="button strong large" onClick={start}>
          {web.t('newTable:start')}
        </button>
        <Link to={{ at: 'home' }} className="button">
          {web.t('play:home')}
        </Link>
      </p>
    </main>
  );
}
