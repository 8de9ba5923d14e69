/** The one action of a turn, done (topic 6). */
import type { Flow, Seat } from '@tabard/kernel';
import type { G } from '../board';
import { campaignOf } from '../campaign';
import { DEFENSE, NONE, SUITS, type Suit, TRICK } from '../cards/cards';
import { actionDraw, check } from '../cards/draw';
import { moveTreasure, placesBeside } from '../cards/treasure';
import { anyEffect, EFFECTS } from '../effects/effect';
import type { Action, SlotAction } from '../questions';
import { ref } from '../refs';
import { isGranted, useAbility } from './abilities';
import { ability } from './action';
import { attack } from './attack';
import { attackFriend } from './charm';
import { creatureActs } from './creature-acts';
import { beginCharge, declareEpic } from './epic';
import { useBomb, useFlask } from './items';
import { loseEnemies, runAway } from './run';
import { setSlots } from './slots';

export function* perform(g: G, seat: Seat, action: Action): Flow {
  const { does, who, suit } = action;
  g.tell('acts', { seat, action: does, target: who === NONE || does === 'creature' ? null : ref(g, who), suit });
  const granted = isGranted(g, seat);
  if (granted) g.tell('wishes', { seat });
  if (does === 'attack') yield* attackAction(g, seat, who, granted);
  else if (does === 'defend') yield* defendSelf(g, seat, granted);
  else if (action.does === 'epic') declareEpic(g, seat, action.epic);
  else if (does === 'summon') beginCharge(g, seat, 'summoning');
  else if (action.does === 'slot') changeSlot(g, seat, action);
  else if (does === 'run') yield* run(g, seat, who, suit, granted);
  else if (does === 'swap') yield* swapTreasure(g, seat, granted);
  else if (does === 'flask') useFlask(g, seat, who);
  else if (does === 'bomb') useBomb(g, seat);
  else if (does === 'hide') hide(g, seat);
  else if (action.does === 'creature') yield* creatureActs(g, seat, action);
  else if (does in ability) yield* useAbility(g, seat, action);
  else yield* campaignOf(g).act?.(g, seat, action) ?? [];
}

/** A turned Call of the Grave in spades sends it against the party (PR-19.10). */
function* attackAction(g: G, seat: Seat, target: number, granted: boolean): Flow {
  if (anyEffect(g, 'attacksOwn', seat)) yield* attackFriend(g, seat);
  else yield* attack(g, seat, target, granted);
}

/** PR-8.1. */
function* defendSelf(g: G, seat: Seat, granted: boolean): Flow {
  if (!(yield* check(g, seat, DEFENSE, { ...actionDraw(g, seat), auto: granted })).ok) return;
  g.b.party[seat].stance = 1;
  g.tell('stance', { who: { seat } });
}

/** PR-12.3: at once, without a check. */
function changeSlot(g: G, seat: Seat, { slot, ability: taken }: SlotAction): void {
  const slots = g.b.party[seat].slots.slice();
  slots[slot] = taken;
  setSlots(g, seat, slots, taken);
}

/** PR-P11: with nobody present one simply leaves. */
function* run(g: G, seat: Seat, enemy: number, suit: number, granted: boolean): Flow {
  if (g.b.enemies.length > 0) yield* runAway(g, seat, enemy, suit, granted);
  else {
    (g.b.fight as NonNullable<G['b']['fight']>).ran = 1;
    loseEnemies(g, []);
  }
}

/** PR-15.1: card and place are named before the check. */
function* swapTreasure(g: G, seat: Seat, granted: boolean): Flow {
  const own = () => SUITS.filter((suit) => g.b.party[seat].treasure[suit] > 0);
  const suit: Suit = yield* g.choose(seat, 'swap.card', own);
  const from = { seat, suit };
  const to = yield* g.choose(seat, 'swap.to', () => placesBeside(g, from), { about: { suit } });
  if ((yield* check(g, seat, TRICK, { ...actionDraw(g, seat), auto: granted })).ok) moveTreasure(g, from, to);
}

/** PR-13.19: without a check, for as long as the forest stands, and where two stand, in both. */
function hide(g: G, seat: Seat): void {
  for (const run of g.b.effects) {
    if (EFFECTS[run.effect].mayHide?.(g, run, seat)) run.who.push(seat);
  }
  g.tell('hides', { who: { seat } });
}
