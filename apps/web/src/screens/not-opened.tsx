import { useLanguage } from '../shell/language.tsx';
import { Link } from '../shell/link.tsx';
import type { OpenFailure } from '../table/open-record.ts';

/** Why a game was not opened; of a damaged one, what is wrong with it. */
export function Why({ unopened }: { readonly unopened: OpenFailure }) {
  const { words, web } = useLanguage();
  return (
    <>
      {web.t(`opened:${unopened.why}`)}
      {unopened.why === 'damaged' && <span className="fault">{words.fault(unopened.fault)}</span>}
    </>
  );
}

/** Shown in place of a game that cannot be opened. */
export function NotOpened({ unopened }: { readonly unopened: OpenFailure }) {
  const { web } = useLanguage();
  return (
    <main className="note sheet">
      <h1>{web.t('opened:title')}</h1>
      <p>
        <Why unopened={unopened} />
      </p>
      <p className="row">
        <Link to={{ at: 'home' }} className="button strong">
          {web.t('play:home')}
        </Link>
      </p>
    </main>
  );
}
