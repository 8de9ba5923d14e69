/** What the party may do between fights, in words: moving on by its campaign, and tending to itself. */
import type { Message } from '@tabard/content';
import type { Seat } from '@tabard/kernel';
import { contentOfRank, isClosed, isTrapSeen, roomHere, roomsOfLevel } from '../campaigns/dungeon/rooms';
import { contentOf } from '../campaigns/maze/cells';
import { beside, CENTRE, type Cell, cellName, GATE, mazeOf, type Side } from '../campaigns/maze/map';
import { takenRelics } from '../campaigns/maze/relics';
import { ancientStats } from '../campaigns/rifts/ancient-one';
import { type Enemy, type Maze, pointOf, type Room, type Seen, treasureOf } from '../rules/board';
import { NONE, SUIT_SIGNS, valueOfCard } from '../rules/cards/cards';
import { maxHp } from '../rules/cards/stats';
import { previewAction } from '../rules/odds';
import {
  areaName,
  directionName,
  oddsWords,
  type Parameters,
  portalName,
  printedWords,
  rankWords,
  relicName,
  say,
  seatName,
  statName,
  trapName,
} from './names';

type Move = (seen: Seen, first: string, second: string) => Parameters;

export function campOption(seen: Seen, seat: Seat, key: string): Message {
  const [does, first, second] = key.split(':');
  const preview = previewAction(seen, seat, key);
  const odds: Parameters = preview ? { odds: oddsWords(preview) } : {};
  return say(`options.camp.${idOf(seen, key)}`, { ...MOVES[does](seen, first, second), ...odds });
}

/** Keys that mean something else in another campaign have words of their own. */
function idOf({ b }: Seen, key: string): string {
  const [does, , second] = key.split(':');
  if (does === 'revive') return `revive.${second}`;
  if (does === 'find' || does === 'disarm' || does === 'sanctuary') return `${does}.${b.maze ? 'maze' : 'dungeon'}`;
  return does;
}

const none: Move = () => ({});
const ofSeat = (_seen: Seen, seat: string): Parameters => ({ seat: seatName(Number(seat)) });

export const MOVES: { readonly [does: string]: Move } = {
  go: none,
  return: none,
  // ---- tending
  revive: (seen, seat) => ({ ...ofSeat(seen, seat), count: treasureOf(seen, Number(seat)), debt: seen.b.debt + 1 }),
  flask: (seen, seat) => ({
    ...ofSeat(seen, seat),
    hp: seen.b.party[Number(seat)].hp,
    max: maxHp(seen, Number(seat)),
    left: seen.b.pack.flasks,
  }),
  treasure: none,
  hand: none,
  slots: none,
  scroll: ({ b }) => ({ left: b.pack.scrolls }),
  shop: none,
  // ---- on a map
  point: ofSeat,
  find(seen, seat, side): Parameters {
    if (!seen.b.maze) return { seat: seatName(pointOf(seen)) };
    return { ...ofSeat(seen, seat), cell: cellName(beside(seen.b.maze.at, side as Side)) };
  },
  disarm(seen, seat, where) {
    const suit = seen.b.maze
      ? contentOf(seen.b.maze, beside(seen.b.maze.at, where as Side)).suit
      : roomsOfLevel(seen)[Number(where)].suit;
    return { ...ofSeat(seen, seat), trap: trapName(suit) };
  },
  sanctuary: none,
  // ---- the maze
  step(seen, side) {
    const cell = beside(mazeOf(seen).at, side as Side);
    return { direction: directionName(side), cell: cellName(cell), area: cellWords(mazeOf(seen), cell) };
  },
  leave: (seen) => ({ relics: takenRelics(seen).length }),
  thread: ({ content }) => ({ ticks: content.maze.threadTicks }),
  relic: (_seen, suit, seat) => ({
    relic: relicName(Number(suit)),
    stat: statName(Number(suit)),
    seat: seatName(Number(seat)),
  }),
  // ---- the dungeon
  open: (seen) => ({ doors: roomHere(seen).doors }),
  enter: (seen, id) => ({ room: roomWords(roomsOfLevel(seen)[Number(id)]), number: Number(id) }),
  back: (seen) => ({ room: roomWords(roomsOfLevel(seen)[roomHere(seen).from]) }),
  down: (seen) => levelWords(seen, 1),
  up: (seen) => levelWords(seen, -1),
  withdraw: none,
  search: (seen) => ({ seat: seatName(pointOf(seen)) }),
  // ---- the rifts
  portal(seen, id) {
    const at = seen.content.rifts.portals.findIndex((portal) => portal.id === id);
    const rifts = seen.b.rifts as NonNullable<typeof seen.b.rifts>;
    return {
      portal: portalName(id),
      suit: SUIT_SIGNS[seen.content.rifts.portals[at].suit],
      help: say(`portals.${id}.help`),
      doom: rifts.doom + 1,
      paid: rifts.portals[at].paid,
      of: seen.content.rifts.treasurePerPortal,
    };
  },
  hub: ({ b }) => ({ doom: (b.rifts?.doom ?? 0) + 1 }),
  challenge: (seen) => ({ printed: printedWords(ancientStats(seen)) }),
};

// ---- what lies ahead, as far as it is known

const enemiesWait = (waiting: readonly Enemy[]): Message => say('places.waiting', { count: waiting.length });

function cellWords(maze: Maze, cell: Cell): Message {
  if (maze.minotaur === cell) return say('places.minotaur');
  if (maze.waiting[cell].length > 0) return enemiesWait(maze.waiting[cell]);
  if (cell === GATE) return say('places.gate');
  if (cell === CENTRE) return say(maze.centreDealt ? 'places.centreWon' : 'places.centre');
  if (!maze.shown[cell]) return say('places.unknown');
  if (maze.spent[cell]) return say('places.clear');
  const { kind, suit } = contentOf(maze, cell);
  return kind === 'trap' ? trapWords(suit) : areaName(kind);
}

/** `room` of the dungeon, or a door behind which somebody has looked. */
export function roomWords(room: Room): Message {
  if (room.waiting.length > 0) return enemiesWait(room.waiting);
  if (isTrapSeen(room)) return trapWords(room.suit);
  if (room.spent && room.content !== 'stairs') return say('places.cleared');
  if (!isClosed(room)) return areaName(room.content);
  if (room.peeked !== NONE) return areaName(contentOfRank(valueOfCard(room.peeked)));
  return room.content === 'door' ? say('places.unknown') : areaName(room.content);
}

const trapWords = (suit: number): Message => say('places.trapOf', { trap: trapName(suit) });

function levelWords(seen: Seen, step: 1 | -1): Parameters {
  const level = (seen.b.dungeon?.level ?? 1) + step;
  const { id, ranks } = seen.content.dungeon.levels[level - 1];
  return { level, name: say(`levels.${id}.name`), lowest: rankWords(ranks[0]), highest: rankWords(ranks[1]) };
}
