import { expect, test } from 'vitest';
import { Accounts } from './accounts';

function at() {
  let now = 0;
  const accounts = new Accounts({ sip: { burst: 3, perSecond: 2 } }, 2, () => now);
  return { accounts, later: (ms: number) => (now += ms) };
}
const sips = (accounts: Accounts<'sip'>, who: string, times: number) =>
  Array.from({ length: times }, () => accounts.take(who, 'sip')).filter(Boolean).length;

test('so much at once, one more is refused; what flows in later may be taken, and no more than fits', () => {
  const { accounts, later } = at();
  expect(sips(accounts, 'ann', 4)).toBe(3);
  expect(sips(accounts, 'bob', 4)).toBe(3);
  later(500);
  expect(sips(accounts, 'ann', 2)).toBe(1);
  later(60_000);
  expect(sips(accounts, 'ann', 9)).toBe(3);
});

test('so many inside at once; who leaves twice has left once', () => {
  const { accounts } = at();
  const leave = accounts.enter('ann', 2)!;
  expect(accounts.enter('ann', 2)).not.toBeNull();
  expect(accounts.enter('ann', 2)).toBeNull();
  leave();
  leave();
  expect(accounts.enter('ann', 2)).not.toBeNull();
  expect(accounts.enter('ann', 2)).toBeNull();
});

test('who has taken nothing lately and is not here is forgotten, and nobody else', () => {
  const { accounts, later } = at();
  accounts.take('ann', 'sip');
  const leave = accounts.enter('bob', 1)!;
  accounts.tidy();
  expect(accounts.size).toBe(2);
  later(500);
  accounts.tidy();
  expect(accounts.size).toBe(1);
  leave();
  accounts.tidy();
  expect(accounts.size).toBe(0);
});

test('those who are too many to be remembered share one account', () => {
  const { accounts } = at();
  sips(accounts, 'ann', 1);
  sips(accounts, 'bob', 1);
  expect(sips(accounts, 'eve', 2) + sips(accounts, 'joe', 2)).toBe(3);
  expect(accounts.size).toBe(3);
});
