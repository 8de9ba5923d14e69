/** Linked play (PR-28.13, PR-29.6): the party as it is carried on from one campaign to the next. */

import { z } from '@tabard/content/zod';
import type { Plain, Seat, Standing } from '@tabard/kernel';
import { ABILITIES, callingOfPair, ROLES } from '../../content/roles';
import { type Flag, type G, living, SEATS, type Seen, treasureOf } from '../board';
import { type Card, cardName, cardNamed, FULL_PACK, SUIT_SIGNS, SUITS, suitOf } from '../cards/cards';
import { maxHp } from '../cards/stats';
import { canResurrect } from '../fight/epic';
import { dealFromTheTop, takeStat } from './stats';

const whole = z.number().int().min(0);
const flag = z.union([z.literal(0), z.literal(1)]);
const bearer = z.number().int().min(-1).max(3);
const ability = z.enum(ABILITIES);
const slot = z.union([ability, z.literal('')]);
const statCard = z.string().refine((name) => FULL_PACK.some((card) => cardName(card) === name), 'is no card');

/** By suit where there are four of a kind; by seat, the characters. */
const savedParty = z.strictObject({
  version: z.literal(1),
  characters: z
    .array(
      z.strictObject({
        /** null: a new character in the place of a dead one. Its cards are dealt when it arrives. */
        stat: z.array(statCard).length(4).nullable(),
        treasure: z.array(whole).length(4),
        slots: z.array(slot).length(2),
        known: z.array(ability),
        origin: z.union([z.enum(ROLES), z.literal('')]),
        hasEpic: flag,
        suit: whole.max(3),
      }),
    )
    .length(4),
  pack: z.strictObject({
    scrolls: whole,
    flasks: whole,
    bombs: whole,
    mirror: bearer,
    armor: bearer,
    staff: bearer,
    book: bearer,
    thread: flag,
    lantern: flag,
    chalk: whole,
  }),
});

export type SavedParty = z.infer<typeof savedParty>;
type SavedCharacter = SavedParty['characters'][number];

// ---- saving

/** PR-29.6: after a campaign that was not lost; null: it was. */
export function partyOf(seen: Seen, { reason }: Standing): SavedParty | null {
  if (reason === 'dead' || reason === 'madness') return null;
  const { relics: _, ...pack } = seen.b.pack; // PR-M29: those of a winner are treasure by now
  const returning = whoReturns(seen);
  return {
    version: 1,
    characters: SEATS.map((seat) => (returning.includes(seat) ? saved(seen, seat) : newOne(seen, seat))),
    pack,
  };
}

/** PR-21.8, then PR-21.5, PR-21.10: the dead who have treasure spend it all, then whoever can brings back the others. */
function whoReturns(seen: Seen): Seat[] {
  const alive = SEATS.filter((seat) => seen.b.party[seat].hp > 0 || treasureOf(seen, seat) > 0);
  return alive.some((seat) => canResurrect(seen, seat)) ? [...SEATS] : alive;
}

function saved(seen: Seen, seat: Seat): SavedCharacter {
  const { stat, treasure, slots, known, origin, hasEpic, suit } = seen.b.party[seat];
  const kept = living(seen).includes(seat) ? treasure.slice() : [0, 0, 0, 0]; // PR-21.8
  return {
    stat: stat.map(cardName),
    treasure: kept,
    slots: slots.slice(),
    known: known.slice(),
    origin,
    hasEpic,
    suit,
  };
}

/** PR-29.6: somebody else of the same role, without treasure and without what was learnt on the way. */
function newOne({ b }: Seen, seat: Seat): SavedCharacter {
  const { known, origin, hasEpic, suit } = b.party[seat];
  const first = known.slice(0, 2);
  const slots = [first[0] ?? '', first[1] ?? ''] as const;
  return { stat: null, treasure: [0, 0, 0, 0], slots: [...slots], known: first, origin, hasEpic, suit };
}

// ---- bringing

/** What is wrong with a party that somebody brings, in a sentence; null: nothing. */
export function brings(brought: Plain): string | null {
  const read = savedParty.safeParse(brought);
  if (!read.success) {
    const [{ path, message }] = read.error.issues;
    return `this is no saved party: ${path.join('.') || 'the whole'}: ${message}`;
  }
  for (const check of CHECKS) {
    const wrong = check(read.data);
    if (wrong) return wrong;
  }
  return null;
}

const CHECKS: readonly ((party: SavedParty) => string | null)[] = [cards, targetSuits, abilities, treasure];

function cards({ characters }: SavedParty): string | null {
  const all = characters.flatMap(({ stat }) => stat ?? []).map(cardNamed);
  const misplaced = characters.flatMap(({ stat }) => (stat ?? []).filter((name, i) => suitOf(cardNamed(name)) !== i));
  if (misplaced.length > 0) return `a character has one card of each suit, in the order ${SUIT_SIGNS}`;
  const twice = all.find((card, i) => all.indexOf(card) !== i);
  return twice === undefined ? null : `two characters cannot both have ${cardName(twice)}`;
}

function targetSuits({ characters }: SavedParty): string | null {
  return new Set(characters.map(({ suit }) => suit)).size === SUITS.length
    ? null
    : 'the characters must have four different target suits';
}

function abilities({ characters }: SavedParty): string | null {
  for (const { slots, known } of characters) {
    if (new Set(known).size !== known.length) return 'a character knows an ability once';
    const filled = slots.filter((one) => one !== '');
    if (filled.some((one) => !known.includes(one))) return 'a slot holds an ability that the character knows';
    if (filled.length !== Math.min(2, known.length) || new Set(filled).size !== filled.length) {
      return 'a character has two different abilities in its slots, or all that it knows';
    }
  }
  return null;
}

function treasure({ characters }: SavedParty): string | null {
  const total = characters.flatMap((one) => one.treasure).reduce((sum, count) => sum + count, 0);
  return total <= FULL_PACK.length ? null : `there are ${FULL_PACK.length} treasure cards, not ${total}`;
}

/** PR-28.13, PR-29.6: as it was saved, with full HP; the decks lack what it has. */
export function bringParty(g: G): void {
  const { b } = g;
  const { characters, pack } = g.brought as SavedParty;
  for (const seat of SEATS) join(g, seat, characters[seat]);
  dealFromTheTop(g); // whoever is new
  b.pack = { ...b.pack, ...pack };
  for (const seat of SEATS) b.party[seat].hp = maxHp(g, seat);
}

function join(g: G, seat: Seat, saved: SavedCharacter): void {
  const { b } = g;
  const one = b.party[seat];
  const stat: Card[] = (saved.stat ?? []).map(cardNamed);
  for (const card of stat) takeStat(g, seat, card);
  one.treasure = saved.treasure.slice();
  b.treasureDeck -= treasureOf(g, seat);
  one.slots = saved.slots.slice();
  one.known = saved.known.slice();
  one.origin = saved.origin;
  one.hasEpic = saved.hasEpic as Flag;
  one.suit = saved.suit; // PR-3.13
  const calling = callingOfPair(one.slots[0], one.slots[1]);
  if (calling !== null) g.tell('role.taken', { seat, calling });
  g.tell('suit.given', { seat, suit: one.suit });
}
