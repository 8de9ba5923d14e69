/** An enemy's attack: on the party (topic 17), or on its own side (PR-13.28, PR-24.6). */
import type { Flow, Seat } from '@tabard/kernel';
import { enemyOf, type G, isPresent, printedSum, type Seen, type Who } from '../board';
import { ATTACK, type Card, DEFENSE, NONE, suitOf } from '../cards/cards';
import { actionDraw, canBeTargeted, check, enemyTarget, namedByEnemy } from '../cards/draw';
import { protectorOfAlly } from '../cards/tokens';
import { anyEffect, inStance, runningEffects } from '../effects/effect';
import { ref } from '../refs';
import { hitsAutomatically } from './attack';
import { bearerIsCovered, creatureRipostes, creatureTakes } from './creature-covers';
import { attackDamage, boostOf, isUnharmed } from './damage';
import { hurt, makeLoseAction, protectorOf, settleDeaths } from './hurt';
import { reflects } from './items';

const cannotAttack = (g: Seen, who: Who): boolean => anyEffect(g, 'cannotAttack', who);
const attacksOwn = (g: Seen, who: Who): boolean => anyEffect(g, 'attacksOwn', who);
/** PR-13.32. */
export const missesAlways = (g: Seen, who: Who): boolean => anyEffect(g, 'misses', who);

/** PR-9.5, PR-9.26: who stands before this ally, or NONE. */
export const shieldOf = (g: Seen, ally: Seat): Seat => protectorOfAlly(g, ally, (seat) => canBeTargeted(g, seat));

/** `whip`: the attack of a Demon Whip, whose target loses its next action, hit or miss (PR-18.20 to PR-18.25). */
export function* enemyAttack(g: G, enemy: Who, whip = false): Flow {
  if (cannotAttack(g, enemy)) {
    g.tell('idle', { enemy: ref(g, enemy) }); // PR-13.13
    return;
  }
  if (attacksOwn(g, enemy)) {
    yield* attackOwnSide(g, enemy, NONE, whip);
    return;
  }
  const names = (drawn: Card) => namedByEnemy(g, drawn);
  const auto = (drawn: Card) => names(drawn) !== NONE && hitsAutomatically(g, enemy, names(drawn));
  let named: Seat = NONE;
  const aims = (kept: Card) => {
    named = enemyTarget(g, kept);
  };
  const { ok } = yield* check(g, enemy, ATTACK, { ...actionDraw(g, enemy), names, auto, aims });
  if (named === NONE)
    g.tell('nobody.there', { enemy: ref(g, enemy) }); // PR-17.5: a Damage Boost stays
  else yield* aimAt(g, enemy, named, ok, whip);
}

/** From the character named by the card to whoever takes the attack (PR-17.6, PR-13.35, PR-13.40). */
function* aimAt(g: G, enemy: Who, named: Seat, ok: boolean, whip: boolean): Flow {
  let hit = ok && !missesAlways(g, named);
  let target = named;
  const picked = hit ? yield* pickedTaker(g, named) : NONE;
  const shield = shieldOf(g, named);
  if (picked !== NONE) target = picked;
  else if (shield !== NONE) {
    target = shield; // PR-9.6: once only
    g.tell('covered', { by: { seat: shield }, target: { seat: named } });
    if (missesAlways(g, shield)) hit = false;
  } else if (bearerIsCovered(g, named)) {
    yield* creatureTakes(g, enemy, named, hit);
    return;
  }
  if (whip && (yield* reflects(g, target, enemy, 'whip'))) {
    yield* strikeEnemy(g, enemy, enemy, hit);
    if (isPresent(g, enemy)) makeLoseAction(g, enemy);
    return;
  }
  yield* strikeCharacter(g, enemy, target, hit);
  if (whip && g.b.party[target].hp > 0 && !inStance(g, target)) makeLoseAction(g, target); // PR-18.21, PR-18.22
}

/** All for One: somebody else takes the hit; NONE where nobody has a say. Of several the latest has it (PR-10.19). */
function* pickedTaker(g: G, named: Seat): Flow<Seat> {
  const [effect, run] = [...runningEffects(g)].findLast(([{ takesHit }]) => takesHit) ?? [];
  return effect?.takesHit && run ? yield* effect.takesHit(g, run, named) : NONE;
}

/** PR-17.9, PR-17.10: a hit uses the boost up, whatever comes of it; a miss keeps it. */
function useUpBoost(g: G, enemy: Who): number {
  const body = enemyOf(g, enemy);
  if (!body.boost) return 0;
  body.boost = 0;
  return boostOf(g, enemy);
}

/** PR-17.2: 1 HP plus a Damage Boost, unless the target defends itself. */
function* strikeCharacter(g: G, enemy: Who, target: Seat, hit: boolean): Flow {
  g.tell(hit ? 'hit' : 'miss', { attacker: ref(g, enemy), target: { seat: target } });
  if (hit) {
    const damage = attackDamage(g, enemy, target, useUpBoost(g, enemy));
    if (inStance(g, target)) g.tell('dodged', { target: { seat: target } });
    else if (!isUnharmed(g, target) && !(yield* check(g, target, DEFENSE)).ok) hurt(g, target, damage, enemy);
    settleDeaths(g);
  }
  for (const [effect, run] of runningEffects(g)) {
    if (isPresent(g, enemy)) effect.afterAttacked?.(g, run, enemy, target); // PR-24.8, PR-13.12
  }
  if (isPresent(g, enemy)) creatureRipostes(g, enemy, target);
  settleDeaths(g);
}

/** PR-13.28: enemies from weakest to strongest, the suit counted round the list; guards are not in it (PR-13.38). */
function ownTarget(g: Seen, card: Card): Who {
  const list = g.b.enemies.filter(({ type }) => type !== 'undead-guard').sort((x, y) => printedSum(x) - printedSum(y));
  return list[suitOf(card) % list.length].id;
}

/** Against its own side: `target` if it is named, else by the card's suit. */
export function* attackOwnSide(g: G, enemy: Who, target: Who, whip = false): Flow {
  const names = (drawn: Card) => (target === NONE ? ownTarget(g, drawn) : target);
  const { card, ok } = yield* check(g, enemy, ATTACK, { ...actionDraw(g, enemy), names });
  const named = names(card);
  g.tell('turned.on', { enemy: ref(g, enemy), target: ref(g, named) });
  const protector = protectorOf(g, named);
  yield* strikeEnemy(g, enemy, protector === NONE ? named : protector, ok); // PR-13.38
  if (whip && isPresent(g, named) && !inStance(g, named)) makeLoseAction(g, named);
}

/** One enemy hits another, or itself; the target checks its Defense as usual. */
function* strikeEnemy(g: G, enemy: Who, target: Who, hit: boolean): Flow {
  g.tell(hit ? 'hit' : 'miss', { attacker: ref(g, enemy), target: ref(g, target) });
  if (!hit) return;
  const damage = attackDamage(g, enemy, target, useUpBoost(g, enemy));
  if (inStance(g, target)) g.tell('dodged', { target: ref(g, target) });
  else if (!isUnharmed(g, target) && !(yield* check(g, target, DEFENSE)).ok) hurt(g, target, damage, enemy);
  settleDeaths(g);
}
