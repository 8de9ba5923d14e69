/** DF-R107.6: the wall stands at the rim, turned in steps of 5 degrees; one switch picks one of three presets. */
import { PRESET_WALLS } from '../../../physics';
import { pickAt } from '../schemes/bars';
import type { Challenge, ThrowPart } from './challenge';

/** A step of the wall for so many millimetres of the pointer. */
const STEPS_PER_MM = 0.05;

export const presetWall: ThrowPart = {
  id: 'wall',
  pass: (hand) => hand.place(PRESET_WALLS[pickAt(hand.stageMs, PRESET_WALLS.length, hand.pace)]),
  press: (hand, control) => control === 'main' && hand.next(),
  meter: (hand) => ({
    kind: 'bar',
    of: 'wall',
    at: pickAt(hand.stageMs, PRESET_WALLS.length, hand.pace) / (PRESET_WALLS.length - 1),
    mark: null,
    hidden: false,
  }),
};

export const iceWall: Challenge = {
  requirement: 'ice-wall',
  placed: [
    { field: 'wallAzimuth', step: 1, axis: 'aside', perMm: STEPS_PER_MM },
    { field: 'wallTurn', step: 1, axis: 'turn', perMm: STEPS_PER_MM },
  ],
};
