/** What may be done at any time: Skills, banishing, XP, stored dice. */

import { ATTRS, type Skill, type Timing } from '../../content';
import { type Card, NONE } from '../../rules/board';
import { banishCost } from '../../rules/foes/fiends';
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
import { initiativeGain, leftmostOf } from './drafting';

/** The best of these deeds, or null if none is worth it. */
export function deedChoice(w: Weighing, options: readonly string[], isLast: boolean): string | null {
  const { mind } = w;
  let best: { key: string | null; worth: number } = { key: null, worth: A_DEED };
  const worst = harms(mind);
  for (const key of options) {
    const worth = deedWorth(w, key, worst, isLast || mind.left === 0);
    if (worth > best.worth) best = { key, worth };
  }
  return best.key;
}

function deedWorth(w: Weighing, key: string, worst: readonly { fiend: Card; harm: number }[], isLast: boolean): number {
  const { mind } = w;
  const [word, first, second] = key.split(':');
  switch (word) {
    case 'skill':
      return skillDeed(w, skillOf(mind, Number(first)), second === 'move', isLast);
    case 'banish': {
      const harm = worst.find(({ fiend }) => fiend === Number(first))?.harm ?? 0;
      if (second === 'charisma') return harm - w.prices.gold;
      return harm + moreOf(mind, 'gold', -banishCost(mind, mind.seat)) - BANISHING;
    }
    case 'heal':
      return healing(w);
    case 'xp-action':
      return (
        w.bestAction(ATTRS) +
        moreOf(mind, 'xp', -actionCost(mind, mind.seat)) -
        (isLast ? XP_ACTION_IN_THE_END : XP_ACTION)
      );
    case 'stored':
      return storedDeed(w, Number(first), Number(second), isLast);
    default:
      return 0;
  }
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
