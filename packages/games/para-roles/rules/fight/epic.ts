/** Declaring, charging and activating an EPIC (topic 10); a summoning is charged in the same way (PR-24.10). */
import { type Flow, type Seat, type Why, why } from '@tabard/kernel';
import { callingOf, callingOfPair, type EpicId } from '../../content/roles';
import type { G, Running, Seen, Who } from '../board';
import { NONE } from '../cards/cards';
import { keepingMaxima } from '../cards/stats';
import { epicNamed } from '../effects';
import { EFFECTS } from '../effects/effect';
import { summon } from './creature';

const TURNS = 3;

/** PR-12.9: that of the role of origin, and that of the present class or role. */
export function epicsOf({ b }: Seen, seat: Seat): readonly EpicId[] {
  const { origin, slots, hasEpic } = b.party[seat];
  if (!hasEpic) return [];
  const calling = callingOfPair(slots[0], slots[1]);
  const own = calling && callingOf(calling).epic;
  const first = origin === '' ? null : callingOf(origin).epic;
  if (first === null) return own === null ? [] : [own];
  return own === null || own === first ? [first] : [first, own];
}

/** PR-21.11: whoever could declare Resurrection is a Healer for it. */
export const canResurrect = (seen: Seen, seat: Seat): boolean => epicsOf(seen, seat).includes('resurrection');

/** PR-10.1, PR-10.17, PR-6.5. */
export function forbidEpic(g: G, epic: EpicId): Why | null {
  const { b } = g;
  if (b.fight?.indebted) return why('PR-10.17');
  if (!b.epicUse) return why('PR-10.1');
  return epicNamed(epic).allowed?.(g) === false ? why('PR-6.5') : null;
}

/** PR-10.3: the use is spent at once. */
export function declareEpic(g: G, seat: Seat, epic: EpicId): void {
  const { b } = g;
  b.epicUse = 0;
  (b.fight as NonNullable<typeof b.fight>).declared += 1;
  beginCharge(g, seat, epic);
}

export function beginCharge(g: G, seat: Seat, what: EpicId | 'summoning'): void {
  const one = g.b.party[seat];
  one.charging = what;
  one.charge = 1;
  g.tell('epic.declared', { seat, epic: what });
}

/** PR-10.4: three turns; two in the Clockwork Sleep, where a summoning still takes three (PR-P24). */
const turnsOf = ({ b }: Seen, what: string): number =>
  what === 'summoning' ? TURNS : Math.min(TURNS, ...b.effects.map(({ effect }) => EFFECTS[effect].epicTurns ?? TURNS));

export const isDue = (seen: Seen, seat: Seat): boolean => {
  const { charging, charge } = seen.b.party[seat];
  return charge + 1 >= turnsOf(seen, charging);
};

/** A turn of charging: it goes on, or what was charged comes about (PR-10.5). */
export function* charge(g: G, seat: Seat): Flow {
  const one = g.b.party[seat];
  if (!isDue(g, seat)) {
    one.charge += 1;
    g.tell('epic.charging', { seat, epic: one.charging as EpicId });
  } else if (one.charging === 'summoning') {
    one.charging = '';
    one.charge = 0;
    summon(g, seat);
  } else yield* activateEpic(g, seat, NONE);
}

/** `queen`: who has turned it (PR-18.41), or NONE. */
export function* activateEpic(g: G, seat: Seat, queen: Who): Flow {
  const one = g.b.party[seat];
  const epic = one.charging as EpicId;
  one.charging = '';
  one.charge = 0;
  const turned = queen === NONE ? 0 : 1;
  g.tell('epic.activates', { seat, epic, turned });
  const run: Running = {
    effect: epic,
    user: seat,
    turned,
    fresh: 1,
    who: turned ? [queen] : [],
    suit: NONE,
    cards: [],
  };
  const { activate, effect } = epicNamed(epic);
  const runs = activate ? yield* activate(g, run) : true;
  if (!effect) return;
  if (runs) startEffect(g, run);
  else g.tell('epic.nothing', { seat, epic }); // PR-10.21
}

/**
 * PR-10.19: each activation runs for itself, so that nothing ends what the first one holds before its time. Only one that
 * holds exactly what the new one holds makes room for it: the two could never be told apart.
 */
function startEffect(g: G, run: Running): void {
  const { b } = g;
  keepingMaxima(g, () => {
    b.effects = [...b.effects.filter((other) => !isRepeated(other, run)), run];
  });
}

const isRepeated = (old: Running, run: Running): boolean =>
  old.effect === run.effect &&
  old.user === run.user &&
  old.turned === run.turned &&
  old.suit === run.suit &&
  old.cards.length + run.cards.length === 0 &&
  String(old.who) === String(run.who);
