/** Lucky Pig with one fault at a time: the suite must find each, by the check that is meant for it. */
import {
  type AnyGame,
  type Bot,
  type Flow,
  type Game,
  oneOf,
  type Seat,
  type Verbs,
  whole,
  why,
  words,
} from '@tabard/kernel';
import { describe, expect, test } from 'vitest';
import { type LuckyPig, type LuckyPigEvents, luckyPig } from '../example/lucky-pig';
import { fuzz } from '../fuzz';
import type { CheckName } from './check';
import { checkGame } from './check-game';

type Pig = Game<LuckyPig, LuckyPigEvents, null>;
type G = Verbs<LuckyPig, LuckyPigEvents, null>;

/** A turn of its own in front of every move of Lucky Pig. */
const before = (first: (g: G) => Flow): Partial<Pig> => ({
  *step(g) {
    yield* first(g);
    yield* luckyPig.step(g);
  },
});

/** An ask that tells nothing and changes nothing. */
function* nod(g: G, seat: Seat): Flow {
  yield* g.choose(seat, 'nod', () => ['yes', 'no']);
}

const distinctCharms: Pig['invariants'] = ({ b }) => {
  const charms = [...b.deck, ...b.charms.flat()];
  return new Set(charms).size === charms.length ? null : 'a charm is there twice';
};

let outside = 0;

