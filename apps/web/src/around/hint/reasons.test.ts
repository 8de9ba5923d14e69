/** A hint says what to do and why, at every kind of question that the games ask; and it knows no more than its seat. */
import adventures from '@tabard/adventures';
import { type Advice, advise, type Tally } from '@tabard/bots';
import { createSpeaker, type GameModule, type Message, type Words } from '@tabard/content';
import darkMinions from '@tabard/dark-minions';
import dungeonFighter from '@tabard/dungeon-fighter';
import { othersThan, usualSeats } from '@tabard/house/fetch';
import { type Bot, Match, type PendingAsk, playOne, type Seat, seatBots, type TableOptions } from '@tabard/kernel';
import de from '@tabard/page/words/de.yaml';
import en from '@tabard/page/words/en.yaml';
import paraRoles from '@tabard/para-roles';
import rollPlayer from '@tabard/roll-player';
import { expect, test } from 'vitest';
import { reasonsOf, type Tongue } from './reasons';

const NAMES = ['Ada', 'Bo', 'Cyd', 'Dov'];

/** Seats and options under which many kinds of questions are asked. */
const NAMED: readonly (readonly [GameModule, seats: number, TableOptions])[] = [
  [darkMinions, 3, { mode: 'advanced' }],
  [paraRoles, 4, { campaign: 'random' }], // the draft, fights and camps
  [rollPlayer, 2, { mode: 'full' }],
  [adventures, 2, { book: 'tutorial' }],
  [adventures, 2, { book: 'next', mode: 'normal' }],
  [dungeonFighter, 2, { throws: 'model' }],
];
const others = await othersThan(NAMED.map(([{ game }]) => game.id));
const TABLES = [...NAMED, ...others.map((module) => [module, usualSeats(module), {}] as const)];

/** Each kind of question so many times, at seats in turn. */
const OFTEN = 2;
const EFFORT = { games: 1, others: 1, seed: 5 };

interface Moment {
  readonly match: Match;
  readonly seat: Seat;
  readonly ask: PendingAsk;
}

/** Moments of a game that bots play, one for each kind of question a few times. */
function* moments(module: GameModule, seats: number, options: TableOptions): Generator<Moment> {
  const match = Match.start(module.game, { seats, seed: 'hints', options });
  const players = seatBots(match, new Array<Bot>(seats).fill(module.bots[module.bots.length - 1]), 3);
  const asked = new Map<string, number>();
  while (!match.standing) {
    for (const { seat } of match.pending.asks) {
      const ask = match.pendingFor(seat).asks.find((each) => each.seat === seat)!;
      const times = asked.get(ask.question) ?? 0;
      if (times >= OFTEN || (ask.options.length < 2 && times > 0)) continue;
      asked.set(ask.question, times + 1);
      yield { match, seat, ask };
    }
    playOne(match, players);
  }
}

const last = <T, R>(told: Generator<T, R>): R => {
  for (;;) {
    const { done, value } = told.next();
    if (done) return value;
  }
};

async function tongueOf(module: GameModule, language: 'en' | 'de', { match, seat, ask }: Moment): Promise<Tongue> {
  const tale = (await module.books?.tale(match.seen(null), language)) ?? {};
  const speaker = createSpeaker({
    words: [tale, module.words[language]],
    names: NAMES.slice(0, match.setup.seats),
    language,
    strict: true,
  });
  const house = createSpeaker({ words: [(language === 'de' ? de : en) as Words], names: [], language, strict: true });
  const seen = match.seen(seat);
  return {
    t: (id, facts) => house.say({ id, with: facts }),
    say: (message: Message) => speaker.say(message),
    describe: (key) => speaker.say(module.speech.option(seen, seat, key, ask)),
  };
}

