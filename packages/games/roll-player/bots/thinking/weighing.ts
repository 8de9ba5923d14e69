/** What an effect of a card brings if it happens now. */
import { type Attr, type Effect, ROWS, type Row } from '../../content';
import { NONE } from '../../rules/board';
import { knob, triggersOf } from '../../rules/cards/abilities';
import { amountOf } from '../../rules/cards/measure';
import { whyNoAction } from '../../rules/sheet/actions';
import { AFTER_AN_ACTION, CLARITY_ACTION, COUNTED } from '../weights/effects';
import {
  adjustGain,
  copyGain,
  flipGain,
  flipOf,
  gainsByRow,
  replaceGain,
  rerollGain,
  rollOf,
  setGain,
  stepOf,
  swapGain,
  swapsByRows,
} from './changes';
import { harms } from './fiends';
import { charismaWorth, moreOf, type Prices, pricesOf } from './goods';
import type { Mind } from './mind';
import { typicalOf } from './typical';
import { bestMove, moveGain } from './worth';

/** What an action gains: by the rows of the dice it is used on, where it is used on dice. */
interface Gained {
  readonly most: number;
  readonly byRows: readonly number[]; // of one row, or of each two
  readonly beside: number; // what cards pay for it
}
const GAINS_NOTHING: Gained = { most: 0, byRows: [], beside: 0 };
/** What actions gain on a sheet: reckoned once, and only if asked for. */
export type Acts = Map<Row, Gained>;

/** A turn of thought: prices and gains are reckoned once, and only if asked for. */
export class Weighing {
  private known: Prices | null = null;

  /** `acts`: gains of actions on the same sheet, reckoned before. */
  constructor(
    readonly mind: Mind,
    private readonly acts: Acts = new Map(),
  ) {}

  get prices(): Prices {
    this.known ??= pricesOf(this.mind);
    return this.known;
  }

  /** The gain of an action now, 0 if it is forbidden. */
  action(row: Row): number {
    return this.gained(row).most;
  }

  private gained(row: Row): Gained {
    let gained = this.acts.get(row);
    if (gained === undefined) {
      gained = whyNoAction(this.mind, this.mind.seat, row) ? GAINS_NOTHING : this.actionGain(row);
      this.acts.set(row, gained);
    }
    return gained;
  }

  /** All actions, before dice are tried out on the sheet. */
  readyActions(): void {
    for (let row = 0; row < this.mind.rows.length; row++) this.gained(ROWS[row]);
  }

  /** The gain of an action once a die has been put into row `placed`: the other rows are as they were. */
  actionAfter(row: Row, placed: number): number {
    const { most, byRows, beside } = this.gained(row);
    if (byRows.length === 0) return most;
    let best = 0;
    const pairs = byRows.length > ROWS.length;
    for (let at = 0; at < byRows.length; at++) {
      if (at % ROWS.length !== placed && (!pairs || Math.floor(at / ROWS.length) !== placed)) {
        best = Math.max(best, byRows[at]);
      }
    }
    return beside + Math.max(best, ...this.onDice(row, placed)!);
  }

  bestAction(of: readonly Attr[]): number {
    let best = 0;
    for (const attr of of) best = Math.max(best, this.action(attr));
    return best;
  }

  private more(name: Parameters<typeof knob>[2]): number {
    return knob(this.mind, this.mind.seat, name);
  }

  /** By rows, what an action gains that is used on dice; null of the others. */
  private onDice(row: Row, only = NONE): readonly number[] | null {
    const { mind } = this;
    switch (row) {
      case 'STR':
        return gainsByRow(mind, flipOf, only);
      case 'DEX':
        return swapsByRows(mind, only);
      case 'CON':
        return gainsByRow(mind, stepOf('either', 1 + this.more('con-by')), only);
      case 'INT':
        return gainsByRow(
          mind,
          rollOf(mind.options.int === 'new' ? 'new' : 'either', 1 + this.more('int-rolls')),
          only,
        );
      default:
        return null;
    }
  }

