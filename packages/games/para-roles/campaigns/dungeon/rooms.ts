/**
 * 5.3 The rooms of the dungeon: a tree on each level, laid card by card or as a premade dungeon has it.
 *
 * The closed doors of a room are alike, so a room counts them. A door at which Find Traps was tried is told apart: it
 * stands among the rooms of its level (`lookedAt`) with what was seen behind it (`peeked`), and becomes the room when
 * it is opened.
 */
import type { PremadeDungeon } from '../../content';
import type { Dungeon, G, Room, Seen } from '../../rules/board';
import { ACE, type Card, NONE, type Suit, suitOf, TRICK, valueOfCard } from '../../rules/cards/cards';

/** What the rooms of a level depend on before there is a board. */
type Plan = Pick<Seen, 'content' | 'options'>;
type PremadeRoom = PremadeDungeon['levels'][number]['rooms'][number];

const LANDING_DOORS = 3; // PR-D4
const DOORS_OF_SUIT = [0, 1, 2, 1]; // PR-D5

export const dungeonOf = ({ b }: Seen): Dungeon => b.dungeon as Dungeon;
export const roomsOfLevel = (seen: Seen): Room[] => dungeonOf(seen).levels[dungeonOf(seen).level - 1];
export const roomHere = (seen: Seen): Room => roomsOfLevel(seen)[dungeonOf(seen).at];

/** A door that was looked at and not opened yet. */
export const isClosed = ({ lookedAt }: Room): boolean => lookedAt === 1;

const premadeOf = ({ content, options }: Plan): PremadeDungeon | undefined =>
  content.dungeons.find(({ id }) => id === options.map);

/** PR-D1, PR-D21: the number of the last level. */
export const lastLevel = (plan: Plan): number => premadeOf(plan)?.levels.length ?? plan.content.dungeon.levels.length;

/** How a premade dungeon describes this room; undefined in a random one. */
export const premadeRoom = (seen: Seen, { premade }: Room): PremadeRoom | undefined =>
  premadeOf(seen)?.levels[dungeonOf(seen).level - 1].rooms.find(({ id }) => id === premade);

/** PR-D6, by the card's value. */
export function contentOfRank(value: number): string {
  if (value <= 4) return 'empty';
  if (value <= 6) return 'trap';
  if (value <= 9) return 'den';
  return ['guardroom', 'ambush', 'vault', 'sanctuary', 'stairs'][value - 10];
}

const emptyRoom = (id: number, from: number): Room => ({
  id,
  card: NONE,
  content: 'empty',
  suit: NONE,
  doors: 0,
  from,
  spent: 0,
  secret: 0,
  waiting: [],
  premade: '',
  peeked: NONE,
  lookedAt: 0,
});

/** PR-D4: where a level begins. */
export function landingOf(plan: Plan, level: number): Room {
  const premade = premadeOf(plan)?.levels[level - 1].rooms.find(({ content }) => content === 'landing');
  const doors = premade ? premade.exits.length : LANDING_DOORS;
  return { ...emptyRoom(0, NONE), content: 'landing', doors, premade: premade?.id ?? '' };
}

// ---- doors

/** The next closed door of this room, told apart from the others. Gives its number among the rooms. */
export function pickDoor(g: G): number {
  const rooms = roomsOfLevel(g);
  const here = roomHere(g);
  here.doors -= 1;
  const door: Room = { ...emptyRoom(rooms.length, dungeonOf(g).at), content: 'door', lookedAt: 1 };
  const opened = rooms.map(({ premade }) => premade);
  door.premade = premadeRoom(g, here)?.exits.find((exit) => !opened.includes(exit)) ?? '';
  rooms.push(door);
  return door.id;
}

/** PR-D8: what is behind the door is seen; the room is laid when it is entered. */
export function peek(g: G, door: Room): void {
  const premade = premadeRoom(g, door);
  g.revealed();
  if (premade) {
    furnish(door, premade.content, premade.suit);
    g.tell('area.shown', { card: NONE, content: premade.content });
  } else {
    door.peeked = drawMapCard(g);
    door.suit = suitOf(door.peeked);
    g.tell('door.peeked', { seat: dungeonOf(g).point, card: door.peeked });
  }
}

/** What was seen behind a door: by its card, whose room may yet turn out to have the stairs (PR-D7). */
const contentSeen = ({ peeked, content }: Room): string =>
  peeked === NONE ? content : contentOfRank(valueOfCard(peeked));

/** PR-E6: a trap that was seen behind a door and is still there. */
export const isTrapSeen = (room: Room): boolean => isClosed(room) && contentSeen(room) === 'trap' && !room.spent;

function furnish(room: Room, content: string, suit: Suit = NONE): void {
  room.content = content;
  room.suit = suit;
}

/** PR-D5: opening a door lays the room behind it. */
export function layRoom(g: G, room: Room): void {
  room.lookedAt = 0;
  const premade = premadeRoom(g, room);
  if (premade) {
    furnish(room, premade.content, premade.suit);
    room.doors = premade.exits.length;
  } else layCard(g, room);
  g.revealed();
  g.tell('room.laid', { content: room.content, doors: room.doors, card: room.card });
}

function layCard(g: G, room: Room): void {
  const card = room.peeked === NONE ? drawMapCard(g) : room.peeked;
  const suit = suitOf(card);
  room.card = card;
  room.peeked = NONE;
  room.doors = DOORS_OF_SUIT[suit];
  room.secret = suit === TRICK ? 1 : 0; // PR-D9
  furnish(room, contentOfRank(valueOfCard(card)), suit);
  if (isStairRoom(g, room)) {
    furnish(room, 'stairs', suit);
    room.spent = 0; // A trap that was removed before it was known to be the stair room.
  } else if (valueOfCard(card) === ACE) furnish(room, 'empty', suit);
}

/** PR-D7, of the room just laid: the first Ace, else the sixth room, else the one after which no closed door is left. */
function isStairRoom(g: G, room: Room): boolean {
  const laid = roomsOfLevel(g).filter((other) => !isClosed(other) && other.content !== 'landing');
  if (laid.some((other) => other !== room && other.content === 'stairs')) return false;
  return valueOfCard(room.card) === ACE || laid.length === g.content.dungeon.stairsAt || closedDoors(g) === 0;
}

const closedDoors = (seen: Seen): number =>
  roomsOfLevel(seen).reduce((sum, room) => sum + room.doors + (isClosed(room) ? 1 : 0), 0);

/** PR-D3: one deck for all levels; when it is empty the used cards are shuffled again. */
function drawMapCard(g: G): Card {
  const { b } = g;
  if (b.mapDeck.length === 0) {
    b.mapDeck = b.mapUsed.sort((x, y) => x - y);
    b.mapUsed = [];
    g.shuffle('map', b.mapDeck);
  }
  const card = b.mapDeck.pop() as Card;
  b.mapUsed.push(card); // Set aside as soon as it is seen: many doors may be looked at and never opened.
  return card;
}
