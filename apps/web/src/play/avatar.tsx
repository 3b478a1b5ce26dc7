import { Picture, pictureAddress } from '../shell/picture.tsx';
import type { Sitter } from '../table/table.ts';

interface FaceProps {
  readonly sitter: Sitter;
  readonly seat: number;
  /** A bot always looks the same. */
  readonly glad?: boolean;
}

type Face = `people/${string}` | `animals/${string}`;

/** A bot shows its animal, a person a face by seat. */
const pictureOf = ({ sitter, seat, glad = false }: FaceProps): Face =>
  sitter.bot === undefined ? `people/${seat % 4}${glad ? '-glad' : ''}` : `animals/${sitter.bot}`;

/** The address of that picture. */
export const faceOf = (sitter: Sitter, seat: number): string =>
  pictureAddress(pictureOf({ sitter, seat }));

export function Avatar(props: FaceProps) {
  return <Picture of={pictureOf(props)} className="face" />;
}
