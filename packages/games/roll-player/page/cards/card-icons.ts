/** The drawings that cards, fiends, foes and heroes name in the content; of a pack's own, one that is not in the page is its kind's. */
import drawings from '@iconify-json/game-icons/emblems-of/roll-player';
import type { Icon } from '@tabard/page/design/icon';
import { builtIn } from '../../index';
import { SIGNS } from '../icons';

const FAMILIES = {
  card: { of: builtIn.market, otherwise: SIGNS.market },
  fiend: { of: builtIn.fiends, otherwise: SIGNS.fiend },
  minion: { of: builtIn.minions, otherwise: SIGNS.minion },
  monster: { of: builtIn.monsters, otherwise: SIGNS.monster },
  familiar: { of: builtIn.familiars, otherwise: SIGNS.familiar },
  race: { of: builtIn.races, otherwise: SIGNS.start },
  class: { of: builtIn.classes, otherwise: SIGNS.dice },
} as const;
type Family = keyof typeof FAMILIES;

export const emblemOf = (family: Family, { icon }: { readonly icon: string }): Icon =>
  drawings[icon] ?? FAMILIES[family].otherwise;

/** Of one that is known by its id alone: a hero remembers no pictures. */
export function emblemById(family: Family, id: string): Icon {
  const { of, otherwise } = FAMILIES[family];
  const known = (of as readonly { readonly id: string; readonly icon: string }[]).find((one) => one.id === id);
  return known ? emblemOf(family, known) : otherwise;
}
