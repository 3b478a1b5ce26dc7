import { type FormEvent, useState } from 'react';
import { becomePlayer, keptName } from '../remote/own-player.ts';
import type { Why } from '../remote/server.ts';
import { useOnlineWords } from './online-words.ts';

/** A sentence for what the server refused. */
export const refusalKey = (why: Why) =>
  why === 'unreachable' || why === 'too-many' ? (`friends:${why}` as const) : 'friends:failed';

interface NameFormProps {
  /** What the button says. */
  readonly label: string;
  /** Called when the server knows the name; resolves to why it failed, if it did. */
  readonly onNamed: () => Promise<Why | undefined>;
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
    setBusy(true);
    const me = await becomePlayer(name.trim());
    const why = me.ok ? await onNamed() : me.why;
    if (why !== undefined) {
      setWrong(online.t(!me.ok && why === 'bad-request' ? 'friends:name-bad' : refusalKey(why)));
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
          maxLength={40}
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
