/** Before and after the roll: the white and yellow dice, and whether other faces would serve better. */
import type { Stream } from '@tabard/kernel';
import { type DicePick, dieValue, faceOf, freePicks, pickOf } from '../rules/dice';
import type { Swap, White } from '../rules/questions';
import { moreMinions, type Outlook } from './outlook';
import { bestPlan, type Plan, supposing } from './plans';
import { MEAN, POOR, SAMPLES, SKULL_FACE, WHITE, YELLOW_FROM } from './weights';

/** Whether to give up a die for the white one (DM-8.1): for its Skulls when the supply is nearly gone. */
export function whiteDie(o: Outlook, options: readonly White[]): White {
  if (options.includes('bonus')) return 'bonus'; // DM-R34
  const { b, c, me } = o;
  const back = Math.min(c.rule.skullFaceRespawn, b.graveyard[me]);
  const given = offersBlack(options) ? 'black' : 'red';
  const supply = b.supply[me];
  const use = Math.min(1, supply / WHITE.minions); // dice are of no use without minions
  const skulls = moreMinions(o, supply, back) / WHITE.skulls;
  const lost =
    moreMinions(o, supply, Math.min(MEAN[given], b.graveyard[me])) * (1 - use) + use * MEAN[given] * WHITE.pip;
  return skulls + use * WHITE.plus > lost ? { swap: given } : 'plain';
}

/** The yellow die for 2 minions (DM-19.7): better than a black one, hardly than a red. */
export function yellowDie(o: Outlook, options: readonly ('no' | Swap)[]): 'no' | Swap {
  const rich = o.b.supply[o.me] >= YELLOW_FROM;
  return rich && offersBlack(options) ? { swap: 'black' } : 'no';
}

const offersBlack = (options: readonly (string | Swap)[]): boolean =>
  options.some((it) => typeof it === 'object' && it.swap === 'black');

/** The dice to roll again and what that promises, at most so many of them. */
export interface Reroll {
  readonly dice: DicePick;
  readonly gain: number;
}

export function bestReroll(o: Outlook, plan: Plan, chance: Stream, most: number): Reroll | null {
  const { b, seen, c } = o;
  const poor: number[] = [];
  const all: number[] = [];
  let below = 0;
  for (let die = 0; die < b.dice.length; die++) {
    if (b.use[die] !== 'free') continue;
    const mean = MEAN[b.dice[die]];
    const value = faceOf(b, c, die).kind === 'skull' ? mean + SKULL_FACE : dieValue(seen, die);
    all.push(die);
    below += mean - value;
    if (value < mean) poor.push(die);
  }
  if (poor.length === 0 || below < (most === 1 ? 0 : POOR)) return null;
  let best: Reroll | null = null;
  const worst = poor.reduce((x, y) =>
    MEAN[b.dice[y]] - dieValue(seen, y) > MEAN[b.dice[x]] - dieValue(seen, x) ? y : x,
  );
  const sets = most === 1 ? [[worst]] : poor.length === all.length ? [all] : [poor, all];
  for (const set of sets) {
    const gain = expected(o, set, chance) - plan.worth;
    if (best === null || gain > best.gain) best = { dice: pickOf(set), gain };
  }
  return best;
}

function expected(o: Outlook, set: readonly number[], chance: Stream): number {
  const { b } = o;
  let total = 0;
  for (let i = 0; i < SAMPLES; i++) {
    const face = b.face.slice();
    for (const die of set) face[die] = chance.below(o.c.dice[b.dice[die]].length);
    total += bestPlan(supposing(o, { face }), chance).worth;
  }
  return total / SAMPLES;
}

/** Asked which dice without having thought of it: those that show least. */
export function poorDice(o: Outlook, options: readonly DicePick[]): DicePick {
  const { b, seen } = o;
  let best = options[0];
  let most = Number.NEGATIVE_INFINITY;
  for (const pick of freePicks(b)) {
    if (!options.includes(pick)) continue;
    let gain = 0;
    for (const die of pick.dice) gain += MEAN[b.dice[die]] - dieValue(seen, die);
    if (gain > most) {
      most = gain;
      best = pick;
    }
  }
  return best;
}
