import '../style/spot.css';
import '../style/tip.css';
import type { ReactNode } from 'react';
import type { Explanation } from './playing.tsx';
import { usePointing } from './pointing.ts';

interface TipProps extends Explanation {
  readonly className?: string;
  readonly children: ReactNode;
}

/** Something that shows an explanation when it is tapped, hovered over or focused. */
export function Tip({ title, text, rules, className = '', children }: TipProps) {
  const explanation = { title, rules, ...(text !== undefined && { text }) };
  const { shown, pin, handlers } = usePointing({ target: `tip:${title}`, explanation });
  return (
    <button
      type="button"
      className={`tip ${shown ? 'pointed' : ''} ${className}`}
      onClick={pin}
      {...handlers}
    >
      {children}
    </button>
  );
}
