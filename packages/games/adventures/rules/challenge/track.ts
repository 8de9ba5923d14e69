/** RA-37.5 to RA-37.9: what a space of a round track does, and what a modifier's price is. */
import type { Flow } from '@tabard/kernel';
import type { Price, TrackEffect } from '../../content/schema';
import type { G } from '../board';
import { changeFavor, changeGold, changeXp, factionOf } from '../journal';
import { gainRows, loseRows } from '../party/rows';
import { addFatigue, isPartyExhausted, recover } from '../party/stamina';

export function* sufferTrack(g: G, effect: TrackEffect, goldChange = 0): Flow<'exhausted' | undefined> {
  const all = g.clockwiseFrom(0);
  if (effect === 'none') return undefined;
  const partyStood = !isPartyExhausted(g.b); // RA-R79: one that lay already is not exhausted by it
  if ('fatigue' in effect) for (const seat of all) addFatigue(g, seat, effect.fatigue);
  else if ('gold' in effect) changeGold(g, -Math.max(0, effect.gold + goldChange));
  else if ('xp' in effect) changeXp(g, -effect.xp);
  else if ('rowloss' in effect)
    yield* loseRows(g, all, effect.rowloss); // RA-37.10: the exhausted too
  else yield* gainRows(g, all, effect.rowgain);
  return partyStood && isPartyExhausted(g.b) ? 'exhausted' : undefined;
}

export function* settle(g: G, price: Price): Flow {
  const all = g.clockwiseFrom(0);
  if ('gain' in price) {
    changeGold(g, price.gain.gold ?? 0);
    changeXp(g, price.gain.xp ?? 0);
  } else if ('lose' in price) {
    changeGold(g, -(price.lose.gold ?? 0));
    changeXp(g, -(price.lose.xp ?? 0));
  } else if ('fatigue' in price) for (const seat of all) addFatigue(g, seat, price.fatigue);
  else if ('recover' in price) for (const seat of all) recover(g, seat, price.recover);
  else if ('favor' in price) changeFavor(g, factionOf(g.b, price.favor.faction), price.favor.delta);
  else yield* loseRows(g, all, price.rowloss);
}
