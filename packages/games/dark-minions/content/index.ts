/** The numbers and names of Dark Minions as typed values. The files beside this one are the data; packs replace them. */
import type { PackContent } from '@tabard/content';
import type { z } from '@tabard/content/zod';
import type * as schema from './files';
import { type DieKind, POWERS, type Power, TOWER_COLOURS } from './kinds';
import { read } from './read';

export * from './kinds';

export type Town = z.infer<typeof schema.town>;
export type Overlord = z.infer<typeof schema.overlord>;
export type Horde = z.infer<typeof schema.horde>;
export type Face = z.infer<typeof schema.face>;

export interface Content {
  /** By number: the eighteen (or a pack's), then the Demon Lords'. */
  readonly towns: readonly Town[];
  readonly overlords: readonly Overlord[];
  /** How many of each belong to the game without the expansion. */
  readonly plainTowns: number;
  readonly plainOverlords: number;
  /** Tower counts of each Town in the order of TOWER_COLOURS. */
  readonly townTowers: readonly (readonly number[])[];
  readonly towerPrices: readonly number[];
  /** The Overlord with a power, or -1 when a pack has none. */
  readonly overlordWith: { readonly [power in Power]: number };
  readonly dice: { readonly [kind in DieKind]: readonly Face[] };
  readonly levels: readonly { readonly dice: readonly DieKind[]; readonly bonus?: 'white'; readonly vp: number }[];
  readonly hordes: readonly Horde[];
  readonly rule: Files['setup.yaml'];
}

type Files = PackContent<typeof schema.files>;

export function makeContent(data: Files): Content {
  const allTowns = [...data['towns.yaml'].towns, ...data['demon-lords.yaml'].towns];
  const allOverlords = [...data['overlords.yaml'].overlords, ...data['demon-lords.yaml'].overlords];
  const rule = data['setup.yaml'];
  return {
    towns: allTowns,
    overlords: allOverlords,
    plainTowns: data['towns.yaml'].towns.length,
    plainOverlords: data['overlords.yaml'].overlords.length,
    townTowers: allTowns.map((t) => TOWER_COLOURS.map((colour) => t.towers[colour])),
    towerPrices: TOWER_COLOURS.map((colour) => rule.towerPrices[colour]),
    overlordWith: Object.fromEntries(
      POWERS.map((power) => [power, allOverlords.findIndex((o) => o.power === power)]),
    ) as Content['overlordWith'],
    dice: data['dice.yaml'],
    levels: data['levels.yaml'].levels,
    hordes: data['hordes.yaml'].hordes,
    rule,
  };
}

/** The house's own content. */
export const builtIn: Content = makeContent(read);
