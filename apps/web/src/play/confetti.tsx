import '../style/confetti.css';
import type { CSSProperties } from 'react';

/** More would hide the winner. */
const PIECES = 36;

/** Paper scraps by day, fireflies by night. They do not move where reduced motion is set. */
export function Confetti() {
  return (
    <div className="confetti" aria-hidden="true">
      {Array.from({ length: PIECES }, (_, i) => (
        <i key={`piece-${i + 1}`} style={{ '--i': i } as CSSProperties} />
      ))}
    </div>
  );
}
