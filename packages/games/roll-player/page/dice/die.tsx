/** The dice as pictures. No die is told by its colour alone: see hatching.ts. */

import { memo, useId } from 'react';
import { DICE, type Die, type DieColour, type DieSort } from '../../index';
import { DIE_BODY, DIE_FACETS, DIE_HEXAGON, DIE_HUES, DIE_LOWER, DIE_SEAM, DIE_UPPER, HATCHING } from './hatching';
import './die.css';

interface DieFaceProps {
  readonly die: Die;
  /** 0 in the bag: a blank face. */
  readonly value: number;
  /** Any CSS length; 2.25rem when absent. */
  readonly size?: string;
  readonly isChosen?: boolean;
}

/** A picture: whoever shows it says what it is (`dieWords` of die-words.ts). */
export const DieFace = memo(function DieFace({ die, value, size, isChosen = false }: DieFaceProps) {
  const { kind, colours } = DICE[die];
  const clip = useId();
  const [first, second] = colours;
  return (
    <svg
      className="rp-die"
      viewBox="0 0 40 40"
      data-kind={kind}
      data-chosen={isChosen}
      style={{ width: size, height: size }}
      aria-hidden="true"
    >
      {kind === 'boost' && <Glass />}
      {kind === 'standard' && <Part colour={first} shape={DIE_BODY} clip={clip} />}
      {kind === 'split' && (
        <>
          <Part colour={first} shape={DIE_UPPER} clip={`${clip}a`} />
          <Part colour={second} shape={DIE_LOWER} clip={`${clip}b`} />
          <path className="rp-die-seam" d={DIE_SEAM} />
        </>
      )}
      <path className="rp-die-edge" d={DIE_BODY} />
      {value > 0 && <Figure kind={kind} colour={first} value={value} />}
    </svg>
  );
});

interface PartProps {
  readonly colour: DieColour;
  readonly shape: string;
  readonly clip: string;
}

const Part = memo(function Part({ colour, shape, clip }: PartProps) {
  const { body, hatch } = DIE_HUES[colour];
  return (
    <>
      <clipPath id={clip}>
        <path d={shape} />
      </clipPath>
      <path d={shape} fill={body} />
      <path
        d={HATCHING[colour]}
        clipPath={`url(#${clip})`}
        fill="none"
        stroke={hatch}
        strokeWidth={colour === 'gold' ? 2.4 : 1.4}
        strokeLinecap="round"
      />
    </>
  );
});

/** RP-2.6: no colour at all: cut glass. */
function Glass() {
  const { body, hatch } = DIE_HUES.boost;
  return (
    <>
      <path d={DIE_BODY} fill={body} />
      <path d={DIE_FACETS} fill="none" stroke={hatch} strokeWidth="1.4" />
    </>
  );
}

interface FigureProps {
  readonly kind: DieSort['kind'];
  readonly colour: DieColour | undefined;
  readonly value: number;
}

/** The value on a plain ground, so that no hatching runs through it. */
const Figure = memo(function Figure({ kind, colour, value }: FigureProps) {
  const { plate, ink } = DIE_HUES[kind === 'standard' && colour ? colour : kind === 'boost' ? 'boost' : 'split'];
  return (
    <g className="rp-die-figure">
      {kind === 'boost' ? <path d={DIE_HEXAGON} fill={plate} /> : <circle cx="20" cy="20" r="12.5" fill={plate} />}
      <text x="20" y="20" dy="0.34em" textAnchor="middle" fill={ink}>
        {value}
      </text>
    </g>
  );
});

/** A square of a colour with its hatching: a space that a Backstory wants so, or a class's colour. */
export const ColourPatch = memo(function ColourPatch({
  colour,
  size,
}: {
  readonly colour: DieColour;
  readonly size?: string;
}) {
  const clip = useId();
  return (
    <svg className="rp-patch" viewBox="0 0 40 40" style={{ width: size, height: size }} aria-hidden="true">
      <Part colour={colour} shape={DIE_BODY} clip={clip} />
      <path className="rp-die-edge" d={DIE_BODY} />
    </svg>
  );
});

interface CombatDieProps {
  readonly value: number;
  readonly size?: string;
  readonly isChosen?: boolean;
  /** Struck out by a Monster's ability or lying idle. */
  readonly isOut?: boolean;
}

/** Where pips lie on a face, as places of a grid of three by three. */
const PIPS: readonly (readonly number[])[] = [
  [],
  [4],
  [0, 8],
  [0, 4, 8],
  [0, 2, 6, 8],
  [0, 2, 4, 6, 8],
  [0, 2, 3, 5, 6, 8],
];

/** A Combat Die (RP-2.10): iron with pips, never on a sheet. */
export const CombatDie = memo(function CombatDie({ value, size, isChosen = false, isOut = false }: CombatDieProps) {
  return (
    <svg
      className="rp-die"
      viewBox="0 0 40 40"
      data-kind="combat"
      data-chosen={isChosen}
      data-out={isOut}
      style={{ width: size, height: size }}
      aria-hidden="true"
    >
      <path d={DIE_BODY} fill="#3d3129" />
      <path className="rp-die-edge" d={DIE_BODY} />
      {(PIPS[value] ?? []).map((place) => (
        <circle key={place} cx={11 + 9 * (place % 3)} cy={11 + 9 * Math.floor(place / 3)} r="3.6" fill="#f6e3b4" />
      ))}
    </svg>
  );
});
