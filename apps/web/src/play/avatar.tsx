import { Picture } from '../shell/picture.tsx';
import type { Sitter } from '../table/table.ts';

interface FaceProps {
  readonly sitter: Sitter;
  readonly seat: number;
}

/** A bot shows its animal, a person a face by seat. */
export function Avatar({ sitter, seat }: FaceProps) {
  const of =
    sitter.bot === undefined ? (`people/${seat % 4}` as const) : (`animals/${sitter.bot}` as const);
  return <Picture of={of} className="face" />;
}
