/** Section 8 of the ledger: what holds at every decision. */
import { TOWER_COLOURS } from '../content';
import { advanced, type G, levelOf, NONE, sum } from './board';
import { isMet } from './resolution';

export function invariants(g: G): string | null {
  for (const check of checks) {
    const broken = check(g);
    if (broken) return broken;
  }
  return null;
}

const checks: readonly ((g: G) => string | null)[] = [minions, towers, hands, overlords, towns, levels, dice, tiles];

/** 1. and 16. */
function minions(g: G): string | null {
  const { b, content: c, seats } = g;
  for (let seat = 0; seat < seats; seat++) {
    let onCards = 0;
    for (let overlord = 0; overlord < b.holder.length; overlord++)
      if (b.holder[overlord] === seat) onCards += b.onCard[overlord];
    const besieging = sum(b.besiegers.map((counts) => counts[seat]));
    const total = b.supply[seat] + b.graveyard[seat] + besieging + onCards + b.waiting[seat];
    if (total !== c.rule.minions) return `invariant 1: seat ${seat} has ${total} minions`;
    if (Math.min(b.supply[seat], b.graveyard[seat], besieging, b.waiting[seat]) < 0)
      return `invariant 1: seat ${seat} owes minions`;
  }
  const odd = b.onCard.findIndex((count, overlord) => count > 0 && count % c.overlords[overlord].turnCost !== 0);
  return odd >= 0 ? `invariant 16: ${b.onCard[odd]} minions on ${c.overlords[odd].id}` : null;
}

/** 2. */
function towers({ b, content: c, seats }: G): string | null {
  for (let colour = 0; colour < TOWER_COLOURS.length; colour++) {
    const atTowns = sum(b.townTowers.map((counts) => counts[colour]));
    const inHands = sum(b.towers.map((hand) => hand[colour]));
    const total = b.towerSupply[colour] + atTowns + inHands; // claimed Towers still stand at their Town
    if (total !== c.rule.towersPerColour[seats as 3 | 4 | 5])
      return `invariant 2: ${total} ${TOWER_COLOURS[colour]} Towers`;
  }
  return null;
}

/** 3. */
function hands({ b, content: c }: G): string | null {
  for (const hand of b.towers) {
    if (Math.max(...hand) > c.rule.towerLimitPerColour || sum(hand) > c.rule.towerLimit || Math.min(...hand) < 0) {
      return `invariant 3: a hand of ${hand.join('-')} Towers`;
    }
    if (Math.min(...hand) > 0) return 'invariant 3: a complete set was kept';
  }
  return null;
}

/** 4. and 15. */
function overlords(g: G): string | null {
  const { b, content: c, options } = g;
  const all = !advanced(g) ? 0 : options.demonLords === 'on' ? c.overlords.length : c.plainOverlords;
  const shown = b.display.filter((card) => card !== NONE);
  const seen = [
    ...b.overlordStack,
    ...b.overlordDiscard,
    ...shown,
    ...b.holder.flatMap((seat, card) => (seat === NONE ? [] : [card])),
  ];
  if (seen.length !== all || new Set(seen).size !== all) return `invariant 4: ${seen.length} Overlords`;
  if (b.stackSeen.length !== b.overlordStack.length) return 'invariant 4: the stack and what is known of it differ';
  const more = b.overlordStack.length + b.overlordDiscard.length > 0;
  if (b.phase === 'start' && more && shown.length < Math.min(c.rule.display, all))
    return 'invariant 4: the display is short';
  return null;
}

/** 5., 6. and 7. */
function towns(g: G): string | null {
  const { b, content: c, options, seats } = g;
  const all = options.demonLords === 'on' ? c.towns.length : c.plainTowns;
  const inPlay = b.town.filter((town) => town !== NONE);
  const seen = [...b.townStack, ...inPlay, ...b.townsWon.flat()];
  if (seen.length !== all || new Set(seen).size !== all) return `invariant 5: ${seen.length} Towns`;
  const order = [...c.rule.stackLetters];
  for (let i = 1; i < b.townStack.length; i++) {
    const [deeper, upper] = [b.townStack[i - 1], b.townStack[i]].map((town) => order.indexOf(c.towns[town].letter));
    if (deeper < upper) return 'invariant 5: the Town stack is out of order';
  }
  if (b.phase === 'start') {
    const expected = Math.min(c.rule.townSlots[seats as 3 | 4 | 5], inPlay.length + b.townStack.length);
    if (inPlay.length !== expected) return `invariant 6: ${inPlay.length} Towns in play`;
  }
  // 7. A Town that is met stands only until the next check, and it is known whose doing it is (DM-10.8). An Overlord may
  // make one met at any decision, so that it stands is no fault.
  for (let slot = 0; slot < b.town.length; slot++) {
    if (isMet(g, slot) !== (b.trigger[slot] !== NONE))
      return `invariant 7: slot ${slot} is ${isMet(g, slot) ? 'met, and nobody triggered it' : 'triggered, and not met'}`;
  }
  return null;
}

/** 8. and 14. */
function levels({ b, content: c, seats }: G): string | null {
  for (let seat = 0; seat < seats; seat++) {
    const level = levelOf(b, c, seat);
    if (level < 1 || level > c.levels.length || level < b.level[seat])
      return `invariant 8: seat ${seat} at level ${level}`;
  }
  return null;
}

/** 9., 10. and 11. */
function dice({ b, content: c, options }: G): string | null {
  const kinds = Object.entries(c.rule.dicePool);
  for (const [kind, most] of kinds) {
    if (b.dice.filter((die) => die === kind).length > most) return `invariant 9: too many ${kind} dice`;
  }
  if (b.phase === 'commit' && (b.dice.length < 3 || b.dice.length > 5)) return `invariant 9: ${b.dice.length} dice`;
  if (options.dicePerTown === 'one-group' && b.attacked.some((groups) => groups > 1))
    return 'invariant 11: two groups at one Town';
  if (b.captureSlot.some((slot) => b.attacked[slot] > 0)) return 'invariant 11: attack and capture at one Town';
  return null;
}

/** 13. */
function tiles({ b }: G): string | null {
  const odd = [...b.tileOne, ...b.tileTwo].some((tile) => tile !== 0 && tile !== 1);
  return odd || [...b.skulls, ...b.vpOne, ...b.vpTwo].some((count) => count < 0)
    ? 'invariant 13: impossible tiles'
    : null;
}
