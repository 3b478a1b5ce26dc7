import { useLanguage } from '../shell/language.tsx';
import type { RecordedTable } from '../table/recorded-table.ts';

const MOVES = ['start', 'turn-back', 'back', 'play', 'forward', 'turn-forward', 'end'] as const;
export type ReplayStep = Exclude<(typeof MOVES)[number], 'play'>;

/** The signs of a tape player, drawn: few fonts have them. */
const SIGNS = {
  start: 'M5 5h3v14H5zM20 5L9 12l11 7z',
  'turn-back': 'M21 5l-9 7 9 7zM12 5l-9 7 9 7z',
  back: 'M15.5 4.5l2.2 2.2L12.4 12l5.3 5.3-2.2 2.2L8 12z',
  play: 'M7 4l13 8-13 8z',
  pause: 'M6 5h4.5v14H6zM13.5 5H18v14h-4.5z',
  forward: 'M8.5 4.5L6.3 6.700l5.3 5.3-5.3 5.3 2.2 2.2L16 12z',
  'turn-forward': 'M3 5l9 7-9 7zM12 5l9 7-9 7z',
  end: 'M16 5h3v14h-3zM4 5l11 7-11 7z',
} as const satisfies Record<ReplayStep | 'play' | 'pause', string>;

/** Where a step leads. */
export function stepped(table: RecordedTable, step: ReplayStep): number {
  if (step === 'start') return 0;
  if (step === 'end') return table.last;
  if (step === 'back') return table.at - 1;
  if (step === 'forward') return table.at + 1;
  return table.markFrom(step === 'turn-back' ? 'back' : 'forward');
}

interface StepsProps {
  readonly table: RecordedTable;
  readonly running: boolean;
  readonly onRun: () => void;
}

/** The buttons that go through a game. */
export function Steps({ table, running, onRun }: StepsProps) {
  const { web } = useLanguage();
  return (
    <div className="steps">
      {MOVES.map((move) => {
        const sign = move === 'play' && running ? 'pause' : move;
        const says = web.t(`replay:${sign}`);
        return (
          <button
            key={move}
            type="button"
            className={`button round ${move === 'play' ? 'strong' : 'quiet'}`}
            data-step={move}
            aria-label={says}
            title={says}
            onClick={() => (move === 'play' ? onRun() : table.turn({ at: stepped(table, move) }))}
          >
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d={SIGNS[sign]} />
            </svg>
          </button>
        );
      })}
    </div>
  );
}
