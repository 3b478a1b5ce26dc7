import type { NotDone } from '@treefort/protocol';
import type { Online, Words } from '@treefort/words';
import type { RemoteState } from '../remote/remote-state.ts';
import { useLanguage } from '../shell/language.tsx';
import type { FoundTable } from './find-table.ts';
import { refusalKey } from './name-form.tsx';
import { useOnlineWords } from './online-words.ts';

interface NoticeProps {
  readonly found: FoundTable;
  readonly state: RemoteState;
}

/** Tells that the connection is lost, that a new version will be loaded, or that an answer is on its way. */
export function ConnectionNotice({ state: { link, newer, sending } }: NoticeProps) {
  const online = useOnlineWords();
  const lost = link === 'lost';
  return (
    <div className="sign-place" role="status">
      {lost && (
        <p className="sign lost sheet">
          <strong>{online.t('online:lost')}</strong> {online.t('online:lost-text')}
        </p>
      )}
      {!lost && newer && <p className="sign sheet">{online.t('online:newer')}</p>}
      {!lost && sending && <p className="sign slow sheet">{online.t('online:sending')}</p>}
    </div>
  );
}

/** Rules of the server that have a sentence of their own. */
const RULES = [
  'sit.removed',
  'sit.unwanted',
  'back.answer-time',
  'back.game-time',
  'start.absent',
] as const;

function complaintText(
  { words, online }: { readonly words: Words; readonly online: Online },
  { why, rule = '', message }: NotDone,
): string {
  const known = RULES.find((one) => one === rule);
  if (known) return online.t(`refused:${known}`);
  if (rule.startsWith('undo.')) return words.fault({ why: 'undo', rule, message });
  if (why === 'broken') return online.t('online:broken');
  return online.t(why === 'unavailable' || why === 'too-many' ? refusalKey(why) : 'online:refused');
}

/** Why the last command was refused, until it is closed. */
export function Complaint({ found: { table }, state: { complaint } }: NoticeProps) {
  const { words, web } = useLanguage();
  const online = useOnlineWords();
  if (!complaint) return null;
  return (
    <div className="complaint sheet" role="alert">
      <p>{complaintText({ words, online }, complaint)}</p>
      <button
        type="button"
        className="button round quiet"
        aria-label={web.t('play:close')}
        onClick={() => table.dismiss()}
      >
        <span aria-hidden="true">✕</span>
      </button>
    </div>
  );
}

/** Tells that a bot plays for the viewer, with a button to take the seat back. */
export function AwayNotice({ found: { table }, state: { you, seats, phase } }: NoticeProps) {
  const online = useOnlineWords();
  const away = you === null || phase !== 'playing' ? null : (seats[you]?.away ?? null);
  if (away === null) return null;
  return (
    <div className="sign away sheet" role="status">
      <p>{online.t(`online:own-${away}`)}</p>
      <button
        type="button"
        className="button strong"
        onClick={() => void table.send({ do: 'back' })}
      >
        {online.t('online:back')}
      </button>
    </div>
  );
}
