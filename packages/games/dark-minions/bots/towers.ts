/** What Towers at hand and levels are worth. */
import { TOWER_COLOURS } from '../content';
import { NONE } from '../rules/board';
import type { Outlook } from './outlook';
import { LEVEL, SET, TOWER_SHARE, WITCHED } from './weights';

/** One Tower of each colour (DM-7.5). */
const COLOURS = TOWER_COLOURS.length;

/** A level more: its VP, and better dice for the turns to come. */
export function levelWorth({ c, style, turnsLeft }: Outlook, level: number): number {
  if (level >= c.levels.length) return 0;
  const [now, then] = [c.levels[level - 1], c.levels[level]];
  const pips = then.bonus ? LEVEL.bonusPips : LEVEL.pips * (reds(then.dice) - reds(now.dice));
  return (then.vp - now.vp + pips * style.pip * Math.max(0, turnsLeft - LEVEL.gone)) * style.towers;
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
        share += TOWER_SHARE[colour];
        kinds += 1;
      }
      if (count > 1) spare += TOWER_SHARE[colour];
    });
    if (this.witch) {
      kinds = Math.min(COLOURS, hand[0] + hand[1] + hand[2]);
      share = kinds / COLOURS;
    }
    const missing = COLOURS - kinds;
    const inTime = Math.min(1, turnsLeft / (missing + SET.more));
    const fraction = [0, style.oneTower * COLOURS * share, (style.twoTowers * COLOURS * share) / 2, WITCHED];
    const progress = fraction[kinds];
    worth += progress * inTime * this.steps[sets];
    const later = Math.min(1, turnsLeft / (missing + SET.spare));
    return worth + spare * style.oneTower * later * this.steps[Math.min(4, sets + 1)];
  }
}
