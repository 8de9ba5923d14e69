/** A die as an object on the table: everywhere dice lie still, and where the page has no 3D or should not move. */
import flame from '@iconify-json/game-icons/flame';
import skull from '@iconify-json/game-icons/skull-crossed-bones';
import { useId } from 'react';
import { useSettings } from '../../settings/settings';
import { type Face, faceText, lookOf, PATTERNS, type ShownDie } from './die';
import './die.css';

interface DieFlatProps {
  readonly die: Pick<ShownDie, 'kind'> & { readonly face: Face };
  /** "Red die: 5". Without it the die is decoration. */
  readonly label?: string;
  /** Any CSS length; 4rem when absent. */
  readonly size?: string;
  readonly glows?: boolean;
  readonly spent?: boolean;
}

export function DieFlat({ die: { kind, face }, label, size = '4rem', glows, spent }: DieFlatProps) {
  const id = useId();
  const look = lookOf(kind);
  const { patterns } = useSettings();
  const strokes = patterns ? PATTERNS[look.pattern] : null;
  return (
    <>
      <svg
        className="die"
        data-glows={glows}
        data-spent={spent}
        viewBox="0 0 104 112"
        style={{ width: size, height: `calc(${size} * 112 / 104)` }}
        aria-hidden="true"
      >
        <defs>
          <linearGradient id={`${id}b`} x1="0" y1="0" x2="1" y2="1">
            <stop offset="0" stopColor={look.light} />
            <stop offset="0.45" stopColor={look.body} />
            <stop offset="1" stopColor={look.dark} />
          </linearGradient>
          <radialGradient id={`${id}p`}>
            <stop offset="0.62" stopColor={look.body} />
            <stop offset="1" stopColor={look.body} stopOpacity="0" />
          </radialGradient>
          {strokes && (
            <pattern id={`${id}s`} width="24" height="24" patternUnits="userSpaceOnUse">
              <path d={strokes} stroke={look.trace} strokeWidth="4.5" strokeLinecap="round" fill="none" />
            </pattern>
          )}
        </defs>
        <rect x="4" y="12" width="96" height="96" rx="20" fill={look.dark} />
        <rect x="4" y="4" width="96" height="96" rx="20" fill={`url(#${id}b)`} stroke={look.light} strokeWidth="1.5" />
        {strokes && <rect x="7" y="7" width="90" height="90" rx="17" fill={`url(#${id}s)`} opacity="0.75" />}
        {!strokes && (
          <rect x="12" y="12" width="80" height="80" rx="13" fill="none" stroke={look.trace} strokeWidth="2" />
        )}
        <circle cx="52" cy="52" r="40" fill={`url(#${id}p)`} />
        <path d="M24 6.5h56" stroke="#fff" strokeOpacity="0.35" strokeWidth="2.5" strokeLinecap="round" />
        <Mark face={face} ink={look.ink} />
      </svg>
      {label && <span className="hidden-words">{label}</span>}
    </>
  );
}

function Mark({ face, ink }: { readonly face: Face; readonly ink: string }) {
  if (face.kind === 'skull' || face.kind === 'flame') {
    return (
      <g transform="translate(22 22) scale(0.1172)">
        <path d={(face.kind === 'skull' ? skull : flame).d} fill={ink} />
      </g>
    );
  }
  return (
    <text className="die-number" x="52" y={face.kind === 'plus' ? 72 : 74} fill={ink} textAnchor="middle">
      {faceText(face)}
    </text>
  );
}
