/** The part of the testkit that registers tests. */
export { conformance } from './conformance';
export { languagesAgree, omensSaid } from './languages';
export { playthroughFile } from './playthrough';
export { scenarioFiles } from './scenarios';
export { soak } from './soak';
