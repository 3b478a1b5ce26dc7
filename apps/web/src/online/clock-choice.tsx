import type { Clock } from '@treefort/protocol';
import { Choice } from '../shell/settings-dialog.tsx';
import { useClockWords } from './clock-words.ts';
import { useOnlineWords } from './online-words.ts';

const CLOCKS = {
  none: { kind: 'none' },
  quick: { kind: 'live', move: 30, game: 600, increment: 3 },
  easy: { kind: 'live', move: 60, game: 1200, increment: 5 },
  calm: { kind: 'live', move: 180, game: 3600, increment: 10 },
  letters: { kind: 'correspondence', days: 3 },
} as const satisfies Readonly<Record<string, Clock>>;

export const NO_CLOCK: Clock = CLOCKS.none;

const NAMES = Object.keys(CLOCKS) as (keyof typeof CLOCKS)[];
const DAYS = [1, 3, 7, 14] as const;

interface ClockChoiceProps {
  readonly clock: Clock;
  readonly onChoose: (clock: Clock) => void;
}

/** How long one may think. */
export function ClockChoice({ clock, onChoose }: ClockChoiceProps) {
  const online = useOnlineWords();
  const text = useClockWords(clock);
  const chosen =
    clock.kind === 'correspondence'
      ? 'letters'
      : (NAMES.find((name) => CLOCKS[name] === clock) ?? 'none');
  return (
    <div className="clock-choice">
      <Choice
        title={online.t('friends:clock')}
        name="clock"
        values={NAMES}
        chosen={chosen}
        label={(name) => online.t(`friends:clock-${name}`)}
        onChoose={(name) => onChoose(CLOCKS[name])}
      />
      {clock.kind === 'correspondence' && (
        <Choice
          title={online.t('friends:clock-letters')}
          name="days"
          values={DAYS.map(String)}
          chosen={String(clock.days)}
          label={(days) => days}
          onChoose={(days) => onChoose({ kind: 'correspondence', days: Number(days) })}
        />
      )}
      {clock.kind !== 'none' && (
        <p>
          {text}. {online.t('friends:clock-bot')}
        </p>
      )}
    </div>
  );
}
