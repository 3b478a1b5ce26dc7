const PATHS = {
  back: 'M7 5v14M19 5v14L9 12z',
  forward: 'M17 5v14M5 5v14l10-7z',
  pause: 'M8 5v14M16 5v14',
  'go-on': 'M7 4v16l13-8z',
  skip: 'M4 5v14l8-7zM12 5v14l8-7z',
  since: 'M4 12a8 8 0 1 0 3-6.200M4 4v5h5M12 8v5l3 2',
  home: 'M4 11l8-7 8 7v9h-5v-6H9v6H4z',
  undo: 'M9 5 4 10l5 5M4 10h10a6 6 0 0 1 0 12h-2',
  note: 'M9 18V5l11-2v13M9 18a3 2.500 0 1 1-6 0 3 2.500 0 0 1 6 0zM20 16a3 2.500 0 1 1-6 0 3 2.500 0 0 1 6 0z',
  muted: 'M9 18V9M9 6V5l11-2v10M9 18a3 2.500 0 1 1-6 0 3 2.500 0 0 1 6 0zM3 3l18 18',
  settings:
    'M12 8.500a3.500 3.500 0 1 0 0 7 3.500 3.500 0 0 0 0-7zM12 2v3M12 19v3M2 12h3M19 12h3M4.900 4.900 7 7M17 17l2.100 2.100M19.100 4.900 17 7M7 17l-2.100 2.100',
  share: 'M12 15V3M7 8l5-5 5 5M5 13v8h14v-8',
  list: 'M9 6h11M9 12h11M9 18h11M4 6h.01M4 12h.01M4 18h.01',
} as const;

/** A sign of the controls, drawn with one line. */
export function StageSign({ of }: { readonly of: keyof typeof PATHS }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className="line-icon">
      <path d={PATHS[of]} />
    </svg>
  );
}
