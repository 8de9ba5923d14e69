/**
 * A hero's portrait as plain shapes: the head of the race over a cloak of the class colour, with that colour's pattern, in
 * a niche by day or by night. The page and the picture to keep draw the same.
 */

import heron from '@iconify-json/game-icons/bird-mask';
import candle from '@iconify-json/game-icons/candlebright';
import crab from '@iconify-json/game-icons/crab';
import ghost from '@iconify-json/game-icons/floating-ghost';
import fox from '@iconify-json/game-icons/fox-head';
import frog from '@iconify-json/game-icons/frog';
import goblin from '@iconify-json/game-icons/goblin-head';
import golem from '@iconify-json/game-icons/golem-head';
import hood from '@iconify-json/game-icons/hood';
import stranger from '@iconify-json/game-icons/hooded-figure';
import helm from '@iconify-json/game-icons/horned-helm';
import horse from '@iconify-json/game-icons/horse-head';
import minotaur from '@iconify-json/game-icons/minotaur';
import captain from '@iconify-json/game-icons/pirate-captain';
import raven from '@iconify-json/game-icons/raven';
import witch from '@iconify-json/game-icons/witch-face';
import wizard from '@iconify-json/game-icons/wizard-face';
import elf from '@iconify-json/game-icons/woman-elf-face';
import { lookOf, PATTERNS } from '@tabard/page/design/dice/die';
import type { Icon } from '@tabard/page/design/icon';
import { edge, glyph, type Shape } from '@tabard/page/design/picture/shapes';
import type { Colour, Content } from '../../index';
import { KINDS } from '../die';
import { grainOf } from '../grain';
import { emblemOf } from '../icons';

export const PORTRAIT = { width: 120, height: 150 } as const;

/** Fifteen of them look as in Roll Player, where such heroes come from. */
export const RACE_ICONS: { readonly [race: string]: Icon } = {
  dikefolk: helm,
  reedling: elf,
  saltborn: wizard,
  heronkin: heron,
  mudlark: goblin,
  stiltwalker: witch,
  gannet: captain,
  'kelpie-blood': horse,
  brinewight: ghost,
  oxenfolk: minotaur,
  lampblack: hood,
  sandgrouse: raven,
  coralback: crab,
  frogling: frog,
  cairnfolk: golem,
  tallowkin: candle,
  otterkin: fox,
};

/** RA-R21: a race that nobody here knows keeps its face in the shade. */
export const raceIcon = (race: string): Icon => RACE_ICONS[race] ?? stranger;

/** What is written on a hero's insert, as far as it can be painted. */
export interface Likeness {
  readonly race: string;
  readonly class: string;
  /** The portrait card: a character's own, or a side of the race's ("oxenfolk-by-night"). */
  readonly portrait: string;
}

const ARCH = 'M8 144V60A52 52 0 0 1 112 60V144Z';
const BUST = 'M10 144Q12 112 40 102Q60 112 80 102Q108 112 110 144Z';
const GILT = '#d3a24a';
const DARK = '#1d120a';
const BONE = '#f6ead0';

const SKIES = {
  day: { sky: '#f1d49a', far: '#c99a56', near: '#8a5a2b', light: '#fff3c9' },
  night: { sky: '#5d6da3', far: '#39456f', near: '#222a49', light: '#e9eeff' },
} as const;

export function portraitOf({ classes }: Pick<Content, 'classes'>, likeness: Likeness): Shape[] {
  const own = classes.find(({ id }) => id === likeness.class)!;
  const grain = grainOf(seedOf(likeness.portrait));
  const isNight = likeness.portrait.endsWith('-by-night') || (!/-by-day$/.test(likeness.portrait) && grain(3) > 0.6);
  const head = raceIcon(likeness.race);
  const looksAway = grain(1) > 0.5;
  return [
    { d: 'M0 10A10 10 0 0 1 10 0H110A10 10 0 0 1 120 10V140A10 10 0 0 1 110 150H10A10 10 0 0 1 0 140Z', fill: DARK },
    ...land(SKIES[isNight ? 'night' : 'day'], grain),
    ...cloak(own.colour),
    edge(head, 60, 66, 72, looksAway, BONE),
    glyph(head, 60, 66, 72, DARK, looksAway),
    ...badge(own.colour, emblemOf(own)),
    { d: ARCH, stroke: GILT, width: 3.5 },
    { d: 'M13 144V61A47 47 0 0 1 107 61V144', stroke: '#fff1c4', width: 0.8, opacity: 0.7 },
  ];
}

const seedOf = (name: string): number => [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7);

/** Low hills, and a sun or a moon that stands a little elsewhere for everybody. */
function land({ sky, far, near, light }: (typeof SKIES)['day' | 'night'], grain: (i: number) => number): Shape[] {
  const at = (i: number, low: number, high: number) => Math.round(low + grain(i) * (high - low));
  const [x, y] = [at(4, 34, 86), at(5, 34, 52)];
  return [
    { d: ARCH, fill: sky },
    { d: `M${x} ${y - 30}a30 30 0 1 1 -.1 0Z`, fill: light, opacity: 0.85, clip: ARCH },
    {
      d: `M0 ${at(6, 84, 98)}Q${at(7, 20, 50)} ${at(8, 66, 84)} 64 ${at(9, 84, 96)}T120 ${at(10, 78, 94)}V150H0Z`,
      fill: far,
      clip: ARCH,
    },
    { d: `M0 ${at(11, 108, 118)}Q50 ${at(12, 94, 106)} 120 ${at(13, 106, 118)}V150H0Z`, fill: near, clip: ARCH },
  ];
}

const TILE = 24;

/** The class colour, and its pattern for those who do not see colours. */
function cloak(colour: Colour): Shape[] {
  const { body, light, dark, pattern, trace } = lookOf(KINDS[colour]);
  const strokes = PATTERNS[pattern];
  const tiles = strokes ? [0, 1, 2, 3, 4].flatMap((column) => [4, 5].map((row) => [column, row] as const)) : [];
  return [
    { d: BUST, fill: body },
    ...tiles.map(
      ([column, row]): Shape => ({
        d: strokes!,
        stroke: trace,
        width: 2.4,
        x: column * TILE,
        y: row * TILE,
        clip: BUST,
      }),
    ),
    { d: BUST, stroke: dark, width: 3 },
    { d: 'M13 144Q15 115 40 106Q60 116 80 106', stroke: light, width: 1.2, opacity: 0.8 },
  ];
}

function badge(colour: Colour, emblem: Icon): Shape[] {
  const { dark } = lookOf(KINDS[colour]);
  const ring = 'M60 111a16 16 0 1 1 -.1 0Z';
  return [{ d: ring, fill: BONE }, { d: ring, stroke: dark, width: 2.5 }, glyph(emblem, 60, 127, 23, DARK)];
}
