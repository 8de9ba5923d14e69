/** Spendables: thrown in when they decide something (DF-16.11 to DF-16.14, DF-R31). */
import type { SpendableEffect } from '../content';
import { combatOf, equipment, foeOf, heroAt, levelOf } from '../rules/board';
import type { AskFor, OptionTo, Use } from '../rules/questions';
import { bestBlow } from './blow';
import { faintCost, partyHealth, wouldFell } from './life';
import { resultOf } from './results';
import { type FighterSight, foeNow } from './sight';
import { runOutChoice } from './turns';
import { A_CARD, BADLY_HURT, DEAR_LEVEL, WORTH_HALVING } from './weights';

function effectOf(s: FighterSight, { use }: Use): SpendableEffect | null {
  const card = equipment(s, use);
  return card.kind === 'spendable' ? card.effect : null;
}

/** The cards among what is offered. */
const usesIn = (options: readonly (Use | string)[]): Use[] =>
  options.flatMap((option) => (typeof option === 'string' ? [] : [option]));

/** The start of a turn: dice when the pool is empty and that is dear, the Weak Point where there is much to halve. */
export function cardAtTurn(s: FighterSight, extras: readonly OptionTo<'any-time'>[]): Use | null {
  return usesIn(extras).find((use) => isForNow(s, effectOf(s, use))) ?? null;
}

function isForNow(s: FighterSight, effect: SpendableEffect | null): boolean {
  const combat = s.b.combat;
  if (!effect) return false;
  if (effect.kind === 'gold') return true;
  if (!combat || effect.kind === 'heal') return false; // the moment before somebody faints is the better one
  if (effect.kind === 'dice') return combat.pool.length === 0 && isDear(s);
  if (effect.kind === 'flip') return combat.life >= WORTH_HALVING && combat.layout.templates.length === 0;
  return effect.n >= combat.life || combat.isBoss === 1;
}

/** To retrieve costs everyone much, or nobody may. */
function isDear(s: FighterSight): boolean {
  if (combatOf(s).isBoss) return true;
  const level = levelOf(foeOf(s));
  if (s.b.chest.bonus === 0 && wouldFell(s, level)) return true;
  return level >= DEAR_LEVEL && runOutChoice(s, level) === 'retrieve';
}

/** In a throw: damage that fells the Monster where another throw would be dear, and all that can hurt the Boss. */
export function cardInThrow(s: FighterSight, { about, options }: AskFor<'throw.cards'>): 'pass' | Use {
  const foe = foeNow(s);
  const dealt = resultOf(s, about.result).dealt + bonusNow(s);
  const left = foe.life - dealt;
  const uses = usesIn(options)
    .filter((use) => amountOf(s, use) > 0)
    .sort((x, y) => amountOf(s, x) - amountOf(s, y));
  if (left <= 0 || uses.length === 0) return 'pass';
  if (!s.grade.foresight) return uses[0];
  const enough = uses.find((use) => amountOf(s, use) >= left);
  if (foe.isBoss) return enough ?? uses[0];
  return enough && isTight(s) ? enough : 'pass';
}

/** How much damage this card adds. */
function amountOf(s: FighterSight, use: Use): number {
  const effect = effectOf(s, use);
  return effect?.kind === 'damage' ? effect.n : 0;
}

/** What the Active Hero's Weapons add, as far as others can tell. */
function bonusNow(s: FighterSight): number {
  const { active } = combatOf(s);
  return bestBlow({ ...s, seat: active }, active, foeNow(s), 'red').bonus;
}

/** The dice run out, or the party is in a bad way. */
const isTight = (s: FighterSight): boolean =>
  combatOf(s).pool.length === 0 && (s.b.chest.bonus <= 1 || partyHealth(s) < BADLY_HURT);

/** DF-16.14: who can be saved is, where fainting is worse than losing the card; against the Boss nothing is kept. */
export function cardAtFaint(s: FighterSight, { about, options }: AskFor<'faint.cards'>): 'pass' | Use {
  const seat = about.hero;
  const { life } = heroAt(s, seat);
  const saves = usesIn(options).filter((use) => {
    const effect = effectOf(s, use);
    return effect?.kind === 'heal' && life + effect.n >= 1;
  });
  const isWorthIt = combatOf(s).isBoss === 1 || faintCost(s, seat) >= A_CARD;
  return saves.length > 0 && isWorthIt ? saves[0] : 'pass';
}

/** DF-R37: nothing is kept for later. */
export const cardAtTheLast = ({ options }: AskFor<'last.cards'>): 'pass' | Use => usesIn(options)[0] ?? 'pass';
