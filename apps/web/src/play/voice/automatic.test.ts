/** What the page says by itself, in the positions of real games: never where an answer could matter. */
import { type Asked, type GameModule, settledBy } from '@tabard/content';
import darkMinions from '@tabard/dark-minions';
import dungeonFighter from '@tabard/dungeon-fighter';
import { Match, type PendingAsk } from '@tabard/kernel';
import { automaticAnswer, type Circumstances, intend } from '@tabard/page/room/automatic';
import paraRoles from '@tabard/para-roles';
import rollPlayer from '@tabard/roll-player';
import { expect, test } from 'vitest';

const askedBy = (question: string, options: readonly string[], extras: readonly string[] = [], about = {}): Asked => {
  const ask: PendingAsk = { seat: 0, kind: 'one', question, options, about, input: null };
  return { seen: Match.start(darkMinions.game, { seats: 3, seed: 'voice' }).seen(0), ask, extras };
};

const said = ({ manners }: GameModule, asked: Asked, change: Partial<Circumstances> = {}) =>
  automaticAnswer({
    asked,
    manners,
    settings: { autoPass: true, autoEnd: true },
    intended: [],
    settled: new Map(),
    isAlone: true,
    isHeld: false,
    ...change,
  });

test('RP-31.4 a closing point passes by itself, unless the person waits, has gone back, or turned it off', () => {
  const window = askedBy('window.dice', ['pass', 'skill:3', 'heal']);
  expect(said(rollPlayer, window)).toEqual({ key: 'pass', kind: 'pass' });
  expect(said(rollPlayer, window, { isHeld: true })).toBeNull();
  expect(said(rollPlayer, window, { settings: { autoPass: false, autoEnd: true } })).toBeNull();
});

test('RP-18.1 RP-21.3 nobody passes by itself where a Fiend begins to bind or Charisma is lost, nor at the last point (RP-23.3)', () => {
  const { seen } = askedBy('', []);
  const owning = (binds: number, question: string, ...options: string[]) => {
    const b = { heroes: [{ fiends: [{ fiend: 4, active: 1, binds }], cards: [], class: -1 }] };
    const content = { ...rollPlayer.game.content };
    return said(rollPlayer, { ...askedBy(question, ['pass', ...options]), seen: { ...seen, b, content } });
  };
  expect(owning(0, 'window.dice', 'banish:4:gold')).toBeNull();
  expect(owning(1, 'window.dice', 'banish:4:gold')).toEqual({ key: 'pass', kind: 'pass' });
  expect(owning(0, 'window.market', 'banish:4:charisma')).toBeNull();
  expect(said(rollPlayer, askedBy('window.last', ['pass', 'skill:3']))).toBeNull();
  expect(said(rollPlayer, askedBy('window.combat', ['pass', 'skill:3']))).toBeNull();
});

test('DF-R25 a vote among all is answered for who proposed it, and for nobody else', () => {
  const vote = (by: number, own: readonly number[]): Asked => {
    const asked = askedBy('vote.back-down', ['yes', 'no'], [], { by, level: 1 });
    return { ...asked, own, ask: { ...asked.ask, kind: 'sealed' } };
  };
  expect(said(dungeonFighter, vote(0, [0]))).toEqual({ key: 'yes', kind: 'pass', isKnown: true });
  expect(said(dungeonFighter, vote(1, [0, 1]))).toEqual({ key: 'yes', kind: 'pass', isKnown: true }); // Two Heroes of one person.
  expect(said(dungeonFighter, vote(1, [0]))).toBeNull();
});

test('PR-10.6 a charge goes on by itself at a table that is open to all, and no other action does', () => {
  const { game } = paraRoles;
  const seen = Match.start(game, { seats: 4, seed: 'voice', options: { split: 'auto' } }).seen(0);
  const turn = (...options: string[]): Asked => {
    const asked = askedBy('turn.action', options);
    return { ...asked, seen, ask: { ...asked.ask, kind: 'first' } };
  };
  expect(said(paraRoles, turn('charge'))).toEqual({ key: 'charge', kind: 'pass' });
  expect(said(paraRoles, turn('charge'), { isAlone: false })).toEqual({ key: 'charge', kind: 'pass' });
  expect(said(paraRoles, turn('charge'), { isHeld: true })).toBeNull();
  expect(said(paraRoles, turn('attack:4'))).toBeNull();
});

