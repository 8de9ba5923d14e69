/** Throws: what a hand gives, what is checked, how it leaves the hand, and how bots and assist throw. */
export type { Aim } from './aiming';
export { AIM_NAMES, type AimName, aimFor, setKey } from './aims';
export { type Channel, channelsOf, factorOf, type Launcher, launcherOf } from './channels';
export { type Did, did, type HandDeed, LONGEST, moved, readDeeds } from './did';
export { assistInput, type Normal, normalOf, SKILLS, type SkillName, throwLike } from './errors';
export {
  FIELD_NAMES,
  type FieldName,
  fieldsOf,
  type Input,
  readInput,
  SCHEMES,
  type Scheme,
  writeInput,
} from './fields';
export { assistFlipInput, FLIP_FIELDS, flipByPower, flipLike, flipReference } from './flip';
export { overlap } from './gadgets';
export { BAND, GAUGE_HOLD, type Gauge, gaugeAt } from './gauge';
export { tremorAt } from './hand';
export { type Bubble, bubbleAt } from './head';
export { counterMove, keepBubble, keepGauge, swing } from './keepers';
export { launchOf } from './launch';
export { type Lesson, lessonsOf } from './lessons';
export { modelThrow } from './model';
export { modelFlip } from './model-flip';
export { noise } from './noise';
export { paced, TICKS_PER_SECOND } from './pace';
export { FIST_FALLS, fistError } from './palms';
export { PRESET_WALLS, referenceFor } from './reference';
export { refuseThrow } from './refuse';
export { airTimeOf, danceErrorAt, jumpHeightAt } from './timing';
export { driftAt } from './view';
