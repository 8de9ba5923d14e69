/** Nothing is dead weight: in games of bots, and a few rarities played by hand, all that cards and rules have comes up. */
import { type GameEvent, Match, playOut, seatBots, type TableOptions } from '@tabard/kernel';
import type { Scenario } from '@tabard/testkit';
import { describe, expect, test } from 'vitest';
import { expert, regular } from './bots';
import { builtIn, COLOURS, type Relic } from './content';
import { REQUIREMENTS, type Shape, TEMPLATES } from './physics';
import { dungeonFighter } from './rules';
import type { DamagePart, DungeonFighterEvents, Harm, Help, MissReason } from './rules/events';
import {
  BARD,
  bossFight,
  fight,
  type Given,
  MARLA,
  party,
  rest,
  roomCard,
  THROW,
  throwing,
  ware,
} from './scenarios/table.fixture';

/** So many games at least, and more while something has not come up yet. */
const GAMES = 30;
const MOST_GAMES = 200;

const TABLES: readonly { readonly seats: number; readonly options: TableOptions }[] = [
  { seats: 4, options: {} },
  { seats: 6, options: { boxes: 'ice+crate' } },
  { seats: 4, options: { levelUp: 'on' } },
  { seats: 3, options: { boxes: 'ice+crate', dice: 'crate', heroes: 'dealt' } }, // a hard life: much is healed
];

function gameOfBots(number: number): readonly GameEvent[] {
  const { seats, options } = TABLES[number % TABLES.length];
  const bot = number % (2 * TABLES.length) < TABLES.length ? expert : regular;
  const setup = { seats, options: { throws: 'model', ...options }, seed: `usage.${number}`, unattended: true };
  const match = Match.start(dungeonFighter, setup);
  const bots = Array.from({ length: seats }, () => bot);
  playOut(match as Match, seatBots(match, bots, number));
  return match.eventsFor('everything');
}

// ---- what has come up, as marks: `monster:walrus-pup`, `ability:jack-boatless:red`, `miss:hole`

type Told = DungeonFighterEvents;
type Marks = { readonly [type in keyof Told]?: (event: Told[type], heroes: readonly string[]) => readonly string[] };

const wareName = (card: number): string => `${builtIn.equipment[card].id}:${card}`; // copies share an id
const relicsThat = (effect: Relic['effect']['kind']): string[] =>
  builtIn.equipment.flatMap((one, card) =>
    one.kind === 'relic' && one.effect.kind === effect ? [`used:${wareName(card)}`] : [],
  );
const rethrows = (hero: string): string[] => {
  const sheet = builtIn.heroes.find(({ id }) => id === hero)!;
  return COLOURS.filter((colour) => sheet[colour].kind === 'rethrow').map((colour) => `ability:${hero}:${colour}`);
};

const MARKS: Marks = {
  'monster.appears': ({ monster }) => [`monster:${builtIn.monsters[monster].id}`],
  'boss.appears': ({ boss }) => [`boss:${builtIn.bosses[boss].id}`],
  'room.revealed': ({ room }) => [`room:${builtIn.dungeon[room].id}`],
  'equipment.given': ({ card }) => [`had:${wareName(card)}`],
  'equipment.relic': ({ card }) => [`had:${wareName(card)}`],
  'armour.used': ({ card }) => [`used:${wareName(card)}`],
  'spendable.used': ({ card }) => [`used:${wareName(card)}`],
  'die.chosen': ({ requirements }) => requirements.map((one) => `asked:${one}`),
  thrown: ({ situation, facts }) => [
    ...situation.dice.map(({ shape }) => `shape:${shape}`),
    ...facts.icebergs.map((n) => `iceberg:${n}`),
    ...facts.dice.flatMap(({ reqs }) => Object.keys(reqs).flatMap((req) => (reqs[req] ? [`met:${req}`] : []))),
  ],
  'template.lies': ({ template }) => [`lies:${template}`],
  'ability.used': ({ seat, colour, token }, heroes) => [
    `ability:${heroes[seat]}:${colour}`,
    ...(token ? ['by-token'] : []),
  ],
  rethrow: ({ seat, why, card }, heroes) => [
    `rethrow:${why}`,
    ...(why === 'relic' ? [`used:${wareName(card)}`] : []),
    ...(why === 'ability' ? rethrows(heroes[seat]) : []),
  ],
  hit: ({ template, parts }) => [
    ...(template ? [`on:${template}`] : []),
    ...parts.map(({ what }) => `part:${what}`),
    ...parts.flatMap(({ what, card }) => (what === 'weapon' ? [`used:${wareName(card)}`] : [])), // announced, and it Hit
  ],
  'weak-point': () => ['on:weak-point'],
  miss: ({ why }) => [`miss:${why}`],
  'foe.damaged': ({ why }) => [`damaged:${why}`],
  hurt: ({ why }) => [`hurt:${why}`],
  healed: ({ why }) => [`healed:${why}`, ...(why === 'relic' ? relicsThat('heal') : [])],
  'xp.gained': ({ why }) => [`xp:${why}`],
  'foe.defeated': ({ by }) => [`defeated:${by}`],
  'epic-shot': ({ gold }) => (gold > 1 ? relicsThat('epic-gold') : []),
  'game.lost': ({ reason }) => [`lost:${reason}`],
  score: ({ title }) => [`title:${title}`],
};

