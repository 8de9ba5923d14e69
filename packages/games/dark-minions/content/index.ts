/** The numbers and names of Dark Minions as typed values. The files beside this one are the data; packs replace them. */
import { z } from '@tabard/content/zod';
import demonLords from './demon-lords.yaml';
import dice from './dice.yaml';
import hordes from './hordes.yaml';
import levels from './levels.yaml';
import overlords from './overlords.yaml';
import setup from './setup.yaml';
import towns from './towns.yaml';

export const TOWER_COLOURS = ['white', 'gray', 'black'] as const;
export const DIE_KINDS = ['black', 'red', 'white', 'yellow'] as const;
export type DieKind = (typeof DIE_KINDS)[number];

const whole = z.number().int().min(0);
const byColour = z.strictObject({ white: whole, gray: whole, black: whole });
const bySeats = z.strictObject({ 3: whole, 4: whole, 5: whole });
const face = z.strictObject({ kind: z.enum(['number', 'plus', 'skull', 'flame']), value: whole });
const emblem = { emblem: z.string().regex(/^[a-z0-9-]+$/), hue: whole.max(360) };

const town = z.strictObject({
  id: z.string().regex(/^[A-Z][0-9]+$/),
  letter: z.enum(['A', 'B', 'C', 'D', 'E', 'End']),
  name: z.string().min(1),
  need: whole.min(1),
  vp: whole,
  skulls: whole,
  towers: byColour,
  ...emblem,
});

/** The powers that rules/powers.ts can do; a card names one. */
export const POWERS = [
  ...['gargoyle', 'ghoul', 'blood-elf', 'dark-wizard', 'lich', 'witch', 'inexplicable', 'scourge', 'dread-skeleton'],
  ...['grahl', 'werewolf', 'wyvern', 'black-knight', 'minotaur', 'undead', 'vazgoth', 'nhazzra', 'pit-sovereign'],
] as const;

const overlord = z.strictObject({
  id: z.string().regex(/^[a-z-]+$/),
  name: z.string().min(1),
  cost: whole.min(1),
  respawn: whole,
  turnCost: whole,
  power: z.enum(POWERS),
  stays: z.enum(['none', 'turn', 'until-owners-turn', 'while-paid', 'until-skipped']),
  ...emblem,
});

const horde = z.strictObject({
  id: z.string(),
  name: z.string(),
  shape: z.enum(['circle', 'square', 'triangle', 'diamond', 'star']),
  ...emblem,
});

const faces = z.array(face).length(6);

/** What each file of a pack must hold. */
export const files = {
  'towns.yaml': z.strictObject({ towns: z.array(town).min(1) }),
  'overlords.yaml': z.strictObject({ overlords: z.array(overlord) }),
  'demon-lords.yaml': z.strictObject({ towns: z.array(town), overlords: z.array(overlord) }),
  'dice.yaml': z.strictObject({ black: faces, red: faces, white: faces, yellow: faces }),
  'levels.yaml': z.strictObject({
    levels: z
      .array(
        z.strictObject({ dice: z.array(z.enum(['black', 'red'])), bonus: z.literal('white').optional(), vp: whole }),
      )
      .length(5),
  }),
  'hordes.yaml': z.strictObject({ hordes: z.array(horde).min(5) }),
  'setup.yaml': z.strictObject({
    requiredVp: bySeats,
    townSlots: bySeats,
    towersPerColour: bySeats,
    minions: whole,
    startLevel: whole,
    startTiles: z.array(whole).length(2),
    openLetter: z.string(),
    stackLetters: z.array(z.string()),
    endLetter: z.string(),
    requirementAtLeast: whole,
    towerPrices: byColour,
    towerOrder: z.array(z.enum(TOWER_COLOURS)).length(3),
    towerLimitPerColour: whole,
    towerLimit: whole,
    towersTakenFrom: whole,
    skullRespawn: whole,
    skullsForAll: whole,
    skullFaceRespawn: whole,
    secondVp: whole,
    triggerVp: whole,
    skullVp: whole,
    dicePool: z.strictObject({ black: whole, red: whole, white: whole, yellow: whole }),
    dieAtLeast: whole,
    display: whole,
    displayExchanges: whole,
    gargoyle: whole,
    ghoul: whole,
    ghoulHarsh: whole,
    bloodElf: whole,
    lich: whole,
    witchTowers: whole,
    inexplicable: whole,
    scourge: whole,
    dreadSkeletonLevels: whole,
    grahl: whole,
    werewolfDice: whole,
    wyvern: whole,
    minotaur: whole,
    undead: whole,
    demonLords: z.strictObject({ yellowPayment: whole, flameLoss: whole, nhazzra: whole, pitFactor: whole }),
    roundLimitWithoutHumans: whole,
  }),
};

export type Town = z.infer<typeof town>;
export type Overlord = z.infer<typeof overlord>;
export type Horde = z.infer<typeof horde>;
export type Face = z.infer<typeof face>;
export type Power = (typeof POWERS)[number];

export interface Content {
  /** By number: the eighteen (or a pack's), then the Demon Lords'. */
  readonly towns: readonly Town[];
  readonly overlords: readonly Overlord[];
  /** How many of each belong to the game without the expansion. */
  readonly plainTowns: number;
  readonly plainOverlords: number;
  /** Tower counts of each Town in the order of TOWER_COLOURS. */
  readonly townTowers: readonly (readonly number[])[];
  readonly towerPrices: readonly number[];
  /** The Overlord with a power, or -1 when a pack has none. */
  readonly overlordWith: { readonly [power in Power]: number };
  readonly dice: { readonly [kind in DieKind]: readonly Face[] };
  readonly levels: readonly { readonly dice: readonly DieKind[]; readonly bonus?: 'white'; readonly vp: number }[];
  readonly hordes: readonly Horde[];
  readonly rule: z.infer<(typeof files)['setup.yaml']>;
}

type Files = { readonly [name in keyof typeof files]: z.infer<(typeof files)[name]> };

export function makeContent(data: Files): Content {
  const allTowns = [...data['towns.yaml'].towns, ...data['demon-lords.yaml'].towns];
  const allOverlords = [...data['overlords.yaml'].overlords, ...data['demon-lords.yaml'].overlords];
  const rule = data['setup.yaml'];
  return {
    towns: allTowns,
    overlords: allOverlords,
    plainTowns: data['towns.yaml'].towns.length,
    plainOverlords: data['overlords.yaml'].overlords.length,
    townTowers: allTowns.map((t) => TOWER_COLOURS.map((colour) => t.towers[colour])),
    towerPrices: TOWER_COLOURS.map((colour) => rule.towerPrices[colour]),
    overlordWith: Object.fromEntries(
      POWERS.map((power) => [power, allOverlords.findIndex((o) => o.power === power)]),
    ) as Content['overlordWith'],
    dice: data['dice.yaml'],
    levels: data['levels.yaml'].levels,
    hordes: data['hordes.yaml'].hordes,
    rule,
  };
}

const raw = {
  'towns.yaml': towns,
  'overlords.yaml': overlords,
  'demon-lords.yaml': demonLords,
  'dice.yaml': dice,
  'levels.yaml': levels,
  'hordes.yaml': hordes,
  'setup.yaml': setup,
};

/** The house's own content. */
export const builtIn: Content = makeContent(
  Object.fromEntries(
    Object.entries(files).map(([name, schema]) => [name, schema.parse(raw[name as keyof Files])]),
  ) as unknown as Files,
);

export const builtInData: { readonly [file: string]: unknown } = raw;
