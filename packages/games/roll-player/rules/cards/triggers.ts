/** Abilities that answer a moment of the game: "when you complete a row …". */
import type { Flow, Seat } from '@tabard/kernel';
import { ATTRS, type Kind, type Trigger } from '../../content';
import { type G, heldBy, rowName, type Seen } from '../board';
import type { Die } from '../sheet/dice';
import { type Triggered, triggersOf } from './abilities';
import { fits } from './measure';
import { canPay, isWorthAsking, perform } from './perform';
import { NOTHING, type Source } from './vocabulary';

export interface Occasion {
  readonly row?: number;
  readonly die?: Die;
  readonly attr?: number;
  readonly kind?: Kind;
  /** Of the selected Initiative card: whether Gold or a Fiend lay on it. */
  readonly gold?: boolean;
  readonly fiend?: boolean;
}

/** Round the table of what the seat has: its class, its cards, its Fiends. Mostly nothing answers. */
export function fire(g: G, seat: Seat, on: Trigger['on'], moment: Occasion = NO_MATTER): Flow {
  const answers = triggersOf(g, seat, on);
  return answers.length === 0 ? NOTHING : answer(g, seat, on, moment, answers);
}
const NO_MATTER: Occasion = {};

/** None sets itself off again. */
function* answer(g: G, seat: Seat, on: Trigger['on'], moment: Occasion, answers: readonly Triggered[]): Flow {
  for (const { trigger, ...source } of answers) {
    const key = keyOf(seat, source, on);
    if (!suits(g, seat, trigger, moment) || g.b.firing.includes(key) || isSpent(g, seat, trigger, key)) continue;
    if (!canPay(g, seat, trigger.do)) continue; // RP-1.12
    if (trigger.may && !isWorthAsking(g, seat, trigger.do)) continue;
    if (trigger.may && !(yield* g.confirm(seat, 'effect.may', { source: source.of, card: source.card }))) continue;
    if (trigger.limit) g.b.heroes[seat].used.push(`${trigger.limit}:${key}`);
    g.tell('ability.used', { seat, source: source.of, card: source.card });
    g.b.firing.push(key);
    yield* perform(g, seat, trigger.do, source);
    g.b.firing.pop();
  }
}

const keyOf = (seat: Seat, { of, card }: Source, on: string): string => `${seat}:${of}:${card}:${on}`;

const isSpent = ({ b }: Seen, seat: Seat, { limit }: Trigger, key: string): boolean =>
  limit !== undefined && b.heroes[seat].used.includes(`${limit}:${key}`);

function suits(seen: Seen, seat: Seat, trigger: Trigger, { row, die, attr, kind, gold, fiend }: Occasion): boolean {
  return (
    (trigger.row === undefined || (row !== undefined && trigger.row === rowName(row))) &&
    (trigger.attr === undefined || (attr !== undefined && trigger.attr === ATTRS[attr])) &&
    (trigger.kind === undefined || trigger.kind === kind) &&
    (trigger.dice === undefined || (die !== undefined && fits(seen, seat, die, trigger.dice))) &&
    (trigger.card === undefined || isThatCard(seen, seat, trigger.card, gold, fiend))
  );
}

function isThatCard({ b }: Seen, seat: Seat, word: NonNullable<Trigger['card']>, gold = false, fiend = false): boolean {
  const place = heldBy(b, seat);
  if (word === 'star') return place === b.row.length - 1;
  if (word === 'lowest') return place === 0;
  return word === 'gold' ? gold : fiend;
}
