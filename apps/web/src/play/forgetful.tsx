import '../style/forgetful.css';
import { useState } from 'react';
import { useForgetful } from '../shell/storage.ts';
import { useTongue } from '../shell/tongue.tsx';

/** Says that the game will not outlive the page, until that has been read. */
export function Forgetful() {
  const { web } = useTongue();
  const forgetful = useForgetful();
  const [read, setRead] = useState(false);
  if (!forgetful || read) return null;
  return (
    <aside className="forgetful sheet" role="status">
      <p>{web.t('storage:forgetful')}</p>
      <button type="button" className="button" onClick={() => setRead(true)}>
        {web.t('play:close')}
      </button>
    </aside>
  );
}
