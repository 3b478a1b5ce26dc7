import { useEffect, useState } from 'react';
import { refusalKey } from '../online/name-form.tsx';
import { useOnlineWords } from '../online/online-words.ts';
import { confirmMail, stopMessages } from '../remote/calls.ts';
import type { ServerAnswer } from '../remote/server.ts';
import { useLanguage } from '../shell/language.tsx';
import { Link } from '../shell/link.tsx';
import { useLinkSecret } from '../shell/link-secret.ts';

interface CallLinkProps {
  /** What the link does. */
  readonly does: 'confirm' | 'stop';
}

/** Does what a link says; gives what came of it. */
function useFollowed(does: CallLinkProps['does']): ServerAnswer<{ address?: string }> | undefined {
  const secret = useLinkSecret() ?? '';
  const [answer, setAnswer] = useState<ServerAnswer<{ address?: string }>>();
  useEffect(() => {
    void (does === 'confirm' ? confirmMail(secret) : stopMessages(secret)).then(setAnswer);
  }, [does, secret]);
  return answer;
}

function Told({ title, text }: { readonly title: string; readonly text?: string }) {
  const { web } = useLanguage();
  return (
    <main className="note sheet">
      <h1>{title}</h1>
      {text !== undefined && <p>{text}</p>}
      <p className="row">
        <Link to={{ at: 'home' }} className="button">
          {web.t('play:home')}
        </Link>
      </p>
    </main>
  );
}

/** The page that a link in an email opens: one click is all it takes, and a second one changes nothing. */
export function CallLink({ does }: CallLinkProps) {
  const online = useOnlineWords();
  const answer = useFollowed(does);
  if (!answer) return null;
  if (!answer.ok && answer.why !== 'not-found') {
    return <Told title={online.t(refusalKey(answer.why))} />;
  }
  if (does === 'stop') {
    return <Told title={online.t('callLinks:stopped')} text={online.t('callLinks:stopped-text')} />;
  }
  if (!answer.ok) {
    return <Told title={online.t('callLinks:gone')} text={online.t('callLinks:gone-text')} />;
  }
  const { address = '' } = answer.value;
  const text = online.t('callLinks:confirmed-text', { address });
  return <Told title={online.t('callLinks:confirmed')} text={text} />;
}
