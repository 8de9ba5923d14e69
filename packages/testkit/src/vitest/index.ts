/** The part of the testkit that registers tests. */
export { conformance } from './conformance';
export { languagesAgree } from './languages';
export { playthroughFile } from './playthrough';
export { scenarioFiles } from './scenarios';
export { soak } from './soak';
