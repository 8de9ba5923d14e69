/** What the icons cannot say: class abilities and cards with a function of their own, named by the data. */
import type { Flow, Seat } from '@tabard/kernel';
import { type G, IN_BAG, IN_POOL, type Seen } from '../board';
import { decide } from '../decide';
import { toBag } from '../dice';
import { poolOf } from './active';
import { distinct } from './pick';
import { rollDice } from './roll';

interface Said {
  readonly amount?: number;
}
export interface Power {
  readonly usable: (seen: Seen, seat: Seat, said: Said) => boolean;
  readonly use: (g: G, seat: Seat, said: Said) => Flow;
}

export const SHIELD = 'shield';
/** Ledgerkeeper: so many dice are drawn, so many of them stay. */
export const REDRAW = { draws: 3, keeps: 2 } as const;
export const ENCORE = 'encore';
export const ENCORE_PLAYS = 2;

export const POWERS: { readonly [id: string]: Power } = {
  /** Hearthguard: counterattacks of this round are reduced by 1 a slot. */
  [SHIELD]: {
    usable: ({ b }) => b.challenge!.kind === 'combat',
    *use({ b }, _seat, { amount = 1 }) {
      b.challenge!.powers[SHIELD] = (b.challenge!.powers[SHIELD] ?? 0) + amount;
    },
  },
  /** Ledgerkeeper: one die back into the bag; three random dice are rolled, two of them stay in the pool. */
  redraw: {
    usable: ({ b }) => poolOf(b).length > 0 && b.dieAt.includes(IN_BAG),
    *use(g, seat) {
      const { b } = g;
      const offer = (dice: readonly number[]) => distinct(b, dice).map((die) => ({ die }));
      const gone = yield* g.choose(seat, 'power.returnDie', () => offer(poolOf(b)));
      toBag(b, g.content, gone.die);
      const bag = [...b.dieAt.keys()].filter((die) => b.dieAt[die] === IN_BAG);
      const drawn: number[] = [];
      while (drawn.length < REDRAW.draws && bag.length > 0) drawn.push(g.draw('draw.die', bag));
      for (const die of drawn) b.dieAt[die] = IN_POOL;
      g.tell('dice.drawn', { dice: drawn });
      rollDice(g, 'draw', drawn, seat);
      if (drawn.length <= REDRAW.keeps) return;
      const back = yield* g.choose(seat, 'power.returnDie', () => offer(drawn));
      toBag(b, g.content, back.die);
      g.tell('dice.returned', { dice: [back.die] });
    },
  },
  /** Ballad-Broker: one other player (alone: the owner) may play more cards in this step. */
  [ENCORE]: {
    usable: () => true,
    *use(g, seat, { amount = ENCORE_PLAYS }) {
      const others = () => (g.seats === 1 ? [seat] : g.clockwiseFrom(0).filter((one) => one !== seat));
      const who = yield* decide(g, 'power.encore', others);
      g.b.challenge!.granted[who] += amount;
      g.b.challenge!.done[who] = 0;
    },
  },
};
