import { type ReactNode, useState } from 'react';
import { usePrinting } from './printing.ts';

interface FoldedProps {
  readonly head: ReactNode;
  /** Rendered only while it is unfolded or printed. */
  readonly children: () => ReactNode;
  readonly unfolded?: boolean;
}

/** Details that can be unfolded; they are always open when printed. */
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
