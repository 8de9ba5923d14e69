/** The effects of the cards (content/schema.ts), carried out. As far as possible, unless it is a cost (RP-1.11). */
import type { Flow, Seat } from '@tabard/kernel';
import type { Effect } from '../content';
import type { Source } from './abilities';
import { attributeActionOfChoice, familiarAction } from './actions';
import { lookAtAdventure } from './adventures';
import { moveAtWill, moveToken } from './alignment';
import { activeFiends, type G, type Seen } from './board';
import { replaceDie } from './clarity';
import { adjust, copyValue, flip, reroll, setTo, shift, swap } from './dice-changes';
import type { Why } from './events';
import { banishByEffect, summon } from './fiends';
import { gainCharisma, gainGold, gainHonor, gainInjury, gainXp, heal, loseGold, loseXp, spendXp } from './goods';
import { changeInitiative } from './initiative';
import { addToMarket, buyByEffect, takeFromDiscard } from './market';
import { amountOf } from './measure';
import { copySkill, exhausted, refreshSkills } from './skills';

type Word = Effect['do'];
// biome-ignore lint/suspicious/noConfusingVoidType: what asks nothing is a plain function
type Doing<W extends Word> = (g: G, seat: Seat, effect: Extract<Effect, { do: W }>, source: Source) => Flow | void;

const reason = ({ of }: Source): Why => (of === 'fiend' || of === 'monster' ? of : 'ability');

const DOINGS: { readonly [W in Word]: Doing<W> } = {
  gold: (g, seat, effect, source) => gainGold(g, seat, amountOf(g, seat, effect), reason(source)),
  xp: (g, seat, effect, source) => gainXp(g, seat, amountOf(g, seat, effect), reason(source)),
  honor: (g, seat, effect) => gainHonor(g, seat, amountOf(g, seat, effect)),
  injury: (g, seat, effect) => gainInjury(g, seat, amountOf(g, seat, effect)),
  charisma: (g, seat, effect) => gainCharisma(g, seat, amountOf(g, seat, effect)),
  heal: (g, seat, { n }) => heal(g, seat, n),
  pay: (g, seat, { n }, source) => loseGold(g, seat, n, reason(source)),
  'pay-xp': (g, seat, { n }) => spendXp(g, seat, n, 'ability'),
  'lose-gold': (g, seat, { n }, source) => loseGold(g, seat, n, reason(source)),
  'lose-xp': (g, seat, { n }) => loseXp(g, seat, n),
  action: (g, seat, { of }) => attributeActionOfChoice(g, seat, of),
  'familiar-action': (g, seat) => familiarAction(g, seat),
  flip: (g, seat, { n, dice }) => flip(g, seat, n, dice),
  adjust: (g, seat, { n, by, amount = 1, dice }) => adjust(g, seat, n, by, amount, dice),
  shift: (g, seat, { dice }) => shift(g, seat, dice),
  reroll: (g, seat, { n, keep, dice }) => reroll(g, seat, n, keep, 1, dice),
  set: (g, seat, { to, dice }) => setTo(g, seat, to, dice),
  copy: (g, seat, effect) => copyValue(g, seat, effect),
  swap: (g, seat, { n, scope, dice }) => swap(g, seat, n, scope, dice),
  replace: (g, seat) => replaceDie(g, seat),
  align: (g, seat, { n, towards }) => moveAtWill(g, seat, n, towards),
  drift: (g, seat, { towards }) => {
    moveToken(g, seat, towards);
  },
  refresh: (g, seat, { n }) => refreshSkills(g, seat, n),
  banish: (g, seat, { n, gold = 0 }) => banishByEffect(g, seat, n, gold),
  'combat-dice': (g, seat, { n }) => inCombat(g, seat, 'dice', n),
  'combat-rerolls': (g, seat, { n }) => inCombat(g, seat, 'free', n),
  'combat-result': (g, seat, { n }) => inCombat(g, seat, 'bonus', n),
  look: (g, seat) => lookAtAdventure(g, seat),
  initiative: (g, seat, { how }) => changeInitiative(g, seat, how),
  summon: (g, seat) => summon(g, seat),
  'copy-skill': (g, seat) => copySkill(g, seat),
  cheaper: (g, seat, { n }) => {
    g.b.heroes[seat].cheaper += n;
  },
  take: (g, seat, effect) => takeFromDiscard(g, seat, effect),
  buy: (g, seat, effect) => buyByEffect(g, seat, effect),
  'market-add': (g, seat, { kind }) => addToMarket(g, seat, kind),
  either: (g, seat, { of }, source) => either(g, seat, of, source),
  may: (g, seat, { effects }, source) => may(g, seat, effects, source),
};

export function* perform(g: G, seat: Seat, effects: readonly Effect[], source: Source): Flow {
  for (const effect of effects) {
    const flow = (DOINGS[effect.do] as Doing<Word>)(g, seat, effect as never, source);
    if (flow) yield* flow;
  }
}

/** RP-1.12: a cost must be paid in full before its effect. */
export function canPay({ b }: Seen, seat: Seat, effects: readonly Effect[]): boolean {
  let [gold, xp] = [0, 0];
  for (const effect of effects) {
    if (effect.do === 'pay') gold += effect.n;
    if (effect.do === 'pay-xp') xp += effect.n;
  }
  return b.heroes[seat].gold >= gold && b.heroes[seat].xp >= xp;
}

/** In a Hunt or in Monster Combat; elsewhere there is no combat to change. */
function inCombat({ b }: G, seat: Seat, what: 'dice' | 'free' | 'bonus', n: number): void {
  if (b.hunt?.seat === seat) b.hunt[what === 'dice' ? 'pool' : what] += n;
  else if (b.combat) b.combat[what === 'dice' ? 'pools' : what][seat] += n;
}

function* either(g: G, seat: Seat, of: readonly (readonly Effect[])[], source: Source): Flow {
  const choice = yield* g.maybeChoose(
    seat,
    'effect.either',
    () => of.map((_, i) => i).filter((i) => canPay(g, seat, of[i])),
    { about: { source: source.of, card: source.card } },
  );
  if (choice !== undefined) yield* perform(g, seat, of[choice], source);
}

/** Nothing to banish, refresh or heal: asking would only take time. */
function isIdle(seen: Seen, seat: Seat, effect: Effect): boolean {
  const hero = seen.b.heroes[seat];
  if (effect.do === 'banish') return activeFiends(hero).length === 0 || hero.gold < (effect.gold ?? 0);
  if (effect.do === 'refresh') return exhausted(seen, seat).length === 0;
  return effect.do === 'heal' && hero.injury === 0;
}

/** Whether there is something to decide: it can be paid and would change something. */
export const isWorthAsking = (seen: Seen, seat: Seat, effects: readonly Effect[]): boolean =>
  canPay(seen, seat, effects) && !effects.every((effect) => isIdle(seen, seat, effect));

function* may(g: G, seat: Seat, effects: readonly Effect[], source: Source): Flow {
  if (!isWorthAsking(g, seat, effects)) return;
  if (yield* g.confirm(seat, 'effect.may', { source: source.of, card: source.card })) {
    yield* perform(g, seat, effects, source);
  }
}
