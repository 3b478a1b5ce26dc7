import '../style/devices.css';
import type { Acquaintance } from '@treefort/protocol';
import { useEffect, useState } from 'react';
import { inviteFriend, listCompany } from '../remote/company.ts';
import { useOnlineWords } from './online-words.ts';

function Friend({ friend, table }: { readonly friend: Acquaintance; readonly table: string }) {
  const online = useOnlineWords();
  const [invited, setInvited] = useState(false);
  const { id, name, here } = friend;
  return (
    <li className="device">
      <span>
        <strong>{name}</strong> {here && <span>{online.t('company:here')}</span>}
      </span>
      <button
        type="button"
        className="button"
        aria-label={online.t('company:invite-who', { who: name })}
        aria-disabled={invited}
        onClick={() => void inviteFriend(id, table).then(({ ok }) => setInvited(ok))}
      >
        {online.t(invited ? 'company:invited' : 'company:invite')}
      </button>
    </li>
  );
}

/** Friends who can be invited to a table in one click, those who are here first; nothing without friends. */
export function InviteFriends({ table }: { readonly table: string }) {
  const [friends, setFriends] = useState<readonly Acquaintance[]>([]);
  useEffect(() => {
    let wanted = true;
    void listCompany().then((found) => {
      if (!wanted || !found.ok) return;
      const own = found.value.people.filter(({ friend }) => friend === 'yes');
      setFriends(own.toSorted((a, b) => Number(b.here) - Number(a.here)));
    });
    return () => {
      wanted = false;
    };
  }, []);
  if (friends.length === 0) return null;
  return (
    <ul className="devices sheet">
      {friends.map((friend) => (
        <Friend key={friend.id} friend={friend} table={table} />
      ))}
    </ul>
  );
}
