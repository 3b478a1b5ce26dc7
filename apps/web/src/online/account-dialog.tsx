import '../style/devices.css';
import '../style/lobby.css';
import '../style/people.css';
import '../style/account.css';
import type { Account } from '@treefort/protocol';
import { useEffect, useState } from 'react';
import { deleteMe, makeRecoveryCode, showAccount } from '../remote/account.ts';
import { Dialog } from '../shell/dialog.tsx';
import { useLanguage } from '../shell/language.tsx';
import { keptName } from '../shell/own-name.ts';
import type { AccountActs } from './account-acts.ts';
import { ComeBack } from './come-back.tsx';
import { NameForm, refusalKey } from './name-form.tsx';
import { useOnlineWords } from './online-words.ts';
import { Passkeys } from './passkeys.tsx';
import { RecoveryCode } from './recovery-code.tsx';

function Recovery({
  made,
  code,
  onMake,
}: {
  readonly made: number | null;
  readonly code: string | undefined;
  onMake(): void;
}) {
  const { locale } = useLanguage().words;
  const online = useOnlineWords();
  const date = new Date(made ?? 0).toLocaleDateString(locale, { dateStyle: 'long' });
  return (
    <section>
      <h3>{online.t('account:recovery')}</h3>
      <p>
        {online.t('account:recovery-text')}{' '}
        {made !== null && !code && online.t('account:recovery-made', { date })}
      </p>
      {code ? (
        <RecoveryCode code={code} />
      ) : (
        <button type="button" className="button" onClick={onMake}>
          {online.t('account:recovery-make')}
        </button>
      )}
    </section>
  );
}

/** Nobody comes back from this: it is asked twice. */
function DeleteMe({ onDelete }: { readonly onDelete: () => void }) {
  const online = useOnlineWords();
  const [sure, setSure] = useState(false);
  if (!sure) {
    return (
      <button type="button" className="button" onClick={() => setSure(true)}>
        {online.t('account:delete')}
      </button>
    );
  }
  return (
    <div role="alert">
      <p className="wrong">{online.t('account:delete-text')}</p>
      <p className="row">
        <button type="button" className="button strong" onClick={() => setSure(false)}>
          {online.t('account:delete-no')}
        </button>
        <button type="button" className="button" onClick={onDelete}>
          {online.t('account:delete-yes')}
        </button>
      </p>
    </div>
  );
}

interface SignedInProps {
  readonly account: Account;
  readonly acts: AccountActs;
  readonly code: string | undefined;
  readonly onCode: (code: string) => void;
}

function SignedIn({ account, acts, code, onCode }: SignedInProps) {
  const online = useOnlineWords();
  const [renamed, setRenamed] = useState(false);
  const makeCode = async (): Promise<void> => {
    const made = makeRecoveryCode();
    acts.run(made);
    const done = await made;
    if (done.ok) onCode(done.value.code);
  };
  return (
    <>
      <p>{online.t('devices:who', { name: keptName() ?? '' })}</p>
      <NameForm
        label={online.t('account:rename')}
        onNamed={async () => {
          setRenamed(true);
          acts.run(showAccount());
          return undefined;
        }}
      />
      {renamed && <p role="status">{online.t('account:renamed')}</p>}
      <Passkeys passkeys={account.passkeys} acts={acts} />
      <Recovery made={account.recovery} code={code} onMake={() => void makeCode()} />
      <details>
        <summary>{online.t('account:sign-in-other')}</summary>
        <ComeBack acts={acts} onCode={onCode} />
      </details>
      <DeleteMe onDelete={() => acts.run(deleteMe())} />
    </>
  );
}

/** The account: name, passkeys, recovery code, and deleting it. */
export function AccountDialog({ onClose }: { readonly onClose: () => void }) {
  const { web } = useLanguage();
  const online = useOnlineWords();
  const [account, setAccount] = useState<Account>();
  const [nobody, setNobody] = useState(false);
  const [code, setCode] = useState<string>();
  const [wrong, setWrong] = useState<string>();
  const look = async (): Promise<void> => {
    const found = await showAccount();
    setAccount(found.ok ? found.value : undefined);
    setNobody(!found.ok && found.why === 'no-player');
    if (!found.ok && found.why !== 'no-player') setWrong(online.t(refusalKey(found.why)));
  };
  const run: AccountActs['run'] = async (acting, failed) => {
    const done = await acting;
    const refused = !done.ok && (done.why === 'refused' || done.why === 'not-found');
    if (done.ok) setWrong(undefined);
    else setWrong(online.t(failed && refused ? failed : refusalKey(done.why)));
    if (done.ok) await look();
  };
  useEffect(() => {
    void look();
  }, []);
  const acts = { run };
  return (
    <Dialog title={web.t('comfort:account')} onClose={onClose} className="account-dialog">
      {account && <SignedIn account={account} acts={acts} code={code} onCode={setCode} />}
      {nobody && <ComeBack acts={acts} onCode={setCode} />}
      {wrong !== undefined && (
        <p className="wrong" role="alert">
          {wrong}
        </p>
      )}
    </Dialog>
  );
}
