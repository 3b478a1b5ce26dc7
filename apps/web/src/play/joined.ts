import { useMemo } from 'react';
import { tableFaces } from '../games/table-faces.ts';
import type { Moment, Then } from '../table/table.ts';

interface JoinedMoment {
  readonly moment: Moment;
  /** An option as the choices it stands for: the first, and those right after it. */
  choicesOf(option: string): readonly [first: string, ...then: Then[]];
}

/** The moment as the screen shows it: some decisions stand together with the one after them. */
export function useJoined(moment: Moment): JoinedMoment {
  return useMemo(() => {
    const { asked, view } = moment;
    const joined = asked && tableFaces[view.game].joined?.(asked, view);
    if (!joined) return { moment, choicesOf: (option) => [option] };
    return {
      moment: { ...moment, view: joined.view, asked: joined.asked },
      choicesOf: (option) => {
        const before = joined.before(option);
        if (before === undefined) return [option];
        return [before, (options) => options.find(({ id }) => id === option)?.id];
      },
    };
  }, [moment]);
}
