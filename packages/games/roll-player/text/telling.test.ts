/** Games are played at random and everything on the way is said, in both languages. */
import { createSpeaker, type Message } from '@tabard/content';
import { Match, quickStream, type TableOptions } from '@tabard/kernel';
import { randomMove } from '@tabard/testkit';
import { describe, expect, it } from 'vitest';
import { builtIn } from '../content';
import { rollPlayer } from '../rules';
import type { Seen } from '../rules/board';
import { events } from '../rules/events';
import { scoring } from './scoring';
import { speech } from './speech';
import { words } from './words';

const names = ['Ada', 'Bo', 'Cy', 'Di', 'Ed'];

/** Something looks like a key, like nothing at all, or badly put together. */
const RAW = /⟨|undefined|NaN|\[object|\{|\b(?:card|die|place|skill|buy|banish):\w|\.\.| {2}|^ | $| [.,:;!?]|\(\)/;

const speakers = (['en', 'de'] as const).map((language) =>
  createSpeaker({ words: [words[language]], names, language }),
);

/** Every question, event and clause that was put into words. */
const heard = new Set<string>();

function hear(what: string, message: Message | null): void {
  heard.add(what.split(' ')[0]);
  for (const speaker of speakers) {
    const sentence = message && speaker.say(message);
    if (sentence !== null && (RAW.test(sentence) || sentence === '')) throw new Error(`${what} reads “${sentence}”`);
  }
}

function hearQuestions(match: Match): void {
  const { asks, interrupts } = match.pending;
  for (const ask of asks) {
    const seen = match.seen(ask.seat) as Seen;
    hear(ask.question, speech.question(seen, ask));
    for (const key of ask.options) hear(`${ask.question} ${key}`, speech.option(seen, ask.seat, key, ask));
  }
  for (const { seat, options } of interrupts)
    for (const key of options) hear(`any-time ${key}`, speech.option(match.seen(seat) as Seen, seat, key, null));
  for (let seat = 0; seat < match.setup.seats; seat++)
    for (const { why } of match.refusals(seat)) hear(why.clause, speech.refusal(why, builtIn));
}

/** Plays to the end at random, and says all there is to say on the way, to a player and to a spectator. */
function listen(match: Match, seed: number): void {
  const chance = quickStream(seed);
  let told = 0;
  const hearEvents = () => {
    for (const viewer of [null, 0])
      for (const event of match.eventsFor(viewer).slice(told)) hear(event.type, speech.event(event, builtIn));
    told = match.eventCount;
  };
  hearEvents();
  for (let asked = 0; !match.standing; asked++) {
    if (asked % 3 === 0) hearQuestions(match);
    const { seat, key } = randomMove(match, chance);
    match.answer(seat, key);
    hearEvents();
  }
}

const games: readonly { readonly seats: number; readonly options: TableOptions }[] = [
  { seats: 1, options: { mode: 'base' } },
  { seats: 3, options: { mode: 'base', freeClass: 'yes', mixedMarket: 'yes' } },
  { seats: 1, options: { mode: 'ff' } },
  { seats: 1, options: { mode: 'full' } },
  { seats: 2, options: { mode: 'ff', randomSheets: 'yes', int: 'new' } },
  { seats: 3, options: { mode: 'full' } },
  { seats: 4, options: { mode: 'ff' } },
  { seats: 5, options: { mode: 'full', fifthGold: '1' } },
];

describe('whole games', () => {
  it.each(games.map((game, i) => [`${Object.values(game.options).join(' ')}, ${game.seats} seats`, game, i] as const))(
    'a game can be told: %s',
    (_, { seats, options }, seed) => {
      const match = Match.start(rollPlayer, { seats, options, seed: `telling.${seed}` });
      listen(match, seed);
      for (let seat = 0; seat < seats; seat++) {
        const lines = scoring(match.seen('everything') as Seen, seat);
        for (const { what } of lines) hear(`scoring ${what.id}`, what);
        const total = lines.reduce((sum, { points }) => sum + points, 0);
        expect(total, 'the lines make the score').toBe(match.standing!.scores[seat]);
      }
    },
    30_000,
  );

  it('most of what can happen was told', () => {
    const silent = Object.keys(events).filter((type) => !heard.has(type));
    expect(silent.length, silent.join(' ')).toBeLessThanOrEqual(16);
  });
});
