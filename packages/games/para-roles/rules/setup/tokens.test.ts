import { expect, test } from 'vitest';
import type { Ability } from '../../content/roles';
import { boardOf, party } from '../../scenarios/table.fixture';
import type { Seen } from '../board';
import { NONE } from '../cards/cards';
import { renewTokens } from './tokens';

/** The Support of a Basic Party, one token on the Protector's Defense, with these slots now. */
function changed(slots: Ability[]): Seen {
  const b = boardOf(party({ tokens: [{ owner: 3, on: 0, suit: 1 }] }));
  b.party[3].slots = slots;
  const seen = { b } as Seen;
  renewTokens(seen, 3);
  return seen;
}
const own = ({ b }: Seen) => b.tokens.filter(({ owner }) => owner === 3).map(({ kind, on }) => [kind, on]);

test('PR-12.8 tokens a character no longer needs leave play', () => {
  expect(own(changed(['cure', 'boost-heal']))).toEqual([]);
});

test('PR-12.8 PR-2.12 tokens it newly needs appear in its pool', () => {
  expect(own(changed(['protect-other', 'cure']))).toEqual([['protector', NONE]]);
  expect(own(changed(['protect-other', 'joint-attack']))).toHaveLength(1);
});

test('PR-2.13 one of the two abilities is enough for all four, and they stay four', () => {
  const tokens = own(changed(['curse-enemy', 'cure']));
  expect(tokens).toHaveLength(4);
  expect(tokens.filter(([, on]) => on === 0)).toHaveLength(1);
});

test('PR-2.14 the tokens of others are not touched', () => {
  const { b } = changed(['cure', 'boost-heal']);
  expect(b.tokens).toEqual([{ owner: 0, kind: 'protector', spare: 0, on: NONE, suit: NONE }]);
});
