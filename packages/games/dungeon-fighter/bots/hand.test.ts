/** DF-R112.1 to DF-R112.3: how the bots throw. */
import { Match, playOut, seatBots } from '@tabard/kernel';
import { describe, expect, test } from 'vitest';
import { builtIn } from '../content';
import { type FieldName, fieldsOf, readInput, refuseThrow, SCHEMES } from '../physics';
import { dungeonFighter } from '../rules';
import type { Combat } from '../rules/board';
import { questions } from '../rules/keys';
import { combat as combatOf, fight, JACK } from '../scenarios/table.fixture';
import { chosenAim } from './aim';
import { expert, type FighterBot, novice, regular } from './index';
import { answerOf, askedOf } from './seated.fixture';

/** What the hand does in this answer. */
function numbersIn(key: string): readonly number[] {
  const answer = questions.option('throw', key, builtIn);
  if ('assist' in answer) throw new Error('no hand has thrown');
  return answer;
}

/** Jack is about to throw; so many hands of this bot. */
function throws(bot: FighterBot, times: number, monster = 'walrus-pup') {
  const game = fight({ monster, combat: { active: JACK, pool: ['red'] } });
  if (askedOf(game).question === 'turn.die') game.seat(JACK).answers('red');
  const ask = questions.of(askedOf(game), builtIn);
  if (ask.question !== 'throw') throw new Error(`${ask.question} is asked`);
  const { reqs } = ask.about;
  const keys = Array.from({ length: times }, (_, whims) => answerOf(game, { bot, whims: whims + 1 }));
  const hands = keys.map(numbersIn);
  const inputs = hands.map((numbers) => readInput(fieldsOf(reqs, 'd4'), numbers));
  return { game, reqs, keys, hands, inputs };
}

const spread = (numbers: readonly number[]): number => {
  const mean = numbers.reduce((sum, n) => sum + n, 0) / numbers.length;
  return Math.sqrt(numbers.reduce((sum, n) => sum + (n - mean) * (n - mean), 0) / numbers.length);
};
const MONSTERS = [
  'walrus-pup',
  'pogo-fox',
  'floe-buccaneer',
  'headstrong-yak',
  'widow-whiteout',
  'scrubbing-spring',
  'cross-armed-crab',
];

describe('DF-R112.1: an ordinary input around the stored aim', () => {
  test('that no rule refuses, whatever is asked for, and that says it is a bot’s', () => {
    for (const monster of MONSTERS) {
      const { reqs, hands, inputs } = throws(novice, 5, monster);
      for (const hand of hands) expect(refuseThrow(reqs, 'd4', hand), `${monster} ${hand}`).toBeNull();
      expect(inputs.every(({ scheme }) => SCHEMES[scheme!] === 'bot')).toBe(true);
    }
  });

  test('with errors of direction and speed as the skill has them', () => {
    const off = (bot: FighterBot) => {
      const { inputs } = throws(bot, 300);
      const number = (name: FieldName) => inputs.map((input) => input[name] as number);
      const [f, l] = [number('f'), number('l')];
      const mean = f.reduce((sum, n) => sum + n, 0) / f.length;
      return { speed: spread(f) / mean, direction: (1000 * spread(l)) / mean };
    };
    for (const [bot, direction, speed] of [
      [novice, 100, 0.12],
      [regular, 50, 0.07],
      [expert, 20, 0.03],
    ] as const) {
      const seen = off(bot);
      expect(seen.direction / direction, bot.id).toBeGreaterThan(0.85);
      expect(seen.direction / direction, bot.id).toBeLessThan(1.15);
      expect(seen.speed / speed, bot.id).toBeGreaterThan(0.85);
      expect(seen.speed / speed, bot.id).toBeLessThan(1.15);
    }
  });

  test('aims safely when a Miss would fell the Hero and a point or two are enough', () => {
    const aim = (life: number, foe: number) => {
      const { match } = fight({ monster: 'white-bear', heroes: { 1: { life } }, combat: { life: foe, active: JACK } });
      return chosenAim(
        { ...match.seen(JACK), seat: JACK, grade: { id: 'regular', foresight: true } } as never,
        ['ice-wall'],
        'd4',
      );
    };
    expect(aim(3, 1)).not.toEqual(aim(9, 1));
    expect(aim(3, 9)).toEqual(aim(9, 9));
  });

  test('walks around Frozen Templates that lie in the way, and a novice does not', () => {
    const seatWith = (bot: FighterBot, templates: Combat['layout']['templates']) => {
      const game = fight({ monster: 'white-bear', combat: { active: JACK, pool: ['red'] } });
      combatOf(game).layout = { ...combatOf(game).layout, templates };
      if (askedOf(game).question === 'turn.die') game.seat(JACK).answers('red');
      return readInput(fieldsOf([], 'd4'), numbersIn(answerOf(game, { bot }))).seat!;
    };
    const own = seatWith(regular, []);
    const angle = (own * 5 * Math.PI) / 180;
    const inTheWay = {
      id: 'frozen-1' as const,
      p: [Math.round(8000 * Math.sin(angle)), 550, Math.round(8000 * Math.cos(angle))] as const,
      q: [0, 0, 0, 30_000] as const,
    };
    const apart = Math.abs(seatWith(regular, [inTheWay]) - own);
    expect(Math.min(apart, 72 - apart)).toBeGreaterThan(8);
    expect(seatWith(novice, [inTheWay])).toBe(seatWith(novice, []));
  });
});

describe('DF-R112.2', () => {
  test('errors come from the bot’s own stream: the same whims, the same throw', () => {
    expect(throws(regular, 3).keys).toEqual(throws(regular, 3).keys);
    expect(new Set(throws(regular, 20).keys).size).toBe(20);
  });

  test('a bot game replays exactly', () => {
    const play = () => {
      const match = Match.start(dungeonFighter, {
        seats: 2,
        seed: 'again',
        options: { throws: 'model' },
        unattended: true,
      });
      playOut(match as Match, seatBots(match, [regular, novice], 3));
      return match.hash();
    };
    expect(play()).toBe(play());
  });

  test('knows the nonce no earlier than a person: another one changes nothing in its hand', () => {
    const { game, keys } = throws(regular, 1);
    const sealed = (game.match.board as { sealed: { nonce: number[] } }).sealed;
    sealed.nonce = sealed.nonce.map((n) => (n + 511) % 1024);
    expect(answerOf(game, { whims: 1 })).toBe(keys[0]);
  });

  test('multiplies its errors by the factor of the requirements', () => {
    const direction = (monster: string) => {
      const { inputs } = throws(regular, 300, monster);
      return spread(inputs.map(({ f, l }) => (l as number) / (f as number)));
    };
    expect(direction('widow-whiteout') / direction('walrus-pup')).toBeGreaterThan(1.5); // Blind: 1.8
    expect(direction('widow-whiteout') / direction('walrus-pup')).toBeLessThan(2.1);
  });
});

test('DF-R112.3 timing is a press around the best tick, and a surer hand is nearer to it', () => {
  const late = (bot: FighterBot) =>
    spread(throws(bot, 200, 'pogo-fox').inputs.map(({ release = 0, did: [[jump]] }) => release - jump));
  expect(late(novice)).toBeGreaterThan(late(regular));
  expect(late(regular)).toBeGreaterThan(late(expert));
});
