/** Nothing is dead weight: over many games, and a few rarities played by hand, everything that the rules have is used. */
import type { GameEvent, Plain } from '@tabard/kernel';
import { Match } from '@tabard/kernel';
import { describe, expect, test } from 'vitest';
import { builtIn } from './content';
import { ACTIONS, ENEMY_TYPES } from './content/enemies';
import { EPICS } from './content/roles';
import { paraRoles } from './game';
import type { G } from './rules/board';
import { ATTACK, suitOf } from './rules/cards/cards';
import { inDungeon } from './scenarios/dungeon.fixture';
import { ancientRolls, atPortal, minotaurRolls } from './scenarios/enemies.fixture';
import { enemiesAct, FOE, fight, toAct } from './scenarios/fight.fixture';
import { type Prefers, played, rich } from './scenarios/hand.fixture';
import { inMaze } from './scenarios/maze.fixture';
import { party, table } from './scenarios/table.fixture';

type Given = { readonly [name: string]: Plain };
type Game = ReturnType<typeof fight>;

const CAMPAIGNS = ['random', 'tower', 'doubles', 'maze', 'dungeon', 'rifts', 'woods'];
/** So many at least, and more while something has not come up yet. */
const GAMES = 21;
const MOST_GAMES = 63;
const ANSWERS = 300;

/** An elite party with riches; each class comes up again after six games. */
function eliteGame(number: number): GameEvent[] {
  const options = {
    campaign: CAMPAIGNS[number % CAMPAIGNS.length],
    stats: ['easy', 'easy', 'less-random', 'normal'][number % 4],
    split: 'auto',
    makeup: 'elite',
    market: 'always',
    'our-hero': number % 5 === 1 ? 'on' : 'off',
    apprentice: number % 5 === 2 ? 'on' : 'off',
    'hp-between': number % 3 === 1 ? 'plus-2' : 'kept',
    'treasure-hunt': number % 4 === 1 ? 'on' : 'off',
  };
  const declared = new Set<string>();
  /** The class that is due, and each EPIC as soon as it can be had. */
  const prefers: Prefers = ({ question, seat, options: all }) => {
    if (question === 'setup.class') return all[(number * 4 + seat) % all.length];
    const epic = all.findLast((key) => key.startsWith('epic:') && !declared.has(key)); // the class's own comes last
    if (epic) declared.add(epic);
    return epic;
  };
  const match = played(rich(12), { options, seed: `usage.${number}` }, number, ANSWERS, undefined, prefers);
  return match.eventsFor('everything');
}

// ---- what has not been of use yet

type Events = readonly GameEvent[];

const typeOf = (enemy: Plain): string => (enemy as { type: string }).type;

function unusedEpics(told: Events): string[] {
  const used = new Set(told.filter(({ type, turned }) => type === 'epic.activates' && !turned).map(({ epic }) => epic));
  return EPICS.filter((epic) => !used.has(epic));
}

function unmetTypes(told: Events): string[] {
  const met = new Set(told.filter(({ type }) => type === 'enemy.enters').map(({ enemy }) => typeOf(enemy)));
  return [...ENEMY_TYPES, 'minotaur', 'ancient-one'].filter((type) => !met.has(type));
}

function undoneActions(told: Events): string[] {
  const done = new Set(told.filter(({ type }) => type === 'enemy.acts').map(({ action }) => action));
  return [...new Set(Object.values(ACTIONS).flat())].filter((action) => !done.has(action));
}

function unusedItems(told: Events): string[] {
  const bought = new Set(told.filter(({ type }) => type === 'bought.item').map(({ item }) => item));
  return builtIn.town.items.map(({ id }) => id).filter((id) => !bought.has(id) || !USES[id](told));
}

const happens = (type: string) => (events: Events) => events.some((event) => event.type === type);
const isUsed = (id: string) => (events: Events) => events.some(({ type, item }) => type === 'item.used' && item === id);

/** How one sees that an item has been of use. */
const USES: { readonly [id: string]: (events: Events) => boolean } = {
  scroll: happens('town.left'),
  flask: isUsed('flask'),
  bomb: happens('smoke'),
  mirror: happens('reflected'),
  staff: staffDoubles,
  armor: happens('spikes'),
  book: happens('summoned'),
  thread: happens('thread'),
  lantern: (events) =>
    events.some(
      ({ type, cards }, i) =>
        type === 'check' && (cards as number[]).length === 2 && events[i + 1]?.type === 'finds.traps',
    ),
  chalk: isUsed('chalk'),
};

/** A spade in the hand of whoever bears it, and 2 damage or more. */
function staffDoubles(events: Events): boolean {
  let bearer: Plain = null;
  return events.some(({ type, item, seat, who, stat, kept, ok }, i) => {
    if (type === 'item.passed' && item === 'staff') bearer = seat;
    if (type !== 'check' || !ok || stat !== ATTACK || suitOf(kept as number) !== ATTACK) return false;
    if (bearer === null || (who as { seat?: number }).seat !== bearer) return false;
    return events.slice(i, i + 5).some((event) => event.type === 'damage' && (event.count as number) >= 2);
  });
}

