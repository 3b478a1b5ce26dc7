import {
  type PersonRef,
  REPORT_REASONS,
  type Relation,
  type ReportReason,
} from '@treefort/protocol';
import { useState } from 'react';
import { changeRelation, report } from '../remote/company.ts';
import { useOnlineWords } from './online-words.ts';

/** Letters in which one may say what happened. */
const LONGEST_TEXT = 500;

interface RelationProps {
  readonly who: string;
  readonly person: PersonRef;
  readonly relation: Relation;
  /** Called when something has changed. */
  readonly onChanged: () => void;
}

/** What the button about friendship does next. */
const FRIEND_STEPS = {
  no: { label: 'company:ask', friend: true },
  asked: { label: 'company:asked', friend: false },
  asks: { label: 'company:agree', friend: true },
  yes: { label: 'company:end', friend: false },
} as const;

/** Tells those who run the server about somebody: why, and in one's own words if one likes. */
function ReportForm({ person }: { readonly person: PersonRef }) {
  const online = useOnlineWords();
  const [reported, setReported] = useState<boolean>();
  const [written, setWritten] = useState('');
  const send = async (why: ReportReason): Promise<void> => {
    const text = written.trim();
    const { ok } = await report({ person, why, ...(text !== '' && { text }) });
    setReported(ok);
  };
  if (reported) return <p role="status">{online.t('company:reported')}</p>;
  return (
    <>
      <label>
        {online.t('company:report-text')}
        <input
          className="field"
          maxLength={LONGEST_TEXT}
          value={written}
          onChange={(event) => setWritten(event.target.value)}
        />
      </label>
      <p className="row">
        {REPORT_REASONS.map((why) => (
          <button key={why} type="button" className="button quiet" onClick={() => void send(why)}>
            {online.t(`company:report-${why}`)}
          </button>
        ))}
      </p>
      {reported === false && <p role="alert">{online.t('friends:failed')}</p>}
    </>
  );
}

/** Being friends with somebody, or not wanting to hear or meet them. */
export function RelationButtons({ who, person, relation, onChanged }: RelationProps) {
  const online = useOnlineWords();
  const { friend, muted, blocked } = relation;
  const change = async (what: Partial<Record<'friend' | 'muted' | 'blocked', boolean>>) => {
    await changeRelation({ person, ...what });
    onChanged();
  };
  const step = FRIEND_STEPS[friend];
  const asks = friend === 'asks';
  const befriend = !blocked && (
    <button
      type="button"
      className={`button ${asks ? 'strong' : ''}`}
      aria-pressed={friend === 'asked' || undefined}
      onClick={() => void change({ friend: step.friend })}
    >
      {online.t(step.label)}
    </button>
  );
  return (
    <>
      {/* A request waits for an answer, so it is not hidden behind anything. */}
      {asks && befriend}
      <details className="relation">
        <summary>{online.t('company:about', { who })}</summary>
        <p className="row">
          {!asks && befriend}
          <button type="button" className="button" onClick={() => void change({ muted: !muted })}>
            {online.t(muted ? 'company:unmute' : 'company:mute')}
          </button>
          <button
            type="button"
            className="button"
            onClick={() => void change({ blocked: !blocked })}
          >
            {online.t(blocked ? 'company:unblock' : 'company:block')}
          </button>
        </p>
        <small>{online.t('company:block-text', { who })}</small>
        <ReportForm person={person} />
      </details>
    </>
  );
}
