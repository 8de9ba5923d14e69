/** What the party may do between fights, in words: moving on by its campaign, and tending to itself. */
import type { Message } from '@tabard/content';
import { contentOfRank, isClosed, isTrapSeen, roomHere, roomsOfLevel } from '../campaigns/dungeon/rooms';
import { contentOf } from '../campaigns/maze/cells';
import { beside, CENTRE, type Cell, cellName, GATE, mazeOf } from '../campaigns/maze/map';
import { takenRelics } from '../campaigns/maze/relics';
import { ancientStats } from '../campaigns/rifts/ancient-one';
import { riftsOf } from '../campaigns/rifts/here';
import { type Enemy, type Maze, pointOf, type Room, type Seen, treasureOf } from '../rules/board';
import { NONE, SUIT_SIGNS, valueOfCard } from '../rules/cards/cards';
import { maxHp } from '../rules/cards/stats';
import { previewMove } from '../rules/odds';
import type { CampMove, CampWord } from '../rules/questions';
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

export function campOption(seen: Seen, move: CampMove): Message {
  const preview = previewMove(seen, move);
  const odds: Parameters = preview ? { odds: oddsWords(preview) } : {};
  return typeof move === 'string' ? CAMP_SAYS[move](seen, odds) : moveWords(seen, move, odds);
}

type Says = (seen: Seen, odds: Parameters) => Message;

const CAMP_SAYS: { readonly [word in CampWord]: Says } = {
  go: () => say('options.camp.go'),
  return: () => say('options.camp.return'),
  // ---- tending
  treasure: () => say('options.camp.treasure'),
  hand: () => say('options.camp.hand'),
  slots: () => say('options.camp.slots'),
  scroll: ({ b }) => say('options.camp.scroll', { left: b.pack.scrolls }),
  shop: () => say('options.camp.shop'),
  // ---- on a map
  sanctuary: ({ b }) => say(b.maze ? 'options.camp.sanctuary.maze' : 'options.camp.sanctuary.dungeon'),
  // ---- the maze
  leave: (seen) => say('options.camp.leave', { relics: takenRelics(seen).length }),
  thread: ({ content }) => say('options.camp.thread', { ticks: content.maze.threadTicks }),
  // ---- the dungeon
  find: (seen, odds) => say('options.camp.find.dungeon', { seat: seatName(pointOf(seen)), ...odds }),
  open: (seen) => say('options.camp.open', { doors: roomHere(seen).doors }),
  back: (seen) => say('options.camp.back', { room: roomWords(roomsOfLevel(seen)[roomHere(seen).from]) }),
  down: (seen) => say('options.camp.down', levelWords(seen, 1)),
  up: (seen) => say('options.camp.up', levelWords(seen, -1)),
  withdraw: () => say('options.camp.withdraw'),
  search: (seen, odds) => say('options.camp.search', { seat: seatName(pointOf(seen)), ...odds }),
  // ---- the rifts
  hub: ({ b }) => say('options.camp.hub', { doom: (b.rifts?.doom ?? 0) + 1 }),
  challenge: (seen) => say('options.camp.challenge', { printed: printedWords(ancientStats(seen)) }),
};

/** A move that names somebody, or a place. */
function moveWords(seen: Seen, move: Exclude<CampMove, CampWord>, odds: Parameters): Message {
  const { b, content } = seen;
  if ('revive' in move) {
    const facts = { seat: seatName(move.revive), count: treasureOf(seen, move.revive), debt: b.debt + 1 };
    const byTreasure = move.by === 'treasure';
    return say(byTreasure ? 'options.camp.revive.treasure' : 'options.camp.revive.resurrection', facts);
  }
  if ('flask' in move) {
    const hp = { hp: b.party[move.flask].hp, max: maxHp(seen, move.flask) };
    return say('options.camp.flask', { seat: seatName(move.flask), ...hp, left: b.pack.flasks });
  }
  if ('point' in move) return say('options.camp.point', { seat: seatName(move.point) });
  if ('find' in move) {
    const cell = cellName(beside(mazeOf(seen).at, move.side));
    return say('options.camp.find.maze', { seat: seatName(move.find), cell, ...odds });
  }
  if ('disarm' in move) {
    const inMaze = 'side' in move;
    const { suit } = inMaze
      ? contentOf(mazeOf(seen), beside(mazeOf(seen).at, move.side))
      : roomsOfLevel(seen)[move.room];
    const facts = { seat: seatName(move.disarm), trap: trapName(suit), ...odds };
    return say(inMaze ? 'options.camp.disarm.maze' : 'options.camp.disarm.dungeon', facts);
  }
  if ('step' in move) {
    const cell = beside(mazeOf(seen).at, move.step);
    const facts = { direction: directionName(move.step), cell: cellName(cell) };
    return say('options.camp.step', { ...facts, area: cellWords(mazeOf(seen), cell) });
  }
  if ('relic' in move) {
    const facts = { relic: relicName(move.relic), stat: statName(move.relic), seat: seatName(move.seat) };
    return say('options.camp.relic', facts);
  }
  if ('enter' in move)
    return say('options.camp.enter', { room: roomWords(roomsOfLevel(seen)[move.enter]), number: move.enter });
  const { id, suit } = content.rifts.portals[move.portal];
  const { doom, portals } = riftsOf(seen);
  return say('options.camp.portal', {
    portal: portalName(id),
    suit: SUIT_SIGNS[suit],
    help: say(`portals.${id}.help`),
    doom: doom + 1,
    paid: portals[move.portal].paid,
    of: content.rifts.treasurePerPortal,
  });
}

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