  private actionGain(row: Row): Gained {
    const { mind } = this;
    const byRows = this.onDice(row) ?? [];
    const beside = this.paidFor(row);
    let most = 0;
    if (byRows.length > 0) most = Math.max(...byRows);
    else if (row === 'WIS') most = bestMove(mind, 1 + this.more('wis-steps')).gain;
    else if (row === 'CHA') most = (1 + this.more('cha-tokens')) * this.charisma();
    else if (mind.hero.familiar !== NONE) most = this.gain(mind.content.familiars[mind.hero.familiar].action);
    return { most: most + beside, byRows, beside };
  }

  /** What own cards bring whenever the action is taken; dice they change are the second best. */
  private paidFor(row: Row): number {
    const { mind } = this;
    let sum = 0;
    for (const { trigger } of triggersOf(mind, mind.seat, row === 'FAM' ? 'familiar' : 'action')) {
      if (row !== 'FAM' && trigger.attr !== undefined && trigger.attr !== row) continue;
      for (const effect of trigger.do) sum += this.gainOf(effect) * (COUNTED.has(effect.do) ? 1 : AFTER_AN_ACTION);
    }
    return Math.max(0, sum);
  }

  charisma(): number {
    return charismaWorth(this.mind, Math.max(0, ...harms(this.mind).map(({ harm }) => harm)));
  }

  gain(effects: readonly Effect[]): number {
    let sum = 0;
    for (const effect of effects) sum += this.gainOf(effect);
    return sum;
  }

  gainOf(effect: Effect): number {
    const { mind } = this;
    const { seat } = mind;
    switch (effect.do) {
      case 'gold':
      case 'xp':
      case 'honor':
      case 'injury':
        return moreOf(mind, effect.do, amountOf(mind, seat, effect));
      case 'charisma':
        return this.charisma() * amountOf(mind, seat, effect);
      case 'heal':
        return moreOf(mind, 'injury', -Math.min(mind.hero.injury, effect.n));
      case 'pay':
      case 'lose-gold':
        return moreOf(mind, 'gold', -Math.min(mind.hero.gold, effect.n));
      case 'pay-xp':
      case 'lose-xp':
        return moreOf(mind, 'xp', -Math.min(mind.hero.xp, effect.n));
      case 'action':
        return this.bestAction(effect.of);
      case 'familiar-action':
        return this.action('FAM');
      case 'flip':
        return flipGain(mind, effect.n, effect.dice);
      case 'adjust':
        return adjustGain(mind, effect.n, effect.by, effect.amount, effect.dice);
      case 'shift':
        return adjustGain(mind, 1, 'up', 1, effect.dice) + adjustGain(mind, 1, 'down', 1, effect.dice);
      case 'reroll':
        return rerollGain(mind, effect.n, effect.keep, 1, effect.dice);
      case 'set':
        return setGain(mind, effect.to, effect.dice);
      case 'copy':
        return copyGain(mind, effect);
      case 'swap':
        return swapGain(mind, effect.n, effect.scope, effect.dice);
      case 'replace':
        return replaceGain(mind) + CLARITY_ACTION;
      case 'align':
        return bestMove(mind, effect.n, effect.towards).gain;
      case 'drift':
        return moveGain(mind, effect.towards) ?? 0;
      case 'banish':
        return this.banishing(effect.n, effect.gold ?? 0);
      case 'summon':
        return Math.max(0, ...harms(mind).map(({ harm }) => harm));
      case 'either':
        return Math.max(...effect.of.map((some) => this.gain(some)));
      case 'may':
        return Math.max(0, this.gain(effect.effects));
      case 'refresh':
      case 'combat-dice':
      case 'combat-rerolls':
      case 'combat-result':
      case 'look':
      case 'initiative':
      case 'copy-skill':
      case 'cheaper':
      case 'take':
      case 'buy':
      case 'market-add':
        return typicalOf(effect, mind); // Nothing on the sheet tells more.
    }
  }

  private banishing(n: number, gold: number): number {
    return harms(this.mind)
      .map(({ harm }) => harm - gold * this.prices.gold)
      .filter((gain) => gain > 0)
      .slice(0, n)
      .reduce((sum, gain) => sum + gain, 0);
  }
}
