import '../style/record.css';
import { shuffleProof } from '@treefort/kernel';
import type { ShuffleVerdict } from '@treefort/protocol';
import { loadEnd } from '@treefort/words';
import { useMemo } from 'react';
import { EndWordsContext } from '../end/end-words.ts';
import { ShuffleFound } from '../end/shuffle-note.tsx';
import { keptVerdict } from '../remote/shuffle-store.ts';
import { Dialog } from '../shell/dialog.tsx';
import { useLanguage } from '../shell/language.tsx';
import { useOptionalWords } from '../shell/loaded-words.ts';
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

interface ShuffleProps {
  readonly opened: OpenedRecord;
  readonly found: ShuffleVerdict | undefined;
}

/** Who shuffled, as far as the record shows it, and what this device's own notes say to that. */
function Shuffle({ opened, found }: ShuffleProps) {
  const end = useOptionalWords(loadEnd);
  if (!end) return null;
  const { record, sitters, source } = opened;
  const { contributions = [] } = record.shuffle ?? {};
  const n = contributions.filter((one) => one !== null).length;
  return (
    <EndWordsContext value={end}>
      <p>{record.shuffle ? end.t('shuffle:shared', { n }) : end.t('shuffle:alone')}</p>
      {found && source.from === 'server' && (
        <ShuffleFound table={source.id} verdict={found} sitters={sitters} />
      )}
    </EndWordsContext>
  );
}

interface VerifiedProps {
  readonly opened: OpenedRecord;
  readonly onClose: () => void;
}

/** Computes the whole game again and tells in words whether the record is true. */
export function Verified({ opened, onClose }: VerifiedProps) {
  const { web } = useLanguage();
  const { record, source } = opened;
  const { checked, fits } = useMemo(() => verification(record), [record]);
  const found = source.from === 'server' ? keptVerdict(source.id, record) : undefined;
  const provable = shuffleProof(record) === 'none' ? 'unprovable' : 'true';
  const judgement = fits && found?.is !== 'broken' ? provable : 'false';
  return (
    <Dialog title={web.t('ending:verify-title')} onClose={onClose} className="verified">
      <p>{web.t('ending:verify-text')}</p>
      <p className={`judgement ${judgement === 'true' ? 'fits' : 'misfit'}`}>
        {web.t(`ending:${judgement}`)}
      </p>
      <Shuffle opened={opened} found={found} />
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
