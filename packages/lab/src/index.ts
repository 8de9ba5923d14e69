/** The lab: many games at once, what came of them in figures, and a page to look at them. */
export { type Balance, type Experiment, experimentsFor, measureBalance } from './balance';
export { measureFor } from './measures';
export { type LabPage, labReport } from './report';
export {
  type AnyBot,
  type LabJob,
  type LabResult,
  type Measure,
  type PlayedGame,
  seedOfGame,
  simulate,
  whimsOf,
} from './simulate';
export {
  addResults,
  type Figure,
  meanOf,
  type Observation,
  type Share,
  shareOf,
  spreadOf,
  type Target,
} from './statistics';
