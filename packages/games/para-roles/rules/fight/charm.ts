/** A character that fights its friends: under Seductive Smile (PR-18.35 to PR-18.42), or with a turned ailment. */
import type { Flow, Seat } from '@tabard/kernel';
import { type G, isAlive } from '../board';
import { ATTACK, type Card, DEFENSE, NONE } from '../cards/cards';
import { actionDraw, check, namedByCard, targetOfCard } from '../cards/draw';
import { protectorOfAlly } from '../cards/tokens';
import { inStance } from '../effects/effect';
import { hitsAutomatically, jointCards, useUpPrecise } from './attack';
import { dealDamage, isUnharmed } from './damage';
import { missesAlways } from './enemy-attack';
import { activateEpic, isDue } from './epic';
import { breakCharge, settleDeaths } from './hurt';

/** The whole turn of a charmed character that may act. */
export function* charmedTurn(g: G, seat: Seat): Flow {
  const one = g.b.party[seat];
  const queen = one.charmedBy;
  one.charmedBy = NONE; // PR-18.40
  if (one.charging !== '' && one.charging !== 'summoning' && isDue(g, seat)) {
    yield* activateEpic(g, seat, queen); // PR-18.41
    return;
  }
  breakCharge(g, seat); // PR-24.15 too
  g.tell('charmed.attack', { seat });
  yield* attackFriend(g, seat, seat);
}

/**
 * One card: its suit names another character, its value is checked against Attack (PR-18.36, PR-18.37). Of several the
 * drawer picks (PR-1.9). `only`: the attacker, when nobody else's EPIC may help (PR-18.65), nor a Joint Attack (PR-18.38).
 */
export function* attackFriend(g: G, attacker: Seat, only?: Seat): Flow {
  const canBe = (seat: Seat) => seat !== attacker && isAlive(g, seat);
  const names = (drawn: Card) => namedByCard(g, drawn, canBe);
  const auto = (drawn: Card) => names(drawn) !== NONE && hitsAutomatically(g, attacker, names(drawn), only);
  const draw = actionDraw(g, attacker, only);
  const cards = (draw.cards ?? 1) + (only === undefined ? jointCards(g, attacker) : 0);
  let named: Seat = NONE;
  const aims = (kept: Card) => {
    named = targetOfCard(g, kept, canBe);
  };
  const { card, ok } = yield* check(g, attacker, ATTACK, { ...draw, cards, only, names, auto, aims });
  if (named === NONE) return;
  // PR-18.38: Protect Other applies, unless the Protector is the charmed one.
  const shield = protectorOfAlly(g, named, (seat) => seat !== attacker && isAlive(g, seat));
  const target = shield === NONE ? named : shield;
  if (target !== named) g.tell('covered', { by: { seat: target }, target: { seat: named } });
  const hit = ok && !missesAlways(g, named) && !missesAlways(g, target); // PR-13.40
  g.tell(hit ? 'hit' : 'miss', { attacker: { seat: attacker }, target: { seat: target } });
  if (!hit) return;
  const bypassed = useUpPrecise(g, attacker);
  if (inStance(g, target))
    g.tell('dodged', { target: { seat: target } }); // PR-18.39
  else if (!isUnharmed(g, target) && (bypassed || !(yield* check(g, target, DEFENSE)).ok)) {
    dealDamage(g, attacker, target, card, only);
  }
  settleDeaths(g);
}
