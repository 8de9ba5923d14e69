/** What happens in a cell of the maze when the party stands in it (PR-E4, PR-M9 to PR-M14). */
import type { Flow } from '@tabard/kernel';
import { type Enemy, type G, living, type Maze, type ParaRoles, pointOf } from '../../rules/board';
import {
  ATTACK,
  type Card,
  DEFENSE,
  HEALTH,
  makeCard,
  NONE,
  SUITS,
  type Suit,
  valueOfCard,
} from '../../rules/cards/cards';
import { winTreasure } from '../../rules/cards/treasure';
import { beginFight } from '../../rules/fight/combat';
import { drawEnemy, enemyOfCards } from '../../rules/fight/enemies';
import { hurt, settleDeaths } from '../../rules/fight/hurt';
import { replaceDeadPoint, springTrap } from '../explore';
import { type CellContent, contentOf } from './cells';
import { addMadness } from './madness';
import {
  allReachable,
  CENTRE,
  type Cell,
  closedInnerSides,
  closeWall,
  GATE,
  isOpen,
  mazeOf,
  openWall,
  sideTowards,
} from './map';
import { isAfoot, moveMinotaur } from './minotaur';

const SEVERITY = 1; // PR-E9
const CACHE = 1; // PR-M9
const LAIR_TREASURE = 1; // PR-M9, each enemy
const JACK_MOVES = 3; // PR-M12

/** Whether something in that cell still waits for the party to come. A sanctuary does not: it is used at will. */
export function isUnresolved(m: Maze, cell: Cell): boolean {
  if (cell === GATE) return false;
  if (cell === CENTRE) return !m.centreDealt || m.waiting[cell].length > 0;
  return !m.spent[cell] && (!m.shown[cell] || contentOf(m, cell).kind !== 'sanctuary');
}

/** PR-E4: turns the card up, if that is still to be done, and deals with what is there. */
export function* resolveCell(g: G): Flow {
  const { at } = mazeOf(g);
  if (at === CENTRE) return meetGuards(g);
  turnUp(g, at);
  const { kind, suit } = contentOf(mazeOf(g), at);
  yield* RESOLVE[kind](g, suit);
}

export function turnUp(g: G, cell: Cell): void {
  const m = mazeOf(g);
  if (m.shown[cell]) return;
  m.shown[cell] = 1;
  g.revealed();
  g.tell('area.shown', { card: m.cards[cell], content: contentOf(m, cell).kind });
}

/** PR-M10, PR-E8: an empty area from now on. */
export function spend(g: G, cell: Cell): void {
  mazeOf(g).spent[cell] = 1;
}

const RESOLVE: { readonly [kind in CellContent['kind']]: (g: G, suit: Suit) => Flow } = {
  *empty(g) {
    spend(g, mazeOf(g).at);
  },
  *trap(g, suit) {
    yield* springMazeTrap(g, mazeOf(g).at, suit, pointOf(g));
  },
  *lair(g) {
    meetResidents(g, 1);
  },
  *patrol(g) {
    meetResidents(g, 2);
  },
  *madness(g, suit) {
    spend(g, mazeOf(g).at);
    jack(g, suit);
  },
  *cache(g) {
    spend(g, mazeOf(g).at);
    g.tell('cache', { count: CACHE });
    yield* winTreasure(g, CACHE); // PR-E24; PR-E21: not a fight's
  },
  *sanctuary() {},
  *wall(g, suit) {
    spend(g, mazeOf(g).at);
    if (suit === HEALTH || suit === DEFENSE) yield* openOneWall(g);
    else closeBehind(g);
  },
};

/** PR-M26: a sprung trap costs a point of Madness. */
export function* springMazeTrap(g: G, cell: Cell, suit: Suit, victim: number): Flow {
  spend(g, cell);
  yield* springTrap(g, suit, SEVERITY, victim);
  addMadness(g, 1);
}

// ---- lairs, patrols and the centre

/** Those that wait here since the party ran from them (PR-E13), or new ones from the decks. */
function meetResidents(g: G, count: number): void {
  const m = mazeOf(g);
  const { ranks } = g.content.maze;
  if (m.waiting[m.at].length === 0) {
    m.waiting[m.at] = Array.from({ length: count }, () => drawEnemy(g, { treasure: LAIR_TREASURE, ranks }));
  }
  meet(g, 'lair');
}

