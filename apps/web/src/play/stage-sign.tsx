const PATHS = {
  back: 'M7 5v14M19 5v14L9 12z',
  forward: 'M17 5v14M5 5v14l10-7z',
  pause: 'M8 5v14M16 5v14',
  'go-on': 'M7 4v16l13-8z',
  skip: 'M4 5v14l8-7zM12 5v14l8-7z',
  since: 'M4 12a8 8 0 1 0 3-6.200M4 4v5h5M12 8v5l3 2',
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
