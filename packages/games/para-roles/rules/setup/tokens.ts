/** PR-2.12, PR-2.13: the tokens a character needs for the abilities in its slots. */
import type { Seat } from '@tabard/kernel';
import type { Ability } from '../../content/roles';
import { has, type Seen, type Token } from '../board';
import { NONE } from '../cards/cards';

const NEEDS: readonly {
  readonly kind: Token['kind'];
  readonly abilities: readonly Ability[];
  readonly count: number;
}[] = [
  { kind: 'protector', abilities: ['protect-other', 'joint-attack'], count: 1 },
  { kind: 'support', abilities: ['buff-ally', 'curse-enemy'], count: 4 }, // four, not eight, with both
];

/**
 * PR-12.8: tokens it no longer needs leave play, tokens it newly needs appear in its pool; the others lie where they
 * lie. Lent ones are no affair of the slots (PR-13.24).
 */
export function renewTokens(seen: Seen, seat: Seat): void {
  const { b } = seen;
  for (const { kind, abilities, count } of NEEDS) {
    const isOwn = (token: Token): boolean => token.owner === seat && token.kind === kind && token.spare === 0;
    if (!abilities.some((ability) => has(seen, seat, ability))) b.tokens = b.tokens.filter((token) => !isOwn(token));
    else if (!b.tokens.some(isOwn)) {
      b.tokens.push(
        ...Array.from({ length: count }, (): Token => ({ owner: seat, kind, spare: 0, on: NONE, suit: NONE })),
      );
    }
  }
}
