import '../style/record.css';
import type { GameRecord } from '@treefort/kernel';
import { useMemo } from 'react';
import { Dialog } from '../shell/dialog.tsx';
import { useLanguage } from '../shell/language.tsx';
import { type Checked, verification } from '../table/verification.ts';

function Line({ line }: { readonly line: Checked }) {
  const { web } = useLanguage();
  const { what, stated, found, fits } = line;
  const verdict = (): string => {
    if (stated === undefined) return web.t('ending:unstated');
    return fits ? web.t('ending:fits') : web.t('ending:misfit', { stated });
  };
  return (
    <div className={fits ? 'fits' : 'misfit'} data-checked={what}>
      <dt>{web.t(`ending:${what}`)}</dt>
      <dd>
        <code>{found}</code>
        <span className="verdict">
          <span aria-hidden="true">{fits ? '✓' : '✗'}</span> {verdict()}
        </span>
      </dd>
    </div>
  );
}

interface VerifiedProps {
  readonly record: GameRecord;
  readonly onClose: () => void;
}

/** Computes the whole game again and tells in words whether the record is true. */
export function Verified({ record, onClose }: VerifiedProps) {
  const { web } = useLanguage();
  const { checked, fits } = useMemo(() => verification(record), [record]);
  return (
    <Dialog title={web.t('ending:verify-title')} onClose={onClose} className="verified">
      <p>{web.t('ending:verify-text')}</p>
      <p className={`judgement ${fits ? 'fits' : 'misfit'}`}>
        {web.t(fits ? 'ending:true' : 'ending:false')}
      </p>
      <dl>
        <div>
          <dt>{web.t('ending:seed')}</dt>
          <dd>
            <code>{record.seed}</code>
          </dd>
        </div>
        {checked.map((line) => (
          <Line key={line.what} line={line} />
        ))}
      </dl>
    </Dialog>
  );
}
