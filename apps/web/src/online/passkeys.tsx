import type { Account, Passkey } from '@treefort/protocol';
import { hasPasskeys, makePasskey, removePasskey } from '../remote/account.ts';
import { useLanguage } from '../shell/language.tsx';
import type { AccountActs } from './account-acts.ts';
import { useOnlineWords } from './online-words.ts';

function PasskeyRow({ passkey, onRemove }: { readonly passkey: Passkey; onRemove(): void }) {
  const { locale } = useLanguage().words;
  const online = useOnlineWords();
  const { label, created, used } = passkey;
  const date = new Date(used ?? created).toLocaleDateString(locale, { dateStyle: 'long' });
  const device = label === '' ? online.t('devices:unknown') : label;
  return (
    <li className="device">
      <span>
        <strong>{device}</strong>{' '}
        <span>
          {online.t(used === null ? 'account:passkey-made' : 'account:passkey-used', { date })}
        </span>
      </span>
      <button
        type="button"
        className="button"
        aria-label={online.t('account:passkey-remove-of', { device })}
        onClick={onRemove}
      >
        {online.t('account:passkey-remove')}
      </button>
    </li>
  );
}

interface PasskeysProps {
  readonly passkeys: Account['passkeys'];
  readonly acts: AccountActs;
}

/** The passkeys by which this player can sign in anywhere. */
export function Passkeys({ passkeys, acts }: PasskeysProps) {
  const online = useOnlineWords();
  return (
    <section>
      <h3>{online.t('account:passkeys')}</h3>
      <p>{online.t(hasPasskeys() ? 'account:passkeys-text' : 'account:no-passkeys')}</p>
      <ul className="devices">
        {passkeys.map((passkey) => (
          <PasskeyRow
            key={passkey.id}
            passkey={passkey}
            onRemove={() => acts.run(removePasskey(passkey))}
          />
        ))}
      </ul>
      {hasPasskeys() && (
        <button
          type="button"
          className="button strong"
          onClick={() => acts.run(makePasskey(), 'account:passkey-failed')}
        >
          {online.t('account:passkey-make')}
        </button>
      )}
    </section>
  );
}
