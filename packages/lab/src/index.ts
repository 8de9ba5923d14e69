/** The lab: many games at once, what came of them in figures, and a page to look at them. */
export { type Balance, type Experiment, type GameLab, type GoldenTable, goldenTable, measureBalance } from './game-lab';
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
  medianOf,
  NO_FIGURE,
  NO_SHARE,
  type Observation,
  type Share,
  shareOf,
  spreadOf,
  type Target,
} from './statistics';
