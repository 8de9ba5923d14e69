/** What may be done at any time: Skills, banishing, XP, stored dice. */

import { ATTRS, type Skill, type Timing } from '../../content';
import { type Card, NONE } from '../../rules/board';
import { banishCost } from '../../rules/foes/fiends';
import type { RoundDeed } from '../../rules/questions';
import { actionCost, healCost } from '../../rules/round/deeds';
import { skillOf } from '../../rules/round/skills';
import { harms } from '../thinking/fiends';
import { moreOf } from '../thinking/goods';
import { withDieAt } from '../thinking/mind';
import { typical } from '../thinking/typical';
import type { Weighing } from '../thinking/weighing';
import { diceWorth, moveGain } from '../thinking/worth';
import {
  A_DEED,
  BANISHING,
  COPYING,
  FOR_NOTHING,
  HEALING,
  IN_THE_END,
  PATIENCE,
  STORED_MUST_GO,
  STORED_WAITS,
  XP_ACTION,
  XP_ACTION_IN_THE_END,
} from '../weights/decisions';
import { bestOr } from './best';
import { initiativeGain, leftmostOf } from './drafting';

/** The best of these deeds, or `pass` if none is worth it. */
export function deedChoice(w: Weighing, deeds: readonly (RoundDeed | 'pass')[], isLast: boolean): RoundDeed | 'pass' {
  const { mind } = w;
  const worst = harms(mind);
  return bestOr('pass', deeds, (deed: RoundDeed) => deedWorth(w, deed, worst, isLast || mind.left === 0), A_DEED);
}

function deedWorth(
  w: Weighing,
  deed: RoundDeed,
  worst: readonly { fiend: Card; harm: number }[],
  isLast: boolean,
): number {
  const { mind } = w;
  if (deed === 'heal') return healing(w);
  if (deed === 'xp-action')
    return (
      w.bestAction(ATTRS) +
      moreOf(mind, 'xp', -actionCost(mind, mind.seat)) -
      (isLast ? XP_ACTION_IN_THE_END : XP_ACTION)
    );
  if ('skill' in deed) return skillDeed(w, skillOf(mind, deed.skill), 'only' in deed, isLast);
  if ('stored' in deed) return storedDeed(w, deed.stored, deed.row, isLast);
  const harm = worst.find(({ fiend }) => fiend === deed.banish)?.harm ?? 0;
  if (deed.by === 'charisma') return harm - w.prices.gold;
  return harm + moreOf(mind, 'gold', -banishCost(mind, mind.seat)) - BANISHING;
}

function healing(w: Weighing): number {
  const { hero } = w.mind;
  const cost = healCost(w.mind, w.mind.seat);
  hero.xp -= cost;
  const gain = moreOf(w.mind, 'injury', -1);
  hero.xp += cost;
  return gain + moreOf(w.mind, 'xp', -cost) - HEALING;
}

export function skillDeed(w: Weighing, skill: Skill, moveOnly: boolean, isLast: boolean): number {
  const { mind } = w;
  const [effect] = skill.effect;
  const patience = isLast ? IN_THE_END : PATIENCE;
  if (effect.do === 'copy-skill') return moveOnly ? 0 : typical(skill.effect, mind) - patience - COPYING;
  const step = moveGain(mind, skill.arrow) ?? 0;
  if (moveOnly) return step - patience;
  if (effect.do === 'initiative') {
    return mind.b.active === mind.seat ? step + initiativeGain(w, effect.how).gain - patience : 0;
  }
  const gain = w.gain(skill.effect);
  return gain > 0 ? step + gain - patience : step - patience - FOR_NOTHING;
}

/** A stored die goes to a place where it does something, and anywhere at the end. */
function storedDeed(w: Weighing, die: number, row: number, isLast: boolean): number {
  const { mind } = w;
  const space = leftmostOf(mind, row);
  if (mind.hero.spaces[space] !== NONE) return 0;
  const gain = withDieAt(mind, die, space, () => diceWorth(mind)) - diceWorth(mind);
  return isLast ? gain + STORED_MUST_GO : gain - STORED_WAITS;
}

/** Skills whose moment is now or never; the others wait for the closing points. */
export const HAS_ITS_MOMENT: { readonly [timing in Timing]: boolean } = {
  any: false,
  dice: true,
  select: true,
  market: true,
  hunt: true,
  monster: true,
  combat: true,
};
