/** The author's tools: what `tabard story` does, without files and screens. */

export { compareLabels } from '../content/labels';
export type { Action, Choice, Condition, Effect, Entry, Result, Storybook } from '../content/storybook';
export { type FreshBook, freshBook } from './fresh';
export { type BookFiles, type BookLint, type House, type LintWatch, lintBook, type Placed } from './lint';
export { lintCards } from './lint/cards';
export { flatten } from './lint/source';
export { type Loaded, loadBook, wordsOf } from './load';
export { type BookGraph, type EdgeKind, graphOf, type MapEdge, type MapNode } from './map/graph';
export { drawSvg } from './map/svg';
export { writeTwee } from './map/twee';
export { type Doubt, type EntryRow, type Matrix, matrixOf, type TitleRow } from './matrix';
export { type Challenge, challengesOf, type OddsRow, oddsFor, oddsOf } from './odds';
export { contentAmong, fillTexts, printedBoard } from './printed';
export { ReadingError, type ReadSetup, readAll, readPath } from './read';
export {
  type AuthorsShelf,
  fileName,
  isYamlName,
  type ShelvedBook,
  saysItIsABook,
  shelve,
  slugOfBook,
} from './shelf';
export { joinBook, type SplitBook, splitBook } from './split';
export { type Trial, TrialError, trialGame, trialSave } from './trial';
export { type Budget, budgetOf } from './walk/budget';
export { type CampaignBook, type CampaignWalk, type Chapter, walkCampaign } from './walk/campaign';
export { type BookRow, type CampaignTally, CHAPTER_MEASURES, tallyCampaigns } from './walk/campaign-tally';
export { contentWith } from './walk/content';
export { PartyMind, TEMPERS, type Temper } from './walk/minds';
export { MEASURES, type Tally, type TemperedWalk, tally } from './walk/tally';
export { type Walked, type WalkSetup, walkBook } from './walk/walk';
export type { BookWords } from './words';
