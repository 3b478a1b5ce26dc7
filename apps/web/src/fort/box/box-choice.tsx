import '../../style/box.css';
import type { BoxFile } from '@treefort/fort';
import { useState } from 'react';
import { useLanguage } from '../../shell/language.tsx';
import { BoxEditor } from './box-editor.tsx';

interface BoxChoiceProps {
  readonly box: BoxFile | undefined;
  readonly onChoose: (box: BoxFile | undefined) => void;
}

/** With which box of Fort a table is played. */
export function BoxChoice({ box, onChoose }: BoxChoiceProps) {
  const { web } = useLanguage();
  const [open, setOpen] = useState(false);
  return (
    <section className="box-choice">
      <h2>{web.t('box:title')}</h2>
      <p className="row">
        <span>{box ? web.t('box:own', { name: box.name }) : web.t('box:standard')}</span>
        <button type="button" className="button" onClick={() => setOpen(true)}>
          {web.t('box:change')}
        </button>
      </p>
      {open && (
        <BoxEditor
          box={box}
          onUse={(used) => {
            onChoose(used);
            setOpen(false);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </section>
  );
}
