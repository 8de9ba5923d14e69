/** A plan for all the dice of a turn: every way to give them to attacks, captures, purchases and the Graveyard. */
import type { Stream } from '@tabard/kernel';
import { TOWER_COLOURS } from '../content';
import { type DarkMinions, NONE } from '../rules/board';
import { type DicePick, faceOf, freePicks, groupForbidden, groupValue, sumForbidden, sumOf } from '../rules/dice';
import type { Commitment } from '../rules/questions';
import { hordeWorth, hordeWorths, moreMinions, type Outlook } from './outlook';
import { purchaseWorth } from './purchases';
import { Hands } from './towers';
import { afterAttack, siegeOf, siegeWorth } from './towns';
import { BLUNDER_STEPS } from './weights';

/** One commitment: what to answer at the commit phase, with which dice (a Skull face needs none named), and how many minions. */
export interface Step {
  readonly does: Commitment;
  readonly dice: DicePick | null;
  readonly count: number;
}

export interface Plan {
  /** What it is worth more than doing nothing. */
  readonly worth: number;
  readonly steps: readonly Step[];
}

/** The same seat with other facts: a board to think in. */
export function supposing(o: Outlook, facts: Partial<DarkMinions>): Outlook {
  const b = { ...o.b, ...facts };
  return { ...o, b, seen: { ...o.seen, b } };
}

export const withMinions = (o: Outlook, back: number): Outlook => {
  const more = Math.min(back, o.b.graveyard[o.me]);
  const change = (column: readonly number[], by: number) => column.map((n, seat) => (seat === o.me ? n + by : n));
  return supposing(o, { supply: change(o.b.supply, more), graveyard: change(o.b.graveyard, -more) });
};

export function bestPlan(o: Outlook, chance: Stream): Plan {
  return new Planner(o, chance).plan();
}

/** By slot: the gain of an attack with a group of this value, and the number of minions that gains it. */
interface Attack {
  readonly gain: readonly number[];
  readonly count: readonly number[];
}

export function attacksOn(o: Outlook, slot: number, most: number): Attack {
  const { b, me } = o;
  const gain = [0];
  const count = [0];
  const siege = siegeOf(o, slot);
  const next = (b.turn + 1) % b.supply.length;
  const before = siegeWorth(o, siege, next);
  const factor = b.besiegers[slot][me] > 0 ? siege.counts[me] / b.besiegers[slot][me] : 1;
  const supply = b.supply[me];
  let best = Number.NEGATIVE_INFINITY;
  for (let n = 1; n <= most; n++) {
    gain[n] = gain[n - 1];
    count[n] = count[n - 1];
    const own = siegeWorth(o, afterAttack(siege, me, n, factor), next) - before;
    const net = own + hordeWorth(o, Math.max(0, supply - n)) - hordeWorth(o, supply);
    if (net <= best) continue;
    best = net;
    gain[n] = own;
    count[n] = n;
  }
  return { gain, count };
}

interface Option {
  readonly mask: number;
  readonly pick: DicePick;
  readonly group: number;
  readonly sum: number;
}

class Planner {
  private readonly b: DarkMinions;
  private readonly hands: Hands;
  private readonly horde: readonly number[];
  private readonly attacks: (Attack | null)[];
  private readonly options: (Option | undefined)[] = [];
  private readonly byLowest: Option[][] = [];
  private readonly cards: { overlord: number; cost: number; respawn: number; worth: number }[] = [];
  private readonly left: number[][];
  private readonly blunder: () => number;
  private readonly captureBlunders: number[];

  // The plan in the making and the best one so far.
  private readonly made: number[] = [];
  private depth = 0;
  private bestMade: number[] = [];
  private best = Number.NEGATIVE_INFINITY;
  private readonly hand: number[];
  private sets = 0;

  constructor(
    private readonly o: Outlook,
    chance: Stream,
  ) {
    const { b, me, style, c } = o;
    this.b = b;
    this.blunder =
      style.noise === 0
        ? () => 0
        : () => (style.noise * (chance.below(2 * BLUNDER_STEPS + 1) - BLUNDER_STEPS)) / BLUNDER_STEPS;
    this.hands = new Hands(o);
    this.horde = hordeWorths(o);
    this.hand = b.towers[me].slice();
    this.left = b.townTowers.map((counts) => counts.slice());
    b.captureSlot.forEach((slot, i) => {
      this.left[slot][b.captureColour[i]] -= 1;
      this.receive(b.captureColour[i]);
    });
    this.readDice();
    let highest = 0;
    let sum = 0;
    for (const option of this.options) {
      if (!option) continue;
      highest = Math.max(highest, option.group);
      sum = Math.max(sum, option.sum);
    }
    const within = Math.min(highest, b.supply[me] + Math.min(sum + SKULLS_BRING, b.graveyard[me]));
    this.attacks = b.town.map((town, slot) => {
      const open = town !== NONE && b.attacked[slot] === 0 && !b.captureSlot.includes(slot) && within > 0;
      return open ? this.withBlunder(attacksOn(o, slot, within)) : null;
    });
    this.captureBlunders = TOWER_COLOURS.map(() => this.blunder());
    for (const overlord of b.display) {
      if (overlord === NONE || sum < c.overlords[overlord].cost) continue;
      const worth = purchaseWorth(o, overlord) + this.blunder();
      const { cost, respawn } = c.overlords[overlord];
      if (worth > 0) this.cards.push({ overlord, cost, respawn, worth });
    }
  }

