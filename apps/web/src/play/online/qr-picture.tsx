/** An address as a picture that a telephone's camera reads. Drawn as one path: dark on light in every theme, with its margin. */
import encodeQR from 'qr';
import { useMemo } from 'react';

interface QrPictureProps {
  readonly text: string;
  /** What a screen reader says. */
  readonly label: string;
}

/** Cells of quiet round it, which readers ask for. */
const MARGIN = 4;

export function QrPicture({ text, label }: QrPictureProps) {
  const { size, path } = useMemo(() => drawn(text), [text]);
  return (
    <svg className="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}

/** Each run of dark cells in a row is one stroke. */
export function drawn(text: string): { readonly size: number; readonly path: string } {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: MARGIN });
  const strokes = rows.flatMap((row, y) =>
    [...row.entries()].flatMap(([x, dark]) => {
      if (!dark || row[x - 1]) return [];
      const end = row.indexOf(false, x);
      const length = (end < 0 ? row.length : end) - x;
      return `M${x} ${y}h${length}v1h-${length}z`;
    }),
  );
  return { size: rows.length, path: strokes.join('') };
}
