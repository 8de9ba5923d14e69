/** 5.3 Dungeon Crawl: five levels downwards, each a tree of rooms with a guardian on its stairs. */
import type { Flow, Seat } from '@tabard/kernel';
import { typeOfHighest } from '../../content/enemies';
import {
  type Enemy,
  type G,
  living,
  noCards,
  type ParaRoles,
  pointOf,
  type Room,
  SEATS,
  type Seen,
  treasureOf,
} from '../../rules/board';
import type { Campaign, Outcome } from '../../rules/campaign';
import { type Card, FULL_PACK, makeCard, NONE, SUITS, TRICK } from '../../rules/cards/cards';
import { rebuildDecks } from '../../rules/cards/decks';
import { check } from '../../rules/cards/draw';
import { winTreasure } from '../../rules/cards/treasure';
import { beginFight } from '../../rules/fight/combat';
import { endAction } from '../../rules/fight/end-action';
import { drawEnemy, enemyOfCards, sheetEnemy } from '../../rules/fight/enemies';
import { pileOfLost, returnToDecks } from '../../rules/fight/run';
import { endGame, winGame } from '../../rules/finish';
import type { CampMove } from '../../rules/questions';
import {
  disarmCheck,
  findCheck,
  namePoint,
  pointsToName,
  replaceDeadPoint,
  springTrap,
  useSanctuary,
} from '../explore';
import { ENEMIES_IN } from './premade';
import {
  dungeonOf,
  isClosed,
  isTrapSeen,
  landingOf,
  lastLevel,
  layRoom,
  peek,
  pickDoor,
  premadeRoom,
  roomHere,
  roomsOfLevel,
} from './rooms';

export const dungeon: Campaign = {
  prepare(g, b) {
    b.mapDeck = [...FULL_PACK];
    g.shuffle('map', b.mapDeck); // PR-D3
    const cleared = Array.from({ length: lastLevel(g) }, () => 0 as const);
    b.dungeon = { level: 1, deepest: 1, levels: [[landingOf(g, 1)]], at: 0, point: SEATS[0], cleared };
    rebuildDecks(g, b, g.content.dungeon.levels[0].ranks); // PR-D2
  },
  moves,
  perform,
  townIsOpen: () => false, // PR-23.2
  hasSetOut: (seen) => dungeonOf(seen).levels[0].length > 1,
  afterFight,
  score: dungeonScore,
  waiting: (seen) =>
    dungeonOf(seen)
      .levels.flat()
      .flatMap((room) => room.waiting),
  enemyCards: () => null,
  invariants: levelsHold,
};

const dialsHere = (seen: Seen) => seen.content.dungeon.levels[dungeonOf(seen).level - 1];
const levelsCleared = (seen: Seen): number => dungeonOf(seen).cleared.filter(Boolean).length;

// ---- where the party may go, and what it may do there

function moves(g: G): CampMove[] {
  return [...ways(g), ...deeds(g)];
}

/** PR-D5, PR-D14: doors, rooms laid, stairs. */
function ways(g: G): CampMove[] {
  const { at, level } = dungeonOf(g);
  const here = roomHere(g);
  const all = roomsOfLevel(g)
    .filter(({ from }) => from === at)
    .map(({ id }): CampMove => ({ enter: id }));
  if (here.doors > 0) all.unshift('open');
  if (here.from !== NONE) all.push('back');
  if (here.content === 'stairs' && level < lastLevel(g)) all.push('down'); // PR-D12 Whoever stands here has won it.
  if (here.content === 'landing') all.push(level > 1 ? 'up' : 'withdraw'); // PR-D14, PR-D15
  return all;
}

function deeds(g: G): CampMove[] {
  const here = roomHere(g);
  const all: CampMove[] = [];
  if (here.doors > 0) all.push('find'); // PR-D8
  for (const trap of trapsSeen(g)) all.push(...living(g).map((seat) => ({ disarm: seat, room: trap.id }))); // PR-E7
  if (here.secret) all.push('search'); // PR-D9
  if (here.content === 'sanctuary' && !here.spent) all.push('sanctuary'); // PR-E15
  return [...all, ...pointsToName(g).map((seat) => ({ point: seat }))]; // PR-E3
}

