import { useState } from 'react';
import { invitesOf, keepInvites } from '../remote/visits.ts';
import { Dialog } from '../shell/dialog.tsx';
import type { FoundTable } from './find-table.ts';
import { useOnlineWords } from './online-words.ts';

interface RemoveProps {
  readonly found: FoundTable;
  readonly seat: number;
  readonly who: string;
}

/** The host frees the seat of somebody, after a second thought. */
export function RemoveButton({ found: { table }, seat, who }: RemoveProps) {
  const online = useOnlineWords();
  const [asking, setAsking] = useState(false);
  const close = (): void => setAsking(false);
  const remove = (): void => {
    close();
    void table.send({ do: 'remove', seat });
  };
  return (
    <>
      <button
        type="button"
        className="button quiet"
        aria-label={online.t('hosting:remove-who', { who })}
        onClick={() => setAsking(true)}
      >
        {online.t('hosting:remove')}
      </button>
      {asking && (
        <Dialog title={online.t('hosting:remove-title', { who })} onClose={close}>
          <p>{online.t('hosting:remove-text', { who })}</p>
          <p className="row">
            <button type="button" className="button strong" onClick={remove}>
              {online.t('hosting:remove')}
            </button>
            <button type="button" className="button" onClick={close}>
              {online.t('hosting:keep')}
            </button>
          </p>
        </Dialog>
      )}
    </>
  );
}

interface InviteProps {
  readonly found: FoundTable;
  readonly seat: number;
  /** Called when the invitation can be passed on. */
  readonly onInvited: () => void;
}

/** The host keeps a free seat for a friend, who may be somebody removed before. */
export function InviteButton({ found: { info, table }, seat, onInvited }: InviteProps) {
  const online = useOnlineWords();
  const invite = async (): Promise<void> => {
    const reply = await table.send({ do: 'invite', seat });
    if (!reply.ok || reply.invite === undefined) return;
    const kept = invitesOf(info.id);
    const secrets = info.seats.map((_, i) => kept[i] ?? null);
    keepInvites(info.id, secrets.with(seat, reply.invite));
    onInvited();
  };
  return (
    <button
      type="button"
      className="button quiet"
      aria-label={online.t('hosting:invite-seat', { n: seat + 1 })}
      onClick={() => void invite()}
    >
      {online.t('hosting:invite')}
    </button>
  );
}

/** Tells somebody that the host has freed the seat. */
export function RemovedNotice() {
  const online = useOnlineWords();
  return (
    <p className="sign removed sheet" role="alert">
      <strong>{online.t('hosting:removed')}</strong> {online.t('hosting:removed-text')}
    </p>
  );
}
