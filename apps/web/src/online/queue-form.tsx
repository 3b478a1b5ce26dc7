import '../style/lobby.css';
import { CLOCKS, PACES, type Pace } from '@treefort/protocol';
import { useState } from 'react';
import { keptWish, queueWatch } from '../remote/queue.ts';
import type { FailedRequest } from '../remote/server.ts';
import { useLanguage } from '../shell/language.tsx';
import { Link } from '../shell/link.tsx';
import { go } from '../shell/navigation.ts';
import { Choice } from '../shell/settings-dialog.tsx';
import { YesChoice } from '../shell/yes-choice.tsx';
import type { GameId } from '../table/game-id.ts';
import { SEATS } from '../table/quick-play.ts';
import { useClockWords } from './clock-words.ts';
import { NameForm } from './name-form.tsx';
import { useOnlineWords } from './online-words.ts';

interface BotsChoiceProps {
  readonly bots: boolean;
  readonly onChange: (bots: boolean) => void;
}

/** Whether bots may take empty seats. */
export function BotsChoice({ bots, onChange }: BotsChoiceProps) {
  const online = useOnlineWords();
  return (
    <YesChoice
      chosen={bots}
      title={online.t('queue:bots')}
      text={online.t('queue:bots-text')}
      onChange={onChange}
    />
  );
}

interface PaceChoiceProps {
  readonly pace: Pace;
  readonly onChoose: (pace: Pace) => void;
}

function PaceChoice({ pace, onChoose }: PaceChoiceProps) {
  const online = useOnlineWords();
  const text = useClockWords(CLOCKS[pace]);
  return (
    <div className="clock-choice">
      <Choice
        title={online.t('friends:clock')}
        name="pace"
        values={PACES}
        chosen={pace}
        label={(name) => online.t(`friends:clock-${name}`)}
        onChoose={onChoose}
      />
      {pace !== 'none' && (
        <p>
          {text}. {online.t('friends:clock-bot')}
        </p>
      )}
    </div>
  );
}

const SIZES = ['any', ...SEATS.map(String)];

/** Looking for company: how many, how fast, and whether bots will do. */
export function QueueForm({ game }: { readonly game: GameId }) {
  const { web } = useLanguage();
  const online = useOnlineWords();
  const [wish, setWish] = useState(() => keptWish(game));
  const look = async (): Promise<FailedRequest | undefined> => {
    const refused = await queueWatch.join(wish);
    if (!refused) go({ at: 'home' });
    return refused;
  };
  return (
    <>
      <p>{online.t('queue:text')}</p>
      <Choice
        title={online.t('queue:seats')}
        name="seats"
        values={SIZES}
        chosen={wish.seats.length > 1 ? 'any' : String(wish.seats[0])}
        label={(size) => (size === 'any' ? online.t('queue:any') : size)}
        onChoose={(size) => setWish({ ...wish, seats: size === 'any' ? SEATS : [Number(size)] })}
      />
      <PaceChoice pace={wish.pace} onChoose={(pace) => setWish({ ...wish, pace })} />
      <BotsChoice bots={wish.bots} onChange={(bots) => setWish({ ...wish, bots })} />
      <NameForm label={online.t('queue:find')} onNamed={look} />
      <p>
        <Link to={{ at: 'home' }} className="button">
          {web.t('play:home')}
        </Link>
      </p>
    </>
  );
}
