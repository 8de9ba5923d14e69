/** What the person at the screen is taken to have said: never something they would want back. */
import type { Manners } from '@tabard/content';
import { PLAIN_MANNERS } from '@tabard/content';
import type { PendingAsk } from '@tabard/kernel';
import { intend } from '@tabard/page/room/automatic';
import { expect, test } from 'vitest';
import { type AtTable, afterSaying, doubtAbout, heardAt, NOTHING_SAID, type SaidSoFar, trackedTo } from './voice';

/** A game in which a window is passed where nothing helps, a turn ends by itself, and throwing gold away is costly. */
const manners: Manners = {
  ...PLAIN_MANNERS,
  routine: ({ ask }) =>
    ask.question === 'window'
      ? { key: 'pass', kind: 'pass' }
      : ask.question === 'turn'
        ? { key: 'end', kind: 'end' }
        : null,
  costly: (_, key) => (key === 'drop-gold' ? { id: 'loses.gold' } : null),
  mayWait: () => true,
};

const ask = (question: string, more: Partial<PendingAsk> = {}): PendingAsk =>
  ({
    seat: 0,
    kind: 'one',
    question,
    options: ['pass', 'end', 'drop-gold', 'buy'],
    about: {},
    input: null,
    ...more,
  }) as PendingAsk;
const person = { name: 'Ann', kind: 'person' } as const;
const bot = { name: 'Rat', kind: 'bot', bot: 'sharp' } as const;

function at(
  question: string | null,
  more: { now?: object; settings?: object } & Partial<Omit<AtTable, 'now' | 'settings'>> = {},
): AtTable {
  const asks = question === null ? [] : [ask(question)];
  const { now, settings, ...rest } = more;
  return {
    ...{ manners, suggested: null, isTaught: false, wentBackTo: null },
    settings: { asksOnce: true, autoPass: true, autoEnd: true, ...settings },
    now: {
      ...{ asks, viewer: 0, pending: { asks, interrupts: [] }, told: { seen: {} } as never, sitters: [person, bot] },
      ...{ proposal: null, answers: 7, over: false, passTo: null },
      ...now,
    },
    ...rest,
  };
}
const spoken = (more: Partial<SaidSoFar>): SaidSoFar => ({ ...NOTHING_SAID, ...more });
const coming = (table: AtTable, said: SaidSoFar = NOTHING_SAID) => heardAt(said, table).coming?.key ?? null;

test('what goes without saying is said; a real question is not', () => {
  expect([coming(at('window')), coming(at('turn')), coming(at('market')), coming(at(null))]).toEqual([
    'pass',
    'end',
    null,
    null,
  ]);
});

test.each([
  ['who is taught', at('window', { isTaught: true }), NOTHING_SAID],
  ['who has said "wait"', at('window'), spoken({ isWaiting: true })],
  ['who has just gone back to here', at('window', { wentBackTo: 7 }), NOTHING_SAID],
  ['who has turned it off', at('window', { settings: { autoPass: false } }), NOTHING_SAID],
  ['while a proposal lies on the table', at('window', { now: { proposal: { kind: 'undo' } } }), NOTHING_SAID],
])('%s is asked all the same', (_, table, said) => expect(coming(table, said)).toBeNull());

test('who went back further, or has answered since, is spoken for again', () => {
  expect([coming(at('window', { wentBackTo: 6 })), coming(at('window', { wentBackTo: 8 }))]).toEqual(['pass', 'pass']);
});

test('a turn that ends by itself leaves its question on the board until then; a window that is passed does not', () => {
  expect(heardAt(NOTHING_SAID, at('window')).speaksFor).toBe(0);
  expect(heardAt(NOTHING_SAID, at('turn')).speaksFor).toBeNull();
  expect(heardAt(NOTHING_SAID, at('market')).speaksFor).toBeNull();
});

test('what a party decides is said for who plays alone, at however many seats, and for nobody else', () => {
  const together = { asks: [ask('window', { kind: 'together' })] };
  const alone = [
    { ...person, person: 0 },
    { ...person, person: 0 },
  ];
  expect(coming(at('window', { now: { ...together, sitters: alone } }))).toBe('pass');
  expect(coming(at('window', { now: { ...together, sitters: [person, person] } }))).toBeNull();
});

