import type { Power } from '../content';

/** How a schemer weighs what it sees: the same thoughts, different tastes. All values are in Vanquish Points. */
export interface Style {
  /** Towns: first place, second place and the tipping tile, times this. */
  readonly towns: number;
  /** Towers and levels, times this. */
  readonly towers: number;
  /** What a rival's gain counts against the own one; shared among the rivals, more for those who lead. */
  readonly envy: number;
  /** A Skull beside its 1 VP: the minions it could bring. */
  readonly skull: number;
  /** How wildly the minions still to come to a Town fall among the seats. */
  readonly spread: number;
  /** How surely a Town near its fall is tipped by whoever comes next. */
  readonly closing: number;
  /** Towns far from falling are worth less: how many minions a round come to one. */
  readonly siege: number;
  /** Minions in supply: what a full horde is worth, and at how many half of that is reached. */
  readonly horde: number;
  readonly hordeHalf: number;
  /** A pip on the dice of a coming turn. */
  readonly pip: number;
  /** What a set in the making is worth of the level it will bring, by its first and its second Tower. */
  readonly oneTower: number;
  readonly twoTowers: number;
  /** Own VP a turn of the leader, by which it guesses how many turns are left. */
  readonly pace: number;
  /** Overlords, times this; and single ones, times that. */
  readonly overlords: number;
  readonly cards: { readonly [power in Power]?: number };
  /** A re-roll must promise so much more than the tile it costs. */
  readonly rerollMargin: number;
  /** Blunders: how far off a judgement may be, in VP. */
  readonly noise: number;
  /** Whether it counts its rivals' awards before it claims. */
  readonly counts: boolean;
}

export const SCHEMER: Style = {
  towns: 1,
  towers: 2.5,
  envy: 0.9,
  skull: 0.5,
  spread: 14,
  closing: 0.5,
  siege: 9,
  horde: 2.7,
  hordeHalf: 20,
  pip: 0.35,
  oneTower: 0.2,
  twoTowers: 0.62,
  pace: 4.2,
  overlords: 1,
  cards: {},
  rerollMargin: 0.4,
  noise: 0,
  counts: true,
};

/** Medium: the same thoughts with a loose hand. */
export const CAPTAIN: Style = { ...SCHEMER, noise: 2.4, envy: 0.4, rerollMargin: 1 };

/** Easy: misjudges by whole Towns, begrudges nobody anything and claims without counting. */
export const MINION: Style = {
  ...SCHEMER,
  noise: 7,
  envy: 0,
  rerollMargin: 9,
  towers: 1,
  overlords: 0.7,
  counts: false,
};

// One mind, four tastes: the mixed field of the balance targets.
export const EVEN: Style = SCHEMER;
export const LEANING: Style = { ...SCHEMER, towers: SCHEMER.towers * 1.5 };
export const TOWERS_FIRST: Style = { ...SCHEMER, towers: SCHEMER.towers * 3 };
export const TOWNS_ONLY: Style = { ...SCHEMER, towers: 0 };