const FAULTS: { fault: string; check: CheckName; says: RegExp; change: Partial<Pig> }[] = [
  {
    fault: 'what all matches share can be written',
    check: 'chair',
    says: /a bot can write into the content, and so into every match \(make it with frozen of the kernel\): charms/,
    change: { content: Object.freeze({ charms: [1, 2, 3] }) as never },
  },
  {
    fault: 'a question has no key in its table',
    check: 'offers',
    says: /is not in the game's table of keys/,
    change: { keys: {} },
  },
  {
    fault: 'a key cannot be read',
    check: 'offers',
    says: /offers ".+", which its key cannot read/,
    change: { keys: { 'turn.act': words('nothing') } },
  },
  {
    fault: 'a key is written otherwise than it was read',
    check: 'offers',
    says: /offers "\d+", which is written "\d+" again/,
    change: { keys: { 'turn.act': oneOf(words('roll', 'hold'), { ...whole, make: (n: number) => `${n + 1}` }) } },
  },
  {
    fault: 'hidden hands are declared open',
    check: 'secrecy',
    says: /what seat \d sees depends on what it may not know: charms/,
    change: { secrecy: { ...luckyPig.secrecy, charms: 'open' } },
  },
  {
    fault: "another seat's options depend on a hidden hand",
    check: 'secrecy',
    says: /is told of the question depends on what it may not know/,
    change: before(function* (g) {
      const other = (g.b.turn + 1) % g.seats;
      yield* g.choose(g.b.turn, 'guess', () => (g.b.charms[other].includes(9) ? ['a', 'b'] : ['a', 'b', 'c']));
    }),
  },
  {
    fault: 'a refusal tells a hidden card',
    check: 'secrecy',
    says: /is refused depends on what it may not know/,
    change: before(function* (g) {
      const top = () => g.b.deck[g.b.deck.length - 1];
      const forbid = (word: string) => (word === 'c' ? why('LP-0', { card: top() }) : null);
      yield* g.choose(g.b.turn, 'guess', () => ['a', 'b', 'c'], { forbid });
    }),
  },
  {
    fault: 'a pause tells a hidden hand',
    check: 'secrecy',
    says: /may not know/,
    change: before(function* (g) {
      const other = (g.b.turn + 1) % g.seats;
      yield* g.maybeChoose(other, 'respond', () => (g.b.charms[other].includes(9) ? ['a', 'b'] : []));
    }),
  },
  {
    fault: 'what is imagined depends on the true order',
    check: 'secrecy',
    says: /sort the unseen first/,
    change: {
      imagine: ({ b }, viewer, chance) => {
        for (let i = b.deck.length - 1; viewer !== -1 && i > 0; i--) {
          const j = chance.below(i + 1);
          [b.deck[i], b.deck[j]] = [b.deck[j], b.deck[i]];
        }
      },
    },
  },
  {
    fault: 'a hidden card waits in a local while a question stands',
    check: 'secrecy',
    says: /sits in a local of a rule while a question stands.*deck/,
    change: before(function* (g) {
      const card = g.b.deck[g.b.deck.length - 1];
      yield* nod(g, g.b.turn);
      g.b.deck[g.b.deck.length - 1] = card;
    }),
  },
  {
    fault: 'a hidden card waits in a local, where another past cannot be had',
    check: 'secrecy',
    says: /in a match imagined by .*: a charm is there twice/,
    change: {
      invariants: distinctCharms,
      ...before(function* (g) {
        g.shuffle('deck', g.b.deck);
        const card = g.b.deck[g.b.deck.length - 1];
        yield* nod(g, g.b.turn);
        g.b.deck[g.b.deck.length - 1] = card;
      }),
    },
  },
  {
    fault: 'what is imagined replaces a hand that a rule holds',
    check: 'secrecy',
    says: /sits in a local of a rule while a question stands/,
    change: {
      imagine: (g, viewer, chance) => {
        g.b.charms = g.b.charms.map((hand) => hand.slice());
        luckyPig.imagine(g, viewer, chance);
      },
    },
  },
  {
    fault: 'a hidden card lies in an open field while something is told',
    check: 'frames',
    says: /while "rolled" is told, .* is shown what it may not know: \d*\.?pot/,
    change: before(function* (g) {
      yield* nod(g, g.b.turn);
      const { pot } = g.b;
      g.b.pot = g.b.deck.at(-1)!;
      g.tell('rolled', { seat: g.b.turn, pips: 2 });
      g.b.pot = pot;
    }),
  },
  {
    fault: 'what is shown while something is told stands outside the board',
    check: 'frames',
    says: /asked for again, .* gets other frames: .*pot/,
    change: before(function* (g) {
      yield* nod(g, g.b.turn);
      const { pot } = g.b;
      outside += 1;
      g.b.pot = outside;
      g.tell('rolled', { seat: g.b.turn, pips: 2 });
      g.b.pot = pot;
    }),
  },
  {
    fault: 'a fact is kept outside the board',
    check: 'copies',
    says: /has another board: pot/,
    change: before(function* (g) {
      yield* nod(g, g.b.turn);
      outside += 1;
      g.b.pot += outside % 3;
    }),
  },
  {
    fault: 'a rule throws its own dice',
    check: 'copies',
    says: /has another board: pot/,
    change: before(function* (g) {
      yield* nod(g, g.b.turn);
      g.b.pot += Math.floor(Math.random() * 1000);
    }),
  },
  {
    fault: 'a revelation leaves undo open to the one who looked',
    check: 'undo',
    says: /"look" of seat \d, seat \d learned something hidden, yet undo stayed open/,
    change: before(function* (g) {
      const look = yield* g.choose(g.b.turn, 'peek', () => ['look', 'leave']);
      if (look === 'look') g.tell('charm', { seat: g.b.turn, worth: g.b.deck[g.b.deck.length - 1] });
    }),
  },
  {
    fault: 'a card played from a hidden hand leaves undo open',
    check: 'undo',
    says: /learned something hidden/,
    change: {
      *step(g) {
        const quiet: G = Object.create(g, { revealed: { value: () => undefined } });
        yield* luckyPig.step(quiet);
      },
    },
  },
  {
    fault: 'a question offers nothing',
    check: 'offers',
    says: /stuck asks seat 0 and offers nothing/,
    change: before(function* (g) {
      yield* g.choose(0, 'stuck', () => (g.b.pot > 10 ? [] : ['a', 'b']));
    }),
  },
  {
    fault: 'two options have one key',
    check: 'offers',
    says: /is offered "a" twice/,
    change: before(function* (g) {
      yield* g.choose(g.b.turn, 'same', () => [{ key: 'a' }, { key: 'a' }]);
    }),
  },
  {
    fault: 'an interrupt has the key of an option',
    check: 'offers',
    says: /is offered "roll" twice/,
    change: { anyTime: { offer: () => ['roll'], *use() {} } },
  },
  {
    fault: 'what is done when time runs out is not allowed',
    check: 'offers',
    says: /it would answer "hold", which is not offered/,
    change: { undecided: () => 'hold' },
  },
  {
    fault: 'options change while nobody answers',
    check: 'offers',
    says: /something else when asked twice/,
    change: before(function* (g) {
      let asked = 0;
      yield* g.choose(g.b.turn, 'restless', () => ['a', `b${asked++}`, `c${outside++}`]);
    }),
  },
  {
    fault: 'the game never ends',
    check: 'ends',
    says: /no end after 60 answers/,
    change: {
      *step(g) {
        yield* nod(g, g.b.turn);
      },
      limits: { answers: 60 },
    },
  },
  {
    fault: 'the rules go round without asking',
    check: 'runs',
    says: /went on 10000 times without asking anybody/,
    change: {
      *step(g) {
        yield* g.choose(0, 'only', () => ['one']);
      },
    },
  },
  {
    fault: 'a rule fails',
    check: 'runs',
    says: /failed: .*undefined/,
    change: before(function* (g) {
      yield* nod(g, g.b.turn);
      if (g.b.pot > 5) (undefined as unknown as number[]).push(1);
    }),
  },
  {
    fault: 'an invariant is broken',
    check: 'invariants',
    says: /the pot is too full/,
    change: { invariants: ({ b }) => (b.pot > 8 ? 'the pot is too full' : null) },
  },
  {
    fault: 'the standing forgets a seat',
    check: 'ends',
    says: /does not tell every seat/,
    change: {
      *step(g) {
        yield* nod(g, 0);
        g.end({ places: [1], scores: [1], reason: 'LP-6' });
      },
    },
  },
  {
    fault: 'a refusal names no clause',
    check: 'refusals',
    says: /no clause was named/,
    change: before(function* (g) {
      yield* g.choose(g.b.turn, 'mute', () => ['a', 'b', 'c'], { forbid: (x) => (x === 'c' ? why('') : null) });
    }),
  },
  {
    fault: 'a number out of its bounds is refused without a clause',
    check: 'refusals',
    says: /no clause was named/,
    change: before(function* (g) {
      yield* g.input(g.b.turn, 'toss', [{ name: 'angle', min: 0, max: 9 }], () => [], { bounds: '' });
    }),
  },
  {
    fault: 'a wish of one seat changes the question of another',
    check: 'wishes',
    says: /the wish mood=bad of seat \d changed what/,
    change: {
      wishes: { mood: ['good', 'bad'] },
      ...before(function* (g) {
        const other = (g.b.turn + 1) % g.seats;
        yield* g.choose(g.b.turn, 'humour', () => ['a', g.wish(other, 'mood') === 'bad' ? 'b' : 'c']);
      }),
    },
  },
];

