import '../style/open-record.css';
import '../style/record.css';
import { useState } from 'react';
import { Why } from '../screens/not-opened.tsx';
import { useLanguage } from '../shell/language.tsx';
import { download } from '../shell/text-file.ts';
import { gameIdOf } from '../table/game-id.ts';
import { type OpenedRecord, type OpenFailure, openRecord } from '../table/open-record.ts';
import type { Source } from '../table/source.ts';
import { CopiedLinkNote, useCopyLink } from './copied-link.tsx';
import { gameLink } from './game-link.ts';
import { Verified } from './verified.tsx';

/** What can be done with a finished game: share, verify, download. */
export function RecordTools({ source }: { readonly source: Source }) {
  const { words, web } = useLanguage();
  const link = useCopyLink();
  const [verified, setVerified] = useState<OpenedRecord>();
  const [wrong, setWrong] = useState<OpenFailure>();
  const using =
    (use: (opened: OpenedRecord) => void | Promise<void>) => async (): Promise<void> => {
      const opening = await openRecord(source, (seat) => web.t('newTable:person', { n: seat + 1 }));
      setWrong(opening.ok ? undefined : opening);
      if (opening.ok) await use(opening.value);
    };
  const share = using((opened) => {
    const game = words[gameIdOf(opened.record)].name;
    return link.share(gameLink(opened), web.t('ending:share-text', { game }));
  });
  const save = using(({ record }) =>
    download(`treefort-${record.game}.json`, `${JSON.stringify(record)}\n`),
  );
  const verify = using(setVerified);
  return (
    <div className="record-tools">
      <button type="button" className="button" onClick={() => void share()}>
        {web.t('ending:share')}
      </button>
      <button type="button" className="button" onClick={() => void verify()}>
        {web.t('ending:verify')}
      </button>
      <button type="button" className="button" onClick={() => void save()}>
        {web.t('ending:download')}
      </button>
      <CopiedLinkNote given={link.given} />
      {wrong && (
        <p className="wrong" role="alert">
          <Why unopened={wrong} />
        </p>
      )}
      {verified && <Verified opened={verified} onClose={() => setVerified(undefined)} />}
    </div>
  );
}
