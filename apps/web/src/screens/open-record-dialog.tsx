import '../style/open-record.css';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { Dialog } from '../shell/dialog.tsx';
import { useLanguage } from '../shell/language.tsx';
import { go } from '../shell/navigation.ts';
import { readTextFile } from '../shell/text-file.ts';
import { openImported } from '../table/open-record.ts';
import { Why } from './not-opened.tsx';

/** A file dropped anywhere on the page, as long as this is shown. */
function useDrop(taken: (file: File | undefined) => void): void {
  useEffect(() => {
    const over = (event: DragEvent): void => event.preventDefault();
    const drop = (event: DragEvent): void => {
      event.preventDefault();
      taken(event.dataTransfer?.files[0]);
    };
    addEventListener('dragover', over);
    addEventListener('drop', drop);
    return () => {
      removeEventListener('dragover', over);
      removeEventListener('drop', drop);
    };
  });
}

/** Opens a record from a file, a text or a link. */
export function OpenRecordDialog({ onClose }: { readonly onClose: () => void }) {
  const { web } = useLanguage();
  const field = useId();
  const [text, setText] = useState('');
  const [wrong, setWrong] = useState<ReactNode>();
  const open = async (brought: string): Promise<void> => {
    if (brought.trim() === '') return setWrong(web.t('opened:nothing'));
    const opening = await openImported(brought, (seat) =>
      web.t('newTable:person', { n: seat + 1 }),
    );
    if (opening.ok) go({ at: 'replay', source: opening.value.source });
    else setWrong(<Why unopened={opening} />);
  };
  const read = async (file: File | undefined): Promise<void> => {
    const found = file && (await readTextFile(file));
    if (found === undefined) setWrong(web.t('opened:file-unread'));
    else await open(found);
  };
  useDrop((file) => void read(file));
  return (
    <Dialog title={web.t('opened:bring')} onClose={onClose} className="open-record">
      <p>{web.t('opened:hint')}</p>
      <label className="button file">
        <input
          type="file"
          accept=".json,.txt,application/json,text/plain"
          onChange={(event) => void read(event.target.files?.[0])}
        />
        {web.t('opened:file')}
      </label>
      <label htmlFor={field}>{web.t('opened:paste')}</label>
      <textarea
        className="field"
        id={field}
        rows={3}
        spellCheck={false}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {wrong && (
        <p className="wrong" role="alert">
          {wrong}
        </p>
      )}
      <p className="row">
        <button type="button" className="button strong" onClick={() => void open(text)}>
          {web.t('opened:open')}
        </button>
      </p>
    </Dialog>
  );
}
