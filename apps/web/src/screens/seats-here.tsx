import { levelsOf } from '@treefort/bots';
import { Avatar } from '../play/avatar.tsx';
import { useLanguage } from '../shell/language.tsx';
import type { GameId } from '../table/game-id.ts';
import { botAt } from '../table/new-table.ts';
import type { Sitter } from '../table/table.ts';
import { FEWEST, MOST, SeatRow } from './seat-row.tsx';

interface SeatProps {
  readonly game: GameId;
  readonly seat: number;
  readonly sitter: Sitter;
  readonly onChange: (sitter: Sitter) => void;
  readonly onRemove: (() => void) | undefined;
}

function SeatHere({ game, seat, sitter, onChange, onRemove }: SeatProps) {
  const { web } = useLanguage();
  const n = seat + 1;
  const sit = (bot: string): void => {
    const isBot = levelsOf(game).some(({ id }) => id === bot);
    onChange(isBot ? { name: bot, bot } : { name: web.t('newTable:person', { n }) });
  };
  return (
    <SeatRow
      game={game}
      n={n}
      face={<Avatar sitter={sitter} seat={seat} />}
      people={{ '': web.t('newTable:kind-person') }}
      value={sitter.bot ?? ''}
      onChoose={sit}
      onRemove={onRemove}
    >
      {sitter.bot === undefined && (
        <input
          className="field"
          aria-label={web.t('newTable:name', { n })}
          value={sitter.name}
          maxLength={24}
          onChange={(event) => onChange({ name: event.target.value })}
        />
      )}
    </SeatRow>
  );
}

interface SeatsProps {
  readonly game: GameId;
  readonly sitters: readonly Sitter[];
  readonly onChange: (sitters: readonly Sitter[]) => void;
}

/** Who plays on this device: people and bots. */
export function SeatsHere({ game, sitters, onChange }: SeatsProps) {
  const { web } = useLanguage();
  return (
    <section>
      <h2>{web.t('newTable:who')}</h2>
      <ol className="seat-rows">
        {sitters.map((sitter, seat) => (
          <SeatHere
            key={`seat-${seat + 1}`}
            game={game}
            seat={seat}
            sitter={sitter}
            onChange={(changed) => onChange(sitters.with(seat, changed))}
            onRemove={
              sitters.length > FEWEST ? () => onChange(sitters.toSpliced(seat, 1)) : undefined
            }
          />
        ))}
      </ol>
      {sitters.length < MOST && (
        <button
          type="button"
          className="button"
          onClick={() => onChange([...sitters, botAt(game, sitters.length)])}
        >
          + {web.t('newTable:add-seat')}
        </button>
      )}
    </section>
  );
}
