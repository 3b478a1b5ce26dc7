import { useState } from 'react';
import { restElsewhere } from '../remote/own-player.ts';
import type { RemoteState } from '../remote/remote-state.ts';
import { useLanguage } from '../shell/language.tsx';
import type { FoundTable } from './find-table.ts';
import { useOnlineWords } from './online-words.ts';

/** Until when somebody is off, in words, from the milliseconds that were left at a moment; undefined if not. */
export function useOffUntil(
  off: number | undefined,
  toldAt: number,
): { readonly date: string; readonly time: string } | undefined {
  const { locale } = useLanguage().words;
  const until = new Date(toldAt + (off ?? 0));
  if (!off || until.getTime() <= Date.now()) return undefined;
  return {
    date: until.toLocaleDateString(locale, { day: 'numeric', month: 'long' }),
    time: until.toLocaleTimeString(locale, { hour: 'numeric', minute: '2-digit' }),
  };
}

interface DaysOffProps {
  readonly found: FoundTable;
  readonly state: RemoteState;
}

/** Takes days off, where the table has any. */
export function DaysOff({ found, state: { you, seats, phase, clocks } }: DaysOffProps) {
  const { table, info } = found;
  const online = useOnlineWords();
  const [wanted, setWanted] = useState(1);
  const [everywhere, setEverywhere] = useState(false);
  const [busy, setBusy] = useState(false);
  const n = you === null ? undefined : clocks?.[you]?.daysOff;
  if (you === null || n === undefined || phase !== 'playing' || seats[you]?.away) return null;
  const days = Math.min(wanted, n);
  // Days are not given back: a second click takes none before the first was answered.
  const take = async (): Promise<void> => {
    setBusy(true);
    const { ok } = await table.send({ do: 'rest', days });
    if (ok && everywhere) await restElsewhere(info.id, days);
    setWanted(1);
    setBusy(false);
  };
  return (
    <fieldset className="orders">
      <legend>{online.t('daysOff:title')}</legend>
      <p>{n > 0 ? online.t('daysOff:left', { n }) : online.t('daysOff:none')}</p>
      {n > 0 && (
        <p className="row">
          <select
            className="field"
            aria-label={online.t('daysOff:days')}
            value={days}
            onChange={(event) => setWanted(Number(event.target.value))}
          >
            {Array.from({ length: n }, (_, i) => i + 1).map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
          <button type="button" className="button" disabled={busy} onClick={() => void take()}>
            {online.t('daysOff:take', { days })}
          </button>
        </p>
      )}
      {n > 0 && (
        <label className="tick">
          <input
            type="checkbox"
            checked={everywhere}
            onChange={({ target }) => setEverywhere(target.checked)}
          />
          <span>{online.t('daysOff:everywhere')}</span>
        </label>
      )}
      <small>{online.t('daysOff:text')}</small>
    </fieldset>
  );
}
