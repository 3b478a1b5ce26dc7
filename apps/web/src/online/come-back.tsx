import { type FormEvent, useState } from 'react';
import { hasPasskeys, recover, signInByPasskey } from '../remote/account.ts';
import { keptName } from '../shell/own-name.ts';
import type { AccountActs } from './account-acts.ts';
import { useOnlineWords } from './online-words.ts';

interface ComeBackProps {
  readonly acts: AccountActs;
  /** Called with the next recovery code when one was used. */
  readonly onCode: (code: string) => void;
}

/** Signing in as somebody who made a passkey or a recovery code before. */
export function ComeBack({ acts, onCode }: ComeBackProps) {
  const online = useOnlineWords();
  const [code, setCode] = useState('');
  const name = keptName();
  const useCode = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const found = recover(code);
    acts.run(found, 'account:sign-in-failed');
    const done = await found;
    if (done.ok) onCode(done.value.code);
  };
  return (
    <>
      <p>
        {name === undefined
          ? online.t('account:sign-in-text')
          : online.t('account:sign-in-leaves', { name })}
      </p>
      {hasPasskeys() && (
        <p>
          <button
            type="button"
            className="button"
            onClick={() => acts.run(signInByPasskey(), 'account:sign-in-failed')}
          >
            {online.t('account:sign-in-passkey')}
          </button>
        </p>
      )}
      <form className="name-form" onSubmit={(event) => void useCode(event)}>
        <label>
          <strong>{online.t('account:sign-in-code')}</strong>
          <input
            className="field"
            value={code}
            required
            maxLength={40}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            onChange={(event) => setCode(event.target.value)}
          />
        </label>
        <button type="submit" className="button">
          {online.t('account:sign-in-by-code')}
        </button>
      </form>
    </>
  );
}
