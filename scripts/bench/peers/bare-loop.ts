/** Lucky Pig written by hand: no options, no journal, no secrets, no undo. The floor under any engine. */
import { quickStream } from '@tabard/kernel';

export function playPigByHand(seed: number): number {
  const chance = quickStream(seed);
  const deck = [1, 2, 3, 4, 5, 6, 7, 8, 9];
  for (let i = 8; i > 0; i--) {
    const j = chance.below(i + 1);
    [deck[i], deck[j]] = [deck[j], deck[i]];
  }
  const charms = [deck.splice(-2), deck.splice(-2), deck.splice(-2), deck.splice(-2)];
  const banked = [0, 0, 0, 0];
  let turn = 0;
  let pot = 0;
  let decisions = 0;
  for (;;) {
    decisions += 1;
    const hand = charms[turn];
    const choice = chance.below(hand.length + (pot > 0 ? 2 : 1));
    if (choice < hand.length) {
      pot += hand[choice];
      hand.splice(choice, 1);
    } else if (choice === hand.length) {
      const pips = chance.below(6) + 1;
      if (pips > 1) pot += pips;
      else {
        pot = 0;
        turn = (turn + 1) % 4;
      }
    } else {
      banked[turn] += pot;
      if (banked[turn] >= 100) return decisions;
      pot = 0;
      turn = (turn + 1) % 4;
    }
  }
}
