/** Spendables: thrown in when they decide something (DF-16.11 to DF-16.14, DF-R31). */
import type { PendingAsk } from '@tabard/kernel';
import type { SpendableEffect } from '../content';
import type { DieFacts } from '../physics';
import { type Card, combatOf, equipment, foeOf, heroAt, levelOf } from '../rules/board';
import { bestBlow } from './blow';
import { faintCost, partyHealth, wouldFell } from './life';
import { resultOf } from './results';
import { foeNow, type Sight } from './sight';
import { runOutChoice } from './turns';
import { A_CARD, BADLY_HURT, DEAR_LEVEL, WORTH_HALVING } from './weights';

const cardOf = (key: string): Card => Number(key.slice('use:'.length));

function effectOf(s: Sight, key: string): SpendableEffect | null {
  const card = equipment(s, cardOf(key));
  return card.kind === 'spendable' ? card.effect : null;
}

const isUse = (key: string): boolean => key.startsWith('use:');

/** The start of a turn: dice when the pool is empty and that is dear, the Weak Point where there is much to halve. */
export function cardAtTurn(s: Sight, options: readonly string[]): string | null {
  return options.filter(isUse).find((key) => isForNow(s, effectOf(s, key))) ?? null;
}

function isForNow(s: Sight, effect: SpendableEffect | null): boolean {
  const combat = s.b.combat;
  if (!effect) return false;
  if (effect.kind === 'gold') return true;
  if (!combat || effect.kind === 'heal') return false; // the moment before somebody faints is the better one
  if (effect.kind === 'dice') return combat.pool.length === 0 && isDear(s);
  if (effect.kind === 'flip') return combat.life >= WORTH_HALVING && combat.layout.templates.length === 0;
  return effect.n >= combat.life || combat.isBoss === 1;
}

/** To retrieve costs everyone much, or nobody may. */
function isDear(s: Sight): boolean {
  if (combatOf(s).isBoss) return true;
  const level = levelOf(foeOf(s));
  if (s.b.chest.bonus === 0 && wouldFell(s, level)) return true;
  return level >= DEAR_LEVEL && runOutChoice(s, level) === 'retrieve';
}

/** In a throw: damage that fells the Monster where another throw would be dear, and all that can hurt the Boss. */
export function cardInThrow(s: Sight, { about, options }: PendingAsk): string {
  const die = about.result as unknown as DieFacts;
  const foe = foeNow(s);
  const dealt = resultOf(s, die).dealt + bonusNow(s);
  const left = foe.life - dealt;
  const uses = options.filter((key) => amountOf(s, key) > 0).sort((x, y) => amountOf(s, x) - amountOf(s, y));
  if (left <= 0 || uses.length === 0) return 'pass';
  if (!s.grade.foresight) return uses[0];
  const enough = uses.find((key) => amountOf(s, key) >= left);
  if (foe.isBoss) return enough ?? uses[0];
  return enough && isTight(s) ? enough : 'pass';
}

/** How much damage this answer adds. */
function amountOf(s: Sight, key: string): number {
  const effect = isUse(key) ? effectOf(s, key) : null;
  return effect?.kind === 'damage' ? effect.n : 0;
}

/** What the Active Hero's Weapons add, as far as others can tell. */
function bonusNow(s: Sight): number {
  const { active } = combatOf(s);
  return bestBlow({ ...s, seat: active }, active, foeNow(s), 'red').bonus;
}

/** The dice run out, or the party is in a bad way. */
const isTight = (s: Sight): boolean =>
  combatOf(s).pool.length === 0 && (s.b.chest.bonus <= 1 || partyHealth(s) < BADLY_HURT);

/** DF-16.14: who can be saved is, where fainting is worse than losing the card; against the Boss nothing is kept. */
export function cardAtFaint(s: Sight, { about, options }: PendingAsk): string {
  const seat = Number(about.hero);
  const { life } = heroAt(s, seat);
  const saves = options.filter(isUse).filter((key) => {
    const effect = effectOf(s, key);
    return effect?.kind === 'heal' && life + effect.n >= 1;
  });
  const isWorthIt = combatOf(s).isBoss === 1 || faintCost(s, seat) >= A_CARD;
  return saves.length > 0 && isWorthIt ? saves[0] : 'pass';
}

/** DF-R37: nothing is kept for later. */
export const cardAtTheLast = (options: readonly string[]): string => options.find(isUse) ?? 'pass';