/** PR-E6: traps seen behind the doors of this room. */
const trapsSeen = (seen: Seen): Room[] =>
  roomsOfLevel(seen).filter((room) => room.from === dungeonOf(seen).at && isTrapSeen(room));

function* perform(g: G, move: CampMove): Flow {
  if (move === 'open') yield* enter(g, pickDoor(g));
  else if (move === 'back') yield* enter(g, roomHere(g).from);
  else if (move === 'find') yield* find(g);
  else if (move === 'search') yield* search(g);
  else if (move === 'sanctuary') rest(g);
  else if (move === 'down') climb(g, 1);
  else if (move === 'up') climb(g, -1);
  else if (move === 'withdraw')
    endGame(g, 'withdrawn', levelsCleared(g)); // PR-D15
  else if (typeof move === 'string') throw new Error(`nobody does "${move}" in a dungeon`);
  else if ('enter' in move) yield* enter(g, move.enter);
  else if ('disarm' in move && 'room' in move) yield* disarm(g, move.disarm, move.room);
  else if ('point' in move) namePoint(g, move.point);
}

/** PR-E15. */
function rest(g: G): void {
  roomHere(g).spent = 1;
  useSanctuary(g);
}

/** PR-D8: once a door, by the point only. */
function* find(g: G): Flow {
  const door = roomsOfLevel(g)[pickDoor(g)];
  if (yield* findCheck(g, pointOf(g))) peek(g, door);
}

/** PR-E7, PR-E8. */
function* disarm(g: G, seat: Seat, door: number): Flow {
  const trap = roomsOfLevel(g)[door];
  trap.spent = 1;
  if (!(yield* disarmCheck(g, seat))) yield* springTrap(g, trap.suit, dialsHere(g).severity, seat);
}

/** PR-D9. */
function* search(g: G): Flow {
  const room = roomHere(g);
  const seat = pointOf(g);
  room.secret = 0;
  const { ok } = yield* check(g, seat, TRICK);
  endAction(g);
  if (ok) room.doors += 1;
  g.tell('room.searched', { seat, found: ok ? 1 : 0 });
}

/** PR-D2, PR-D14: to the landing below, or back up the stairs one came down. */
function climb(g: G, step: 1 | -1): void {
  const it = dungeonOf(g);
  it.level += step;
  if (it.level > it.levels.length) it.levels.push([landingOf(g, it.level)]);
  it.deepest = it.levels.length;
  it.at = step === 1 ? 0 : roomsOfLevel(g).findIndex((room) => room.content === 'stairs' && !isClosed(room));
  g.tell('level.reached', { level: it.level });
  // PR-E13: what waits has its cards no more, for they are in the new decks.
  for (const { waiting } of it.levels.flat()) for (const enemy of waiting) enemy.cards = noCards();
  rebuildDecks(g, g.b, dialsHere(g).ranks);
}

// ---- rooms

function* enter(g: G, number: number): Flow {
  dungeonOf(g).at = number;
  const room = roomHere(g);
  if (isClosed(room)) layRoom(g, room);
  else g.tell('moves', { to: room.content });
  yield* resolve(g, room);
}

/** PR-E4, PR-D6: what is still there. */
function* resolve(g: G, room: Room): Flow {
  if (room.spent) return;
  if (room.content === 'stairs') meetGuardian(g, room);
  else if (room.content === 'trap') yield* walkIntoTrap(g, room);
  else if (room.content === 'vault') yield* openVault(g, room);
  else if (room.content in ENEMIES_IN) meetEnemies(g, room);
}

function* walkIntoTrap(g: G, room: Room): Flow {
  room.spent = 1; // PR-E8
  yield* springTrap(g, room.suit, dialsHere(g).severity, pointOf(g));
}

/** PR-D11. */
function* openVault(g: G, room: Room): Flow {
  room.spent = 1;
  const { ok } = yield* check(g, pointOf(g), TRICK);
  endAction(g);
  if (!ok) yield* springTrap(g, room.suit, dialsHere(g).severity, pointOf(g));
  g.tell('vault', { count: dialsHere(g).vault });
  yield* winTreasure(g, dialsHere(g).vault);
}

