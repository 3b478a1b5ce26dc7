import { useLanguage } from './language.tsx';

export function ErrorPage({ again }: { readonly again: () => void }) {
  const { web } = useLanguage();
  return (
    <main className="note sheet">
      <h1>{web.t('play:crash')}</h1>
      <p>{web.t('play:crash-text')}</p>
      <p className="row">
        <button type="button" className="button strong" onClick={again}>
          {web.t('play:try-again')}
        </button>
        {/* A real page load: it clears whatever state is broken. */}
        <a href="/" className="button">
          {web.t('play:home')}
        </a>
      </p>
    </main>
  );
}
