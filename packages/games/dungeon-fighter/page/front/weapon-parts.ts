/** What is used for a throw is one answer that names it all: some Weapons, a dance, or nothing. */
import type { Gear } from '../../index';

/** The answer that uses exactly this. */
export const choiceOf = (gears: readonly Gear[], weapons: ReadonlySet<number>, dancing: boolean): Gear | undefined =>
  gears.find(
    (gear) =>
      gear.dancing === dancing &&
      gear.weapons.length === weapons.size &&
      gear.weapons.every((card) => weapons.has(card)),
  );

/** Everything that could be used, each Weapon once. */
export const partsIn = (
  gears: readonly Gear[],
): { readonly weapons: readonly number[]; readonly mayDance: boolean } => ({
  weapons: [...new Set(gears.flatMap(({ weapons }) => weapons))],
  mayDance: gears.some(({ dancing }) => dancing),
});
