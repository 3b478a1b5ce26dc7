import '../style/storage-warning.css';
import { useState } from 'react';
import { useLanguage } from '../shell/language.tsx';
import { useStorageFails } from '../shell/storage.ts';

/** Warns that the game cannot be saved in this browser, until that is closed. */
export function StorageWarning() {
  const { web } = useLanguage();
  const forgetful = useStorageFails();
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
