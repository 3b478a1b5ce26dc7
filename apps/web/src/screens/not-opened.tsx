import { Link } from '../shell/link.tsx';
import { type Tongue, useTongue } from '../shell/tongue.tsx';
import type { Unopened } from '../table/opened.ts';

/** Why a game was not opened, in words. */
export function saidOf(unopened: Unopened, { words, web }: Tongue): string {
  const said = web.t(`opened:${unopened.why}`);
  return unopened.why === 'damaged' ? `${said} ${words.fault(unopened.fault)}` : said;
}

/** In place of a game that cannot be opened: why, and the way on. */
export function NotOpened({ unopened }: { readonly unopened: Unopened }) {
  const tongue = useTongue();
  const { web } = tongue;
  return (
    <main className="note sheet">
      <h1>{web.t('opened:title')}</h1>
      <p>{saidOf(unopened, tongue)}</p>
      <p className="row">
        <Link to={{ at: 'home' }} className="button strong">
          {web.t('play:home')}
        </Link>
      </p>
    </main>
  );
}
