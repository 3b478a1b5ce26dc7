import { useTongue } from './tongue.tsx';

export function Crashed({ again }: { readonly again: () => void }) {
  const { web } = useTongue();
  return (
    <main className="note sheet">
      <h1>{web.t('play:crash')}</h1>
      <p>{web.t('play:crash-text')}</p>
      <p className="row">
        <button type="button" className="button strong" onClick={again}>
          {web.t('play:try-again')}
        </button>
        {/* Loaded anew: whatever broke is gone. */}
        <a href="/" className="button">
          {web.t('play:home')}
        </a>
      </p>
    </main>
  );
}
