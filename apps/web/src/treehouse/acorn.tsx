import { Tip } from '../play/tip.tsx';
import { useLanguage } from '../shell/language.tsx';
import { Picture } from '../shell/picture.tsx';

const LEANS = ['tree-score:leans-left', 'tree-score:balanced', 'tree-score:leans-right'] as const;

const BALANCE = ['tree.balance', 'tree.balance.blocked'] as const;

interface AcornProps {
  readonly balance: number;
  /** Where it would swing to: pale. */
  readonly ahead: readonly number[];
  /** On the own tree it explains itself. */
  readonly own: boolean;
}

/** The marker of balance: an acorn on a string, which shows to where the tree leans. */
export function Acorn({ balance, ahead, own }: AcornProps) {
  const { words } = useLanguage();
  const says = words.t(LEANS[balance + 1] ?? LEANS[1]);
  return (
    <span
      className="balance"
      data-leans={balance}
      data-zone={own ? 'balance' : undefined}
      title={says}
    >
      <svg viewBox="0 0 105 96" aria-hidden="true">
        <path className="post" d="M86 96V6M92 10H34M84 26 66 10" />
        <path className="scale" d="M10 62q32 26 64 0" />
      </svg>
      {ahead
        .filter((there) => there !== balance)
        .map((there) => (
          <span key={there} className="pendulum ahead" data-leans={there}>
            <Picture of="things/acorn" />
          </span>
        ))}
      <span className="pendulum" data-leans={balance}>
        <Picture of="things/acorn" alt={own ? '' : says} />
      </span>
      {own && (
        <Tip title={says} rules={BALANCE} className="cover">
          <span className="unseen">{says}</span>
        </Tip>
      )}
    </span>
  );
}
