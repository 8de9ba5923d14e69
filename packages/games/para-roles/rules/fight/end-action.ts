/** What a finished action leaves behind (topics 2 and 10). */
import { type G, isAlive, SEATS, type Who } from '../board';
import { NONE } from '../cards/cards';
import { EFFECTS } from '../effects/effect';
import { endEffect } from '../effects/end';
import { hurt, settleDeaths } from './hurt';

/**
 * A turn, an enemy's action or a stand-alone draw is finished: effects that a club ends are over (PR-10.13), the cards
 * go to the discard pile (PR-2.5), and a bleeding orchard has its due (PR-P22).
 */
export function endAction(g: G, actor: Who = NONE): void {
  const { b } = g;
  for (const run of b.effects.slice()) if (EFFECTS[run.effect].ends(g, run, actor)) endEffect(g, run);
  for (const run of b.effects) run.fresh = 0;
  b.discard.push(...b.inPlay);
  b.inPlay = [];
  b.drawnBy = [];
  b.pairOfClubs = NONE;
  const reshuffles = b.reshuffledNow;
  b.reshuffledNow = 0;
  if (reshuffles > 0 && b.effects.some(({ effect }) => EFFECTS[effect].bleedsAtReshuffle)) {
    g.tell('orchard.bleeds', {});
    for (const seat of SEATS) if (isAlive(g, seat)) hurt(g, seat, reshuffles);
    settleDeaths(g);
  }
}