  private withBlunder(attack: Attack): Attack {
    const off = this.blunder();
    return off === 0 ? attack : { ...attack, gain: attack.gain.map((gain, n) => (n === 0 ? 0 : gain + off)) };
  }

  private readDice(): void {
    const { seen } = this.o;
    for (const pick of freePicks(this.b)) {
      let mask = 0;
      for (const die of pick.dice) mask |= 1 << die;
      const group = groupForbidden(seen, pick, 'DM-4.4') === null ? groupValue(seen, pick) : 0;
      const sum = sumForbidden(seen, pick, 'DM-3.8') === null ? sumOf(seen, pick) : 0;
      if (group === 0 && sum === 0) continue;
      const option = { mask, pick, group, sum };
      this.options[mask] = option;
      const lowest = pick.dice[0];
      this.byLowest[lowest] ??= [];
      this.byLowest[lowest].push(option);
    }
  }

  /** Returns whether the Tower may be taken, and takes it; a set is turned in at once. */
  private receive(colour: number): boolean {
    const { hand } = this;
    hand[colour] += 1;
    if (hand[0] > 0 && hand[1] > 0 && hand[2] > 0) {
      for (let i = 0; i < hand.length; i++) hand[i] -= 1;
      this.sets += 1;
      return true;
    }
    const { rule } = this.o.c;
    return hand[colour] <= rule.towerLimitPerColour && hand[0] + hand[1] + hand[2] <= rule.towerLimit;
  }

  plan(): Plan {
    const { o, b } = this;
    const { me, c } = o;
    const supply = b.supply[me];
    const graveyard = b.graveyard[me];
    const nothing = this.standing() + this.horde[supply];
    const steps: Step[] = [];
    // Skull faces first: what they bring is certain.
    let faces = 0;
    let grown = supply;
    let dead = graveyard;
    for (let die = 0; die < b.dice.length; die++) {
      if (b.use[die] !== 'free' || faceOf(b, c, die).kind !== 'skull') continue;
      const back = Math.min(c.rule.skullFaceRespawn, dead);
      const tile = b.dice[die] === 'white' && b.whiteIsBonus === 0 ? 0 : c.rule.skullVp + o.style.skull;
      const minions = moreMinions(o, grown, back);
      if (tile >= minions && tile > 0) {
        faces += tile;
        steps.push({ does: { skull: die, take: 'tile' }, dice: null, count: 0 });
      } else if (back > 0) {
        grown += back;
        dead -= back;
        steps.push({ does: { skull: die, take: 'respawn' }, dice: null, count: 0 });
      }
    }
    const free = this.options.reduce((mask, option) => mask | (option?.mask ?? 0), 0);
    // What goes to the Graveyard comes back before anything else is done with it.
    this.spread(free, grown, dead, 0, 0, 0);
    if (dead > 0) {
      for (const option of this.options) {
        if (!option || option.sum === 0) continue;
        const back = Math.min(option.sum, dead);
        this.note(option.mask, RESPAWN, 0);
        this.spread(free & ~option.mask, grown + back, dead - back, 0, 0, 0);
        this.depth -= 3;
      }
    }
    return { worth: this.best + faces - nothing, steps: [...steps, ...this.told()] };
  }

  private note(mask: number, use: number, count: number): void {
    const { made } = this;
    made[this.depth++] = mask;
    made[this.depth++] = use;
    made[this.depth++] = count;
  }

  private standing(): number {
    const { hand } = this;
    return this.hands.of(hand[0], hand[1], hand[2], Math.min(3, this.sets));
  }

  /** Tries every use of every group among these dice. */
  private spread(free: number, supply: number, dead: number, attacked: number, captured: number, worth: number): void {
    if (free === 0) {
      const total = worth + this.standing() + this.horde[supply];
      if (total > this.best + ROUNDING) {
        this.best = total;
        this.bestMade = this.made.slice(0, this.depth);
      }
      return;
    }
    let lowest = 0;
    while (((free >> lowest) & 1) === 0) lowest += 1;
    this.spread(free & ~(1 << lowest), supply, dead, attacked, captured, worth); // left alone
    for (const option of this.byLowest[lowest] ?? NO_OPTIONS) {
      if ((option.mask & free) !== option.mask) continue;
      const rest = free & ~option.mask;
      if (option.group > 0 && supply > 0) {
        this.attackWith(option, rest, supply, dead, attacked, captured, worth);
        this.captureWith(option, rest, supply, dead, attacked, captured, worth);
      }
      if (option.sum > 0 && this.cards.length > 0) this.buyWith(option, rest, supply, dead, attacked, captured, worth);
    }
  }

