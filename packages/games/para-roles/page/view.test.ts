/** What a sheet and an enemy's card say: what a stat is made of, who is dead, how the list of games left tells it. */
import { momentAt } from '@tabard/page/room/moment-at';
import { expect, test } from 'vitest';
import module, { type Enemy, SUITS, stat } from '../index';
import { FOE, fight } from '../scenarios/fight.fixture';
import { party, table } from '../scenarios/table.fixture';
import { groups } from './groups';
import { summary } from './summary';
import { callingWords, isDead, isMade, nameOf, partsOf, partsOfEnemy, sum, viewOf } from './view';

const seenOf = (game: ReturnType<typeof party>) => viewOf(game.match.seen(0));
const worth = (parts: readonly { readonly what: string; readonly value: number }[]) =>
  Object.fromEntries(parts.map(({ what, value }) => [what, value]));

test('a stat is its card alone, until treasure lies under it and tokens on it', () => {
  expect(worth(partsOf(seenOf(fight()), 0, 1))).toEqual({ card: 8 });
  const view = seenOf(fight({ party: { 0: { treasure: [0, 2, 0, 0] } }, tokens: [{ owner: 3, on: 0, suit: 1 }] }));
  expect(worth(partsOf(view, 0, 1))).toEqual({ card: 8, treasure: 2, tokens: 1 });
  expect(worth(partsOf(view, 0, 0))).toEqual({ card: 9 });
});

test('the parts add up to what the rules make of it, for everybody and every stat', () => {
  const view = seenOf(
    fight({
      party: { 0: { treasure: [9, 2, 0, 1] }, 2: { hp: 1 } },
      tokens: [
        { owner: 3, on: 0, suit: 1 },
        { owner: 3, on: { enemy: 0 }, suit: 0 },
      ],
      effects: [{ effect: 'immunity', user: 0, turned: 1, who: [2] }],
    }),
  );
  const [enemy] = view.b.enemies as readonly Enemy[];
  for (const suit of SUITS) {
    for (const seat of [0, 1, 2, 3])
      expect(sum(partsOf(view, seat, suit).map(({ value }) => value))).toBe(stat(view, seat, suit));
    expect(sum(partsOfEnemy(view, enemy, suit).map(({ value }) => value))).toBe(stat(view, enemy.id, suit));
  }
});

test('a curse takes from an enemy what a buff gives a character', () => {
  const view = seenOf(fight({ tokens: [{ owner: 3, on: { enemy: 0 }, suit: 1 }] }));
  expect(worth(partsOfEnemy(view, view.b.enemies[0], 1))).toEqual({ card: 8, tokens: -1 });
});

test('a name for whoever acts: a person by its own, an enemy by its kind, whoever has gone by none', () => {
  const moment = momentAt(module, fight().match);
  expect([nameOf(moment, 1), nameOf(moment, FOE) !== '', nameOf(moment, FOE + 7)]).toEqual(['Ben', true, '']);
});

test('dead is who fell and was not raised: no HP alone is not enough, and a healed one is up again', () => {
  const dead = (character: { hp: number; fallen: number }) => {
    const view = seenOf(fight());
    const characters = view.b.party.map((one, seat) => (seat === 1 ? { ...one, ...character } : one));
    return isDead({ ...view, b: { ...view.b, party: characters } } as typeof view, 1);
  };
  expect([dead({ hp: 0, fallen: 1 }), dead({ hp: 0, fallen: 0 }), dead({ hp: 1, fallen: 1 })]).toEqual([
    ...[true, false, false],
  ]);
});

test('before the draft a sheet has nothing to show, and its calling no name', () => {
  const fresh = seenOf(table({ campaign: 'random', split: 'draft' }));
  expect([isMade(fresh, 0), isMade(seenOf(fight()), 0)]).toEqual([false, true]);
  expect(callingWords(seenOf(fight()), 1)).toEqual({ id: 'callings.healer.name' });
});

test('a game that was left is being set up, in a fight, or in camp; the dead are not counted among the living', () => {
  expect(summary(table({ campaign: 'woods', split: 'draft' }).match.seen(0)).id).toBe('summary.setup');
  expect(summary(party().match.seen(0))).toMatchObject({ id: 'summary.camp', with: { alive: 4, of: 4 } });
  const one = fight({ party: { 2: { hp: 0, fallen: 1 } } });
  expect(summary(one.match.seen(0))).toMatchObject({ id: 'summary.fight', with: { alive: 3, of: 4 } });
});

test('in a long list attacks, runs and cures stand together; a defence, a rest and the way on stand for themselves', () => {
  const seen = fight().match.seen(0);
  const of = (question: string, key: string) =>
    groups(key, { seat: 0, kind: 'one', question, about: {}, options: [key], input: null }, seen)?.id ?? null;
  expect(['attack:4', 'run:5:3', 'cure:2', 'flask:1'].map((key) => of('turn.action', key))).toEqual([
    ...['attack', 'run', 'cure', 'flask'],
  ]);
  expect(['defend', 'charge'].map((key) => of('turn.action', key))).toEqual([null, null]);
  expect(['flask:3', 'find', 'revive:2:treasure', 'relic:0:3'].map((key) => of('camp', key))).toEqual([
    ...['flask', 'find', 'revive', 'relic'],
  ]);
  expect(['go', 'step:north', 'treasure'].map((key) => of('camp', key))).toEqual([null, null, null]);
  expect([of('camp.shop', 'back'), of('town.pay', '2:3')]).toEqual([null, null]);
});