// ---- what chance seldom brings is played by hand

const heard = (...all: Game[]): GameEvent[] => all.flatMap(({ match }) => match.eventsFor('everything'));

/** They are met, and each face of their dice comes up; Trick is high enough for all their abilities. */
function bosses(): GameEvent[] {
  const faces = [1, 2, 3, 4, 5, 6];
  const draws = ['3♠', '4♠', '5♠'];
  return heard(
    party({}, { campaign: 'rifts' })
      .board({ rifts: { awake: 1 } })
      .seat(0)
      .answers('challenge'),
    inMaze({ at: 'D2', minotaur: 'D3' }).seat(0).answers('step:north'),
    ...faces.flatMap((face) => [ancientRolls({ draws }, face), minotaurRolls({ draws }, face)]),
  );
}

function playUntilAllIsUsed(): GameEvent[] {
  const told = bosses();
  for (let number = 0; number < MOST_GAMES; number++) {
    told.push(...eliteGame(number));
    const missing = [unusedEpics, unmetTypes, undoneActions, unusedItems].some((of) => of(told).length > 0);
    if (number + 1 >= GAMES && !missing) break;
  }
  return told;
}

const told = playUntilAllIsUsed();

describe('in games of elite parties with riches', () => {
  test('every EPIC is activated', () => {
    expect(unusedEpics(told)).toEqual([]);
  });

  test('every type of enemy is met, and does whatever stands in its table', () => {
    expect(unmetTypes(told)).toEqual([]);
    expect(undoneActions(told)).toEqual([]);
  });

  test('every item is bought and used', () => {
    expect(unusedItems(told)).toEqual([]);
  });
});

/** PR-18.41: it was due when its user was charmed. */
const turned = (epic: string): Game =>
  fight({
    enemies: [{ cards: [12, 8, 7, 6], hp: 5 }],
    party: toAct([1, 3], { 1: { charging: epic, charge: 2, charmedBy: { enemy: 0 } } }),
  });

test('every EPIC can be turned', () => {
  const used = new Set(
    EPICS.flatMap((epic) =>
      heard(turned(epic))
        .filter((event) => event.turned)
        .map((event) => event.epic),
    ),
  );
  expect(EPICS.filter((epic) => !used.has(epic))).toEqual([]);
});

const strikes = (game: Game): Game => game.seat(2).answers(`attack:${FOE}`);
const first = (game: Game, count: number): Game => {
  for (let i = 0; i < count; i++) {
    const [ask] = game.match.pending.asks;
    game.seat(ask.seat).answers(ask.options[0]);
  }
  return game;
};

function inFights(): Game[] {
  const KING = { cards: [13, 4, 3, 9] };
  const hidden = [{ effect: 'forest-growth', user: 3, who: [0, 1, 2, 3] }];
  return [
    fight({ party: toAct([1, 3], { 1: { charging: 'resurrection', charge: 2 }, 2: { hp: 0 } }) })
      .seat(1)
      .answers('charge', 2),
    strikes(
      fight({
        enemies: [{ cards: [12, 8, 7, 6], hp: 1 }],
        party: toAct([2], { 2: { precise: 1 }, 3: { charmedBy: { enemy: 0 } } }),
        draws: ['4♥'],
      }),
    ),
    enemiesAct({ enemies: [KING], draws: ['3♥'] })
      .board({ enemyDeck: [], graveyard: [] })
      .random('enemy', [5]),
    enemiesAct({ enemies: [{ cards: [5, 4, 3, 2] }], effects: hidden }),
    enemiesAct({
      enemies: [{ cards: [5, 4, 4, 2] }],
      creature: { bearer: 1, cards: [6, 5, 3, 5], protects: 2 },
      draws: ['3♠', 'K♥'],
    }),
    enemiesAct(
      { enemies: [{ cards: [5, 4, 3, 2] }], fight: { reshuffles: 20 }, draws: ['5♥'] },
      { truce: '20-reshuffles' },
    ),
    enemiesAct({
      enemies: [{ cards: [5, 4, 3, 2] }],
      party: { 0: { hp: 1 }, 1: { hp: 0 }, 2: { hp: 0 }, 3: { hp: 0 } },
      draws: ['2♦', 'K♥'],
    }),
    strikes(fight({ enemies: [{ cards: [9, 8, 7, 6], hp: 1, treasure: 0 }], graveyard: 'all', draws: ['4♥', 'K♥'] })),
    fight({
      effects: [{ effect: 'call-of-the-wild', user: 2 }],
      draws: ['4♥', 'K♥'],
    })
      .seat(2)
      .answers(`attack:${FOE}`),
    enemiesAct({ enemies: [{ cards: [5, 4, 3, 2] }], effects: [{ effect: 'set-up', user: 0 }] }),
    enemiesAct({ enemies: [{ cards: [5, 4, 3, 2], turnsOn: 0 }] }),
    fight({
      enemies: [{ cards: [9, 8, 7, 6], stance: 1 }],
      party: toAct([2, 3], { 2: { charging: 'xxx', charge: 2 } }),
      draws: ['4♥', '5♥', '6♥'],
    })
      .seat(2)
      .answers('charge'),
    fight({ effects: [{ effect: 'forest-growth', user: 3 }] })
      .seat(0)
      .answers('hide'),
    fight({ effects: [{ effect: 'as-you-wish', user: 1 }] })
      .seat(1)
      .answers('defend'),
    atPortal('bleeding-orchard', { deckLeft: 0, enemies: [{ cards: [5, 4, 3, 2] }] })
      .seat(0)
      .answers('defend'),
  ];
}

