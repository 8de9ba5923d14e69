/**
 * The hero's figure as plain shapes, so that the page and the picture to keep draw the same: a niche with light in it,
 * a body, the tabard in the class's colour and hatching, the head of the race, and every piece of gear where it is worn.
 */

import type { Icon } from '@tabard/page/design/icon';
import { edge, glyph, type Shape } from '@tabard/page/design/picture/shapes';
import type { Colour, MarketCard } from '../../index';
import { DIE_HUES, HATCHING } from '../dice/hatching';

export const FIGURE = { width: 160, height: 210 };

export interface Outfit {
  readonly head: Icon | null;
  readonly badge: Icon | null;
  readonly colour: Colour | '';
  /** RP-3.14: the side of the sheet is a picture: by day, or by night. */
  readonly side: number;
  readonly armor: readonly Extract<MarketCard, { kind: 'armor' }>[];
  readonly weapons: readonly { readonly icon: Icon; readonly hands: number }[];
}

const INK = '#2a190b';
const BONE = '#f1e4c6';

export function figureOf({ head, badge, colour, side, armor, weapons }: Outfit): Shape[] {
  return [
    ...niche(side),
    ...carried(weapons.filter(({ hands }) => hands > 1)),
    ...BODY_SHAPES,
    ...tabard(colour, badge),
    ...worn(armor),
    ...(head
      ? [edge(head, 80, 48, 66, side === 1, BONE), glyph(head, 80, 48, 66, INK, side === 1)]
      : [{ d: HOOD, fill: INK }]),
    ...headgear(armor),
    ...inHands(weapons.filter(({ hands }) => hands === 1)),
    ...sigils(armor),
  ];
}

// ---- where it stands

const ARCH = 'M6 206V78A74 74 0 0 1 154 78V206Z';
const LIGHTS = [
  { sky: '#e9c877', low: '#c98b3c', ground: '#6d4519', rays: '#fff0bd' },
  { sky: '#7f93c4', low: '#51608f', ground: '#2b3050', rays: '#dfe7ff' },
];

function niche(side: number): Shape[] {
  const { sky, low, ground, rays } = LIGHTS[side] ?? LIGHTS[0];
  return [
    { d: ARCH, fill: sky },
    { d: 'M0 120Q40 96 84 116T160 104V210H0Z', fill: low, clip: ARCH },
    {
      d: 'M80 46L-20 -30H10ZM80 46L40 -40H70ZM80 46L100 -40H130ZM80 46L160 -20H190Z',
      fill: rays,
      opacity: 0.5,
      clip: ARCH,
    },
    { d: 'M0 186Q60 172 160 184V210H0Z', fill: ground, clip: ARCH },
    { d: ARCH, stroke: INK, width: 3 },
    { d: 'M11 206V80A69 69 0 0 1 149 80V206', stroke: BONE, width: 1, opacity: 0.6 },
  ];
}

// ---- the body

const HOOD = 'M80 24A24 26 0 0 1 104 52Q104 76 80 78Q56 76 56 52A24 26 0 0 1 80 24Z';
const LEGS = 'M60 138H78V190H58ZM82 138H100L102 190H82Z';
const FEET = 'M56 186H79V198H48Q48 190 56 188ZM81 186H104Q112 190 112 198H81Z';
const TORSO = 'M56 82Q80 74 104 82L102 142H58Z';
const ARMS = 'M57 82Q44 84 40 104L32 138L44 142L52 116L60 104ZM103 82Q116 84 120 104L128 138L116 142L108 116L100 104Z';
const HANDS = 'M30 136A8 8 0 1 0 46 140A8 8 0 1 0 30 136ZM130 136A8 8 0 1 1 114 140A8 8 0 1 1 130 136Z';

const BODY_SHAPES: readonly Shape[] = [
  { d: LEGS, fill: INK },
  { d: FEET, fill: '#1c1007' },
  { d: ARMS, fill: INK },
  { d: HANDS, fill: '#3a2612' },
  { d: TORSO, fill: INK },
];

const TABARD = 'M60 80Q80 88 100 80L104 172L92 162L80 174L68 162L56 172Z';

/** The coat that gave the inn its name. */
function tabard(colour: Colour | '', badge: Icon | null): Shape[] {
  if (!colour) return [{ d: TABARD, fill: '#8a7757' }];
  const { body, hatch, ink, plate } = DIE_HUES[colour];
  const badgeShapes = badge
    ? [{ d: 'M80 94A17 17 0 1 1 79.9 94Z', fill: plate }, glyph(badge, 80, 111, 24, ink, false)]
    : [];
  return [
    { d: TABARD, fill: body },
    ...[0, 40, 80].flatMap((dy) =>
      [40, 80].map(
        (dx): Shape => ({ d: HATCHING[colour], stroke: hatch, width: 1.2, x: dx + 4, y: 76 + dy, clip: TABARD }),
      ),
    ),
    { d: TABARD, stroke: INK, width: 1.6 },
    ...badgeShapes,
  ];
}

