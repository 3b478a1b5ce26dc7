import '../style/devices.css';
import '../style/people.css';
import type { Acquaintance, Acquaintances } from '@treefort/protocol';
import { useEffect, useState } from 'react';
import { listCompany, showMyself } from '../remote/company.ts';
import type { Why } from '../remote/server.ts';
import { Dialog } from '../shell/dialog.tsx';
import { useLanguage } from '../shell/language.tsx';
import { Link } from '../shell/link.tsx';
import { refusalKey } from './name-form.tsx';
import { useOnlineWords } from './online-words.ts';
import { RelationButtons } from './relation-buttons.tsx';

function Known({ one, onChanged }: { readonly one: Acquaintance; readonly onChanged: () => void }) {
  const { locale } = useLanguage().words;
  const online = useOnlineWords();
  const { id, name, friend, here, met } = one;
  const says = [
    ...(friend === 'yes' ? [online.t('company:friends')] : []),
    ...(friend === 'asked' ? [online.t('company:asked')] : []),
    ...(here ? [online.t('company:here')] : []),
    ...(met === null
      ? []
      : [
          online.t('company:met', {
            date: new Date(met).toLocaleDateString(locale, { dateStyle: 'long' }),
          }),
        ]),
  ];
  return (
    <li className="device">
      <span>
        <strong>{name}</strong> <span>{says.join(' · ')}</span>
      </span>
      <RelationButtons who={name} person={{ player: id }} relation={one} onChanged={onChanged} />
    </li>
  );
}

/** Friends come first, then those who ask to be, then those one played with. */
const ORDER = ['yes', 'asks', 'asked', 'no'] as const;

interface CompanyProps {
  readonly company: Acquaintances;
  readonly onChanged: () => void;
}

function Company({ company, onChanged }: CompanyProps) {
  const { words } = useLanguage();
  const online = useOnlineWords();
  const { people, invitations, visible } = company;
  const show = async (): Promise<void> => {
    await showMyself(!visible);
    onChanged();
  };
  return (
    <>
      {invitations.map(({ table, game, by }) => (
        <p key={table} className="row">
          <span>
            {online.t('company:invitation', { who: by.name, game: words.game(game).name })}
          </span>
          <Link to={{ at: 'table', id: table }} className="button strong">
            {online.t('company:join')}
          </Link>
        </p>
      ))}
      <label className="notify">
        <input type="checkbox" checked={visible} onChange={() => void show()} />
        <span>{online.t('company:visible')}</span>
      </label>
      {people.length === 0 && <p>{online.t('company:nobody')}</p>}
      <ul className="devices">
        {people
          .toSorted((a, b) => ORDER.indexOf(a.friend) - ORDER.indexOf(b.friend))
          .map((one) => (
            <Known key={one.id} one={one} onChanged={onChanged} />
          ))}
      </ul>
    </>
  );
}

/** Whom one played with, friends, and to which tables they invite. */
export function FriendsDialog({ onClose }: { readonly onClose: () => void }) {
  const { web } = useLanguage();
  const online = useOnlineWords();
  const [company, setCompany] = useState<Acquaintances>();
  const [why, setWhy] = useState<Why>();
  const look = async (): Promise<void> => {
    const found = await listCompany();
    setCompany(found.ok ? found.value : undefined);
    setWhy(found.ok ? undefined : found.why);
  };
  useEffect(() => {
    void look();
  }, []);
  return (
    <Dialog title={web.t('comfort:friends')} onClose={onClose} className="friends-dialog">
      {company && <Company company={company} onChanged={() => void look()} />}
      {why !== undefined && (
        <p className="wrong" role="alert">
          {online.t(why === 'no-player' ? 'devices:nobody' : refusalKey(why))}
        </p>
      )}
    </Dialog>
  );
}
