/** What several EPICs do to foes and for friends, turned or not (PR-19). */
import type { Flow, Seat } from '@tabard/kernel';
import type { EpicId } from '../../content/roles';
import { type G, isAlive, isEnemy, type Running, type Token, type Who } from '../board';
import { NONE } from '../cards/cards';
import { drawFor, targetOfCard } from '../cards/draw';
import { hurt, hurtEnemies, settleDeaths } from '../fight/hurt';
import { canBeNamed, foesOf, inStance, isFriend, isUser } from './effect';

/** Damage to all foes without checks: whoever is in stance takes none. */
export function hurtFoes(g: G, run: Running, count: number): void {
  const foes = foesOf(g, run);
  if (run.turned) for (const seat of foes) inStance(g, seat) || hurt(g, seat, count, run.user);
  else hurtEnemies(g, foes, count, run.user);
  settleDeaths(g);
}

/** PR-19.4: a victim the text leaves open is named by one more card, by PR-18.37. */
export function victimByCard(g: G, user: Seat, purpose: string): Seat {
  const card = drawFor(g, user, purpose);
  return targetOfCard(g, card, (seat) => seat !== user && isAlive(g, seat));
}

/** One foe: chosen by the user, or by a card when the EPIC is turned (PR-19.4); NONE when there is nobody. */
export function* oneFoe(g: G, run: Running, epic: EpicId): Flow<Who> {
  if (run.turned) {
    const victim = victimByCard(g, run.user, epic);
    return victim === NONE || inStance(g, victim) ? NONE : victim;
  }
  const enemies = () => g.b.enemies.filter(({ id }) => !inStance(g, id) && canBeNamed(g, id)).map(({ id }) => id);
  return (yield* g.maybeChoose(run.user, 'epic.enemy', enemies, { about: { epic } })) ?? NONE;
}

/** Buff tokens of friends count threefold; turned, only the user's own. */
export const tripled = (run: Running, token: Token): number | undefined =>
  token.kind === 'support' && !isEnemy(token.on) && (!run.turned || token.owner === run.user) ? 3 : undefined;

export const bothSides = (attacker: Who, target: Who): boolean => isEnemy(attacker) !== isEnemy(target);

/** Friends hit the other side automatically; its user whomever it must attack (PR-18.65). */
export const hitsAsFriend = (run: Running, attacker: Who, target: Who): boolean =>
  isFriend(run, attacker) && (bothSides(attacker, target) || isUser(run, attacker));
