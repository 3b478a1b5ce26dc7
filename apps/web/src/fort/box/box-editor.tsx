import '../../style/open-record.css';
import '../../style/box.css';
import { type BoxFile, standard } from '@treefort/fort';
import { useId, useState } from 'react';
import { Dialog } from '../../shell/dialog.tsx';
import { useLanguage } from '../../shell/language.tsx';
import { download, readTextFile } from '../../shell/text-file.ts';
import { checkedBox, KIDS, kidsIn, readBoxFile } from './draft-box.ts';
import { faultSaid } from './fault.ts';
import { KidFigures, LevelFigures } from './figures.tsx';

interface BoxEditorProps {
  readonly box: BoxFile | undefined;
  /** Nothing stands for the standard box. */
  readonly onUse: (box: BoxFile | undefined) => void;
  readonly onClose: () => void;
}

/** The figures of the box of Fort, to be changed, loaded and saved. */
export function BoxEditor({ box, onUse, onClose }: BoxEditorProps) {
  const language = useLanguage();
  const { web } = language;
  const field = useId();
  const [draft, setDraft] = useState(box ?? standard.file);
  const [unread, setUnread] = useState('');
  const checked = checkedBox(draft);
  const fault = checked.ok ? '' : checked.fault.message;
  const n = kidsIn(draft);
  const change = (changed: BoxFile): void => {
    setUnread('');
    setDraft(changed);
  };
  const load = async (file: File | undefined): Promise<void> => {
    const text = file && (await readTextFile(file));
    const read = text === undefined ? undefined : readBoxFile(text);
    if (read?.ok) change(read.value);
    else setUnread(read ? read.fault.message : web.t('opened:file-unread'));
  };
  const miscounted = !Number.isNaN(n) && n !== KIDS;
  const wrong = unread || (miscounted ? '' : fault);
  return (
    <Dialog title={web.t('box:title')} onClose={onClose} className="box-editor">
      <p>{web.t('box:text')}</p>
      <p className="row box-files">
        <label className="button file">
          <input
            type="file"
            accept=".json,application/json"
            onChange={(event) => void load(event.target.files?.[0])}
          />
          {web.t('box:load')}
        </label>
        <button
          type="button"
          className="button"
          onClick={() => download(`${draft.name}.json`, `${JSON.stringify(draft, null, 2)}\n`)}
        >
          {web.t('box:save')}
        </button>
        <button type="button" className="button quiet" onClick={() => change(standard.file)}>
          {web.t('box:reset')}
        </button>
      </p>
      <label htmlFor={field}>{web.t('box:name')}</label>
      <input
        className="field"
        id={field}
        value={draft.name}
        maxLength={40}
        onChange={(event) => change({ ...draft, name: event.target.value })}
      />
      <LevelFigures box={draft} fault={fault} onChange={change} />
      <KidFigures box={draft} fault={fault} onChange={change} />
      <div className="box-foot">
        <p role="status" className={miscounted ? 'wrong' : ''}>
          {web.t(miscounted ? 'box:total-wrong' : 'box:total', { n: n || 0, of: KIDS })}
        </p>
        {wrong && (
          <p className="wrong" role="alert">
            {faultSaid(wrong, draft, language)}
          </p>
        )}
        <button
          type="button"
          className="button strong"
          aria-disabled={!checked.ok}
          onClick={() => checked.ok && onUse(checked.value)}
        >
          {web.t('box:use')}
        </button>
      </div>
    </Dialog>
  );
}
