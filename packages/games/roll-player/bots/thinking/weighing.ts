/** What an effect of a card brings if it happens now. */
import type { Attr, Effect, Row } from '../../content';
import { NONE } from '../../rules/board';
import { knob } from '../../rules/cards/abilities';
import { amountOf } from '../../rules/cards/measure';
import { whyNoAction } from '../../rules/sheet/actions';
import { CLARITY_ACTION } from '../weights/effects';
import { adjustGain, copyGain, flipGain, replaceGain, rerollGain, setGain, swapGain } from './changes';
import { harms } from './fiends';
import { charismaWorth, moreOf, type Prices, pricesOf } from './goods';
import type { Mind } from './mind';
import { typicalOf } from './typical';
import { bestMove, moveGain } from './worth';

/** A turn of thought: prices and gains are reckoned once, and only if asked for. */
export class Weighing {
  private known: Prices | null = null;

  /** `acts`: gains of actions on the same sheet, reckoned before. */
  constructor(
    readonly mind: Mind,
    private readonly acts = new Map<Row, number>(),
  ) {}

  get prices(): Prices {
    this.known ??= pricesOf(this.mind);
    return this.known;
  }

  /** The gain of an action now, 0 if it is forbidden. */
  action(row: Row): number {
    let gain = this.acts.get(row);
    if (gain === undefined) {
      gain = whyNoAction(this.mind, this.mind.seat, row) ? 0 : this.actionGain(row);
      this.acts.set(row, gain);
    }
    return gain;
  }

  bestAction(of: readonly Attr[]): number {
    let best = 0;
    for (const attr of of) best = Math.max(best, this.action(attr));
    return best;
  }

  private actionGain(row: Row): number {
    const { mind } = this;
    const more = (name: Parameters<typeof knob>[2]) => knob(mind, mind.seat, name);
    switch (row) {
      case 'STR':
        return flipGain(mind);
      case 'DEX':
        return swapGain(mind);
      case 'CON':
        return adjustGain(mind, 1, 'either', 1 + more('con-by'));
      case 'INT':
        return rerollGain(mind, 1, mind.options.int === 'new' ? 'new' : 'either', 1 + more('int-rolls'));
      case 'WIS':
        return bestMove(mind, 1 + more('wis-steps')).gain;
      case 'CHA':
        return (1 + more('cha-tokens')) * this.charisma();
      default:
        return mind.hero.familiar === NONE ? 0 : this.gain(mind.content.familiars[mind.hero.familiar].action);
    }
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
