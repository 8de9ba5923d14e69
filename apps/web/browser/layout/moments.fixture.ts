/** The hardest moments of every room, found by letting bots play to them: always the same, from a seed. */
import adventures from '@tabard/adventures';
import { botsFor } from '@tabard/bots';
import type { GameModule } from '@tabard/content';
import darkMinions from '@tabard/dark-minions';
import dungeonFighter from '@tabard/dungeon-fighter';
import { bestBot, othersThan } from '@tabard/house/fetch';
import type { TableOptions } from '@tabard/kernel';
import paraRoles from '@tabard/para-roles';
import rollPlayer from '@tabard/roll-player';
import { type Sitter, Table, type TableSave } from '@tabard/table';
import type { SavedGame } from '../../src/keep/storage/saved';
import { leftTable } from '../adventures.fixture';
import { LEFT } from './adventures.fixture';

export interface HardMoment {
  readonly game: string;
  readonly name: string;
  readonly head: SavedGame;
  readonly save: TableSave;
  /** Where it is looked at: the room, or what is told of the game afterwards. */
  readonly path: string;
}

interface HardTable {
  readonly module: GameModule;
  readonly bots: string;
  readonly seats: number;
  readonly options: TableOptions;
  /** Everyone is one person at this screen; else the person has the first seat. */
  readonly shared?: boolean;
  /** By name: the question, and which time it is asked of the first seat. */
  readonly moments: { readonly [name: string]: Wanted };
}

/** `most`: the time with the most answers to choose from. `end`: the game is over. `after`: the room after it. */
type Wanted = readonly [question: RegExp, which: 'first' | 'last' | 'most'] | 'end' | 'after';

const NAMED: readonly HardTable[] = [
  {
    module: darkMinions,
    bots: 'schemer',
    seats: 5,
    options: { mode: 'advanced' },
    moments: {
      roll: [/^roll\.white$/, 'most'],
      commit: [/^commit\.use$/, 'most'],
      count: [/^attack\.count$/, 'most'],
      window: [/^window\./, 'last'],
      end: 'end',
      after: 'after',
    },
  },
  {
    module: paraRoles,
    bots: 'companion',
    seats: 4,
    options: { campaign: 'doubles', makeup: 'mixer' },
    shared: true,
    moments: { 'set-up': [/^setup\./, 'most'], fight: [/^turn\.action$/, 'most'], end: 'end', after: 'after' },
  },
  {
    module: paraRoles,
    bots: 'companion',
    seats: 4,
    options: { campaign: 'maze' },
    moments: { maze: [/^camp$/, 'most'], 'maze-fight': [/^turn\.action$/, 'most'] },
  },
  {
    module: paraRoles,
    bots: 'companion',
    seats: 4,
    options: { campaign: 'rifts' },
    moments: { rifts: [/^camp$/, 'most'], shop: [/^camp\.shop$/, 'most'] },
  },
  {
    module: paraRoles,
    bots: 'companion',
    seats: 4,
    options: { campaign: 'dungeon', map: 'saltcellar-hold' },
    moments: { dungeon: [/^camp$/, 'most'] },
  },
  {
    module: rollPlayer,
    bots: 'squire',
    seats: 5,
    options: { mode: 'full' },
    moments: {
      sheets: [/^sheet\.choose$/, 'most'],
      classes: [/^class\.choose$/, 'most'],
      placing: [/^starting\.place$/, 'most'],
      market: [/^market\.option$/, 'most'],
      hunt: [/^hunt\.reroll$/, 'most'],
      monster: [/^monster\./, 'last'],
      end: 'end',
      after: 'after',
    },
  },
  {
    module: dungeonFighter,
    bots: 'expert',
    seats: 6,
    options: { throws: 'model', boxes: 'ice+crate' },
    moments: {
      heroes: [/^setup\.hero$/, 'most'],
      doors: [/^dungeon\.card$/, 'last'],
      weapons: [/^turn\.weapons$/, 'most'],
      throw: [/^throw$/, 'most'],
      shop: [/^shop\.buy$/, 'most'],
      exchange: [/^rest\.exchange$/, 'most'],
      end: 'end',
      after: 'after',
    },
  },
  {
    module: adventures,
    bots: 'companion',
    seats: 4,
    options: {},
    moments: {
      characters: [/^party\.character$/, 'first'],
      choices: [/^story\.choose$/, 'most'],
      way: [/^move\.path$/, 'most'],
      buy: [/^pool\.buy$/, 'most'],
      play: [/^challenge\.play$/, 'most'],
      die: [/^op\.die$/, 'most'],
      place: [/^challenge\.place$/, 'most'],
      rest: [/^rest\.xp$/, 'most'],
      guild: [/^guild\.buy$/, 'first'],
      market: [/^market\.deal$/, 'most'],
      end: 'end',
      after: 'after',
    },
  },
];

