import { LONGEST_NAME, type NameFault, nameFault, normalName } from '@treefort/protocol';
import type { Online } from '@treefort/words';
import { type FormEvent, useState } from 'react';
import { becomePlayer } from '../remote/own-player.ts';
import type { FailedRequest, Why } from '../remote/server.ts';
import { keptName } from '../shell/own-name.ts';
import { useOnlineWords } from './online-words.ts';

/** A sentence for what the server refused. */
export const refusalKey = (why: Why, rule?: string) => {
  if (rule === 'sit.removed' || rule === 'sit.unwanted') return `refused:${rule}` as const;
  return why === 'unreachable' || why === 'too-many'
    ? (`friends:${why}` as const)
    : 'friends:failed';
};

/** Which letter of a name cannot be used, and why. */
function nameFaultText(online: Online, fault: NameFault): string {
  if ('letter' in fault) return online.t(`names:${fault.why}`, { letter: fault.letter });
  return fault.why === 'blank'
    ? online.t('names:blank')
    : online.t('names:long', { most: LONGEST_NAME });
}

interface NameFormProps {
  /** What the button says. */
  readonly label: string;
  /** Called when the server knows the name; resolves to why it failed, if it did. */
  readonly onNamed: () => Promise<FailedRequest | undefined>;
}

/** Asks for a name; the next time it is filled in already. */
export function NameForm({ label, onNamed }: NameFormProps) {
  const online = useOnlineWords();
  const [name, setName] = useState(() => keptName() ?? '');
  const [wrong, setWrong] = useState<string>();
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    const wanted = normalName(name);
    const fault = nameFault(wanted);
    setWrong(fault && nameFaultText(online, fault));
    if (fault) return;
    setBusy(true);
    const me = await becomePlayer(wanted);
    const refused = me.ok ? await onNamed() : me;
    if (refused) {
      const isName = !me.ok && me.why === 'bad-request';
      setWrong(online.t(isName ? 'friends:name-bad' : refusalKey(refused.why, refused.rule)));
    }
    setBusy(false);
  };
  return (
    <form className="name-form" onSubmit={(event) => void submit(event)}>
      <label>
        <strong>{online.t('friends:your-name')}</strong>
        <input
          className="field"
          value={name}
          required
          maxLength={LONGEST_NAME}
          autoComplete="nickname"
          onChange={(event) => setName(event.target.value)}
        />
      </label>
      <small>{online.t('friends:name-hint')}</small>
      <button type="submit" className="button strong large" aria-disabled={busy}>
        {label}
      </button>
      {wrong !== undefined && (
        <p className="wrong" role="alert">
          {wrong}
        </p>
      )}
    </form>
  );
}
