/**
 * What the cards that can still come say about a check, and so about an action (PR-1.7). All of it is public: whoever
 * reads the discard pile could work it out. Buttons, the page and the bots read it here.
 */
import type { Seat } from '@tabard/kernel';
import { NEVER_PARK } from '../content/enemies';
import { CREATURE, enemyOf, pointOf, SEATS, type Seen, type Token, type Who } from './board';
import { ATTACK, type Card, DEFENSE, FULL_PACK, NONE, type Suit, succeeds, TRICK } from './cards/cards';
import { actionDraw, type CheckRules } from './cards/draw';
import { stat } from './cards/stats';
import { anyEffect, EFFECTS, inStance, mostOfEffects, sumOfEffects } from './effects/effect';
import { isGranted } from './fight/abilities';
import { boostOf } from './fight/damage';
import { protectorOf } from './fight/hurt';
import { type Action, byAction, type CampMove, type CreatureAction, type Does } from './questions';

/** With one card: how many of those that can come are good. With several: how many of the ways in which they can come. */
export interface Odds {
  readonly good: number;
  readonly of: number;
}

export interface CheckOdds extends Odds {
  readonly who: Who;
  readonly stat: Suit;
  readonly need: number;
  /** So many are drawn and one is kept. */
  readonly cards: number;
  /** PR-1.8: it succeeds whatever is drawn; then all cards are good. */
  readonly sure: boolean;
}

export interface Preview extends CheckOdds {
  /** The Defense check of whoever takes the hit; null where none follows. */
  readonly second: CheckOdds | null;
  /** Of a hit that gets through, before Sneak Attack and the Purple Staff add what their cards say. */
  readonly damage: number;
}

// ---- a check

/** PR-2.6: cards come from the deck, and from the discard pile when it is empty. */
function unseen({ b }: Seen): Card[] {
  const known = new Set([...b.discard, ...b.inPlay]);
  return FULL_PACK.filter((card) => !known.has(card));
}

type Draw = Pick<CheckRules, 'cards' | 'worst'>;

/** PR-1.7: against the stat as it is now. One good card of several is enough, or with `worst` all must be good. */
export function oddsOf(seen: Seen, who: Who, suit: Suit, { cards = 1, worst = false }: Draw = {}): Odds {
  const need = stat(seen, who, suit);
  const sorted = (pile: readonly Card[]) => {
    const good = pile.filter((card) => succeeds(card, need)).length;
    return { all: pile.length, decisive: worst ? good : pile.length - good };
  };
  const deck = sorted(unseen(seen));
  const discard = sorted(seen.b.discard);
  let of = 1;
  let decisive = 1; // ways in which all are good (`worst`), or none is
  for (let drawn = 0; drawn < cards; drawn++) {
    const [pile, gone] = drawn < deck.all ? [deck, drawn] : [discard, drawn - deck.all];
    of *= pile.all - gone;
    decisive *= Math.max(0, pile.decisive - gone);
  }
  return { good: worst ? decisive : of - decisive, of };
}

function checkOdds(seen: Seen, who: Who, suit: Suit, draw: Draw = {}, sure = false): CheckOdds {
  const odds = oddsOf(seen, who, suit, draw);
  return {
    who,
    stat: suit,
    need: stat(seen, who, suit),
    cards: draw.cards ?? 1,
    sure,
    good: sure ? odds.of : odds.good,
    of: odds.of,
  };
}

export const chanceOf = ({ good, of }: Odds): number => (of === 0 ? 0 : good / of);

/** How likely the whole of it is, as if the second card knew nothing of the first: a card's breadth from the truth. */
export const chanceOfPreview = (preview: Preview): number =>
  chanceOf(preview) * (preview.second ? 1 - chanceOf(preview.second) : 1);

// ---- an action

const alone = (check: CheckOdds): Preview => ({ ...check, second: null, damage: 0 });

const ofAction = (seen: Seen, seat: Seat, suit: Suit, sure: boolean, more = 0): CheckOdds => {
  const draw = actionDraw(seen, seat);
  return checkOdds(seen, seat, suit, { ...draw, cards: (draw.cards ?? 1) + more }, sure);
};

const usesAbility = (_action: Action, seen: Seen, seat: Seat): Preview =>
  alone(ofAction(seen, seat, TRICK, isGranted(seen, seat) || succeedsAnyway(seen, seat)));

const succeedsAnyway = (seen: Seen, seat: Seat): boolean => anyEffect(seen, 'succeeds', seat);

/** Outside combat no EPIC helps; the lantern draws two (PR-D20). */
const findsTraps = (seen: Seen, seat: Seat): Preview =>
  alone(checkOdds(seen, seat, TRICK, { cards: seen.b.pack.lantern ? 2 : 1 }));

const nothing = () => null;

