/** What an inn and its guests say to each other, and a guest that keeps up with a table. */
export { changed, type Delta, deltaText } from './delta';
export {
  type Connection,
  Guest,
  type Hearer,
  type Outbox,
  type SeenFrame,
  type Socket,
  type Unsent,
  type Wish,
  type World,
} from './guest';
export {
  answerIn,
  deed,
  type FromGuest,
  type FromInn,
  fromGuest,
  type GuestDeed,
  type GuestNow,
  NEWS,
  type News,
  type NotDone,
  type Pace,
  PHRASES,
  type Phrase,
  PROTOCOL,
  type Saying,
  type SeatNow,
  SIZES,
  type TableCard,
  type TableLine,
  type Takeover,
  type Whoami,
} from './protocol';
export type { Sight, SightChange, ToldFrame } from './sight';
