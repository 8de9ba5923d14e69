/** DF-36: one throw, step by step, from the moment it rests. */
import type { Flow } from '@tabard/kernel';
import type { DieFacts } from '../physics';
import { AMOUNT, abilityOf, activate, coloursWithin, isAgile, meetsCondition } from './abilities';
import { type Card, type Colour, combatOf, equipment, foeOf, type G, heroAt, isAble, NONE } from './board';
import { counterattack } from './counterattack';
import { dealHit, weaponsExtras } from './hit';
import { freshTokens, gainXp, spendToken } from './level-up';
import type { OptionTo } from './questions';
import { asksAlways, playable, strikeOutsideAHit, useSpendable, usesOf } from './spendables';
import { isHit, isInstaKill, reasonOfMiss, type Throw, WATER_DICE } from './throwing';

/** Resolves a throw; true when its result is ignored and the die is thrown again. */
export function* resolve(g: G, thrown: Throw): Flow<boolean> {
  breakIcebergs(g, thrown);
  yield* chooseWaterDie(g, thrown);
  if (yield* throwAgain(g, thrown)) {
    strikeWithIcebergs(g, thrown);
    return true;
  }
  yield* iconWindow(g, thrown);
  if (isInstaKill(thrown.die)) {
    instaKill(g, thrown);
    yield* weaponsExtras(g, thrown);
    return false;
  }
  yield* cardWindow(g, thrown);
  if (isHit(thrown.die)) yield* dealHit(g, thrown);
  else yield* miss(g, thrown);
  return false;
}

// ---- step 1

function breakIcebergs(g: G, { seat, icebergs }: Throw): void {
  if (icebergs > 0) g.tell('iceberg.broken', { seat, count: icebergs });
}

/** On a Miss, and on a result that is ignored, the Icebergs' damage is dealt at once (DF-26.4, DF-26.5). */
function strikeWithIcebergs(g: G, thrown: Throw): void {
  if (thrown.icebergs === 0) return;
  const combat = combatOf(g);
  combat.life -= thrown.icebergs;
  g.tell('foe.damaged', { amount: thrown.icebergs, why: 'icebergs', life: combat.life, seat: thrown.seat });
  thrown.icebergs = 0;
}

// ---- step 2

/** DF-29.8: exactly one of the three counts. */
function* chooseWaterDie(g: G, thrown: Throw): Flow {
  const { dice, seat } = thrown;
  if (dice.length === 1) return;
  const differ = dice.some((die) => meaning(die) !== meaning(dice[0]));
  const id = yield* g.choose(seat, 'throw.water', () => (differ ? WATER_DICE : [WATER_DICE[0]]), {
    about: { results: dice },
  });
  thrown.die = dice.find((die) => die.id === id)!;
  g.tell('water.chosen', { seat, die: id });
}

const meaning = (die: DieFacts): string => JSON.stringify({ ...die, id: '' });

// ---- step 3

type Again = Exclude<OptionTo<'throw.again'>, 'keep'>;

/** What lets the die be thrown again. */
const whyAgain = (way: Again): 'fearless' | 'ability' | 'token' | 'relic' =>
  way === 'fearless' ? way : 'token' in way ? 'token' : 'relic' in way ? 'relic' : 'ability';

/** DF-36.4: not when the Icebergs alone defeat the Monster, nor on an Insta-Kill. */
function* throwAgain(g: G, thrown: Throw): Flow<boolean> {
  const combat = combatOf(g);
  if (combat.life <= thrown.icebergs || isInstaKill(thrown.die)) return false;
  const { seat, die } = thrown;
  const hit = isHit(die);
  const ways = waysToThrowAgain(g, thrown);
  const about = { result: die, hit };
  const way = yield* g.choose(seat, 'throw.again', () => ['keep', ...ways] as const, { about });
  if (way === 'keep') return yield* tableRuling(g, thrown);
  const relic = way !== 'fearless' && 'relic' in way ? way.relic : NONE;
  if (way !== 'fearless' && 'token' in way) spendToken(g, seat, way.token);
  if (relic !== NONE) g.b.chest.used.push(relic);
  g.tell('rethrow', { seat, why: whyAgain(way), card: relic });
  return true;
}

function waysToThrowAgain(g: G, { seat, kind, die }: Throw): Again[] {
  const isRethrow = (colour: Colour) => abilityOf(g, seat, colour).kind === 'rethrow';
  const within = coloursWithin(g, seat, kind).filter(isRethrow); // DF-24.4
  const byIcon = die.symbol === 'icon' ? within : [];
  const byToken = die.symbol === 'icon' ? [] : freshTokens(g, seat, within); // DF-R33
  const relics = isHit(die) ? [] : g.b.chest.relics.filter((card) => isReadyToRethrow(g, card));
  return [
    ...(isFearless(g, die) ? (['fearless'] as const) : []),
    ...byIcon.map((ability) => ({ ability })),
    ...byToken.map((token) => ({ token })),
    ...relics.map((relic) => ({ relic })),
  ];
}

