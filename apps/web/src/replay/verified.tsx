import '../style/record.css';
import { type GameRecord, shuffleProof } from '@treefort/kernel';
import { useMemo } from 'react';
import { ShuffleFound } from '../end/shuffle-note.tsx';
import { keptVerdict } from '../remote/shuffle-store.ts';
import { Dialog } from '../shell/dialog.tsx';
import { useLanguage } from '../shell/language.tsx';
import type { OpenedRecord } from '../table/open-record.ts';
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

/** Who shuffled, as far as the record shows it. */
function Shuffle({ record }: { readonly record: GameRecord }) {
  const { web } = useLanguage();
  const { contributions = [] } = record.shuffle ?? {};
  const n = contributions.filter((one) => one !== null).length;
  return <p>{record.shuffle ? web.t('shuffle:shared', { n }) : web.t('shuffle:alone')}</p>;
}

interface VerifiedProps {
  readonly opened: OpenedRecord;
  readonly onClose: () => void;
}

/** Computes the whole game again and tells in words whether the record is true. */
export function Verified({ opened: { record, sitters, source }, onClose }: VerifiedProps) {
  const { web } = useLanguage();
  const { checked, fits } = useMemo(() => verification(record), [record]);
  const table = source.from === 'server' ? source.id : undefined;
  const found = table === undefined ? undefined : keptVerdict(table, record);
  const provable = shuffleProof(record) === 'none' ? 'unprovable' : 'true';
  const judgement = fits ? provable : 'false';
  return (
    <Dialog title={web.t('ending:verify-title')} onClose={onClose} className="verified">
      <p>{web.t('ending:verify-text')}</p>
      <p className={`judgement ${judgement === 'true' ? 'fits' : 'misfit'}`}>
        {web.t(`ending:${judgement}`)}
      </p>
      <Shuffle record={record} />
      {table !== undefined && found && (
        <ShuffleFound table={table} verdict={found} sitters={sitters} />
      )}
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
