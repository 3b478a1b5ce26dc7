import { languageOf } from '@treefort/words';
import { useState } from 'react';
import { useSettings } from './settings.ts';
import { serverAnswers } from './version-check.ts';

/** Shown when a module did not load; its button reloads the page as soon as the server answers. */
export function LoadErrorPage() {
  const { always } = languageOf(useSettings().locale);
  const [tries, setTries] = useState(0);
  const tryAgain = async (): Promise<void> => {
    if (await serverAnswers()) location.reload();
    else setTries(tries + 1);
  };
  return (
    <main className="note sheet">
      <h1>{always['load-error']}</h1>
      <p>{always['load-error-text']}</p>
      <p className="row">
        <button type="button" className="button strong" onClick={() => void tryAgain()}>
          {always['load-again']}
        </button>
        <span role="status" key={tries}>
          {tries > 0 && always['load-failed-again']}
        </span>
      </p>
    </main>
  );
}
