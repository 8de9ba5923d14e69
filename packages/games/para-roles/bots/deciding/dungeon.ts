/** Dungeon Crawl: room after room, the easy levels to the last door, and down when the party is fit. */

import { contentOfRank } from '../../campaigns/dungeon/rooms';
import { type Dungeon, isAlive, living, type Room, type Seen } from '../../rules/board';
import { NONE, valueOfCard } from '../../rules/cards/cards';
import { questions } from '../../rules/keys';
import type { CampMove } from '../../rules/questions';
import { bestTrick, wounds } from '../thinking/party';
import type { Ask } from './answer';

export function dungeonMove(seen: Seen, ask: Ask<'camp'>): CampMove {
  const d = seen.b.dungeon as Dungeon;
  const { options } = ask;
  const rooms = d.levels[d.level - 1];
  const here = rooms[d.at];
  if (options.includes('sanctuary') && wounds(seen) >= ENOUGH_WOUNDS) return 'sanctuary';
  const point = bestTrick(seen);
  if (questions.offers(ask, { point }, seen.content)) return { point };
  const disarm = options.find((it) => typeof it === 'object' && 'disarm' in it && it.disarm === point);
  if (disarm) return disarm;
  const target = nextRoom(seen, rooms, here);
  if (target === null) return leaveLevel(seen, options, rooms, here);
  if (target === here) return workHere(seen, options, rooms, here);
  return stepTo(rooms, here, target);
}

/** A sanctuary gives three hit points to each. */
const ENOUGH_WOUNDS = 6;
/** Levels whose enemies are worth more than they cost: there the party looks behind some more doors. */
const EASY_LEVELS = 2;
const ENOUGH_ROOMS = 7;

/** Where something is left to do on this level, the nearest first; null: nothing. */
function nextRoom(seen: Seen, rooms: readonly Room[], here: Room): Room | null {
  const d = seen.b.dungeon as Dungeon;
  const sanctuary = rooms.find(({ content, spent, lookedAt }) => content === 'sanctuary' && !spent && !lookedAt);
  if (sanctuary && wounds(seen) >= ENOUGH_WOUNDS) return sanctuary;
  const stairs = rooms.some(({ content, lookedAt }) => content === 'stairs' && !lookedAt);
  if (stairs && d.level > EASY_LEVELS) return null;
  if (stairs && (!isFit(seen) || rooms.filter(({ lookedAt }) => !lookedAt).length > ENOUGH_ROOMS)) return null;
  const open = rooms.filter((room) => !room.lookedAt && isOpenEnded(seen, rooms, room) && mayStand(rooms, room));
  return open.sort((x, y) => distance(rooms, here, x) - distance(rooms, here, y))[0] ?? null;
}

/** A closed door, or one that was looked through and not feared. */
const isOpenEnded = (seen: Seen, rooms: readonly Room[], room: Room): boolean =>
  room.doors > 0 || rooms.some((door) => door.from === room.id && door.lookedAt === 1 && !isFeared(seen, door));

/** Whether the party stands there without a fight: its own content is done with. */
const mayStand = (rooms: readonly Room[], room: Room): boolean =>
  room.waiting.length === 0 && (room.content !== 'stairs' || room.spent === 1) && rooms.length > 0;

/** All alive and not badly hurt. */
const isFit = (seen: Seen): boolean => living(seen).length === 4 && wounds(seen) <= 12;

const isFeared = (seen: Seen, { peeked, content }: Room): boolean => {
  const there = peeked === NONE ? content : contentOfRank(valueOfCard(peeked));
  return (there === 'guardroom' || there === 'ambush') && !isFit(seen);
};

/** Look through the door, then open it. */
function workHere(seen: Seen, options: readonly CampMove[], rooms: readonly Room[], here: Room): CampMove {
  const door = rooms.find((room) => room.from === here.id && room.lookedAt === 1 && !isFeared(seen, room));
  if (door) return { enter: door.id };
  if (options.includes('find')) return 'find';
  return options.includes('open') ? 'open' : options[0];
}

/** Nothing is left but the guardian, or the stairs it left free. */
function leaveLevel(seen: Seen, options: readonly CampMove[], rooms: readonly Room[], here: Room): CampMove {
  if (options.includes('down')) return 'down';
  const stairs = rooms.find(({ content, lookedAt }) => content === 'stairs' && !lookedAt);
  if (stairs) return stepTo(rooms, here, stairs);
  const feared = rooms.find(({ lookedAt }) => lookedAt === 1);
  if (feared) return feared.from === here.id ? { enter: feared.id } : stepTo(rooms, here, rooms[feared.from]);
  const waiting = rooms.find((room) => room.waiting.length > 0);
  if (waiting) return stepTo(rooms, here, waiting);
  return options.includes('search') && isAlive(seen, 0) ? 'search' : options[0];
}

// ---- the tree of rooms

function pathToLanding(rooms: readonly Room[], room: Room): number[] {
  const path = [room.id];
  for (let it = room; it.from !== NONE; it = rooms[it.from]) path.push(it.from);
  return path;
}

function distance(rooms: readonly Room[], one: Room, other: Room): number {
  const a = pathToLanding(rooms, one);
  const b = pathToLanding(rooms, other);
  const common = a.findIndex((id) => b.includes(id));
  return common + b.indexOf(a[common]);
}

/** One step: up towards the landing, or down into the branch where the other room lies. */
function stepTo(rooms: readonly Room[], here: Room, target: Room): CampMove {
  const path = pathToLanding(rooms, target);
  const at = path.indexOf(here.id);
  return at < 0 ? 'back' : { enter: path[at - 1] };
}
