/** RP-18: Fiends are gained with dice, bind their owner, and are banished for Charisma or Gold. */
import type { Flow, Seat } from '@tabard/kernel';
import { activeFiends, type Card, type G, heldBy, type Seen, seatsOf } from '../board';
import { knob } from '../cards/abilities';
import { fire } from '../cards/triggers';
import type { Doings, Idle } from '../cards/vocabulary';
import { orDone, unlessDone } from '../decline';

export const BANISH_GOLD = 5;

/** RP-7.14, RP-18.9: all that lay on the card when it was selected. */
export function* gainFiends(g: G, seat: Seat): Flow {
  const card = g.b.row[heldBy(g.b, seat)];
  const gained = card.fiends.splice(0, card.claimed);
  card.claimed = 0;
  for (const fiend of gained) {
    g.b.heroes[seat].fiends.push({ fiend, active: 1, binds: 0 });
    g.tell('fiend.gained', { seat, fiend });
  }
  if (gained.length > 0) yield* fire(g, seat, 'fiend');
}

/** RP-18.1: at the end of the Dice Phase. */
export function fiendsBind(g: G): void {
  for (const seat of seatsOf(g)) {
    for (const own of activeFiends(g.b.heroes[seat])) {
      if (own.binds) continue;
      own.binds = 1;
      g.tell('fiend.binds', { seat, fiend: own.fiend });
    }
  }
}

/** RP-18.4, RP-18.5: Charisma does not lower it. */
export const banishCost = (seen: Seen, seat: Seat): number =>
  Math.max(0, BANISH_GOLD + knob(seen, seat, 'banish-gold'));

/** RP-18.6: face down, its restriction ends at once, and it stays. */
export function* banish(g: G, seat: Seat, fiend: Card, gold: number, charisma: number): Flow {
  const hero = g.b.heroes[seat];
  const own = hero.fiends.find((one) => one.fiend === fiend)!;
  hero.gold -= gold;
  hero.charisma -= charisma;
  own.active = 0;
  own.binds = 0;
  g.tell('fiend.banished', { seat, fiend, gold, charisma });
  yield* fire(g, seat, 'banish');
}

const fiendsOf = ({ b }: G, seat: Seat): Card[] => activeFiends(b.heroes[seat]).map(({ fiend }) => fiend);

export function* banishByEffect(g: G, seat: Seat, n: number, gold: number): Flow {
  for (let i = 0; i < n; i++) {
    const able = () => (g.b.heroes[seat].gold >= gold ? fiendsOf(g, seat) : []);
    const fiend = unlessDone(yield* g.maybeChoose(seat, 'banish.choose', () => orDone(able()), { about: { gold } }));
    if (fiend === null) return;
    yield* banish(g, seat, fiend, gold, 0);
  }
}

/** RP-30.14, RP-30.32, RP-30.34: on any Initiative card, also one that lies in front of a player. */
export function* summon(g: G, seat: Seat): Flow {
  const hero = g.b.heroes[seat];
  const fiend = unlessDone(yield* g.maybeChoose(seat, 'summon.fiend', () => orDone(fiendsOf(g, seat))));
  if (fiend === null) return;
  const place = yield* g.choose(seat, 'summon.card', () => g.b.row.map((_, at) => at), { about: { fiend } });
  hero.fiends = hero.fiends.filter((one) => one.fiend !== fiend);
  g.b.row[place].fiends.push(fiend);
  g.tell('fiend.summoned', { seat, fiend, rank: place + 1, star: place === g.b.row.length - 1 });
}

export const fiendEffects: Doings<'banish' | 'summon'> = {
  banish: (g, seat, { n, gold = 0 }) => banishByEffect(g, seat, n, gold),
  summon: (g, seat) => summon(g, seat),
};

export const fiendIdle: Idle = {
  banish: ({ b }, seat, { gold = 0 }) => activeFiends(b.heroes[seat]).length === 0 || b.heroes[seat].gold < gold,
};
