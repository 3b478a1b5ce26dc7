/** Where a record comes from: a game kept in this browser, a finished one on the server, or the link itself. */
export type Source =
  | { readonly from: 'kept'; readonly id: string }
  | { readonly from: 'server'; readonly id: string }
  | { readonly from: 'link'; readonly text: string };

/** The source as the rest of an address: `/ID`, `/table/ID` or `#TEXT`, which a query stands before. */
export function sourcePath(source: Source, query = ''): string {
  if (source.from === 'link') return `${query}#${source.text}`;
  return `/${source.from === 'server' ? 'table/' : ''}${source.id}${query}`;
}