function marksOf(told: readonly GameEvent[]): string[] {
  const heroes: string[] = [];
  return told.flatMap((event) => {
    if (event.type === 'hero.chosen') heroes[event.seat as number] = builtIn.heroes[event.hero as number].id;
    const marks = MARKS[event.type as keyof Told] as Marks['hit'] | undefined;
    return [`event:${event.type}`, ...(marks?.(event as never, heroes) ?? [])];
  });
}

// ---- what there is

type Each<Name extends string> = { readonly [name in Name]: true };
/** Every word of a type of the rules: a new one does not compile until it stands here. */
const each = <Name extends string>(words: Each<Name>, as: string): string[] =>
  Object.keys(words).map((word) => `${as}:${word}`);
const named = (things: readonly { readonly id: string }[], as: string): string[] =>
  things.map(({ id }) => `${as}:${id}`);
const marked = (words: readonly (string | number)[], as: string): string[] => words.map((word) => `${as}:${word}`);

const wares = builtIn.equipment.map((_, card) => wareName(card));
const PARTS: Each<DamagePart['what']> = {
  section: true,
  focused: true,
  cutthroat: true,
  piercing: true,
  weapon: true,
  dancing: true,
  melody: true,
  camouflage: true,
  'sworn-enemy': true,
  spendable: true,
  icebergs: true,
};
const MISSES: Each<MissReason> = {
  'no-bounce': true,
  requirement: true,
  hole: true,
  bone: true,
  out: true,
  wall: true,
  'frozen-hole': true,
};
const SHAPES: Each<Shape> = { d4: true, d6: true, snow: true, water: true };
const HARMS: Each<Harm> = { miss: true, retrieve: true, flip: true, 'back-down': true };
const HELPS: Each<Help> = {
  'heal-party': true,
  'self-healing': true,
  'herb-power': true,
  room: true,
  shop: true,
  card: true,
  equipment: true,
  relic: true,
};
const RETHROWS: Each<Told['rethrow']['why']> = {
  fearless: true,
  ability: true,
  token: true,
  relic: true,
  ruling: true,
};
const TITLES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]; // DF-21.7

const ALL: { readonly [what: string]: readonly string[] } = {
  'every Monster and every Boss is met': [...named(builtIn.monsters, 'monster'), ...named(builtIn.bosses, 'boss')],
  'every Dungeon card is entered': named(builtIn.dungeon, 'room'),
  'every Equipment card is bought or found, and used': [...marked(wares, 'had'), ...marked(wares, 'used')],
  'every ability of every Hero is used, and by a token too': [
    ...builtIn.heroes.flatMap(({ id }) => marked(COLOURS, `ability:${id}`)),
    'by-token',
  ],
  'every requirement is asked for and met': [...marked(REQUIREMENTS, 'asked'), ...marked(REQUIREMENTS, 'met')],
  'every Template is flipped and hit': [...marked(TEMPLATES, 'lies'), ...marked(TEMPLATES, 'on')],
  'every kind of die is thrown, every Iceberg broken': [...each(SHAPES, 'shape'), ...marked([0, 1, 2, 3], 'iceberg')],
  // Damage by a card outside a Hit (DF-R59) is for packs: no card of the boxes deals it.
  'every part of damage is dealt': [...each(PARTS, 'part'), ...marked(['icebergs', 'agile'], 'damaged')],
  'every kind of Miss happens': each(MISSES, 'miss'),
  'every re-throw is made': each(RETHROWS, 'rethrow'),
  'Heroes are hurt and healed in every way': [...each(HARMS, 'hurt'), ...each(HELPS, 'healed')],
  'XP is gained in every way': marked(['kill', 'declined', 'condition'], 'xp'),
  'foes are defeated, and games lost, in every way': [
    ...marked(['hit', 'insta-kill', 'other'], 'defeated'),
    ...marked(['fainted', 'no-dice'], 'lost'),
  ],
  'every title is earned': marked(TITLES, 'title'),
  'every event is told': marked(Object.keys(dungeonFighter.events), 'event'),
};

