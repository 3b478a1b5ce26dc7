import { PHRASES, type Phrase } from '@treefort/protocol';
import type { Online, Words } from '@treefort/words';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { FORMER, type RemoteState } from '../remote/remote-state.ts';
import type { ChatLine } from '../remote/table-log.ts';
import { Dialog } from '../shell/dialog.tsx';
import { useLanguage } from '../shell/language.tsx';
import { changeSettings, useSettings } from '../shell/settings.ts';
import type { FoundTable } from './find-table.ts';
import { NameForm } from './name-form.tsx';
import { useOnlineWords } from './online-words.ts';

/** How many lines came since the chat was last open; lines from before the page was opened count as read. */
export function useUnread(chat: readonly ChatLine[], open: boolean): number {
  const [read, setRead] = useState(chat.length);
  useEffect(() => {
    if (open) setRead(chat.length);
  }, [open, chat.length]);
  return open ? 0 : chat.length - read;
}

type Seats = RemoteState['seats'];

interface Spoken {
  readonly words: Words;
  readonly online: Online;
}

/** Who said a line: as the seat is named now, if it is still theirs; a watcher is shown as one. */
function speakerOf({ words, online }: Spoken, seats: Seats, { name, seat }: ChatLine): string {
  const [who = ''] = words.names([name === null ? FORMER : { name }]);
  if (seat === undefined) return online.t('names:watching', { who });
  const seated = seats[seat]?.name;
  return seated?.startsWith(who) ? seated : who;
}

const saidIn = (online: Online, { said }: ChatLine): string =>
  'text' in said ? said.text : online.t(`phrases:${said.phrase}`);

interface ChatButtonProps {
  readonly seats: Seats;
  readonly unread: number;
  readonly latest: ChatLine | undefined;
  readonly onOpen: () => void;
}

/** Opens the chat; while it is closed, new lines are announced to screen readers. */
export function ChatButton({ seats, unread, latest, onOpen }: ChatButtonProps) {
  const { words } = useLanguage();
  const online = useOnlineWords();
  const title = online.t('chat:title');
  const label = unread > 0 ? `${title}. ${online.t('chat:unread', { n: unread })}` : title;
  return (
    <>
      <button
        type="button"
        className="button round quiet chat-button"
        aria-label={label}
        title={label}
        onClick={onOpen}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true" className="line-icon">
          <path d="M4 5h16v11H11l-5 4v-4H4z" />
        </svg>
        {unread > 0 && (
          <span className="unread" aria-hidden="true">
            {unread}
          </span>
        )}
      </button>
      <span className="unseen" role="status">
        {unread > 0 &&
          latest &&
          online.t('chat:says', {
            who: speakerOf({ words, online }, seats, latest),
            text: saidIn(online, latest),
          })}
      </span>
    </>
  );
}

/** The lines of the chat, scrolled to the newest; new ones are announced to screen readers. */
function Lines({ chat, seats }: Pick<RemoteState, 'chat' | 'seats'>) {
  const { words } = useLanguage();
  const online = useOnlineWords();
  const scroll = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (chat.length > 0) scroll.current?.scrollTo({ top: scroll.current.scrollHeight });
  }, [chat.length]);
  return (
    <div className="chat-lines" ref={scroll} role="log" aria-label={online.t('chat:title')}>
      {chat.length === 0 && <p>{online.t('chat:empty')}</p>}
      {chat.map((line) => (
        <p key={line.n}>
          <strong className={line.seat === undefined ? 'watcher' : ''}>
            {speakerOf({ words, online }, seats, line)}
          </strong>{' '}
          {saidIn(online, line)}
        </p>
      ))}
    </div>
  );
}

function SayForm({ onSay }: { readonly onSay: (text: string) => void }) {
  const online = useOnlineWords();
  const [text, setText] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const say = (event: FormEvent): void => {
    event.preventDefault();
    if (text.trim() === '') return;
    onSay(text);
    setText('');
  };
  return (
    <form className="say" onSubmit={say}>
      <input
        ref={field}
        className="field"
        value={text}
        maxLength={500}
        autoComplete="off"
        aria-label={online.t('chat:say')}
        placeholder={online.t('chat:say')}
        onChange={(event) => setText(event.target.value)}
      />
      <button type="submit" className="button strong">
        {online.t('chat:send')}
      </button>
    </form>
  );
}

/** What can be said by one touch. */
function Phrases({ onSay }: { readonly onSay: (phrase: Phrase) => void }) {
  const online = useOnlineWords();
  return (
    <p className="phrases">
      {PHRASES.map((phrase) => (
        <button key={phrase} type="button" className="button" onClick={() => onSay(phrase)}>
          {online.t(`phrases:${phrase}`)}
        </button>
      ))}
    </p>
  );
}

/** Who watches may talk, but nobody at the table has to listen. */
function HideWatchers() {
  const online = useOnlineWords();
  const { hideWatchers } = useSettings();
  return (
    <label className="notify">
      <input
        type="checkbox"
        checked={hideWatchers}
        onChange={() => changeSettings({ hideWatchers: !hideWatchers })}
      />
      <span>{online.t('chat:hide-watchers')}</span>
    </label>
  );
}

interface ChatPanelProps {
  readonly found: FoundTable;
  readonly state: RemoteState;
  readonly watchersSpoke: boolean;
  readonly onClose: () => void;
}

/** The chat over the table. */
export function ChatPanel({ found: { table }, state, watchersSpoke, onClose }: ChatPanelProps) {
  const online = useOnlineWords();
  const { chat, seats, you } = state;
  // A watcher needs a name before speaking.
  const [named, setNamed] = useState(you !== null);
  const join = async (): Promise<undefined> => {
    table.replaceConnection();
    setNamed(true);
    return undefined;
  };
  return (
    <Dialog title={online.t('chat:title')} onClose={onClose} className="chat-panel">
      <Lines chat={chat} seats={seats} />
      {watchersSpoke && you !== null && <HideWatchers />}
      {named ? (
        <>
          <Phrases onSay={(phrase) => table.say({ phrase })} />
          <SayForm onSay={(text) => table.say({ text })} />
        </>
      ) : (
        <NameForm label={online.t('chat:say')} onNamed={join} />
      )}
    </Dialog>
  );
}