test('DM-2.8 a turn ends by itself when nothing is left to give, and not a moment before', () => {
  expect(said(darkMinions, askedBy('commit.use', ['done']))).toEqual({ key: 'done', kind: 'end' });
  expect(said(darkMinions, askedBy('commit.use', ['done'], ['discard:skull']))).not.toBeNull();
  expect(said(darkMinions, askedBy('commit.use', ['done'], ['claim']))).toBeNull(); // DM-15.3: it wins
  expect(said(darkMinions, askedBy('commit.use', ['reroll:tile1', 'done']))).toBeNull();
  expect(
    said(darkMinions, askedBy('commit.use', ['done']), { settings: { autoPass: true, autoEnd: false } }),
  ).toBeNull();
});

test('DM-17.8 with Overlords about, whatever could still be thrown in keeps the turn open', () => {
  const seen = Match.start(darkMinions.game, { seats: 3, seed: 'voice', options: { mode: 'advanced' } }).seen(0);
  const asked = { ...askedBy('commit.use', ['done'], ['discard:skull']), seen };
  expect(said(darkMinions, asked)).toBeNull();
  expect(said(darkMinions, { ...asked, extras: [] })).not.toBeNull();
});

test('what was said beforehand holds for that question alone, and only where it is offered', () => {
  const intended = [intend('hunt.mercenary', 'roll')];
  const mercenary = (options: string[]) =>
    said(rollPlayer, askedBy('hunt.mercenary', options), { intended, isHeld: true });
  expect(mercenary(['roll', 'xp'])).toEqual({ key: 'roll', kind: 'said' });
  expect(mercenary(['xp'])).toBeNull();
  expect(said(rollPlayer, askedBy('hunt.reroll', ['stop', 'roll']), { intended })).toBeNull();
});

test('nothing is said where others decide as well, where it would show that nobody thinks, or where a hand throws', () => {
  const window = askedBy('window.dice', ['pass']);
  const party = { ...window, ask: { ...window.ask, kind: 'together' as const } };
  expect(said(rollPlayer, party)).not.toBeNull();
  expect(said(rollPlayer, party, { isAlone: false })).toBeNull();
  expect(said(rollPlayer, { ...window, ask: { ...window.ask, kind: 'sealed' } })).toBeNull();
  expect(said(rollPlayer, { ...window, ask: { ...window.ask, input: [] } })).toBeNull();
});

test('DF-12.10 DF-R63 who has settled what everybody carries is asked again when somebody carries something else', () => {
  const resting = (cards: number[][], shops = 0): Asked => {
    const heroes = cards.map((own) => ({ cards: own, eliminated: 0 }));
    const asked = askedBy('rest.exchange', ['done', 'card:0:1']);
    const ask = { ...asked.ask, kind: 'together' as const };
    return { ...asked, seen: { ...asked.seen, b: { heroes, combat: null, shops }, content: {} }, ask } as Asked;
  };
  const { manners } = dungeonFighter;
  const settled = settledBy(resting([[1, 10], [15]]), 'done', manners, new Map());
  expect(said(dungeonFighter, resting([[1, 10], [15]]))).toBeNull(); // nobody has looked yet
  expect(said(dungeonFighter, resting([[10, 1], [15]]), { settled })).toEqual({ key: 'done', kind: 'pass' });
  expect(said(dungeonFighter, resting([[1, 10], [15]]), { settled, isHeld: true })).toBeNull();
  expect(said(dungeonFighter, resting([[1], [10, 15]]), { settled })).toBeNull();
  expect(said(dungeonFighter, resting([[1, 10], [15]], 2), { settled })).toBeNull(); // DF-R63: the last chance
  expect(settledBy(resting([[1], [15]]), 'card:0:1', manners, settled)).toBe(settled); // nothing is settled by giving
});