  private attackWith(
    option: Option,
    rest: number,
    supply: number,
    dead: number,
    attacked: number,
    captured: number,
    worth: number,
  ): void {
    for (let slot = 0; slot < this.attacks.length; slot++) {
      const attack = this.attacks[slot];
      if (attack === null || ((attacked | captured) >> slot) & 1) continue;
      const value = Math.min(option.group, supply, attack.gain.length - 1);
      const gain = attack.gain[value];
      const count = attack.count[value];
      if (count === 0) continue;
      this.note(option.mask, ATTACK + slot, count);
      this.spread(rest, supply - count, dead, attacked | (1 << slot), captured, worth + gain);
      this.depth -= 3;
    }
  }

  private captureWith(
    option: Option,
    rest: number,
    supply: number,
    dead: number,
    attacked: number,
    captured: number,
    worth: number,
  ): void {
    const { hand, left } = this;
    const prices = this.o.c.towerPrices;
    const before = this.standing();
    for (let colour = 0; colour < prices.length; colour++) {
      const price = prices[colour];
      if (option.group < price || supply < price) continue;
      const [white, gray, black, sets] = [hand[0], hand[1], hand[2], this.sets];
      if (this.receive(colour) && this.standing() > before) {
        const blunder = this.captureBlunders[colour];
        for (let slot = 0; slot < left.length; slot++) {
          if (left[slot][colour] === 0 || (attacked >> slot) & 1 || this.b.attacked[slot] > 0) continue;
          left[slot][colour] -= 1;
          this.note(option.mask, CAPTURE + slot * 3 + colour, price);
          this.spread(rest, supply - price, dead, attacked, captured | (1 << slot), worth + blunder);
          this.depth -= 3;
          left[slot][colour] += 1;
        }
      }
      hand[0] = white;
      hand[1] = gray;
      hand[2] = black;
      this.sets = sets;
    }
  }

  private buyWith(
    option: Option,
    rest: number,
    supply: number,
    dead: number,
    attacked: number,
    captured: number,
    worth: number,
  ): void {
    for (let i = 0; i < this.cards.length; i++) {
      const card = this.cards[i];
      if (option.sum < card.cost || this.bought(i) || this.tooMuch(option, card.cost)) continue;
      const back = Math.min(card.respawn, dead);
      this.note(option.mask, BUY + i, 0);
      this.spread(rest, supply + back, dead - back, attacked, captured, worth + card.worth);
      this.depth -= 3;
    }
  }

  private bought(card: number): boolean {
    for (let i = 1; i < this.depth; i += 3) if (this.made[i] === BUY + card) return true;
    return false;
  }

  /** One of the dice could stay at home. */
  private tooMuch({ mask, pick }: Option, cost: number): boolean {
    if (pick.dice.length === 1) return false;
    return pick.dice.some((die) => (this.options[mask & ~(1 << die)]?.sum ?? 0) >= cost);
  }

  /** In the order in which it must be done: minions first, then what they are needed for. */
  private told(): Step[] {
    const { b, bestMade } = this;
    const steps: { order: number; step: Step }[] = [];
    for (let i = 0; i < bestMade.length; i += 3) {
      const dice = this.options[bestMade[i]]!.pick;
      const [use, count] = [bestMade[i + 1], bestMade[i + 2]];
      let does: Commitment = 'respawn';
      if (use >= BUY) does = { buy: this.cards[use - BUY].overlord };
      else if (use >= CAPTURE) {
        does = { capture: b.town[Math.floor((use - CAPTURE) / 3)], colour: (use - CAPTURE) % 3 };
      } else if (use >= ATTACK) does = { attack: b.town[use - ATTACK] };
      const order = use === RESPAWN ? 0 : use >= BUY ? 1 : use >= CAPTURE ? 2 : 3;
      steps.push({ order, step: { does, dice, count } });
    }
    return steps.sort((x, y) => x.order - y.order).map(({ step }) => step);
  }
}

/** Worths that differ by less are the same but for the order in which they were added up. */
const ROUNDING = 1e-9;
/** More than the Skull faces of a roll bring back. */
const SKULLS_BRING = 20;
const NO_OPTIONS: readonly Option[] = [];
const RESPAWN = 0;
const ATTACK = 1;
const CAPTURE = 100;
const BUY = 1000;
