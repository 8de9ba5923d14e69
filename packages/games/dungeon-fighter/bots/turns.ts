/** The choices of a turn before the throw: which die, what when there is none, which Weapons. */
import type { Seat } from '@tabard/kernel';
import { combatOf, nextAble, type PoolDie } from '../rules/board';
import type { Gear } from '../rules/questions';
import type { ThrownDie } from '../rules/throwing';
import { blowOf } from './blow';
import { iconWorth, throwWorth } from './icons';
import { wouldFell } from './life';
import { type FighterSight, foeNow } from './sight';
import { BRAVADO, DICE_TO_SPARE, NEARLY_BEATEN, STILL_ALIVE } from './weights';

/** DF-R112.4: by the worth of the icon to this Hero now; with foresight also by what is left to those who come next. */
export function dieWorth(s: FighterSight, die: PoolDie): number {
  const own = throwWorth(s, s.seat, die);
  if (!s.grade.foresight) return own;
  const rest = combatOf(s).pool.filter((other) => other !== die);
  return (
    own +
    STILL_ALIVE *
      bestSharing(
        rest,
        throwersAfter(s, rest.length).map((seat) => worthByDie(s, seat, rest)),
      )
  );
}

/** Who throws next, so many of them. */
function throwersAfter(s: FighterSight, count: number): Seat[] {
  const seats: Seat[] = [];
  for (let seat = nextAble(s, s.seat); seats.length < count; seat = nextAble(s, seat)) seats.push(seat);
  return seats;
}

const worthByDie = (s: FighterSight, seat: Seat, dice: readonly PoolDie[]): Map<PoolDie, number> =>
  new Map(dice.map((die) => [die, throwWorth(s, seat, die)]));

/** The dice among these Heroes in their order, as well as it can be done. */
function bestSharing(dice: readonly PoolDie[], [next, ...others]: readonly Map<PoolDie, number>[]): number {
  if (dice.length === 0) return 0;
  const worth = (die: PoolDie) => {
    const rest = dice.filter((other) => other !== die);
    return (next.get(die) ?? 0) + STILL_ALIVE * bestSharing(rest, others);
  };
  return Math.max(...dice.map(worth));
}

/** DF-R112.4: a Bonus die, or the three coloured ones for the level's price. */
export function runOutChoice(s: FighterSight, level: number): 'bonus' | 'retrieve' {
  const { life } = combatOf(s);
  const spare = s.b.chest.bonus > DICE_TO_SPARE;
  return life <= NEARLY_BEATEN || spare || wouldFell(s, level) ? 'bonus' : 'retrieve';
}

/** DF-R112.4: expected damage minus expected harm. Who has no foresight sees the bonus and little else. */
export function gearWorth(s: FighterSight, gear: Gear, die: ThrownDie): number {
  const foe = foeNow(s);
  const blow = blowOf(s, s.seat, foe, die, gear);
  if (!s.grade.foresight) return blow.damage + blow.bonus * BRAVADO;
  return blow.worth + iconWorth(s, s.seat, die, blow, foe);
}
