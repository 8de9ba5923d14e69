/** What each file of a pack must hold. */
import { z } from '@tabard/content/zod';
import { ITEMS, ROOM_CONTENTS } from './kinds';

const whole = z.number().int().min(0);
const rank = z.number().int().min(2).max(14);
const ranks = z.tuple([rank, rank]);
const stats = z.tuple([whole, whole, whole, whole]);
const id = z.string().regex(/^[a-z0-9-]+$/);
/** The name of a drawing among the game-icons. */
const icon = z.string().regex(/^[a-z0-9-]+$/);

/** What a cell of a premade maze holds: a card of the Map Deck ("10♥"), or something fixed. */
const cellEntry = z.string().min(2);

const maze = z.strictObject({
  id,
  /** Seven rows, the northernmost first; 15 lines of 15 characters: # wall, space open; cells at odd places. */
  grid: z.array(z.string().length(15)).length(15),
  /** Seven lines of seven entries, the northernmost first; D1 and D4 are "--". */
  cells: z.array(z.array(cellEntry).length(7)).length(7),
  den: z.string().regex(/^[A-G][1-7]$/),
});

const room = z.strictObject({
  id,
  content: z.enum([...ROOM_CONTENTS, 'landing']),
  /** Which trap: hearts, diamonds, spades, clubs as 0 to 3. */
  suit: whole.max(3).optional(),
  exits: z.array(id),
  /** Fixed enemies, four ranks each: hearts, diamonds, spades, clubs. */
  enemies: z.array(z.tuple([rank, rank, rank, rank])).optional(),
});

const dungeon = z.strictObject({
  id,
  levels: z
    .array(z.strictObject({ rooms: z.array(room), stairs: id }))
    .min(1)
    .max(5),
});

const level = z.strictObject({
  id,
  ranks,
  guardian: rank,
  treasure: whole,
  escort: z.boolean(),
  vault: whole,
  severity: whole,
});

export const files = {
  'campaigns.yaml': z.strictObject({
    tower: z.strictObject({ treasure: z.record(z.string(), whole) }),
    maze: z.strictObject({
      ranks,
      guards: ranks,
      guardsTreasure: whole,
      minotaur: z.strictObject({ stats, treasure: whole }),
      madness: z.strictObject({ wakes: whole, penalty: whole, lost: whole, fromReshuffles: whole }),
      wanderEvery: whole.min(1),
      restAfterRun: whole,
      threadTicks: whole,
    }),
    dungeon: z.strictObject({ stairsAt: whole.min(1), levels: z.array(level).length(5) }),
    rifts: z.strictObject({
      doom: whole,
      challengeFrom: whole,
      seals: whole.min(1),
      arrivals: whole.min(1),
      most: whole.min(1),
      treasurePerPortal: whole,
      ranks: z.array(z.strictObject({ from: whole, ranks })).min(1),
      /** With 1, 2, 3 … portals open; the last holds for more, too. */
      callRanks: z.array(ranks).min(1),
      ancient: z.strictObject({ stats, weakening: stats }),
      portals: z.array(z.strictObject({ id, icon, suit: whole.max(3) })).length(8),
    }),
  }),
  'town.yaml': z.strictObject({
    upgrade: whole,
    ability: whole,
    peasantStep: whole,
    items: z.array(
      z.strictObject({
        id: z.enum(ITEMS),
        icon,
        price: whole.min(1),
        contents: whole.min(1),
        limit: whole.optional(),
        campaign: id.optional(),
      }),
    ),
  }),
  'mazes.yaml': z.strictObject({ mazes: z.array(maze) }),
  'dungeons.yaml': z.strictObject({ dungeons: z.array(dungeon) }),
  /** How many names and entrances each enemy type has; the words are in the language files. */
  'names.yaml': z.strictObject({ enemies: z.record(z.string(), whole.min(1)) }),
};