/** Whatever else the house has: where it has most to choose from, and its end. */
const others = await othersThan(NAMED.map(({ module }) => module.game.id));
const TABLES: readonly HardTable[] = [
  ...NAMED,
  ...others.map((module) => ({
    module,
    bots: bestBot(module),
    seats: module.game.seats.max,
    options: {},
    moments: { most: [/./, 'most'], end: 'end', after: 'after' } as const,
  })),
];

const NAMES = ['Wilhelmina', 'Ember', 'Bile', 'Gossamer', 'Bone', 'Tallow'];
const LIMIT = 20_000;

/** The moments of the games that are asked for, each with all that a browser's shelf needs to show it. */
export async function hardMoments(isWanted: (game: string, moment: string) => boolean): Promise<HardMoment[]> {
  const found: HardMoment[] = [];
  for (const table of TABLES) {
    const wanted = Object.entries(table.moments).filter(([name]) => isWanted(table.module.game.id, name));
    if (wanted.length === 0) continue;
    await table.module.world?.ready();
    const played = playOut(table);
    for (const [name, which] of wanted) found.push(momentOf(table, name, which, played));
  }
  for (const [name, left] of Object.entries(LEFT)) {
    if (!isWanted('adventures', name)) continue;
    const id = `adventures-${name}`;
    found.push({ game: 'adventures', name, ...leftTable(id, left), path: `/play/${id}` });
  }
  return found;
}

interface Asked {
  readonly question: string;
  readonly choices: number;
  /** So many entries stood in the log. */
  readonly moment: number;
}

interface Played {
  readonly table: Table;
  readonly asked: readonly Asked[];
}

const setupOf = ({ options }: HardTable, sitters: readonly Sitter[]) => ({
  match: { options, seed: 'layout' },
  sitters,
  whims: 1,
});

const sitterAt = (seat: number, isPerson: boolean, { bots, shared }: HardTable): Sitter => {
  const name = NAMES[seat];
  return isPerson ? { name, kind: 'person', ...(shared ? { person: 0 } : {}) } : { name, kind: 'bot', bot: bots };
};

function playOut(hard: HardTable): Played {
  const { module, seats } = hard;
  const sitters = Array.from({ length: seats }, (_, seat) => sitterAt(seat, false, hard));
  const table = Table.open(module.game, botsFor(module), setupOf(hard, sitters));
  const asked: Asked[] = [];
  do {
    const { moment } = table;
    for (const { seat, question, options } of table.match.pending.asks)
      if (seat === 0) asked.push({ question, choices: options.length, moment });
    if (moment > LIMIT) throw new Error(`${module.game.id} does not end`);
  } while (table.stepBot());
  return { table, asked };
}

/** The game up to there, with a person where a bot had played. */
function momentOf(hard: HardTable, name: string, wanted: Wanted, { table, asked }: Played): HardMoment {
  const { module, seats, shared } = hard;
  const { id } = module.game;
  const moment = typeof wanted === 'string' ? table.moment : whenOf(asked, wanted, `${id} ${name}`);
  const sitters = Array.from({ length: seats }, (_, seat) => sitterAt(seat, shared || seat === 0, hard));
  const again = Table.open(module.game, botsFor(module), setupOf(hard, sitters));
  again.follow(table.log.entries.slice(0, moment));
  const over = again.match.standing !== null;
  const head = { id: `${id}-${name}`, game: id, createdAt: 1, updatedAt: 2, title: id, seats: sitters, over };
  const path = wanted === 'after' ? `/replay/${head.id}` : `/play/${head.id}`;
  return { game: id, name, head, save: again.save, path };
}

function whenOf(asked: readonly Asked[], [question, which]: Exclude<Wanted, string>, name: string): number {
  const times = asked.filter((each) => question.test(each.question));
  if (times.length === 0) throw new Error(`${name}: ${question} is never asked; another seed may find it`);
  if (which === 'first') return times[0].moment;
  if (which === 'last') return times[times.length - 1].moment;
  return times.reduce((best, each) => (each.choices > best.choices ? each : best)).moment;
}
