import { Picture, pictureAddress } from '../shell/picture.tsx';
import type { Sitter } from '../table/table.ts';

interface FaceProps {
  readonly sitter: Sitter;
  readonly seat: number;
}

type Face = `people/${number}` | `animals/${string}`;

/** A bot shows its animal, a person a face by seat. */
const pictureOf = ({ bot }: Sitter, seat: number): Face =>
  bot === undefined ? `people/${seat % 4}` : `animals/${bot}`;

/** The address of that picture. */
export const faceOf = (sitter: Sitter, seat: number): string =>
  pictureAddress(pictureOf(sitter, seat));

export function Avatar({ sitter, seat }: FaceProps) {
  return <Picture of={pictureOf(sitter, seat)} className="face" />;
}
