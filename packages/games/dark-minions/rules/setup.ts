/** 1. Setup. */
import { TOWER_COLOURS } from '../content';
import { advanced, type DarkMinions, type G, NONE, type Seen } from './board';
import { placeTowers } from './towns';

export function setup(g: G): DarkMinions {
  const { content: c, seats } = g;
  const { rule } = c;
  const count = seats as 3 | 4 | 5;
  const bySeat = <T>(make: () => T): T[] => Array.from({ length: seats }, make);
  const slots = rule.townSlots[count]; // DM-1.8
  const bySlot = <T>(make: () => T): T[] => Array.from({ length: slots }, make);
  const overlords = overlordStack(g);
  const display = overlords.splice(-rule.display).reverse(); // DM-16.1
  const open = shuffledTowns(g, rule.openLetter); // DM-1.6, DM-1.18
  const townStack = [...rule.stackLetters].reverse().flatMap((letter) => shuffledTowns(g, letter)); // DM-1.5
  while (open.length < slots && townStack.length > 0) open.push(townStack.pop() as number); // DM-1.7
  const first = g.options.firstSeat === 'random' ? g.pick('first-seat', seats) : Number(g.options.firstSeat) - 1; // DM-1.13
  g.b = {
    turn: first,
    turnNumber: 1,
    phase: 'start',
    window: 'none',
    extraTurn: 0,
    horde: [...g.clockwiseFrom(0)], // DM-1.2
    supply: bySeat(() => rule.minions), // DM-1.3
    graveyard: bySeat(() => 0),
    waiting: bySeat(() => 0),
    level: bySeat(() => rule.startLevel),
    towers: bySeat(() => [0, 0, 0]),
    skulls: bySeat(() => 0),
    vpOne: bySeat(() => 0),
    vpTwo: bySeat(() => 0),
    tileOne: bySeat(() => 1), // DM-1.4
    tileTwo: bySeat(() => 1),
    townsWon: bySeat(() => []),
    town: bySlot(() => NONE).map((none, slot) => open[slot] ?? none),
    besiegers: bySlot(() => bySeat(() => 0)),
    townTowers: bySlot(() => [0, 0, 0]),
    trigger: bySlot(() => NONE),
    lastPlaced: bySlot(() => NONE),
    townStack,
    towerSupply: TOWER_COLOURS.map(() => rule.towersPerColour[count]), // DM-1.9
    holder: c.overlords.map(() => NONE),
    inPlay: c.overlords.map(() => 0),
    onCard: c.overlords.map(() => 0),
    boughtOn: c.overlords.map(() => 0),
    target: c.overlords.map(() => NONE),
    overlordStack: overlords,
    stackSeen: overlords.map(() => 0),
    display,
    overlordDiscard: [],
    dice: [],
    face: [],
    use: [],
    useAt: [],
    commitments: 0,
    whiteIsBonus: 0,
    attacked: bySlot(() => 0),
    captureSlot: [],
    captureColour: [],
    skullsSpent: 0,
    exchanges: 0,
    werewolfUsed: 0,
    flamePaid: 0,
    turnCostsDue: [],
  };
  for (let slot = 0; slot < slots; slot++) if (g.b.town[slot] !== NONE) placeTowers(g, slot); // DM-1.10, DM-1.11
  g.tell('game.begins', { first });
  return g.b;
}

function shuffledTowns(g: G, letter: string): number[] {
  const towns = townsOf(g, letter);
  g.shuffle(`towns.${letter}`, towns);
  return towns;
}

function townsOf({ content: c, options }: Pick<Seen, 'content' | 'options'>, letter: string): number[] {
  const last = options.demonLords === 'on' ? c.towns.length : c.plainTowns; // DM-19.2
  const towns: number[] = [];
  for (let town = 0; town < last; town++) if (c.towns[town].letter === letter) towns.push(town);
  return towns;
}

/** DM-1.5 The letters of the face-down Towns, the next one first: everybody can count them. */
export function lettersLeft(g: Seen): string[] {
  const letters = g.content.rule.stackLetters.flatMap((letter) => townsOf(g, letter).map(() => letter));
  return letters.slice(letters.length - g.b.townStack.length);
}

/** DM-1.16, DM-19.1 The top is the end. */
function overlordStack(g: G): number[] {
  if (!advanced(g)) return []; // DM-1.15
  const { content: c, options } = g;
  const count = options.demonLords === 'on' ? c.overlords.length : c.plainOverlords;
  const stack = Array.from({ length: count }, (_, overlord) => overlord);
  g.shuffle('overlords', stack);
  return stack;
}