// ---- what it wears

const MATERIALS: { readonly [set: string]: { readonly fill: string; readonly line: string } } = {
  ringmail: { fill: '#aab0b4', line: '#4d5459' },
  buckskin: { fill: '#a06a35', line: '#4f2f10' },
  moonweave: { fill: '#aebbec', line: '#4a3f86' },
};
const OTHER = { fill: '#d6ab52', line: '#5d3d0c' };

/** What a piece covers, by the last word of its id. */
const ZONES: { readonly [zone: string]: { readonly d: string; readonly words: readonly string[] } } = {
  legs: { d: 'M60 150H78V188H58ZM82 150H100L102 188H82Z', words: ['leggings', 'greaves', 'breeches'] },
  feet: {
    d: 'M57 178H79V199H47Q47 190 57 187ZM81 178H103V187Q113 190 113 199H81Z',
    words: ['sabatons', 'boots', 'slippers'],
  },
  torso: { d: 'M60 82Q80 90 100 82L101 132H59Z', words: ['hauberk', 'jerkin', 'vest'] },
  waist: { d: 'M57 128H103L105 142H55Z', words: ['sash', 'belt'] },
  apron: { d: 'M62 132H98L100 168H60Z', words: ['apron', 'skirt'] },
  shoulders: {
    d: 'M40 96Q46 76 66 80L64 92Q52 90 46 102ZM120 96Q114 76 94 80L96 92Q108 90 114 102Z',
    words: ['mantle', 'cloak'],
  },
  collar: { d: 'M58 80Q80 96 102 80L98 92Q80 104 62 92Z', words: ['collar', 'gorget'] },
  hands: { d: 'M28 130L46 134L44 150H28ZM132 130L114 134L116 150H132Z', words: ['gauntlets', 'gloves', 'mitts'] },
};
const ON_HEAD = ['coif', 'hood', 'veil', 'helm'];
const CAP = 'M50 50Q48 18 80 16Q112 18 110 50L103 46Q100 29 80 28Q60 29 57 46Z';

const wordOf = (id: string): string => id.split('-').at(-1) ?? id;
const materialOf = (set: string) => MATERIALS[set] ?? OTHER;

function piece(d: string, set: string): Shape[] {
  const { fill, line } = materialOf(set);
  return [
    { d, fill },
    { d: MESH, stroke: line, width: 0.8, opacity: 0.55, clip: d },
    { d, stroke: line, width: 1.6 },
  ];
}

const MESH = Array.from({ length: 40 }, (_, i) => `M${i * 5 - 40} 0L${i * 5 + 60} 210`).join('');

function worn(armor: Outfit['armor']): Shape[] {
  return Object.values(ZONES).flatMap(({ d, words }) => {
    const own = armor.find(({ id, armorSet }) => armorSet !== 'sigil' && words.includes(wordOf(id)));
    return own ? piece(d, own.armorSet) : [];
  });
}

function headgear(armor: Outfit['armor']): Shape[] {
  const own = armor.find(({ id }) => ON_HEAD.includes(wordOf(id)));
  return own ? piece(CAP, own.armorSet) : [];
}

const STARS = [
  [24, 60],
  [136, 60],
  [14, 104],
  [146, 104],
  [40, 32],
  [120, 32],
];

/** Sigils hang in the air about their owner. */
function sigils(armor: Outfit['armor']): Shape[] {
  return armor
    .filter(({ armorSet }) => armorSet === 'sigil')
    .flatMap(({ colours: [colour] }, i) => {
      const [x, y] = STARS[i % STARS.length];
      return [
        { d: 'M0 -11L9.5 5.5H-9.5Z M0 11L-9.5 -5.5H9.5Z', x, y, fill: DIE_HUES[colour].body, stroke: BONE, width: 1.4 },
      ];
    });
}

// ---- what it holds

function inHands(weapons: Outfit['weapons']): Shape[] {
  return weapons.slice(0, 2).flatMap(({ icon }, i) => {
    const [x, flip] = i === 0 ? [28, false] : [132, true];
    return [edge(icon, x, 124, 50, flip, BONE), glyph(icon, x, 124, 50, '#1a0f06', flip)];
  });
}

/** Two hands' worth is carried across the back. */
function carried(weapons: Outfit['weapons']): Shape[] {
  return weapons
    .slice(0, 1)
    .flatMap(({ icon }) => [edge(icon, 80, 92, 138, false, BONE), glyph(icon, 80, 92, 138, '#4b2f12', false)]);
}
