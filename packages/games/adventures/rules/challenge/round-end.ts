/** RA-23, RA-25: the end of a round. A check has one round and no counterattacks. */
import type { Flow } from '@tabard/kernel';
import { type G, IN_POOL, type Seen } from '../board';
import { toBag } from '../dice';
import { addFatigue, isPartyExhausted } from '../party/stamina';
import { acting, counterOf, enemyOf, isCovered, openSlots, slotsOf } from './active';
import { SHIELD } from './powers';
import { sufferTrack } from './track';

export const LAST_SPACE = 2;

export function* endRound(g: G): Flow {
  const { b } = g;
  const challenge = b.challenge!;
  b.stage = 'outcome';
  if (challenge.kind === 'check') return;
  defeatCovered(g); // RA-R74
  if (openSlots(b).length === 0) return; // step 1, RA-23.1
  counterattack(g); // step 2
  if (isPartyExhausted(b)) return; // RA-23.3
  const undefeated = [...challenge.enemies.keys()].filter((enemy) => challenge.defeated[enemy] === 0);
  for (const enemy of undefeated) if ((yield* act(g, enemy)) === 'exhausted') return; // step 3, RA-R75
  const stuck = undefeated.some((enemy) => challenge.marker[enemy] === LAST_SPACE);
  for (const enemy of undefeated) if (challenge.marker[enemy] < LAST_SPACE) challenge.marker[enemy] += 1;
  if (stuck) return; // RA-23.5, RA-R76
  nextRound(g);
}

/** RA-25.2: the moment the placement is confirmed with all its slots covered. */
function defeatCovered(g: G): void {
  const challenge = g.b.challenge!;
  for (const enemy of challenge.enemies.keys()) {
    if (challenge.defeated[enemy] === 1) continue;
    if (!slotsOf(challenge, enemy).every((slot) => isCovered(g.b, slot))) continue;
    challenge.defeated[enemy] = 1;
    g.tell('enemy.defeated', { enemy: challenge.enemies[enemy] });
  }
}

/** What every player suffers now (RA-37.3), less what a power keeps off. */
export function counterSum(seen: Seen): number {
  const { powers } = seen.b.challenge!;
  return openSlots(seen.b).reduce((sum, slot) => sum + Math.max(0, counterOf(seen, slot) - (powers[SHIELD] ?? 0)), 0);
}

/** RA-23.2, RA-23.7, RA-R75: all of them at once. */
function counterattack(g: G): void {
  const amount = counterSum(g);
  if (amount === 0) return;
  g.tell('counterattack', { amount });
  for (const seat of g.clockwiseFrom(0)) addFatigue(g, seat, amount);
}

/** RA-23.4, RA-R73: the space right of the marker takes effect; in the last round there is none. */
function* act(g: G, enemy: number): Flow<'exhausted' | undefined> {
  const space = g.b.challenge!.marker[enemy] + 1;
  if (space > LAST_SPACE) return undefined;
  const effect = enemyOf(g, enemy).track[space - 1];
  if (effect === 'none') return undefined;
  const [what, amount] = Object.entries(effect)[0];
  g.tell('track', { enemy: g.b.challenge!.enemies[enemy], space, what, amount });
  return yield* sufferTrack(g, effect, trackGold(g, enemy));
}

const trackGold = (g: G, enemy: number): number =>
  acting(g).reduce(
    (sum, one) => sum + (one.enemy === enemy && 'track_gold' in one.effect ? one.effect.track_gold : 0),
    0,
  );

/** RA-23.6, RA-R52: unplaced dice return; the play limit counts anew. */
function nextRound(g: G): void {
  const { b, content } = g;
  const challenge = b.challenge!;
  b.dieAt.forEach((at, die) => {
    if (at === IN_POOL) toBag(b, content, die);
  });
  challenge.round += 1;
  challenge.drawn = 0;
  challenge.powers = {};
  for (const seat of g.clockwiseFrom(0)) {
    challenge.plays[seat] = 0;
    challenge.bonusUsed[seat] = 0;
    challenge.granted[seat] = 0;
  }
  b.stage = 'pool';
}
