/** Which colour to buy next (RA-17.3): what the open slots want and the dice bought so far do not bring. */
import { COLOURS } from '../content';
import type { Seen } from '../rules/board';
import { openSlots, poolOf } from '../rules/challenge/active';
import { dieCost, fairPayment, forbidBuying } from '../rules/challenge/pool';

/** How much a bought die of its colour helps: a slot of one colour is sure then, one with a value still wants cards. */
const HELP = { colour: 1, colourAndValue: 0.6, twoColours: 0.4 } as const;

interface Want {
  readonly colours: number;
  readonly help: number;
}

function wants({ b }: Seen): Want[] {
  return openSlots(b)
    .map((slot) => b.challenge!.slots[slot])
    .filter(({ colours }) => colours !== 0)
    .map(({ colours, value }) => {
      const single = (colours & (colours - 1)) === 0;
      return { colours, help: value === 0 ? HELP.colour : single ? HELP.colourAndValue : HELP.twoColours };
    })
    .sort((x, y) => y.help - x.help);
}

export interface Purchase {
  /** Of which colour, by its attribute. */
  readonly colour: number;
  /** In slots, about. */
  readonly help: number;
  /** Stamina that it costs the party, what is substituted included. */
  readonly stamina: number;
}

/** The most helpful die that can be bought, or null. */
export function bestPurchase(seen: Seen): Purchase | null {
  const { b } = seen;
  const left = wants(seen);
  for (const die of poolOf(b)) {
    const at = left.findIndex(({ colours }) => (colours & b.dieMask[die]) !== 0);
    if (at >= 0) left.splice(at, 1);
  }
  let best: (Purchase & { readonly score: number }) | null = null;
  for (const colour of COLOURS.keys()) {
    const wanted = left.find(({ colours }) => (colours >> colour) & 1);
    if (!wanted || forbidBuying(seen, colour) !== null) continue;
    const stamina = fairPayment(seen, colour)!.from.reduce((sum, one) => sum + one, 0);
    const score = wanted.help * dieCost(seen) - (stamina - dieCost(seen)) / 8; // substitution is dear
    if (!best || score > best.score) best = { colour, help: wanted.help, stamina, score };
  }
  return best;
}