/** PR-M14: four guards when the centre is first entered; later those that are left. */
function meetGuards(g: G): void {
  const m = mazeOf(g);
  if (!m.centreDealt) {
    m.centreDealt = 1;
    m.waiting[CENTRE] = dealGuards(g);
  }
  meet(g, 'centre');
}

function meet(g: G, kind: 'lair' | 'centre'): void {
  const m = mazeOf(g);
  const enemies = m.waiting[m.at];
  m.waiting[m.at] = [];
  beginFight(g, kind, enemies);
}

function dealGuards(g: G): Enemy[] {
  const [lowest, highest] = g.content.maze.guards;
  const ranks = Array.from({ length: highest - lowest + 1 }, (_, i) => lowest + i);
  const bySuit = SUITS.map((suit) => {
    const cards = ranks.map((rank) => makeCard(suit, rank));
    g.shuffle('guards', cards);
    return cards;
  });
  return ranks.map((_, guard) => {
    const dealt = bySuit.map((cards) => cards[guard]);
    const held = dealt.map((card) => takeOut(g.b, card));
    return { ...enemyOfCards(g, held, dealt.map(valueOfCard), 0), relic: 1 };
  });
}

/** PR-M14: the treasure of the four is won with the last of them, wherever it stands or waits. */
export function lastGuardCarries(g: G, defeated: Enemy): void {
  if (!defeated.relic) return;
  const left = [...g.b.enemies, ...(g.b.fight?.lost ?? [])].filter(({ relic }) => relic === 1);
  if (left.length === 1) left[0].treasure = g.content.maze.guardsTreasure;
}

/** From the living decks or the graveyard; NONE, and so a copy, where a waiting enemy holds the card. */
function takeOut(b: ParaRoles, card: Card): Card {
  for (const pile of [b.enemyDeck, b.graveyard]) {
    const place = pile.indexOf(card);
    if (place >= 0) return pile.splice(place, 1)[0];
  }
  return NONE;
}

// ---- Jacks and Aces

/** PR-M12. */
function jack(g: G, suit: Suit): void {
  const m = mazeOf(g);
  g.tell('madness.jack', { suit });
  addMadness(g, 1);
  if (suit === HEALTH) hurtTheHealthiest(g);
  else if (suit === DEFENSE) m.spentUse = 1;
  else if (suit === ATTACK) m.mustAttack = 1;
  else if (isAfoot(g)) moveMinotaur(g, JACK_MOVES);
  else addMadness(g, 1);
}

/** PR-M12: what diamonds and spades have left for the next combat. Later rounds find nothing left. */
export function takeUpJacks(g: G): void {
  const m = mazeOf(g);
  const { b } = g;
  if (!b.fight) return;
  if (m.spentUse) {
    b.epicUse = 0;
    b.fight.useBefore = 0;
  }
  b.fight.mustAttack = m.mustAttack;
  m.spentUse = 0;
  m.mustAttack = 0;
}

function hurtTheHealthiest(g: G): void {
  const hpOf = (seat: number) => g.b.party[seat].hp;
  const [seat] = living(g).sort((one, other) => hpOf(other) - hpOf(one) || one - other);
  hurt(g, seat, 1);
  settleDeaths(g);
  replaceDeadPoint(g);
}

/** PR-M13, red: one wall of this cell opens for good, or none. */
function* openOneWall(g: G): Flow {
  const m = mazeOf(g);
  const { value: side } = yield* g.together('maze.wall', () => [
    ...closedInnerSides(m.openings, m.at),
    'none' as const,
  ]);
  if (side === 'none') return;
  openWall(m.openings, m.at, side);
  g.tell('wall.opened', { side });
}

/** PR-M13, black: the passage the party came through closes for good, unless that cut a cell off. */
function closeBehind(g: G): void {
  const m = mazeOf(g);
  const side = sideTowards(m.at, m.from);
  if (side === undefined || !isOpen(m.openings, m.at, side)) return;
  closeWall(m.openings, m.at, side);
  if (allReachable(m.openings)) g.tell('wall.closed', {});
  else openWall(m.openings, m.at, side);
}