// ---- a second word

const doubtIn = (table: AtTable, ...keys: string[]) => doubtAbout(heardAt(NOTHING_SAID, table).asked, 0, keys, table);

test('what throws something away is asked for once more, with what is lost and all that was to follow', () => {
  expect(doubtIn(at('market'), 'drop-gold', 'end')).toEqual({
    ...{ seat: 0, keys: ['drop-gold', 'end'], loses: { id: 'loses.gold' }, at: 7 },
  });
  expect(doubtIn(at('market'), 'buy')).toBeNull();
});

test.each([
  ['where somebody wants it so', at('market', { settings: { asksOnce: false } })],
  ['where a coach has just advised it', at('market', { suggested: 'drop-gold' })],
  ['where nobody is asked', at(null)],
])('%s it is said at once', (_, table) => expect(doubtIn(table, 'drop-gold')).toBeNull());

test('a doubt stands until the next answer, whoever gives it, and while the question stands', () => {
  const doubted = { seat: 0, keys: ['drop-gold'], loses: { id: 'loses.gold' }, at: 7 };
  const doubt = (table: AtTable) => heardAt(spoken({ doubted }), table).doubt;
  expect(doubt(at('market'))).toBe(doubted);
  expect(doubt(at('market', { now: { answers: 8 } }))).toBeNull();
  expect(doubt(at('market', { now: { answers: 6 } }))).toBeNull();
  expect(doubt(at(null))).toBeNull();
});

// ---- said beforehand

test('what was said beforehand is answered when its question comes, even to who wants to be asked', () => {
  const said = spoken({ intended: [intend('market', 'buy')], isWaiting: true });
  expect(heardAt(said, at('market')).coming).toEqual({ key: 'buy', kind: 'said' });
  expect(heardAt(said, at('market')).isElsewhere).toBe(false);
});

test('where something else is asked, or it does not fit any more, what was said beforehand no longer holds', () => {
  const said = (key: string) => spoken({ intended: [intend('market', key)] });
  expect(heardAt(said('buy'), at('camp')).isElsewhere).toBe(true);
  expect(heardAt(said('sold-out'), at('market')).isElsewhere).toBe(true);
  expect(heardAt(said('buy'), at(null)).isElsewhere).toBe(false); // Others are asked meanwhile.
  expect(heardAt(NOTHING_SAID, at('camp')).isElsewhere).toBe(false);
});

// ---- waiting

test('"wait" is offered where something may go without saying, and says whether it was said', () => {
  const waits = (table: AtTable, isWaiting = false) => heardAt(spoken({ isWaiting }), table).waits;
  expect([waits(at(null)), waits(at(null), true)]).toEqual([false, true]);
  const nowhere = { ...manners, mayWait: () => false };
  for (const table of [
    at(null, { isTaught: true }),
    at(null, { settings: { autoPass: false } }),
    at(null, { manners: nowhere }),
    at(null, { now: { over: true } }),
    at(null, { now: { viewer: null } }),
    at(null, { now: { passTo: 1 } }),
  ])
    expect(waits(table, true)).toBeNull();
});

test('who has waited for a window and passed it by hand waits no longer; any other answer keeps the word', () => {
  const waiting = spoken({ isWaiting: true, doubted: { seat: 0, keys: [], loses: { id: 'x' }, at: 7 } });
  const { asked } = heardAt(waiting, at('window'));
  expect(afterSaying(waiting, asked, 'pass', manners)).toMatchObject({ isWaiting: false, doubted: null });
  expect(afterSaying(waiting, asked, 'buy', manners)).toMatchObject({ isWaiting: true, doubted: null });
  expect(afterSaying(waiting, null, 'pass', manners)).toEqual({ ...waiting, doubted: null });
});

test('taking back is remembered by where it led, until something is taken back again', () => {
  const begun = { answers: 5, to: null };
  const on = trackedTo(begun, 6);
  expect(on).toEqual({ answers: 6, to: null });
  const back = trackedTo(on, 4);
  expect(back).toEqual({ answers: 4, to: 4 });
  expect(trackedTo(back, 5)).toEqual({ answers: 5, to: 4 });
  expect(trackedTo(trackedTo(back, 5), 3)).toEqual({ answers: 3, to: 3 });
});