const previews = byAction<Does, [seen: Seen, seat: Seat], Preview | null>({
  attack: ({ who }, seen, seat) => attack(seen, seat, who),
  defend: (_, seen, seat) => alone(ofAction(seen, seat, DEFENSE, isGranted(seen, seat))),
  'joint-attack': usesAbility,
  'protect-other': usesAbility,
  cure: (_, seen, seat) =>
    alone(
      ofAction(
        seen,
        seat,
        TRICK,
        isGranted(seen, seat) || succeedsAnyway(seen, seat) || SEATS.some((patient) => lendsCure(seen, seat, patient)),
      ),
    ),
  'boost-heal': usesAbility,
  'precise-strike': usesAbility,
  'double-damage': usesAbility,
  'buff-ally': usesAbility,
  'curse-enemy': usesAbility,
  run: ({ who, suit }, seen, seat) => (who === NONE ? null : alone(ofAction(seen, seat, suit, isGranted(seen, seat)))), // PR-P11
  swap: (_, seen, seat) => alone(ofAction(seen, seat, TRICK, isGranted(seen, seat))),
  seal: ({ withChalk }, seen, seat) =>
    alone(withChalk ? checkOdds(seen, seat, TRICK, {}, true) : ofAction(seen, seat, TRICK, isGranted(seen, seat))),
  creature: ({ deed, who }, seen) => previewCreature(seen, deed, who),
  begin: nothing,
  charge: nothing,
  rise: nothing,
  rest: nothing,
  epic: nothing,
  slot: nothing,
  flask: nothing,
  bomb: nothing,
  summon: nothing,
  hide: nothing,
});

/** What an action is checked against, and what it does; null where no check decides. */
export const previewAction = (seen: Seen, seat: Seat, action: Action): Preview | null => previews(action, seen, seat);

/** The same of what the party may do in camp. */
export function previewMove(seen: Seen, move: CampMove): Preview | null {
  if (move === 'find') return findsTraps(seen, pointOf(seen));
  if (move === 'search') return alone(checkOdds(seen, pointOf(seen), TRICK));
  if (typeof move === 'string') return null;
  if ('find' in move) return findsTraps(seen, move.find);
  return 'disarm' in move ? alone(checkOdds(seen, move.disarm, TRICK)) : null;
}

// ---- attacks

const hits = (seen: Seen, attacker: Seat, target: Who): boolean => {
  const { down } = enemyOf(seen, target);
  return (
    isGranted(seen, attacker) || anyEffect(seen, 'hits', attacker, target) || (down !== NONE && down !== attacker) // PR-13.15
  );
};

const isJoined = ({ b }: Seen, seat: Seat): boolean =>
  b.tokens.some(({ kind, on, suit }) => kind === 'protector' && on === seat && suit === ATTACK);

function attack(seen: Seen, attacker: Seat, named: Who): Preview {
  const target = takerOf(seen, named);
  const granted = isGranted(seen, attacker);
  const more = isJoined(seen, attacker) ? 1 : 0; // PR-9.3, PR-13.31
  const first = ofAction(seen, attacker, ATTACK, hits(seen, attacker, named), more);
  const stands = (inStance(seen, target) && !granted) || isUnharmed(seen, target); // PR-7.4, PR-7.5
  if (stands) return alone(first);
  const bypassed = granted || seen.b.party[attacker].precise === 1; // PR-9.14
  return {
    ...first,
    second: bypassed ? null : checkOdds(seen, target, DEFENSE),
    damage: damageOf(seen, attacker, target),
  };
}

/** PR-7.8. */
export const takerOf = (seen: Seen, named: Who): Who => {
  const protector = protectorOf(seen, named);
  return protector === NONE ? named : protector;
};

const isUnharmed = (seen: Seen, target: Who): boolean => anyEffect(seen, 'unharmed', target);

/** PR-7.6, without the cards that are still to be drawn (N and P). */
function damageOf(seen: Seen, attacker: Seat, target: Who): number {
  const base = Math.max(
    1,
    mostOfEffects(seen, (effect, run) => effect.base?.(seen, run, attacker)),
  );
  const isDoubled = seen.b.party[attacker].doubled === 1 || anyEffect(seen, 'doubles', attacker);
  const added = sumOfEffects(seen, (effect, run) => effect.adds?.(seen, run, attacker, target));
  const ailing = anyEffect(seen, 'doublesHarm', target) ? 2 : 1;
  return (base * (isDoubled ? 2 : 1) + added) * ailing;
}

// ---- Cure

const lendsCure = (seen: Seen, healer: Seat, patient: Seat): boolean => anyEffect(seen, 'lendsCure', healer, patient);

/** What a successful Cure restores with the healer's own means (PR-9.11, PR-9.12, PR-13.3). */
export function cureOf(seen: Seen, healer: Seat, patient: Seat): number {
  const { b } = seen;
  if (lendsCure(seen, healer, patient) || b.party[healer].boosted) return 3;
  return Math.max(1, ...b.effects.map(({ effect }) => EFFECTS[effect].unboostedCure ?? 1));
}

// ---- Buff Ally and Curse Enemy

/** What the stat amounts to with one more token of this owner on it. */
export function statWithToken({ b, ...rest }: Seen, owner: Seat, who: Who, suit: Suit): number {
  const token: Token = { owner, kind: 'support', spare: 0, on: who, suit };
  return stat({ ...rest, b: { ...b, tokens: [...b.tokens, token] } }, who, suit);
}

// ---- a creature of the Summoning Book (PR-24.11, PR-24.12)

function previewCreature(seen: Seen, action: CreatureAction['deed'], named: Who): Preview | null {
  if (action === 'idle') return null;
  if (action === 'attack') return creatureAttacks(seen, takerOf(seen, named));
  const suit = NEVER_PARK.includes(action) ? DEFENSE : TRICK;
  return alone(checkOdds(seen, CREATURE, suit));
}

function creatureAttacks(seen: Seen, target: Who): Preview {
  const first = checkOdds(seen, CREATURE, ATTACK);
  if (inStance(seen, target) || isUnharmed(seen, target)) return alone(first);
  const boost = enemyOf(seen, CREATURE).boost ? boostOf(seen, CREATURE) : 0;
  return { ...first, second: checkOdds(seen, target, DEFENSE), damage: 1 + boost };
}
