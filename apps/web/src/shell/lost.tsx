import { LOST } from '@treefort/words';
import { useState } from 'react';
import { isServed } from './fresh.ts';
import { useSettings } from './settings.ts';

/** In place of what did not come over the network: a new try loads the page anew, as soon as somebody answers. */
export function Lost() {
  const { title, text, again, still } = LOST[useSettings().locale];
  const [tries, setTries] = useState(0);
  const tryAgain = async (): Promise<void> => {
    if (await isServed()) location.reload();
    else setTries(tries + 1);
  };
  return (
    <main className="note sheet">
      <h1>{title}</h1>
      <p>{text}</p>
      <p className="row">
        <button type="button" className="button strong" onClick={() => void tryAgain()}>
          {again}
        </button>
        <span role="status" key={tries}>
          {tries > 0 && still}
        </span>
      </p>
    </main>
  );
}
