import type { MouseEvent, ReactNode } from 'react';
import { go } from './navigation.ts';
import { makePath, type Route } from './routes.ts';

interface LinkProps {
  readonly to: Route;
  readonly className: string;
  /** What it is called, where it shows a sign only. */
  readonly label?: string;
  readonly children: ReactNode;
}

/** A link within the client: an address like any other, but nothing is loaded again. */
export function Link({ to, className, label, children }: LinkProps) {
  const follow = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    go(to);
  };
  return (
    <a href={makePath(to)} className={className} aria-label={label} onClick={follow}>
      {children}
    </a>
  );
}
