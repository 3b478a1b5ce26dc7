import { useOnlineWords } from './online-words.ts';

/** A code that is shown once, to be printed: on paper there is nothing else. */
export function RecoveryCode({ code }: { readonly code: string }) {
  const online = useOnlineWords();
  return (
    <div className="recovery-code" role="status">
      <p>{online.t('account:recovery-shown')}</p>
      <p>
        <strong className="code">{code}</strong> <span className="on-paper">{location.host}</span>
      </p>
      <button type="button" className="button" onClick={() => window.print()}>
        {online.t('account:print')}
      </button>
    </div>
  );
}
