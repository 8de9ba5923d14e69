/** All that is left to pay in town in one press: coin by coin, from whatever stack of the living is the fullest. */
import type { AskNamed } from '@tabard/kernel';
import type { ParaRolesAsks } from '../../index';
import type { View } from '../view';

/** The answers in their order; null: those who may pay have not enough. */
export function payAll({ b }: View, ask: AskNamed<ParaRolesAsks, 'town.pay'>): readonly string[] | null {
  const stacks = ask.options.map(({ seat, suit }, i) => ({ key: ask.keys[i], count: b.party[seat].treasure[suit] }));
  const keys: string[] = [];
  while (keys.length < ask.about.left) {
    const [fullest] = stacks.sort((x, y) => y.count - x.count);
    if (!fullest || fullest.count === 0) return null;
    fullest.count -= 1;
    keys.push(fullest.key);
  }
  return keys;
}
