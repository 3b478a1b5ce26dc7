import { makePath } from '../shell/address.ts';
import { makeLink } from '../table/link.ts';
import type { Opened } from '../table/opened.ts';
import type { Eyes, Glance } from '../table/recorded.ts';
import { type Source, sourcePath } from '../table/source.ts';

/** A moment and who looks, as an address tells them. */
export const glanceQuery = ({ at, eyes }: Glance): string => `?at=${at}&eyes=${eyes}`;

const eyesIn = (text: string | null): Eyes | undefined => {
  if (text === 'all' || text === 'watcher') return text;
  return text && /^\d$/.test(text) ? Number(text) : undefined;
};

/** What an address tells of a moment; nonsense counts as nothing told. */
export function readGlance(search: string): Partial<Glance> {
  const query = new URLSearchParams(search);
  const at = query.get('at') ?? '';
  const eyes = eyesIn(query.get('eyes'));
  return {
    ...(/^\d{1,6}$/.test(at) && { at: Number(at) }),
    ...(eyes !== undefined && { eyes }),
  };
}

/** The source that works anywhere: a game on the server by its id, any other as a whole in the link. */
export function sharedSource({ record, sitters, source }: Opened): Source {
  if (source.from !== 'kept') return source;
  const text = makeLink(record, sitters);
  return text.ok ? { from: 'link', text: text.value } : source;
}

/** A link to a game, or to a moment of it, that opens in any browser. */
export function gameLink(opened: Opened, glance?: Glance): string {
  const source = sharedSource(opened);
  if (!glance) return location.origin + makePath({ at: 'replay', source });
  return `${location.origin}/replay${sourcePath(source, glanceQuery(glance))}`;
}
