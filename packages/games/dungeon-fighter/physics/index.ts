/** Thrown dice: what a hand gives, the world it happens in, and what the rules read of it. */

export { ENGINE, wakeEngine } from '#engine';
export { flipTemplate, throwDice, type Watched, watchFlip, watchThrow } from './throw';
export * from './throws';
export * from './types';
export { chuteMotion } from './world/chute';
export { cornersAt, symbolOf } from './world/die';
export { DEGREES_PER_SEAT, frameOf, heading, type PoseFrame, place, SEATS, seatAt } from './world/frame';
export type { Frames, Track } from './world/frames';
export { type Evidence, judgeThrow, layoutAfter } from './world/judge';
export { type FlipEvidence, judgeFlip, layoutAfterFlip } from './world/judge-flip';
export {
  BOARD,
  CHUTE,
  DICE,
  FLOE,
  GRAVITY,
  ICEBERG,
  MATERIALS,
  POND,
  POSE_MM,
  POSE_TURN,
  TEMPLATE_MEASURES,
  TOUCH_MM,
  WALL,
  WATER_SPACING,
} from './world/measures';
export { NONCE_SIZE, NONCES_PER_DIE, NONCES_PER_FLIP } from './world/noise';
export { byDieOrder, shapeOf } from './world/order';
export { placeOf, turnOf } from './world/pose';
export type { Run } from './world/runner';
export { simulateFlip, simulateThrow } from './world/simulate';
export { cornersOf } from './world/solids';
export { clearWay, withoutDice } from './world/way';
export { BULLSEYE, SECTIONS, type Section, sectionOf, type Zone, zoneAt } from './world/zones';
