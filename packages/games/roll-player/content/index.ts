/** The cards, boards and sheets of Roll Player as typed values. The files below are the data; packs replace them. */
import type { PackContent } from '@tabard/content';
import type { z } from '@tabard/content/zod';
import { problemsOf } from './checks';
import type { files } from './files';
import { type Abilities, abilitiesOf } from './holders';
import { ATTRS, type Attr, type Colour, type SetId } from './kinds';
import { read } from './read';
import type * as schema from './schema';

export type { Abilities, Holders } from './holders';
export * from './kinds';
export type * from './schema';

export type Weapon = z.infer<typeof schema.weapon> & { readonly kind: 'weapon' };
export type Armor = z.infer<typeof schema.armor> & { readonly kind: 'armor' };
export type Skill = z.infer<typeof schema.skill> & { readonly kind: 'skill' };
export type Trait = z.infer<typeof schema.trait> & { readonly kind: 'trait' };
export type Scroll = z.infer<typeof schema.scroll> & { readonly kind: 'scroll' };
export type MarketCard = Weapon | Armor | Skill | Trait | Scroll;
export type ArmorSet = z.infer<typeof schema.armorSet> & {
  /** All that its cards show. */
  readonly colours: readonly Colour[];
};
export type Fiend = z.infer<typeof schema.fiend>;
export type Minion = z.infer<typeof schema.minion>;
export type Level = z.infer<typeof schema.level>;
export type Monster = z.infer<typeof schema.monster>;
export type Adventure = z.infer<typeof schema.adventure>;
export type Alignment = z.infer<typeof schema.alignment>;

export interface Race {
  readonly id: string;
  readonly icon: string;
  readonly set: SetId;
  /** By attribute, in the order of ATTRS. */
  readonly mods: readonly number[];
}
/** RP-25.3 to RP-25.5: an exact number and a range have a maximum, a plus sign has none. */
export interface Goal {
  readonly text: string;
  readonly min: number;
  readonly max: number;
  readonly stars: number;
}
export interface ClassCard {
  readonly id: string;
  readonly icon: string;
  readonly set: SetId;
  readonly colour: Colour;
  /** By attribute, in the order of ATTRS. */
  readonly goals: readonly Goal[];
  readonly abilities: readonly schema.Ability[];
}
export interface Backstory {
  readonly id: string;
  readonly set: SetId;
  /** The space (row × 3 + column) and its colour, one for each row. */
  readonly spaces: readonly { readonly space: number; readonly colour: Colour }[];
}
export interface Familiar {
  readonly id: string;
  readonly icon: string;
  readonly pair: readonly [Colour, Colour];
  readonly action: readonly schema.Effect[];
  readonly goal: { readonly min: number; readonly max: number; readonly stars: number };
  readonly backstory: readonly Colour[];
}

/** A card's number is its place in its list. */
export interface Cards {
  readonly market: readonly MarketCard[];
  readonly armorSets: readonly ArmorSet[];
  readonly races: readonly Race[];
  readonly classes: readonly ClassCard[];
  readonly alignments: readonly Alignment[];
  readonly backstories: readonly Backstory[];
  readonly familiars: readonly Familiar[];
  readonly fiends: readonly Fiend[];
  readonly minions: readonly Minion[];
  readonly monsters: readonly Monster[];
  readonly adventures: readonly Adventure[];
}
export interface Content extends Cards {
  /** The abilities of classes, Market cards and Fiends by their names. */
  readonly abilities: Abilities;
}

export type Data = PackContent<typeof files>;

/** The ledger's price list (section 5.3): what a goal is worth. */
export function goalOf(text: string): Goal {
  const [first, last] = text.split(/[+-]/);
  const min = Number(first);
  if (text.endsWith('+')) return { text, min, max: Number.MAX_SAFE_INTEGER, stars: min >= 18 ? 3 : 1 };
  if (last) return { text, min, max: Number(last), stars: 2 };
  return { text, min, max: min, stars: min >= 18 ? 4 : 3 };
}

const byAttr = <T>(record: { readonly [attr in Attr]?: T }, otherwise: T): T[] =>
  ATTRS.map((attr) => record[attr] ?? otherwise);

export function makeContent(data: Data): Content {
  const { armorSets, armor } = data['armor.yaml'];
  const cards: Cards = {
    market: [
      ...data['weapons.yaml'].weapons.map((card) => ({ ...card, kind: 'weapon' as const })),
      ...armor.map((card) => ({ ...card, kind: 'armor' as const })),
      ...data['skills.yaml'].skills.map((card) => ({ ...card, kind: 'skill' as const })),
      ...data['traits.yaml'].traits.map((card) => ({ ...card, kind: 'trait' as const })),
      ...data['scrolls.yaml'].scrolls.map((card) => ({ ...card, kind: 'scroll' as const })),
    ],
    armorSets: armorSets.map((set) => ({
      ...set,
      colours: [...new Set(armor.flatMap((card) => (card.armorSet === set.id ? card.colours : [])))],
    })),
    races: data['races.yaml'].races.map((race) => ({ ...race, mods: byAttr(race.mods, 0) })),
    classes: data['classes.yaml'].classes.map((card) => ({ ...card, goals: byAttr(card.goals, '').map(goalOf) })),
    alignments: data['alignments.yaml'].alignments,
    backstories: data['backstories.yaml'].backstories.map(({ spaces, ...card }) => ({
      ...card,
      spaces: byAttr(spaces, '').map((text, row) => {
        const [column, colour] = text.split(' ');
        return { space: 3 * row + Number(column) - 1, colour: colour as Colour };
      }),
    })),
    familiars: data['familiars.yaml'].familiars.map(({ goal: [min, max], ...board }) => ({
      ...board,
      goal: { min, max, stars: max - min === 1 ? 3 : 2 }, // RP-9.7
    })),
    ...data['fiends.yaml'],
    ...data['minions.yaml'],
    ...data['monsters.yaml'],
    ...data['adventures.yaml'],
  };
  const problems = problemsOf(cards);
  if (problems.length > 0) throw new Error(`these cards make no game: ${problems.join('; ')}`);
  return indexed(cards);
}

/** Whatever was made of the cards before: a list that took another's place has its own abilities. */
export function indexed(cards: Cards): Content {
  const abilities = abilitiesOf({
    class: cards.classes.map((card) => card.abilities),
    card: cards.market.map((card) => (card.kind === 'weapon' || card.kind === 'trait' ? (card.abilities ?? []) : [])),
    fiend: cards.fiends.map(({ restriction }) => restriction),
  });
  return { ...cards, abilities };
}

export const builtIn: Content = makeContent(read);