// ---- what chance seldom brings is played by hand

/** The Boss is beaten for this Gold less 3 points: 5 for Normal, 5 less for an eliminated Hero, 3 less for its Scars. */
function wonPoorly(gold: number): Scenario {
  const gone = { eliminated: 1, life: 0, scars: ['red', 'green', 'blue'] };
  return bossFight({ chest: { gold, bonus: 0 }, heroes: { 0: gone }, combat: { life: 1, active: 1 }, leader: 1 })
    .world('throw', { section: 'B0' })
    .seat(1)
    .answers('red', THROW);
}

/** DF-R28: everybody's hands are full. */
function leftBehind(): Scenario {
  const full = {
    0: { cards: ['horned-helm'] },
    1: { cards: ['ramboril', 'blizzard-flail'] },
    2: { cards: ['crossed-icicles', 'the-other-glove'] },
  };
  const rooms = ['lost-property', 'wishing-hole'];
  return party({ rooms, shop: ['frozen-salmon'], heroes: full })
    .seat(0)
    .answers(`room:${roomCard('lost-property')}`, 'leave');
}

/** DF-30.4: the Weak Point lies there already. */
function keptWhereItLies(): Scenario {
  const poster = { 0: { cards: ['anatomical-poster'] } };
  const game = fight({ combat: { life: 20, templates: ['weak-point'] }, heroes: poster });
  game.seat(0).answers(`use:${ware('anatomical-poster')}`);
  return game.seat(1).answers('leave');
}

/** DF-30.11, DF-30.12: in its hole, or on its top. */
const onFrozen = (lies: Given): Scenario =>
  throwing(MARLA, 'red', lies, { combat: { templates: ['frozen-2'] } })
    .seat(MARLA)
    .answers(THROW);

function rarities(): Scenario[] {
  const wall = { rest: 'wall', reqs: { 'ice-wall': true } };
  const ruled = fight({ combat: { life: 20 } }, { ruling: 'on' }).world('throw', { rest: 'out' });
  ruled.seat(1).answers('red', THROW);
  return [
    leftBehind(),
    keptWhereItLies(),
    ruled.seat(0).answers('yes'), // DF-R38
    rest({ heroes: { 2: { fainted: 1, scars: ['red', 'green', 'blue'], life: 0 } } }), // DF-13.6
    fight({ monster: 'knocking-neighbour' }).world('throw', wall).seat(1).answers('red', THROW), // DF-28.6
    throwing(BARD, 'red', [{ section: 'C0' }], { heroes: { 0: { tokens: [1, 0, 0] } } }) // DF-R33
      .seat(BARD)
      .answers(THROW, 'token:red'),
    onFrozen({ template: 'frozen-2' }),
    onFrozen({ template: 'frozen-2', inside: true }),
    bossFight({ combat: { pool: ['red'] }, chest: { bonus: 0 } }) // DF-20.2
      .world('throw', { rest: 'out' })
      .seat(1)
      .answers(THROW),
    wonPoorly(0),
    wonPoorly(5),
    wonPoorly(10),
  ];
}

function playUntilAllHasComeUp(): Set<string> {
  const found = new Set(rarities().flatMap(({ match }) => marksOf(match.eventsFor('everything'))));
  const isMissing = () => Object.values(ALL).some((marks) => marks.some((mark) => !found.has(mark)));
  for (let number = 0; number < GAMES || (number < MOST_GAMES && isMissing()); number++) {
    for (const mark of marksOf(gameOfBots(number))) found.add(mark);
  }
  return found;
}

const found = playUntilAllHasComeUp();

describe('in games of bots', () => {
  test.each(Object.keys(ALL))('%s', (what) => {
    expect(ALL[what].filter((mark) => !found.has(mark))).toEqual([]);
  });
});
