/** Where a record comes from: a game kept in this browser, a finished one on the server, or the link itself. */
export type Source =
  | { readonly from: 'kept'; readonly id: string }
  | { readonly from: 'server'; readonly id: string }
  | { readonly from: 'link'; readonly text: string };

/** The end of an address: `/ID` or `/table/ID`, then the query, then `#TEXT`. */
export function sourcePath(source: Source, query = ''): string {
  if (source.from === 'link') return `${query}#${source.text}`;
  return `/${source.from === 'server' ? 'table/' : ''}${source.id}${query}`;
}
