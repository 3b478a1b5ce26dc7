import '../../style/open-record.css';
import '../../style/box.css';
import { type BoxFile, standard } from '@treefort/fort';
import type { Fault } from '@treefort/kernel';
import { useId, useState } from 'react';
import { Dialog } from '../../shell/dialog.tsx';
import { useLanguage } from '../../shell/language.tsx';
import { download, readTextFile } from '../../shell/text-file.ts';
import { checkedBox, KIDS, kidsIn, readBoxFile } from './draft-box.ts';
import { faultSaid } from './fault.ts';
import { KidFigures, LevelFigures } from './figures.tsx';

interface BoxFilesProps {
  readonly draft: BoxFile;
  readonly onChange: (box: BoxFile) => void;
  /** A file that is no box: why. */
  readonly onUnread: (why: Fault | 'no-file') => void;
}

/** Loads a box from a file, saves it, and goes back to the standard box. */
function BoxFiles({ draft, onChange, onUnread }: BoxFilesProps) {
  const { web } = useLanguage();
  const load = async (file: File | undefined): Promise<void> => {
    const text = file && (await readTextFile(file));
    const read = text === undefined ? undefined : readBoxFile(text);
    if (read?.ok) onChange(read.value);
    else onUnread(read ? read.fault : 'no-file');
  };
  return (
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
      <button type="button" className="button quiet" onClick={() => onChange(standard.file)}>
        {web.t('box:reset')}
      </button>
    </p>
  );
}

interface BoxFootProps {
  readonly draft: BoxFile;
  /** What is wrong with the draft or with a file, besides the number of kids. */
  readonly wrong: Fault | 'no-file' | undefined;
  readonly onUse: (() => void) | undefined;
}

/** How many kids the draft has, what is wrong with it, and the button to use it. */
function BoxFoot({ draft, wrong, onUse }: BoxFootProps) {
  const language = useLanguage();
  const { web } = language;
  const n = kidsIn(draft) || 0;
  const miscounted = isMiscounted(draft);
  return (
    <div className="box-foot">
      <p role="status" className={miscounted ? 'wrong' : ''}>
        {web.t(miscounted ? 'box:total-wrong' : 'box:total', { n, of: KIDS })}
      </p>
      {wrong && (
        <p className="wrong" role="alert">
          {wrong === 'no-file' ? web.t('opened:file-unread') : faultSaid(wrong, draft, language)}
        </p>
      )}
      <button
        type="button"
        className="button strong"
        aria-disabled={!onUse}
        onClick={() => onUse?.()}
      >
        {web.t('box:use')}
      </button>
    </div>
  );
}

/** A field that is being typed in may hold no number: then nothing is counted. */
function isMiscounted(draft: BoxFile): boolean {
  const n = kidsIn(draft);
  return !Number.isNaN(n) && n !== KIDS;
}

interface BoxEditorProps {
  readonly box: BoxFile | undefined;
  /** Nothing stands for the standard box. */
  readonly onUse: (box: BoxFile | undefined) => void;
  readonly onClose: () => void;
}

/** The figures of the box of Fort, to be changed, loaded and saved. */
export function BoxEditor({ box, onUse, onClose }: BoxEditorProps) {
  const { web } = useLanguage();
  const field = useId();
  const [draft, setDraft] = useState(box ?? standard.file);
  const [unread, setUnread] = useState<Fault | 'no-file'>();
  const checked = checkedBox(draft);
  const fault = checked.ok ? undefined : checked.fault;
  const change = (changed: BoxFile): void => {
    setUnread(undefined);
    setDraft(changed);
  };
  return (
    <Dialog title={web.t('box:title')} onClose={onClose} className="box-editor">
      <p>{web.t('box:text')}</p>
      <BoxFiles draft={draft} onChange={change} onUnread={setUnread} />
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
      <BoxFoot
        draft={draft}
        wrong={unread ?? (isMiscounted(draft) ? undefined : fault)}
        onUse={checked.ok ? () => onUse(checked.value) : undefined}
      />
    </Dialog>
  );
}
