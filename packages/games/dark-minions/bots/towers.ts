/** What Towers at hand and levels are worth. */
import { NONE } from '../rules/board';
import type { Outlook } from './outlook';

/** Towers still missing in a set weigh by how hard they are to get: White, Gray, Black. */
const SHARE = [0.27, 0.33, 0.4];
/** Three Towers of any colours with the Witch at hand: all but a level. */
const WITCHED = 0.95;
/** The bonus die of the last level, in pips. */
const BONUS_PIPS = 3;

/** A level more: its VP, and better dice for the turns to come. */
export function levelWorth({ c, style, turnsLeft }: Outlook, level: number): number {
  if (level >= c.levels.length) return 0;
  const [now, then] = [c.levels[level - 1], c.levels[level]];
  const pips = then.bonus ? BONUS_PIPS : 2 * (reds(then.dice) - reds(now.dice));
  return (then.vp - now.vp + pips * style.pip * Math.max(0, turnsLeft - 0.5)) * style.towers;
}

const reds = (dice: readonly string[]): number => dice.filter((die) => die === 'red').length;

/** By hand (White, Gray, Black up to 2) and sets completed: what this seat's Towers and levels are worth beyond now. */
export class Hands {
  private readonly worth: Float64Array;
  private readonly steps: number[];

  /** It holds the Witch: any three Towers are as good as a set (DM-18.6). */
  private readonly witch: boolean;

  constructor(private readonly o: Outlook) {
    const card = o.c.overlordWith.witch;
    this.witch = card !== NONE && o.b.holder[card] === o.me;
    const level = o.b.level[o.me];
    this.steps = [0, 1, 2, 3, 4].map((more) => levelWorth(o, level + more));
    this.worth = new Float64Array(27 * 4).fill(Number.NaN);
  }

  of(white: number, gray: number, black: number, sets: number): number {
    const key = ((sets * 3 + white) * 3 + gray) * 3 + black;
    let worth = this.worth[key];
    if (Number.isNaN(worth)) {
      worth = this.judge([white, gray, black], sets);
      this.worth[key] = worth;
    }
    return worth;
  }

  private judge(hand: readonly number[], sets: number): number {
    const { style, turnsLeft } = this.o;
    let worth = 0;
    for (let set = 0; set < sets; set++) worth += this.steps[set];
    let share = 0;
    let kinds = 0;
    let spare = 0;
    hand.forEach((count, colour) => {
      if (count > 0) {
        share += SHARE[colour];
        kinds += 1;
      }
      if (count > 1) spare += SHARE[colour];
    });
    if (this.witch) {
      kinds = Math.min(3, hand[0] + hand[1] + hand[2]);
      share = kinds / 3;
    }
    const missing = 3 - kinds;
    const inTime = Math.min(1, turnsLeft / (missing + 0.5));
    const fraction = [0, style.oneTower * 3 * share, style.twoTowers * 1.5 * share, WITCHED];
    const progress = fraction[kinds];
    worth += progress * inTime * this.steps[sets];
    const later = Math.min(1, turnsLeft / (missing + 3.5));
    return worth + spare * style.oneTower * later * this.steps[Math.min(4, sets + 1)];
  }
}
