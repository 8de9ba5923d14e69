/** The dice puzzle solved: the best line of a manipulation step, and the odds of a whole challenge. */
export { bestPlacement, type Placed } from '../rules/challenge/assign';
export { type Ahead, roundAhead } from './ahead';
export { Carrying, type Option, playOf } from './answers';
export { bestPurchase, type Purchase } from './buying';
export { covers, type Foreseen, foresee, missingSlots, pickedFaces } from './foresee';
export { bestLine, type Line, type LineOptions } from './line';
export { plainAnswer, type Spend } from './mind';
export { type Odds, type OddsOptions, odds } from './odds';
export { type Outlook, outlook, outlookOf, type Unrolled, unrolledOf } from './outlook';
export type { ChallengeBox, Hero, Party } from './party';
export { type Play, type Position, positionOf, WEAR } from './position';
export { type Preview, previewsOf } from './previews';
export type { Move } from './reach';
export { outfitted, typicalParty, type Wealth, wealthAt } from './typical';
