/** DF-R105 over the wire: what travels is the hand's numbers; the inn's match throws, and has a clock. */
import dungeonFighter from '@tabard/dungeon-fighter';
import type { NotDone } from '@tabard/inn';
import type { InputField, PendingAsk, Plain } from '@tabard/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openInn, type Player, sitAt, type TestInn } from '../inn.fixture';

const { game } = dungeonFighter;
let clock = 1_000_000;
let house: TestInn;
beforeAll(async () => {
  house = await openInn([dungeonFighter], { now: () => clock });
});
afterAll(() => house?.close());

const RELEASE = 480; // Two seconds at 240 ticks.

/** A hand that any throw allows: the middle of everything, let go after two seconds. */
const handOf = (fields: readonly InputField[]): number[] =>
  fields
    .filter(({ upTo }) => upTo === undefined)
    .map(({ name, min, max }) => (name === 'release' ? RELEASE : name === 'slow' ? 0 : Math.round((min + max) / 2)));

interface Thrower {
  readonly ann: Player;
  readonly table: string;
  readonly ask: PendingAsk;
}

/** Sits at both seats and answers whatever comes first, up to a throw whose gadgets leave room for such a hand. */
async function aboutToThrow(): Promise<Thrower> {
  const persons = [{ kind: 'person' }, { kind: 'person' }];
  const wish = { game: game.id, seats: persons, options: { heroes: 'dealt' } };
  const { table } = await house.call<{ table: string }>('POST', '/api/tables', wish);
  const ann = await sitAt(house.address, table, 'Ann', [0, 1]);
  await house.call('POST', `/api/tables/${table}/begin`, {}, ann.token);
  await ann.until(() => true);
  for (;;) {
    const { pending, match } = await seen(table);
    const [ask] = pending.asks;
    if (ask.question !== 'throw') await ann.guest.do({ kind: 'answer', seat: ask.seat, key: ask.options[0] });
    else if (match.explain(ask.seat, handOf(ask.input!).join()) === null) return { ann, table, ask };
    else return aboutToThrow();
  }
}

/** How the table stands in the inn's memory. */
const seen = async (table: string) =>
  (await house.inn.table(table)).inTurn((held) => ({
    match: held!.match,
    pending: held!.match.pending,
    hash: held!.match.hash(),
  }));

test('DF-R105.1, DF-R105.2 an outcome, wild numbers and an early commit are refused, and the inn throws for itself', async () => {
  const { ann, table, ask } = await aboutToThrow();
  const { seat, input } = ask;
  const hand = handOf(input!);
  const refusalOf = (key: string): Promise<NotDone | null> => ann.guest.do({ kind: 'answer', seat, key });
  const before = await seen(table);

  const early = (ms: number) => ({ by: 'rules', why: { clause: 'DF-R105.2', with: { field: 'release', ms } } });
  expect(await refusalOf(hand.join())).toEqual(early(1_750));
  clock += 1_749;
  expect(await refusalOf(hand.join())).toEqual(early(1));
  expect(await refusalOf(hand.with(0, input![0].max + 1).join())).toMatchObject({ why: { clause: 'DF-R104.4' } });
  const facts = JSON.stringify({ section: 'D0', bounced: true });
  for (const cheat of [facts, `${hand.join()},${facts}`, 'D0'])
    expect([cheat, await refusalOf(cheat)]).toEqual([cheat, expect.objectContaining({ by: 'rules' })]);
  expect((await seen(table)).hash).toBe(before.hash);

  clock += 1;
  expect(await refusalOf(hand.join())).toBeNull();
  const { match } = await seen(table);
  const thrown = match.eventsFor(null).find(({ type }) => type === 'thrown') as never as {
    situation: { input: readonly number[] };
    facts: unknown;
  };
  expect(thrown.situation.input).toEqual(hand);
  const again = game.world!('throw', thrown.situation as never as Plain) as { facts: unknown };
  expect(thrown.facts).toEqual(again.facts);
  ann.guest.close();
});