function betweenFights(): Game[] {
  const PEASANT = { slots: ['', ''], known: [], origin: '', hasEpic: 0 };
  const peasants = (more: Given) =>
    party({ party: { 0: { ...PEASANT, treasure: [0, 5, 0, 0], ...more } } }, { makeup: 'peasants' });
  const healer = { slots: ['cure', 'boost-heal'], known: ['cure', 'boost-heal'], origin: 'healer' };
  const withdrawn = party({}, { campaign: 'dungeon' });
  return [
    table({ makeup: 'blind-date', split: 'auto' }),
    peasants({}).seat(0).answers('shop', 'role:0:healer:cure'),
    peasants(healer).seat(0).answers('shop', 'learn-epic:0'),
    withdrawn.seat(0).answers('withdraw'),
    party({ party: { 0: { treasure: [0, 5, 0, 0] }, 1: { hp: 0, treasure: [1, 0, 0, 0] } } })
      .seat(0)
      .answers('revive:1:treasure', 'shop', 'buy:upgrade:0:0'),
    inDungeon({ map: ['Q♥'] })
      .seat(0)
      .answers('open'),
    inDungeon({ rooms: [{ secret: 1 }], at: 1 })
      .seat(0)
      .answers('search'),
    inDungeon({ rooms: [{ content: 'stairs', spent: 1 }], at: 1, cleared: [1, 0, 0, 0, 0] })
      .seat(0)
      .answers('down'),
    party({}, { campaign: 'rifts' })
      .board({ rifts: { doom: 11, at: 0 }, fights: 1 })
      .seat(0)
      .answers('hub'),
    atPortal('old-wars', { enemies: [] }).seat(0).answers('run'),
    party({}, { campaign: 'rifts' })
      .board({ rifts: { at: 0 }, fights: 1 })
      .seat(0)
      .answers('hub'),
  ];
}

function inMazes(): Game[] {
  const held = { at: 'D4', from: 'D3', centreDealt: 1 as const };
  const guard = { cards: [8, 7, 6, 5], hp: 1, relic: 1, treasure: 0 };
  const relics = strikes(inMaze(held, { enemies: [guard], fight: 'centre', draws: ['4♥', 'K♥'] }));
  first(relics, 1); // who takes it
  const passes = relics.match.pending.asks[0].options.find((key) => key.startsWith('relic:')) as string;
  const minotaur = { sheet: { type: 'minotaur', stats: [13, 11, 13, 12] }, hp: 1, treasure: 0 };
  const trap = { at: 'D2', cells: { D3: '6♥' }, shown: ['D3'] };
  return [
    relics.seat(0).answers(passes),
    strikes(
      inMaze({ at: 'D2', minotaur: 'D2' }, {
        enemies: [minotaur],
        fight: 'minotaur',
        party: { 2: { precise: 1 } },
        draws: ['4♥'],
      } as Given),
    ),
    inMaze(trap).seat(0).answers('disarm:0:north'),
    inMaze({ at: 'D2', cells: { D3: 'Q♥' } })
      .seat(0)
      .answers('step:north'),
    inMaze({ at: 'D2', cells: { D3: 'J♥' }, madness: 3 })
      .seat(0)
      .answers('step:north'),
    inMaze({ at: 'D2', cells: { D3: '6♣' } }, { party: { 2: { treasure: [0, 1, 0, 0] } }, draws: ['3♠', 'K♥'] })
      .seat(0)
      .answers('step:north'),
    inMaze({ ...trap, madness: 11 })
      .seat(0)
      .answers('step:north'),
    first(
      inMaze({ at: 'D2', cells: { D3: 'A♥' }, walls: ['D3 E3', 'D3 C3'] })
        .seat(0)
        .answers('step:north'),
      1,
    ),
    inMaze({ at: 'D2', cells: { D3: 'A♠' } })
      .seat(0)
      .answers('step:north'),
    inMaze().seat(0).answers('leave'),
    inMaze({ at: 'D2' }, { pack: { thread: 1 } })
      .seat(0)
      .answers('thread'),
  ];
}

/** PR-R75: a table without people after its 200th fight. */
function weary(): GameEvent[] {
  const setup = (g: G) => Object.assign(paraRoles.setup(g), { phase: 'camp', fights: 200 });
  return Match.start({ ...paraRoles, setup }, { seats: 4, seed: '1', unattended: true }).eventsFor('everything');
}

test('every event is told', () => {
  const rarities = [...heard(...inFights(), ...betweenFights(), ...inMazes()), ...weary()];
  const types = new Set([...told, ...rarities].map(({ type }) => type));
  expect(Object.keys(paraRoles.events).filter((type) => !types.has(type))).toEqual([]);
});
