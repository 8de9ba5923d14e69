/** DF-4.11, DF-26, DF-29, DF-R73: board modifiers, special dice and Templates that a card calls for. */

import type { SetupCall } from '../content';
import { BOARD, type DiePose, ICEBERG, type TemplateId } from '../physics';
import { type Caller, combatOf, type G, type SpecialDie } from './board';
import { dieOf } from './throwing';

const ALL_ICEBERGS = [0, 1, 2, 3];
const isNear = (x: number, z: number): boolean => x * x + z * z <= ICEBERG.base * ICEBERG.base;

export function bringOut(g: G, call: SetupCall | undefined, by: Caller): void {
  if (!call) return;
  if (call.icebergs) setIcebergs(g, by);
  for (const die of call.dice ?? []) grantDice(g, die, by);
  for (const template of call.templates ?? []) callTemplate(g, template, by);
}

/** DF-26.2; a second call sets up those that are missing (DF-R73). What lay in their places is taken out (DF-R109.1). */
function setIcebergs(g: G, by: Caller): void {
  const combat = combatOf(g);
  const missing = ALL_ICEBERGS.filter((n) => !combat.layout.icebergs.includes(n));
  if (!combat.icebergsBy.includes(by)) combat.icebergsBy.push(by);
  if (missing.length === 0) return;
  const inTheWay = ({ p: [x, , z] }: DiePose) =>
    BOARD.holes.centres.some(([hx, hz]) => isNear(x / 100 - hx, z / 100 - hz));
  combat.layout = {
    ...combat.layout,
    dice: combat.layout.dice.filter((die) => !inTheWay(die)),
    icebergs: ALL_ICEBERGS,
  };
  g.tell('icebergs.set', { count: missing.length });
}

/** DF-29.2. Dice thrown in this combat come back to the pool by a new call (DF-R73). */
export function grantDice(g: G, die: SpecialDie, by: Caller): void {
  const combat = combatOf(g);
  if (combat.pool.includes(die)) return;
  combat.thrown = combat.thrown.filter((other) => other !== die);
  combat.layout = {
    ...combat.layout,
    dice: combat.layout.dice.filter((body) => dieOf(body) !== die),
  };
  combat.pool.push(die);
  combat.granted = [...combat.granted.filter((grant) => grant.die !== die), { die, by }];
  g.tell('dice.join', { die });
}

/** The Active Hero will flip it before the next die is chosen (DF-30.1). */
export function callTemplate(g: G, template: TemplateId, by: Caller): void {
  const combat = combatOf(g);
  if (!combat.toFlip.some((call) => call.template === template)) combat.toFlip.push({ template, by });
}
