/** What a check and a combat share when they begin: an empty active space, its slots and their modifiers' marks. */
import type { Slot } from '../../content';
import type { Challenge, Flag, G } from '../board';
import { printed } from './active';

type Opening = Pick<Challenge, 'kind' | 'label' | 'skill' | 'difficulty' | 'enemies' | 'modifiers' | 'diceDelta'>;

/** Slots by enemy (of a check: one list). */
export function layOut(g: G, opening: Opening, cards: readonly (readonly Slot[])[]): void {
  const { b } = g;
  const none = () => g.clockwiseFrom(0).map(() => 0);
  b.challenge = {
    ...opening,
    marker: cards.map(() => 0), // RA-21.4
    defeated: cards.map((): Flag => 0),
    slots: cards.flatMap((slots, enemy) => slots.map((slot) => ({ enemy, ...slot }))),
    round: 1,
    diceLimit: 0,
    drawn: 0,
    plays: none(),
    bonusUsed: none(),
    granted: none(),
    done: none() as Flag[],
    powers: {},
  };
  for (const { effect, enemy } of printed(g)) {
    const its = () => b.challenge!.slots.filter((slot) => slot.enemy === enemy);
    if ('add_slots' in effect) {
      const last = b.challenge.slots.findLastIndex((slot) => slot.enemy === enemy);
      b.challenge.slots.splice(last + 1, 0, ...effect.add_slots.map((slot) => ({ enemy, ...slot })));
    } else if ('drop_slot' in effect && its().length > 1) {
      b.challenge.slots.splice(b.challenge.slots.indexOf(its()[its().length - 1]), 1);
    } else if ('start_space' in effect) b.challenge.marker[enemy] = effect.start_space - 1;
    else if ('reward' in effect) {
      const slot = effect.reward.slot === 'first' ? its()[0] : its()[its().length - 1];
      slot.xp += effect.reward.xp ?? 0;
      slot.gold += effect.reward.gold ?? 0;
    }
  }
  b.stage = 'pool';
}
