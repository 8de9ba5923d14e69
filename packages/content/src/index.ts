/** Packs: schemas, loader and linter for the data of the games; and how a game speaks. */
export { questionOf } from './asked';
export { type Deed, deedsOf, type GameDeeds, ofType, type ToldGame } from './deeds';
export { factsBy } from './facts';
export { idsOf, missingWords, parametersOf, pseudo } from './languages';
export {
  type Asked,
  type Manners,
  mannersOf,
  PLAIN_MANNERS,
  type Routine,
  routineOf,
  type Settled,
  settledBy,
  type Usuals,
} from './manners';
export { nearestWord, nearestWords } from './nearest';
export type { Omens, Sign } from './omens';
export {
  jsonSchemas,
  lintPack,
  type PackContent,
  type PackLint,
  type PackReading,
  type PackShape,
  packHash,
  readFiles,
  readPack,
} from './pack';
export { type PackFile, type Problem, Source } from './problems';
export { problemsOf } from './schema';
export { faultIn } from './sentence';
export { createSpeaker, lookUp, type Speaker, type SpeakerSetup, SpeechError } from './speaker';
export type {
  Books,
  Campaigns,
  Ending,
  GameModule,
  HeroCheck,
  Heroes,
  Message,
  Origin,
  Said,
  Speech,
  Words,
  World,
} from './speech';
export {
  type AskedNamed,
  aboutBy,
  type Looking,
  type MannersRest,
  mannersBy,
  type RoutineNamed,
  speechBy,
  type UsualsBy,
} from './spoken';
export { lintWords } from './words';
export { dataOf, readYaml } from './yaml';