function isReadyToRethrow(g: G, card: Card): boolean {
  const relic = equipment(g, card);
  return relic.kind === 'relic' && relic.effect.kind === 'rethrow-miss' && !g.b.chest.used.includes(card);
}

/** DF-27.5, DF-R56: the printed value 1 of the section the die counts for, on a Hit or a Miss. */
const isFearless = (g: G, die: DieFacts): boolean =>
  foeOf(g).ability?.kind === 'fearless' && die.rest === 'section' && die.value === 1;

/** DF-R38: where the table has agreed to it, the Leader may turn a Miss into a re-throw, once a combat. */
function* tableRuling(g: G, thrown: Throw): Flow<boolean> {
  const combat = combatOf(g);
  if (g.options.ruling !== 'on' || combat.ruled || isHit(thrown.die)) return false;
  if (!(yield* g.confirm(g.b.leader, 'throw.ruling', { result: thrown.die }))) return false;
  combat.ruled = 1;
  g.tell('rethrow', { seat: g.b.leader, why: 'ruling', card: NONE });
  return true;
}

// ---- step 4

/** DF-36.5: the icon's ability, or a Level Up token where no icon shows; never both. */
function* iconWindow(g: G, thrown: Throw): Flow {
  const { seat, die, kind } = thrown;
  const hit = isHit(die);
  const about = { result: die, hit };
  const within = coloursWithin(g, seat, kind);
  const usable = within.filter((colour) => {
    const ability = abilityOf(g, seat, colour);
    return ability.kind !== 'rethrow' && meetsCondition(ability, hit);
  });
  if (die.symbol !== 'icon') {
    const tokens = freshTokens(g, seat, usable);
    if (tokens.length === 0) return;
    const offer = () => ['none' as const, ...tokens.map((token) => ({ token }))];
    const choice = yield* g.choose(seat, 'throw.token', offer, { about });
    if (choice === 'none') return;
    spendToken(g, seat, choice.token);
    yield* activate(g, thrown, choice.token, true);
    return;
  }
  const offer = () => [...usable.map((ability) => ({ ability })), 'decline' as const];
  const choice = yield* g.choose(seat, 'throw.icon', offer, { about });
  if (choice !== 'decline') {
    yield* activate(g, thrown, choice.ability, false);
    return;
  }
  const couldRethrow = !isInstaKill(die) && combatOf(g).life > thrown.icebergs;
  const letPass = usable.length > 0 || (couldRethrow && within.some((c) => abilityOf(g, seat, c).kind === 'rethrow'));
  if (usable.length > 0) g.tell('ability.declined', { seat });
  if (letPass)
    gainXp(g, seat, 'declined'); // DF-31.3
  else if (within.some((colour) => !meetsCondition(abilityOf(g, seat, colour), hit))) gainXp(g, seat, 'condition'); // DF-31.4
}

// ---- step 5

/** DF-36.6: the Monster is defeated at once, instead of taking 10. */
function instaKill(g: G, thrown: Throw): void {
  const combat = combatOf(g);
  const damage = combat.life;
  combat.life = Math.min(combat.life - thrown.icebergs, 0);
  combat.defeated = 'insta-kill';
  g.tell('insta-kill', { seat: thrown.seat, damage });
  gainXp(g, thrown.seat, 'kill'); // DF-R34
}

// ---- between the icon and the damage

/** DF-36.11: Spendables, from the Active Hero clockwise. */
function* cardWindow(g: G, thrown: Throw): Flow {
  const hit = isHit(thrown.die);
  const moment = hit ? 'hit' : 'miss';
  const order = g.clockwiseFrom(thrown.seat).filter((seat) => isAble(heroAt(g, seat)));
  const cards = (seat: number) =>
    usesOf(playable(g, seat, moment, thrown).filter((card) => asksAlways(g, seat) || isOnlyForThrows(g, card)));
  yield* g.respond('throw.cards', order, {
    offer: cards,
    use: (seat, { use: card }) => useSpendable(g, seat, card, thrown),
    passes: (seat) => cards(seat).length === 0,
    about: { result: thrown.die, hit },
  });
}

/** A card that can be used nowhere else is always asked about; one that heals, only where its holder wishes. */
function isOnlyForThrows(g: G, card: Card): boolean {
  const spendable = equipment(g, card);
  return spendable.kind === 'spendable' && spendable.window !== 'any';
}

// ---- step 7

/** DF-36.8: Icebergs and Agile Instincts first; what they defeat does not strike back (DF-R16). */
function* miss(g: G, thrown: Throw): Flow {
  const combat = combatOf(g);
  g.tell('miss', { seat: thrown.seat, ...reasonOfMiss(thrown.die) });
  strikeWithIcebergs(g, thrown);
  if (isAgile(thrown)) {
    combat.life -= AMOUNT.agile;
    g.tell('foe.damaged', { amount: AMOUNT.agile, why: 'agile', life: combat.life, seat: thrown.seat });
  }
  for (const { amount } of thrown.spendables) strikeOutsideAHit(g, amount); // DF-R59: no Epic Shot, no XP
  if (combat.life <= 0) combat.defeated = 'other';
  else yield* counterattack(g, thrown);
}
