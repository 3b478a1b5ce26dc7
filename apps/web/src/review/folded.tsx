import { type ReactNode, useState } from 'react';
import { usePrinting } from './printing.ts';

interface FoldedProps {
  readonly head: ReactNode;
  /** What is made when it is unfolded, or printed. */
  readonly children: () => ReactNode;
  readonly unfolded?: boolean;
}

/** Something that is unfolded by whoever wants to know more; on paper all of it is. */
export function Folded({ head, children, unfolded = false }: FoldedProps) {
  const printing = usePrinting();
  const [open, setOpen] = useState(unfolded);
  const shown = open || printing;
  return (
    <details
      open={shown}
      onToggle={(event) => {
        if (!printing) setOpen(event.currentTarget.open);
      }}
    >
      <summary>{head}</summary>
      {shown && children()}
    </details>
  );
}
