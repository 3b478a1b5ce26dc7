import '../style/lobby.css';
import type { Options } from '@treefort/kernel';
import type { Clock } from '@treefort/protocol';
import { type ReactNode, useState } from 'react';
import { type FailedRequest, setUp } from '../remote/server.ts';
import { keepInvites } from '../remote/visits.ts';
import { useLanguage } from '../shell/language.tsx';
import { Link } from '../shell/link.tsx';
import { go } from '../shell/navigation.ts';
import { Choice } from '../shell/settings-dialog.tsx';
import { YesChoice } from '../shell/yes-choice.tsx';
import type { GameId } from '../table/game-id.ts';
import { ClockChoice, NO_CLOCK } from './clock-choice.tsx';
import { NameForm } from './name-form.tsx';
import { useOnlineWords } from './online-words.ts';
import { SeatsOnline, type SeatWish, seatRequests } from './seats-online.tsx';

interface FriendsFormProps {
  readonly game: GameId;
  readonly options: Options;
  /** The fields of the game's options. */
  readonly children: ReactNode;
}

/** Setting up a table on the server: who comes, who may find it, how long one may think. */
export function FriendsForm({ game, options, children }: FriendsFormProps) {
  const { web } = useLanguage();
  const online = useOnlineWords();
  const [seats, setSeats] = useState<readonly SeatWish[]>(['me', 'friend']);
  const [listed, setListed] = useState<'private' | 'public'>('private');
  const [clock, setClock] = useState<Clock>(NO_CLOCK);
  const [hints, setHints] = useState(false);
  const open = async (): Promise<FailedRequest | undefined> => {
    const isPublic = listed === 'public';
    const planned = seatRequests(seats, isPublic);
    const made = await setUp({ game, options, seats: planned, public: isPublic, clock, hints });
    if (!made.ok) return made;
    const { id, invites } = made.value;
    if (invites.some((secret) => secret !== null)) keepInvites(id, invites);
    go({ at: 'table', id });
    return undefined;
  };
  return (
    <>
      <SeatsOnline game={game} seats={seats} onChange={setSeats} />
      {children}
      <div className="choice-told">
        <Choice
          title={online.t('friends:listed')}
          name="listed"
          values={['private', 'public'] as const}
          chosen={listed}
          label={(value) => online.t(`friends:${value}`)}
          onChoose={setListed}
        />
        <p>{online.t(`friends:${listed}-text`)}</p>
      </div>
      <ClockChoice clock={clock} onChoose={setClock} />
      <YesChoice
        chosen={hints}
        title={online.t('hintsOnline:allow')}
        text={online.t('hintsOnline:allow-text')}
        onChange={setHints}
      />
      <NameForm label={online.t('friends:set-up')} onNamed={open} />
      <p>
        <Link to={{ at: 'home' }} className="button">
          {web.t('play:home')}
        </Link>
      </p>
    </>
  );
}
