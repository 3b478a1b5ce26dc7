import type { SignInOffer } from '@treefort/protocol';
import { useEffect, useState } from 'react';
import { refusalKey } from '../online/name-form.tsx';
import { useOnlineWords } from '../online/online-words.ts';
import type { ServerAnswer, Why } from '../remote/server.ts';
import { askOffer, signIn } from '../remote/sign-in.ts';
import { useLanguage } from '../shell/language.tsx';
import { Link } from '../shell/link.tsx';
import { useLinkSecret } from '../shell/link-secret.ts';
import { go } from '../shell/navigation.ts';

/** What a link offers, if it still works. */
function useOffer(secret: string | undefined): ServerAnswer<SignInOffer> | undefined {
  const [offer, setOffer] = useState<ServerAnswer<SignInOffer>>();
  useEffect(() => {
    let wanted = true;
    void askOffer(secret ?? '').then((found) => wanted && setOffer(found));
    return () => {
      wanted = false;
    };
  }, [secret]);
  return offer;
}

function HomeLink({ label }: { readonly label: string }) {
  return (
    <Link to={{ at: 'home' }} className="button">
      {label}
    </Link>
  );
}

/** Who one would become, who one is now, and the question. */
function Question({ offer, secret }: { readonly offer: SignInOffer; readonly secret: string }) {
  const online = useOnlineWords();
  const [why, setWhy] = useState<Why>();
  const { player, you, onlyHere } = offer;
  const become = async (): Promise<void> => {
    const done = await signIn(secret);
    if (done.ok) go({ at: 'home' });
    else setWhy(done.why);
  };
  if (why === 'not-found') return <Gone />;
  return (
    <main className="note sheet sign-in">
      <h1>{online.t('signIn:title', { name: player.name })}</h1>
      {you && <p>{online.t(onlyHere ? 'signIn:now-last' : 'signIn:now', { name: you.name })}</p>}
      <p>{online.t('signIn:own-text')}</p>
      <p className="row">
        <HomeLink label={online.t('signIn:no')} />
        <button type="button" className="button strong" onClick={() => void become()}>
          {online.t('signIn:yes', { name: player.name })}
        </button>
      </p>
      {why !== undefined && (
        <p className="wrong" role="alert">
          {online.t(refusalKey(why))}
        </p>
      )}
    </main>
  );
}

function Gone() {
  const { web } = useLanguage();
  const online = useOnlineWords();
  return (
    <main className="note sheet">
      <h1>{online.t('signIn:gone')}</h1>
      <p>{online.t('signIn:gone-text')}</p>
      <p className="row">
        <HomeLink label={web.t('play:home')} />
      </p>
    </main>
  );
}

/** The page of a link from another device. Who one is changes here by a click, and nowhere else. */
export function SignIn() {
  const { web } = useLanguage();
  const online = useOnlineWords();
  const secret = useLinkSecret();
  const offer = useOffer(secret);
  if (!offer) return null;
  if (!offer.ok && offer.why !== 'unreachable' && offer.why !== 'too-many') return <Gone />;
  if (!offer.ok || offer.value.player.id === offer.value.you?.id) {
    const says = offer.ok
      ? online.t('signIn:already', { name: offer.value.player.name })
      : online.t(refusalKey(offer.why));
    return (
      <main className="note sheet">
        <h1>{says}</h1>
        <p className="row">
          <HomeLink label={web.t('play:home')} />
        </p>
      </main>
    );
  }
  return <Question offer={offer.value} secret={secret ?? ''} />;
}
