import { makePath } from '../shell/routes.ts';
import type { OpenedRecord } from '../table/open-record.ts';
import { makeLink } from '../table/record-link.ts';
import type { Eyes, ReplayMoment } from '../table/recorded-table.ts';
import { type Source, sourcePath } from '../table/source.ts';

/** A moment and who looks, as an address tells them. */
export const replayMomentQuery = ({ at, eyes }: ReplayMoment): string => `?at=${at}&eyes=${eyes}`;

const eyesIn = (text: string | null): Eyes | undefined => {
  if (text === 'all' || text === 'watcher') return text;
  return text && /^\d$/.test(text) ? Number(text) : undefined;
};

/** Reads the moment from an address; invalid parts are ignored. */
export function readReplayMoment(search: string): Partial<ReplayMoment> {
  const query = new URLSearchParams(search);
  const at = query.get('at') ?? '';
  const eyes = eyesIn(query.get('eyes'));
  return {
    ...(/^\d{1,6}$/.test(at) && { at: Number(at) }),
    ...(eyes !== undefined && { eyes }),
  };
}

/** The source that works anywhere: a game on the server by its id, any other as a whole in the link. */
export function sharedSource({ record, sitters, source }: OpenedRecord): Source {
  if (source.from !== 'kept') return source;
  const text = makeLink(record, sitters);
  return text.ok ? { from: 'link', text: text.value } : source;
}

/** A link to a game, or to a moment of it, that opens in any browser. */
export function gameLink(opened: OpenedRecord, glance?: ReplayMoment): string {
  const source = sharedSource(opened);
  if (!glance) return location.origin + makePath({ at: 'replay', source });
  return `${location.origin}/replay${sourcePath(source, replayMomentQuery(glance))}`;
}
