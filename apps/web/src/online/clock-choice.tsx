import { CLOCKS, type Clock, PACES } from '@treefort/protocol';
import { Choice } from '../shell/settings-dialog.tsx';
import { useClockWords } from './clock-words.ts';
import { useOnlineWords } from './online-words.ts';

type SlowClock = Extract<Clock, { kind: 'correspondence' }>;

export const NO_CLOCK: Clock = CLOCKS.none;

const DAYS = [1, 3, 7, 14] as const;
const DAYS_OFF = [0, 3, 7, 14] as const;

const withDaysOff = ({ daysOff: _, ...clock }: SlowClock, days: number): SlowClock =>
  days > 0 ? { ...clock, daysOff: days } : clock;

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
      : (PACES.find((name) => CLOCKS[name] === clock) ?? 'none');
  return (
    <div className="clock-choice">
      <Choice
        title={online.t('friends:clock')}
        name="clock"
        values={PACES}
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
          onChoose={(days) => onChoose({ ...clock, days: Number(days) })}
        />
      )}
      {clock.kind === 'correspondence' && (
        <Choice
          title={online.t('daysOff:choice')}
          name="days-off"
          values={DAYS_OFF.map(String)}
          chosen={String(clock.daysOff ?? 0)}
          label={(days) => days}
          onChoose={(days) => onChoose(withDaysOff(clock, Number(days)))}
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
