/** The end of a combat: treasure, loot, the deck, and all that does not outlast a fight (PR-5.12, PR-20.1, PR-R88). */
import type { Flow } from '@tabard/kernel';
import { type G, isAlive, living, SEATS } from '../board';
import { campaignOf, type Outcome } from '../campaign';
import { NONE } from '../cards/cards';
import { shuffleDeck } from '../cards/draw';
import { maxHp } from '../cards/stats';
import { giveTreasure, winTreasure } from '../cards/treasure';
import { endEffect } from '../effects/end';
import { creatureLeaves } from './creature';
import { heal, returnTokens } from './hurt';

/** PR-5.16: the rest of the turn is dropped, the cards in play are discarded. */
export function concludeCombat(g: G): void {
  const { b } = g;
  b.phase = 'aftermath';
  b.discard.push(...b.inPlay);
  b.inPlay = [];
  b.drawnBy = [];
  b.pairOfClubs = NONE;
  b.reshuffledNow = 0;
}

export function* aftermath(g: G): Flow {
  const { b } = g;
  const fight = b.fight as NonNullable<typeof b.fight>;
  const { kind, won, defeated, lost } = fight;
  const result = fight.ran ? 'ran' : 'won';
  g.tell(result === 'won' ? 'fight.won' : 'fight.left', { treasure: won });
  yield* winTreasure(g, won);
  yield* shareLoot(g);
  shuffleDeck(g);
  clear(g);
  settleUse(g, result);
  if (result === 'won') b.fightsWon += 1;
  const relics = fight.relics;
  b.fight = null;
  b.phase = 'camp';
  restBetween(g);
  const outcome: Outcome = { kind, result, defeated, lost, relics };
  yield* campaignOf(g).afterFight(g, outcome);
}

/** PR-18.11: what a thief had goes back to the party, who share it as they like. */
function* shareLoot(g: G): Flow {
  const fight = g.b.fight as NonNullable<G['b']['fight']>;
  for (let left = fight.loot; left > 0; left--) {
    const { value } = yield* g.together('loot.share', () => living(g), { about: { left } });
    yield* giveTreasure(g, value, false);
    fight.loot -= 1;
  }
}

/** PR-5.12. */
function clear(g: G): void {
  const { b } = g;
  for (const run of b.effects.slice()) endEffect(g, run);
  returnTokens(g, ({ kind, on, spare }) => kind === 'protector' || on >= SEATS.length || spare === 1);
  if (b.creature) creatureLeaves(g);
  b.enemies = [];
  for (const seat of SEATS) {
    Object.assign(b.party[seat], {
      stance: 0,
      precise: 0,
      doubled: 0,
      boosted: 0,
      charging: '',
      charge: 0,
      loses: 0,
      charmedBy: NONE,
      acted: 0,
      mayRise: 0,
      temporaryHp: 0,
    });
  }
}

/** PR-10.18, PR-10.20, PR-21.6. */
function settleUse(g: G, result: Outcome['result']): void {
  const { b } = g;
  const fight = b.fight as NonNullable<typeof b.fight>;
  if (fight.indebted) {
    b.debt -= 1;
    b.epicUse = fight.useBefore;
  }
  if (result === 'won' || g.options['epic-after-run'] === 'renewed') b.epicUse = 1;
}

const REST = 2;

/** PR-29.8: HP between fights. */
function restBetween(g: G): void {
  const rest = g.options['hp-between'];
  if (rest === 'kept') return;
  if (rest === 'plus-2') g.tell('hp.between', { count: REST });
  for (const seat of SEATS) if (isAlive(g, seat)) heal(g, seat, rest === 'full' ? maxHp(g, seat) : REST);
}
