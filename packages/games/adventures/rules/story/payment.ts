/** What a choice costs (ledger, 5.2: `pay`), and why a party cannot pay it. */
import { type Flow, type Seat, type Why, why } from '@tabard/kernel';
import type { Pay } from '../../content/storybook';
import { CLASS_LOCKED, type G, type Seen } from '../board';
import { decide } from '../decide';
import { changeGold, changeXp } from '../journal';
import { addFatigue, changeHealth } from '../party/stamina';
import { titlesIn } from './conditions';
import { giveBackTitle } from './effects';

/** Nobody pays with the last of their health. */
const LEAST_HEALTH_TO_PAY = 10;

const seatsOf = ({ seats }: Pick<Seen, 'seats'>): Seat[] => Array.from({ length: seats }, (_, seat) => seat);
const canGiveHealth = (seen: Seen) => seatsOf(seen).filter((seat) => seen.b.health[seat] > LEAST_HEALTH_TO_PAY);
const canLockClass = (seen: Seen) => seatsOf(seen).filter((seat) => seen.b.classState[seat] !== CLASS_LOCKED);
const sellable = ({ b }: Seen, titles: Pay['titles']) => titlesIn(titles).filter((title) => b.titles.includes(title));

/** RA-11.8, RA-R37: fatigue for everybody is refused only where it would leave the entire party exhausted. */
export const wouldExhaustAll = ({ b }: Pick<Seen, 'b'>, amount: number): boolean =>
  b.health.every((health, seat) => b.fatigue[seat] + amount >= health);

export function cannotPay(seen: Seen, pay: Pay): Why | null {
  const { b } = seen;
  const { gold = 0, xp = 0, fatigue = 0 } = pay;
  if (b.gold < gold) return why('RA-R24', { what: 'gold', needs: gold, has: b.gold });
  if (b.xp < xp) return why('RA-R24', { what: 'xp', needs: xp, has: b.xp });
  if (fatigue > 0 && wouldExhaustAll(seen, fatigue)) return why('RA-R37', { needs: fatigue });
  if (pay.titles && sellable(seen, pay.titles).length === 0) return why('RA-R24', { what: 'title', needs: 1, has: 0 });
  if (pay.health && canGiveHealth(seen).length === 0) return why('RA-R24', { what: 'health', needs: 1, has: 0 });
  if (pay.class && canLockClass(seen).length === 0) return why('RA-R24', { what: 'class', needs: 1, has: 0 });
  return null;
}

/** RA-12.2. */
export function* payFor(g: G, pay: Pay): Flow {
  changeGold(g, -(pay.gold ?? 0));
  changeXp(g, -(pay.xp ?? 0));
  if (pay.fatigue) for (const seat of g.clockwiseFrom(0)) addFatigue(g, seat, pay.fatigue);
  if (pay.titles) giveBackTitle(g, yield* decide(g, 'pay.title', () => sellable(g, pay.titles)));
  if (pay.health) changeHealth(g, yield* decide(g, 'pay.health', () => canGiveHealth(g)), -1);
  if (pay.class) {
    const seat = yield* decide(g, 'pay.class', () => canLockClass(g));
    g.b.classState[seat] = CLASS_LOCKED;
    g.tell('class.turned', { seat, state: CLASS_LOCKED });
  }
}