/** PR-D6, PR-D10. Those the party ran from are met again, and surprise nobody (PR-E13). */
function meetEnemies(g: G, room: Room): void {
  const waiting = room.waiting.splice(0);
  const ambush = room.content === 'ambush' && waiting.length === 0;
  beginFight(g, 'lair', waiting.length > 0 ? waiting : newEnemies(g, room), { ambush });
}

/** The enemies a premade dungeon fixes, then others from the decks. */
function newEnemies(g: G, room: Room): Enemy[] {
  const enemies = (premadeRoom(g, room)?.enemies ?? []).map((ranks) => fixedEnemy(g, ranks));
  while (enemies.length < ENEMIES_IN[room.content])
    enemies.push(drawEnemy(g, { ranks: dialsHere(g).ranks, treasure: 1 }));
  return enemies;
}

function fixedEnemy(g: G, ranks: readonly number[]): Enemy {
  const cards = SUITS.map((suit) => takeCard(g.b, makeCard(suit, ranks[suit])));
  return enemyOfCards(g, cards, [...ranks], 1);
}

/** From the deck or the graveyard; NONE where another enemy has it, so that a copy serves (PR-E14). */
function takeCard(b: ParaRoles, card: Card): Card {
  for (const pile of [b.enemyDeck, b.graveyard]) {
    const place = pile.indexOf(card);
    if (place !== -1) return pile.splice(place, 1)[0];
  }
  return NONE;
}

// ---- the guardian

/** PR-D12, PR-D13: the same guardian, the escort drawn anew. */
function meetGuardian(g: G, room: Room): void {
  const { escort, ranks } = dialsHere(g);
  const guardian = room.waiting.pop() ?? newGuardian(g);
  beginFight(g, 'guardian', escort ? [guardian, drawEnemy(g, { ranks, treasure: 1 })] : [guardian]);
}

/** PR-D2: all four stats alike, and the type that goes with them. */
function newGuardian(g: G): Enemy {
  const { guardian: value, treasure } = dialsHere(g);
  return sheetEnemy(g, typeOfHighest(value), [value, value, value, value], treasure);
}

// ---- after a combat

function* afterFight(g: G, { kind, lost }: Outcome): Flow {
  replaceDeadPoint(g); // PR-E3
  if (kind === 'guardian') afterGuardian(g, lost);
  else if (lost.length > 0) leaveBehind(g, lost);
  else roomHere(g).spent = 1;
}

function afterGuardian(g: G, lost: readonly Enemy[]): void {
  const guardian = lost.filter(({ sheet }) => sheet);
  const escort = lost.filter(({ sheet }) => !sheet);
  if (escort.length > 0) returnToDecks(g, escort); // PR-D13
  if (guardian.length > 0) leaveBehind(g, guardian);
  else clearLevel(g);
}

function clearLevel(g: G): void {
  const it = dungeonOf(g);
  roomHere(g).spent = 1;
  it.cleared[it.level - 1] = 1;
  if (it.level === lastLevel(g)) winGame(g); // PR-D17, PR-D21
}

/** PR-E13: they wait, and the party stands where it came from. */
function leaveBehind(g: G, enemies: readonly Enemy[]): void {
  const room = roomHere(g);
  for (const enemy of enemies) pileOfLost(g, enemy, true);
  room.waiting = [...enemies];
  dungeonOf(g).at = room.from;
}

/** PR-D18. */
export function dungeonScore(seen: Seen, won: boolean): number {
  const treasure = SEATS.reduce((sum, seat) => sum + treasureOf(seen, seat), 0);
  return 10 * levelsCleared(seen) + treasure + living(seen).length + (won ? 20 : 0);
}

// ---- what must hold

/** 26. */
function levelsHold(seen: Seen): string | null {
  const stairs = (rooms: readonly Room[]) => rooms.filter((room) => room.content === 'stairs').length;
  return dungeonOf(seen).levels.some((rooms) => stairs(rooms) > 1) ? '26: a level has more than one stair room' : null;
}