/** What would make somebody doubt the raven. */
const isBroken = (sentence: string) => /[{}]|NaN|undefined|Infinity|\[object/.test(sentence) || sentence.trim() === '';

test.each(TABLES)('$game.id: a hint has a reason at every kind of question, in both languages', async (...table) => {
  const [module, seats, options] = table;
  await module.world?.ready();
  const wrong: string[] = [];
  const kinds = new Set<string>();
  for (const moment of moments(module, seats, options)) {
    const { match, seat, ask } = moment;
    const advice = last(advise(module, match, seat, EFFORT));
    kinds.add(ask.question);
    for (const language of ['en', 'de'] as const) {
      const { why, instead, rather } = reasonsOf(advice!, module, await tongueOf(module, language, moment));
      const all = [...why, ...instead, ...(rather === null ? [] : [rather])];
      if (why.length === 0) wrong.push(`${ask.question}: no reason`);
      if (!all.some((sentence) => /\d/.test(sentence)) && !module.omens?.veils?.(ask.question))
        wrong.push(`${ask.question}: no odds in "${all.join(' ')}"`);
      wrong.push(...all.filter(isBroken).map((sentence) => `${ask.question}: ${sentence}`));
    }
  }
  expect(wrong).toEqual([]);
  expect(kinds.size).toBeGreaterThan(others.includes(module) ? 0 : 3);
});

const tally = (key: string, more: Partial<Tally> = {}): Tally => ({
  key,
  games: 10,
  ended: 10,
  won: 5,
  points: 0,
  signs: [],
  parts: [],
  ...more,
});
const sign = (what: string, games: number, good = true) => ({ what: { id: what }, good, games });
const plainly: Tongue = {
  t: (id, facts) => `${id} ${JSON.stringify(facts ?? {})}`,
  say: ({ id }) => id,
  describe: (key) => key,
};
const whyOf = (...tallies: Tally[]) => {
  const advice: Advice = { bot: 'b', key: tallies[0].key, tallies, reason: null };
  return reasonsOf(advice, {}, plainly).why[0];
};

test('the sign that tells the answers apart is the reason: what is wished for more often, what is feared less', () => {
  const own = tally('a', { signs: [sign('common', 9), sign('good', 8), sign('bad', 1, false)] });
  const other = tally('b', { signs: [sign('common', 9), sign('good', 4), sign('bad', 7, false)] });
  expect(whyOf(own, other)).toBe(
    'hint.sign.against {"what":"bad","own":1,"games":10,"other":7,"others":10,"option":"b"}',
  );
  const against = tally('c', { signs: [sign('common', 9), sign('good', 10)] });
  expect(whyOf(own, against)).toBe('hint.sign.alone {"what":"common","own":9,"games":10}');
});

test('where no sign tells, the part of the points does; and what reads alike is weighed once', () => {
  const part = (points: number) => [{ what: { id: 'goals' }, points }];
  expect(whyOf(tally('a', { parts: part(80) }), tally('b', { parts: part(55) }))).toBe(
    'hint.part {"what":"goals","own":8,"other":5.5,"option":"b"}',
  );
  const advice: Advice = { bot: 'b', key: 'a', tallies: [tally('a'), tally('a'), tally('b')], reason: null };
  expect(reasonsOf(advice, {}, plainly).instead).toHaveLength(1);
});

test('a hint sees what its seat sees: with all else exchanged it says the same, and it turns no page of the book', async () => {
  for (const [module, seats, options] of TABLES) {
    await module.world?.ready();
    let looked = 0;
    for (const { match, seat, ask } of moments(module, seats, options)) {
      if (looked++ > 12) break;
      const first = (of: Match) => advise(module, of, seat, EFFORT).next().value as Advice;
      const told = first(match);
      for (const seed of [1, 2]) {
        const { key, reason } = first(match.imagine(seat, seed));
        expect([key, reason], `${module.game.id} ${ask.question}`).toEqual([told.key, told.reason]);
      }
      if (module.omens?.veils?.(ask.question))
        expect(last(advise(module, match, seat, EFFORT))!.tallies.map(({ games }) => games)).toEqual([0]);
    }
  }
});
