/**
 * What happened, in the game's words. All of it is open: the party has no secrets from itself (RA-R106). What a book names
 * (places, paths, items, titles, counters) comes with the book's id: its words are looked up there.
 */
import type { EventOf, EventSecrecy, Seat } from '@tabard/kernel';

export interface AdventuresEvents {
  // the party
  'legendary.declined': { seat: Seat };
  'character.joins': { seat: Seat; character: string; race: string; classId: string };
  'character.leaves': { name: string };
  'card.gained': { seat: Seat; card: number };
  'card.returned': { seat: Seat; card: number };
  'card.moved': { from: Seat; to: Seat; card: number };
  'card.declined': { from: Seat; to: Seat; card: number };
  'score.raised': { seat: Seat; attr: number; now: number };
  'health.changed': { seat: Seat; by: number; now: number };
  // the journal
  'xp.changed': { by: number; now: number };
  'gold.changed': { by: number; now: number };
  'favor.changed': { faction: number; by: number; now: number; overflow: number };
  'title.gained': { book: string; title: number };
  'title.returned': { book: string; title: number };
  'keyword.recorded': { word: string };
  'keyword.erased': { word: string };
  'item.found': { book: string; item: number };
  'item.returned': { book: string; item: number };
  'map.changed': { book: string; card: number };
  'counter.changed': { book: string; name: string; by: number; now: number };
  // stamina
  fatigued: { seat: Seat; amount: number; now: number };
  exhausted: { seat: Seat };
  recovered: { seat: Seat; amount: number; now: number };
  revived: { seat: Seat };
  /** All rows are what the scores say again (RA-13.8). */
  'rows.filled': { seat: Seat };
  'row.changed': { seat: Seat; attr: number; by: number; now: number };
  'class.turned': { seat: Seat; state: number };
  'bonus.back': { count: number };
  // the story
  'adventure.begins': { book: string };
  'text.read': { texts: readonly string[]; reader: Seat };
  'storyteller.named': { seat: Seat; keeper: Seat };
  'entry.opened': { label: string; reader: Seat };
  /** `text` is that of the choice; '' where the rules offer THE END themselves (RA-15.2). */
  chosen: { text: string; kind: string };
  'line.resolved': { text: string };
  'end.available': { book: string };
  'token.placed': { book: string; kind: string; at: string; count: number };
  'token.removed': { book: string; kind: string; at: string; count: number };
  'path.opened': { book: string; path: string };
  'path.closed': { book: string; path: string };
  'location.opened': { book: string; letter: string };
  'location.closed': { book: string; letter: string };
  // the map
  moves: { book: string; from: string; to: string; path: string };
  'party.moved': { book: string; letter: string };
  passes: { book: string; letter: string };
  arrives: { book: string; letter: string; storyteller: Seat; keeper: Seat };
  encountered: { space: string; number: number };
  'encounter.closed': { space: string };
  // items, rest, death
  'item.used': { book: string; items: readonly number[]; letter: string; nothing: boolean };
  rests: { xp: number; mark: number };
  'rest.rolled': { seat: Seat; dice: readonly number[]; values: readonly number[]; recovers: number };
  'death.marked': { box: number };
  // checks and combats
  'check.begins': { skill: number; difficulty: number; modifiers: readonly number[]; limit: number };
  'combat.begins': { enemies: readonly number[]; modifiers: readonly (readonly number[])[]; limit: number };
  'round.begins': { round: number; limit: number };
  'die.bought': { colour: number; paid: readonly number[]; substituted: readonly number[] };
  'dice.drawn': { dice: readonly number[] };
  'dice.rolled': { dice: readonly number[]; values: readonly number[] };
  'dice.rerolled': { by: Seat; dice: readonly number[]; values: readonly number[] };
  'dice.returned': { dice: readonly number[] };
  'die.changed': { die: number; wasMask: number; wasValue: number; mask: number; value: number };
  'card.played': { seat: Seat; card: number; option: number; zone: number };
  'ability.used': { seat: Seat; classId: string; option: number };
  'token.spent': { seat: Seat; left: number };
  'dice.placed': { dice: readonly number[]; slots: readonly number[] };
  'enemy.defeated': { enemy: number };
  counterattack: { amount: number };
  track: { enemy: number; space: number; what: string; amount: number };
  'check.over': { passed: boolean; covered: number; slots: number };
  'combat.over': { won: boolean; covered: number; slots: number; rounds: number };
  'legendary.penalty': { amount: number };
  // after THE END
  'adventure.over': { book: string };
  'market.shown': { cards: readonly number[] };
  bought: { what: string; seat: Seat; cost: number; now: number };
  'card.bought': { seat: Seat; card: number; cost: number };
  'card.sold': { seat: Seat; card: number };
  saved: { completed: number; gold: number; xp: number };
  'campaign.ends': { ending: string };
}

export type AdventuresEvent = EventOf<AdventuresEvents>;

const ALL_OPEN = [
  'legendary.declined',
  'character.joins',
  'character.leaves',
  'card.gained',
  'card.returned',
  'card.moved',
  'card.declined',
  'score.raised',
  'health.changed',
  'xp.changed',
  'gold.changed',
  'favor.changed',
  'title.gained',
  'title.returned',
  'keyword.recorded',
  'keyword.erased',
  'item.found',
  'item.returned',
  'map.changed',
  'counter.changed',
  'fatigued',
  'exhausted',
  'recovered',
  'revived',
  'rows.filled',
  'row.changed',
  'class.turned',
  'bonus.back',
  'adventure.begins',
  'text.read',
  'storyteller.named',
  'entry.opened',
  'chosen',
  'line.resolved',
  'end.available',
  'token.placed',
  'token.removed',
  'path.opened',
  'path.closed',
  'location.opened',
  'location.closed',
  'moves',
  'party.moved',
  'passes',
  'arrives',
  'encountered',
  'encounter.closed',
  'item.used',
  'rests',
  'rest.rolled',
  'death.marked',
  'check.begins',
  'combat.begins',
  'round.begins',
  'die.bought',
  'dice.drawn',
  'dice.rolled',
  'dice.rerolled',
  'dice.returned',
  'die.changed',
  'card.played',
  'ability.used',
  'token.spent',
  'dice.placed',
  'enemy.defeated',
  'counterattack',
  'track',
  'check.over',
  'combat.over',
  'legendary.penalty',
  'adventure.over',
  'market.shown',
  'bought',
  'card.bought',
  'card.sold',
  'saved',
  'campaign.ends',
] as const satisfies readonly (keyof AdventuresEvents)[];

/** A new event that is not listed does not compile: the list must name them all. */
type Unlisted = Exclude<keyof AdventuresEvents, (typeof ALL_OPEN)[number]>;
const complete: Unlisted extends never ? true : Unlisted = true;

export const events = Object.fromEntries(
  (complete ? ALL_OPEN : []).map((type) => [type, 'open']),
) as EventSecrecy<AdventuresEvents>;
