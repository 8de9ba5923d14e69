/** The kernel: what a game is and how one runs. No I/O, no clock, no dependency but cipher, hash and signature. */
export {
  type AboutOf,
  ANY_TIME,
  type AnswerNamed,
  type Answers,
  type AnyTimeName,
  type AskNamed,
  type AskOf,
  type ByAnswer,
  type ByAsk,
  type ExtrasOf,
  type FactsOf,
  isOneOf,
  type KeysOf,
  type OptionOf,
  type QuestionOf,
  Questions,
} from './asks';
export { type ByQuestion, forQuestion } from './by-question';
export { type Bot, Chair, type Player, playOne, playOut, seatBot, seatBots, whoGoesFirst } from './chair';
export { dayOfSeed, seedOfDay } from './day';
export { IllegalAnswer, JournalError, RulesError, type Why, why } from './errors';
export {
  asEventOf,
  type ByEvent,
  type ByFact,
  byEvent,
  type EventNamed,
  type EventOf,
  type Fact,
  type FactName,
  type GameEvent,
} from './events';
export * as exact from './exact';
export type { Frame } from './frames';
export {
  type AnyGame,
  type AnyTime,
  type Ask,
  type AskIn,
  checkOptions,
  type Flow,
  type Game,
  type InputField,
  type Seen,
  type Standing,
  type TableOption,
  type TableOptions,
  type Value,
} from './game';
export { whyOutOfBounds, whyTooEarly } from './input';
export { type AnswerEntry, type Entry, type Line, makeLine, parseLine, type RandomEntry } from './journal';
export { type Judgement, judge, judgeRecord, judgeText, parseRecord, verifyRecord, type Watch } from './judge';
export {
  after,
  idIn,
  integer,
  type Key,
  keyOf,
  listOf,
  type Offered,
  oneOf,
  record,
  whole,
  wordAt,
  words,
} from './keys';
export { isTooDeep, LIMITS, quoted, spelled, UNSEEN } from './limits';
export { Match } from './match';
export { isOffered, type Pending, type PendingAsk, type Refusal } from './pending';
export { canonical, copy, frozen, hashOf, hashText, type Plain } from './plain';
export { type AskExtras, Question } from './question';
export { chachaStream, commitment, quickStream, type Script, type Stream } from './random';
export { type Reading, readRecord } from './reading';
export { entriesOf, type GameRecord, lineOfEntry, makeRecord, recordOf, sealOf, setupOf } from './record';
export type { Save } from './save';
export {
  type EventSecrecy,
  FACE_UP,
  type FieldSecrecy,
  HIDDEN,
  hasPrivateSecrets,
  type Seat,
  type Secrecy,
  type See,
  type Viewer,
  viewOf,
} from './secrecy';
export { broughtWrongly, type Setup } from './setup';
export { Thought } from './thought';
export { Verbs } from './verbs';
export {
  type Fault,
  type SeedOrigin,
  STEPS,
  type Step,
  type StepId,
  stepsUpTo,
  type Unproved,
  type Verdict,
} from './verdict';
export {
  checkKept,
  checkVow,
  closingStatement,
  isInnKey,
  isVowSigned,
  type KeptVow,
  type Opened,
  openingStatement,
  type ShownVow,
  type Signed,
  type Vow,
  type Vowed,
  vowStatement,
} from './vow';