describe('the suite finds', () => {
  for (const { fault, check, says, change } of FAULTS) {
    test(`${fault}, by "${check}"`, () => {
      const { failure } = fuzz({ ...luckyPig, ...change } as AnyGame, { seats: 3, seed: 'fault', games: 5 });
      expect(failure?.what).toMatch(says);
      expect(failure?.check).toBe(check);
    });
  }
});

describe('bots', () => {
  type PigBot = Bot<LuckyPig, LuckyPigEvents, null>;
  type Choose = (options: readonly string[], chair: Parameters<PigBot['sit']>[0]) => string;
  const bot = (choose: Choose): PigBot => ({
    id: 'tested',
    listens: false,
    sit: (chair) => ({ choose: ({ options }) => choose(options, chair) }),
  });
  const check = (it: PigBot) =>
    checkGame(luckyPig, { seats: 2, bots: [it], closely: { first: 0, oneIn: 1000 } }, 'bots');

  test('that see what their seat sees pass', () => {
    expect(check(bot((options) => (options.includes('hold') ? 'hold' : 'roll')))).toBeNull();
    const dreamer = bot((options, chair) => {
      const world = chair.imagine().view();
      return options[world.deck[0] % options.length];
    });
    expect(check(dreamer)).toBeNull();
  });

  test('that look at the true cards are found', () => {
    let leaked: LuckyPig | undefined; // Rules that leave the board lying about: no chair can mend that.
    const careless: Pig = {
      ...luckyPig,
      *step(g) {
        leaked = g.b;
        yield* luckyPig.step(g);
      },
    };
    const cheat = bot((options) => options[leaked!.deck[0] % options.length]);
    const cheated = checkGame(careless, { seats: 2, bots: [cheat], closely: { first: 0, oneIn: 1000 } }, 'bots');
    expect(cheated).toMatchObject({
      check: 'bots',
      what: expect.stringMatching(/when what it can't see was exchanged/),
    });
  });

  test('that answer what is not offered are found', () => {
    expect(check(bot(() => 'pass'))).toMatchObject({ check: 'bots', what: expect.stringMatching(/IllegalAnswer/) });
  });
});
