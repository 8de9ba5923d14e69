/** RP-32: a finished character as a small record that other games can read (section 5.14 of the ledger). */
import type { Origin } from '@tabard/content';
import { type CharacterExport, freePoints, healthOf } from '@tabard/content/hero';
import { LIMITS, type Seat } from '@tabard/kernel';
import { ATTRS, type Kind } from '../content';
import { cardOf, classOf, hasDied, hasFamiliars, isSolitaire, type Seen } from '../rules/board';
import { rankOf, sheetOf } from '../rules/end/scoring';
import { backstoryMatches } from '../rules/sheet/scores';
import { attributesOf } from './dice';
import { withFoes } from './foes';

type Named = 'race' | 'class' | 'alignment' | 'backstory' | 'familiar' | 'card';
/** The name of a thing of the content in the language of whoever takes the hero along. */
export type NameOf = (kind: Named, id: string) => string;
const namesBy =
  ({ say }: Pick<Origin, 'say'>): NameOf =>
  (kind, id) =>
    say({ id: `${kind}.${id}.name` });

const KIND_LISTS: { readonly [kind in Kind]: keyof CharacterExport['market'] } = {
  weapon: 'weapons',
  armor: 'armor',
  skill: 'skills',
  trait: 'traits',
  scroll: 'scrolls',
};

/** RP-32.1, RP-32.2: null for a character that the Monster killed, and before the game is over. */
export function exportHero(seen: Seen, seat: Seat, origin: Origin): CharacterExport | null {
  const { b, content } = seen;
  const hero = b.heroes[seat];
  if (b.phase !== 'over' || hasDied(seen)) return null;
  const sheet = sheetOf(seen, seat);
  const nameOf = namesBy(origin);
  const named = (kind: Named, { id }: { readonly id: string }) => ({ id, name: nameOf(kind, id) });
  const ofAttr = attributesOf(seen, seat);
  const rpa = Object.fromEntries(
    ATTRS.map((attr) => [attr, ofAttr[attr].rpa]),
  ) as CharacterExport['rpaPreview']['attributes'];
  const market: CharacterExport['market'] = { weapons: [], armor: [], skills: [], traits: [], scrolls: [] };
  for (const { card } of hero.cards)
    market[KIND_LISTS[cardOf(seen, card).kind]].push(named('card', cardOf(seen, card)));
  const matches = backstoryMatches(seen, seat);
  const called = origin.character(seat);
  return {
    format: 'roll-player-character',
    version: 1,
    id: `${origin.seal.slice(0, 16)}-${seat}`,
    game: {
      mode: b.mode,
      players: seen.seats,
      solitaire: isSolitaire(seen),
      finishedAt: origin.finishedAt,
      seed: origin.seed,
      journal: origin.seal,
      seat,
    },
    playerName: origin.player(seat).slice(0, LIMITS.name),
    ...(called ? { characterName: called.slice(0, LIMITS.name) } : {}),
    race: { ...named('race', content.races[hero.race]), side: hero.side === 0 ? 'A' : 'B' },
    class: { ...named('class', classOf(seen, seat)), colour: classOf(seen, seat).colour },
    alignment: {
      ...named('alignment', content.alignments[hero.alignment]),
      cell: hero.cell,
      stars: sheet.byCategory.alignment,
    },
    backstory: {
      ...named('backstory', content.backstories[hero.backstory]),
      matches,
      stars: sheet.byCategory.backstory,
    },
    attributes: ofAttr,
    market,
    gold: hero.gold,
    xp: hero.xp,
    xpStored: hero.xpStored,
    ...(hasFamiliars(seen) ? withFoes(seen, seat, nameOf) : {}),
    stars: { total: sheet.total, byCategory: { ...sheet.byCategory } },
    ...(isSolitaire(seen) ? { rank: rankOf(seen, sheet.total) } : {}),
    rpaPreview: { health: healthOf(sheet.total), attributes: rpa, freePoints: freePoints(Object.values(rpa)) },
  };
}
