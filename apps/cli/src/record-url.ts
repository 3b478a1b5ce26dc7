import { UsageError } from './usage.ts';

const LONGEST = 16 << 20;

export const isUrl = (text: string): boolean => /^https?:\/\//i.test(text);

/** Where a server keeps the record: the link of a table, a replay or a review leads there too. */
function recordUrl(text: string): URL {
  if (!URL.canParse(text)) throw new UsageError(`not a URL: ${text.slice(0, 80)}`);
  const url = new URL(text);
  const id = /^\/(?:table|(?:replay|review)(?:\/table)?)\/([\w-]+)\/?$/.exec(url.pathname)?.[1];
  return id === undefined ? url : new URL(`/api/tables/${id}/record`, url);
}

/** The game that a link holds in itself. */
const textIn = (link: string): string | undefined => /#(tf1-[^&]+)/.exec(link)?.[1];

/** The record behind a link, as text. */
export async function fetchRecord(text: string): Promise<string> {
  const whole = textIn(text);
  if (whole !== undefined) return decodeURIComponent(whole);
  const url = recordUrl(text);
  const response = await fetch(url).catch((error: Error) => {
    throw new UsageError(`cannot reach ${url.host}: ${String(error.cause ?? error.message)}`);
  });
  const body = await response.text();
  if (body.length > LONGEST) throw new UsageError(`the answer is longer than ${LONGEST} letters`);
  if (response.ok) return body;
  throw new UsageError(`${url.host} says ${response.status}: ${reasonIn(body)}`);
}

function reasonIn(body: string): string {
  try {
    return String(JSON.parse(body).message).slice(0, 200);
  } catch {
    return 'no record there';
  }
}
