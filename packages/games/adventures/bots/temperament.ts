/** What tells one wayfarer from another: how dear stamina, cards and doubts are to it. All else they have in common. */
export interface Temperament {
  /** From this share of its health gone in fatigue on, a party should rest. */
  readonly restAt: number;
  /** What a point of stamina must bring, in slots. */
  readonly stamina: number;
  /** What a point of wear must bring (solver, LineOptions). */
  readonly thrift: number;
  /** How it likes what it does not know yet: another choice, a check, a fight, an item tried out. */
  readonly curiosity: number;
  readonly check: number;
  readonly fight: number;
  readonly tinkering: number;
  /** Unexplored places do not keep it from THE END when so much of its strength is gone. */
  readonly homeAt: number;
}

export const TEMPERAMENTS = {
  cautious: { restAt: 0.4, stamina: 0.07, thrift: 0.03, curiosity: 8, check: -1, fight: -4, tinkering: 1, homeAt: 0.6 },
  bold: { restAt: 0.6, stamina: 0.03, thrift: 0.012, curiosity: 9, check: 1, fight: 2, tinkering: 0, homeAt: 0.85 },
  curious: { restAt: 0.5, stamina: 0.05, thrift: 0.02, curiosity: 12, check: 1, fight: -1, tinkering: 4, homeAt: 0.75 },
} as const satisfies { readonly [name: string]: Temperament };
