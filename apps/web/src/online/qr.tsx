import { encode } from 'uqr';

/** The dark modules of a QR code as one path, in units of a module. */
const pathOf = (rows: readonly (readonly boolean[])[]): string =>
  rows.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : []))).join('');

interface QrProps {
  readonly text: string;
  readonly label: string;
}

/** A QR code: dark on light by day and by night, so that every camera reads it. */
export function Qr({ text, label }: QrProps) {
  const { size, data } = encode(text, { ecc: 'M', border: 4 });
  return (
    <svg className="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <rect width={size} height={size} fill="#fff" />
      <path d={pathOf(data)} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}
