/** What each file of a pack must hold. */
import { z } from '@tabard/content/zod';
import { POWERS, TOWER_COLOURS } from './kinds';

const whole = z.number().int().min(0);
const byColour = z.strictObject({ white: whole, gray: whole, black: whole });
const bySeats = z.strictObject({ 3: whole, 4: whole, 5: whole });
export const face = z.strictObject({ kind: z.enum(['number', 'plus', 'skull', 'flame']), value: whole });
const emblem = { emblem: z.string().regex(/^[a-z0-9-]+$/), hue: whole.max(360) };

export const town = z.strictObject({
  id: z.string().regex(/^[A-Z][0-9]+$/),
  letter: z.enum(['A', 'B', 'C', 'D', 'E', 'End']),
  name: z.string().min(1),
  need: whole.min(1),
  vp: whole,
  skulls: whole,
  towers: byColour,
  ...emblem,
});

export const overlord = z.strictObject({
  id: z.string().regex(/^[a-z-]+$/),
  name: z.string().min(1),
  cost: whole.min(1),
  respawn: whole,
  turnCost: whole,
  power: z.enum(POWERS),
  stays: z.enum(['none', 'turn', 'until-owners-turn', 'while-paid', 'until-skipped']),
  ...emblem,
});

export const horde = z.strictObject({
  id: z.string(),
  name: z.string(),
  shape: z.enum(['circle', 'square', 'triangle', 'diamond', 'star']),
  ...emblem,
});

const faces = z.array(face).length(6);

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
