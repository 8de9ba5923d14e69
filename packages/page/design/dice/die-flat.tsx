/** A die as an object on the table: everywhere dice lie still, and where the page has no 3D or should not move. */
import flame from '@iconify-json/game-icons/flame';
import skull from '@iconify-json/game-icons/skull-crossed-bones';
import { memo, useId } from 'react';
import { useSettings } from '../../settings/settings';
import { isSame } from '../../store/same';
import { type DieKind, type Face, faceText, lookOf, PATTERNS, PLATE, type ShownDie } from './die';
import './die.css';

interface DieFlatProps {
  /** Without a face: a die that has not been rolled. */
  readonly die: Pick<ShownDie, 'kind' | 'second'> & { readonly face: Face | null };
  /** "Red die: 5". Without it the die is decoration. */
  readonly label?: string;
  /** Any CSS length; 4rem when absent. */
  readonly size?: string;
  readonly glows?: boolean;
  readonly spent?: boolean;
}

export const DieFlat = memo(function DieFlat({
  die: { kind, second, face },
  label,
  size = '4rem',
  glows,
  spent,
}: DieFlatProps) {
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
        {second ? <LowerHalf kind={second} id={id} /> : <circle cx="52" cy="52" r="40" fill={`url(#${id}p)`} />}
        <path d="M24 6.5h56" stroke="#fff" strokeOpacity="0.35" strokeWidth="2.5" strokeLinecap="round" />
        {face && <Mark face={face} ink={second ? PLATE.ink : look.ink} />}
      </svg>
      {label && <span className="hidden-words">{label}</span>}
    </>
  );
}, isSame);

/** The other colour of a die that has two, and a plain ground for its number. */
const LowerHalf = memo(function LowerHalf({ kind, id }: { readonly kind: DieKind; readonly id: string }) {
  const look = lookOf(kind);
  const { patterns } = useSettings();
  const strokes = patterns ? PATTERNS[look.pattern] : null;
  const half = 'M94 10A20 20 0 0 1 100 24V80A20 20 0 0 1 80 100H24A20 20 0 0 1 10 94Z';
  return (
    <>
      {strokes && (
        <pattern id={`${id}t`} width="24" height="24" patternUnits="userSpaceOnUse">
          <path d={strokes} stroke={look.trace} strokeWidth="4.5" strokeLinecap="round" fill="none" />
        </pattern>
      )}
      <path d={half} fill={look.body} />
      {strokes && <path d={half} fill={`url(#${id}t)`} opacity="0.75" />}
      <path d="M94 10 10 94" stroke={look.dark} strokeOpacity="0.6" strokeWidth="2.5" />
      <circle cx="52" cy="52" r="31" fill={PLATE.fill} stroke={look.dark} strokeOpacity="0.4" strokeWidth="2" />
    </>
  );
});

const Mark = memo(function Mark({ face, ink }: { readonly face: Face; readonly ink: string }) {
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
});
