/** Nothing is dead weight: in random games of the whole game every Overlord is used and every event is told. */
import { type GameEvent, Match, quickStream } from '@tabard/kernel';
import { randomMove } from '@tabard/testkit';
import { expect, test } from 'vitest';
import { builtIn } from './content';
import { darkMinions } from './rules';
import { reds } from './scenarios/faces';
import { advanced, basic } from './scenarios/table.fixture';

const GAMES = 30;
const options = { mode: 'advanced', demonLords: 'on' };

function randomGame(number: number): GameEvent[] {
  const match = Match.start(darkMinions, { seats: 3 + (number % 3), options, seed: `usage.${number}` });
  const whims = quickStream(number);
  while (!match.standing) {
    const { seat, key } = randomMove(match, whims);
    match.answer(seat, key);
  }
  return match.eventsFor('everything');
}

const told = Array.from({ length: GAMES }, (_, number) => randomGame(number)).flat();

/** What a card is seen doing. Most are announced; these lie there and are used. */
const uses: { readonly [id: string]: (event: GameEvent) => boolean } = {
  'dread-skeleton': ({ type }) => type === 'level.lost', // it had raised one
  werewolf: ({ type, source }) => type === 'dice.rerolled' && source === 'werewolf',
  undead: ({ type }) => type === 'undead',
  vazgoth: ({ type, gave }) => type === 'yellow.swapped' && gave === 'none',
};

test('every Overlord is bought, and announced or used', () => {
  const unused = builtIn.overlords.flatMap(({ id }, card) => {
    const bought = told.some(({ type, overlord }) => type === 'overlord.bought' && overlord === card);
    const announced = ({ type, overlord }: GameEvent) => type === 'overlord.announced' && overlord === card;
    return bought && told.some(uses[id] ?? announced) ? [] : [id];
  });
  expect(unused, `never used in ${GAMES} games`).toEqual([]);
});

/** Two things that chance brings about once in many hundred games are played by hand. */
function rarities(): GameEvent[] {
  // DM-15.9: equal in VP, Towns and level.
  const shared = basic({ vp: [40, 40] });
  shared.seat(0).answers('claim');
  // DM-7.16: three Black Towers are committed while two sets stand ready, then the Witch takes the sets apart.
  const lost = advanced({
    level: [4],
    towers: { 0: [2, 2, 0] },
    holds: { 0: ['witch'] },
    display: ['lich', 'ghoul', 'scourge', 'gargoyle'],
  }).random('primary', reds(8, 8, 8));
  lost.seat(0).answers('pass', 'plain', 'pass');
  for (const [town, die] of [
    ['A1', [0]],
    ['A2', [1]],
    ['A3', []],
  ] as const) {
    lost.seat(0).answers(`capture:${town}:black`, ...die);
    if (lost.match.pending.asks[0].question === 'window.commitment') lost.seat(0).answers('pass');
  }
  lost.seat(0).answers('announce:witch', '1-2-0', 'done');
  lost.expectBoard({ towers: { 0: [1, 0, 2] } });
  return [shared, lost].flatMap(({ match }) => match.eventsFor('everything'));
}

test('every event type is told', () => {
  const types = new Set([...told, ...rarities()].map(({ type }) => type));
  const silent = Object.keys(darkMinions.events).filter((type) => !types.has(type));
  expect(silent, `never told in ${GAMES} games`).toEqual([]);
});
