/** What every game must pass untouched, and the tools its own tests are written with. Vitest's part: ./vitest. */
export { CHECKS, type CheckName } from './conformance/check';
export { checkGame, type GameCase } from './conformance/check-game';
export { writeDump } from './conformance/dump';
export { describeFailure, type Failure } from './conformance/failure';
export { type Coverage, coverage, type TestSource, testNames } from './coverage';
export { type DaringTable, deedRates, playedTold, type Sketch, whoDared, wrongDeeds } from './deeds';
export { difference, misfit } from './difference';
export { type Ferry, ferry } from './example/ferry';
export { luckyPig } from './example/lucky-pig';
export { type Tiny, type TinyEvents, tinyGame } from './example/tiny';
export { type FuzzOptions, type FuzzResult, type FuzzTried, fuzz } from './fuzz';
export { type Hearing, Listener } from './listener';
export { keysOf, type Move, randomMove, steadyMove } from './moves';
export { type PlayedModule, type PlaythroughStyle, playthrough } from './playthrough';
export { type Forgery, fuzzRecords, type Outcome, type RecordFuzz, type Tried } from './records/fuzz-records';
export { lookByHand } from './records/honest';
export { drawnSeed, TestInn } from './records/inn';
export { type Scenario, scenario } from './scenario/builder';
export type { GameScenarioHelp, Given } from './scenario/position';
export {
  describeProblems,
  runScenario,
  runScenarios,
  type ScenarioGame,
  type ScenarioProblem,
  type ScenarioResult,
} from './scenario/run';
export { framesOfAnyGame } from './told';
export { anyVariant, nameOfVariant, type Variant, whimsOf } from './variants';
