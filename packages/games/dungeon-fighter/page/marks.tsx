/** Small signs that mean the same everywhere: a die with its colour and shape, a requirement, a sum of Gold. */

import { type Icon, IconMark } from '@tabard/page/design/icon';
import { Tip } from '@tabard/page/design/tip';
import type { Moment } from '@tabard/page/room/moment';
import { useWords } from '@tabard/page/words/words';
import { memo } from 'react';
import { requirementHelp, requirementName } from '../index';
import type { Requirement } from '../physics';
import { REQUIREMENT_ICONS, SIGNS } from './icons';
import type { Colour } from './view';
import './marks.css';

/** DF-R111.2: colour never stands alone. Red bears a triangle, green a circle, blue a square. */
const SHAPES: { readonly [colour in Colour]: string } = {
  red: 'M24 22 31 34H17Z',
  green: 'M24 22A6 6 0 0 1 24 34A6 6 0 0 1 24 22Z',
  blue: 'M18.5 22.5H29.5V33.5H18.5Z',
};
const SMALL: { readonly [colour in Colour]: string } = {
  red: 'M8 1 15 14H1Z',
  green: 'M8 1.5A6.5 6.5 0 0 1 8 14.5A6.5 6.5 0 0 1 8 1.5Z',
  blue: 'M2 2H14V14H2Z',
};

/** The colour of an ability or a Scar as its shape. */
export const ColourMark = memo(function ColourMark({
  colour,
  label,
}: {
  readonly colour: Colour;
  readonly label?: string;
}) {
  return (
    <>
      <svg className="df-colour" data-colour={colour} viewBox="0 0 16 16" aria-hidden="true">
        <path d={SMALL[colour]} />
      </svg>
      {label && <span className="hidden-words">{label}</span>}
    </>
  );
});

export type AnyDie = Colour | 'white' | 'snow' | 'water';

interface DieMarkProps {
  readonly die: AnyDie;
  /** The dice of this table are cubes (DF-32.3). */
  readonly cubes?: boolean;
  readonly size?: string;
}

export const DieMark = memo(function DieMark({ die, cubes = false, size = '3rem' }: DieMarkProps) {
  const isCube = cubes || die === 'snow' || die === 'water';
  return (
    <svg className="df-die" data-die={die} viewBox="0 0 48 48" style={{ width: size, height: size }} aria-hidden="true">
      {die === 'water' ? (
        <>
          <Cube x={1} y={16} size={20} />
          <Cube x={27} y={16} size={20} />
          <Cube x={14} y={0} size={20} />
        </>
      ) : isCube ? (
        <Cube x={4} y={3} size={40} />
      ) : (
        <>
          <path className="df-die-left" d="M24 3 3 41 24 45Z" />
          <path className="df-die-right" d="M24 3 45 41 24 45Z" />
          <path className="df-die-edge" d="M24 3 45 41 24 45 3 41ZM24 3V45" />
        </>
      )}
      {die === 'snow' && <path className="df-die-sign" d={SIGNS.snow.d} transform="translate(13 20) scale(0.028)" />}
      {(die === 'red' || die === 'green' || die === 'blue') && <path className="df-die-sign" d={SHAPES[die]} />}
    </svg>
  );
});

/** Seen from above a corner: three faces in three lights. */
const Cube = memo(function Cube({ x, y, size }: { readonly x: number; readonly y: number; readonly size: number }) {
  const half = size / 2;
  const low = size * 0.28;
  const high = size * 0.52;
  return (
    <g transform={`translate(${x} ${y})`}>
      <path className="df-die-top" d={`M${half} 0L${size} ${low}L${half} ${2 * low}L0 ${low}Z`} />
      <path className="df-die-left" d={`M0 ${low}L${half} ${2 * low}V${2 * low + high}L0 ${low + high}Z`} />
      <path
        className="df-die-right"
        d={`M${size} ${low}L${half} ${2 * low}V${2 * low + high}L${size} ${low + high}Z`}
      />
    </g>
  );
});

/** A number with its sign: Gold, life, damage. */
export function Amount({
  icon,
  n,
  label,
}: {
  readonly icon: Icon;
  readonly n: number | string;
  readonly label: string;
}) {
  return (
    <span className="df-amount" title={label}>
      <IconMark icon={icon} size="1.3em" />
      <b>{n}</b>
      <span className="hidden-words">{label}</span>
    </span>
  );
}

interface RequirementMarkProps extends Pick<Moment, 'say'> {
  readonly requirement: Requirement;
  /** Of Madness: it will wake with a Hit. */
  readonly sleeps?: boolean;
}

/** A specific throw: its sign, its name, and how it is done when one asks. */
export const RequirementMark = memo(function RequirementMark({
  say,
  requirement,
  sleeps = false,
}: RequirementMarkProps) {
  const t = useWords();
  const name = say(requirementName(requirement));
  return (
    <Tip
      says={
        <>
          <b>{name}</b>
          <p>{say(requirementHelp(requirement))}</p>
          {sleeps && <p>{t('dungeon-fighter.room.sleeps')}</p>}
        </>
      }
    >
      <button type="button" className="df-req" data-sleeps={sleeps}>
        <IconMark icon={REQUIREMENT_ICONS[requirement]} size="1.5em" />
        <span>{name}</span>
      </button>
    </Tip>
  );
});
