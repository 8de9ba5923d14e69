/** RA-3: a hero of Roll Player, read out of its export record (ledger, 5.5: import record) and converted. */
import { z } from '@tabard/content/zod';
import { ATTRS, type Colour, type Content, findCard, findClass, type MarketDeck } from '../../content';

const COLOUR_NAMES = { red: 'R', black: 'K', green: 'G', blue: 'B', white: 'W', purple: 'P' } as const;
const colourName = z.enum(['red', 'black', 'green', 'blue', 'white', 'purple']);
const cards = z.array(z.object({ id: z.string().max(80), name: z.string().max(80) })).max(60);
const score = z.object({ score: z.int().min(-60).max(99) });

/** The subset that the rules use; what else the record holds is the other game's affair (RA-R19). */
export const heroFile = z.object({
  format: z.literal('roll-player-character'),
  version: z.literal(1),
  characterName: z.string().max(60).optional(),
  playerName: z.string().max(60),
  race: z.object({ id: z.string().max(60), name: z.string().max(60) }),
  class: z.object({ id: z.string().max(60), name: z.string().max(60), colour: colourName }),
  attributes: z.object({ STR: score, DEX: score, CON: score, INT: score, WIS: score, CHA: score }),
  market: z.object({ weapons: cards, armor: cards, skills: cards, traits: cards, scrolls: cards }),
  gold: z.int().min(0).max(999),
  xp: z.int().min(0).max(999),
  xpStored: z.int().min(0).max(999),
  familiar: z.object({ id: z.string().max(60), pair: z.tuple([colourName, colourName]) }).optional(),
  stars: z.object({ total: z.int().min(-99).max(999) }),
});
export type HeroFile = z.infer<typeof heroFile>;

export interface Hero {
  readonly name: string;
  readonly race: string;
  /** Place in content.classes; null: the player picks one of the colour (RA-R21). */
  readonly class: number | null;
  readonly colour: Colour;
  readonly health: number;
  /** By attribute, before any raising (RA-3.6). */
  readonly scores: readonly number[];
  /** Places in content.cards, and how many random cards of a deck stand in for what is not here (RA-R17). */
  readonly cards: readonly number[];
  readonly instead: readonly MarketDeck[];
  readonly familiar: number | null;
  readonly gold: number;
  readonly xp: number;
}

/** RA-3.3. */
export const healthFor = (stars: number): number => 14 + [20, 25, 35, 40].filter((most) => stars > most).length;
/** RA-3.4. */
export const scoreFor = (original: number): number => [14, 16, 18].filter((least) => original >= least).length;

export const TOTAL_TO_RAISE_TO = 6; // RA-3.6
export const MOST_BY_RAISING = 3; // RA-R18

const LISTS = { weapons: 'weapon', armor: 'armor', skills: 'skill', traits: 'trait', scrolls: 'scroll' } as const;

export function convert(content: Content, file: HeroFile): Hero {
  const owned: number[] = [];
  const instead: MarketDeck[] = [];
  for (const [list, deck] of Object.entries(LISTS) as [keyof typeof LISTS, MarketDeck][]) {
    for (const { id, name } of file.market[list]) {
      const card = [findCard(content, id), findCard(content, name)].find(
        (place) => place !== null && content.cards[place].deck === deck,
      );
      if (card === undefined || card === null) instead.push(deck);
      else owned.push(card); // RA-3.10
    }
  }
  return {
    name: file.characterName ?? file.class.name, // RA-3.2
    race: file.race.id,
    class: findClass(content, file.class.id),
    colour: COLOUR_NAMES[file.class.colour],
    health: healthFor(file.stars.total),
    scores: ATTRS.map((attr) => scoreFor(file.attributes[attr].score)), // RA-3.5: race is in it
    cards: owned,
    instead,
    familiar: familiarOf(content, file.familiar),
    gold: file.gold,
    xp: file.xp + file.xpStored,
  };
}

/** RA-3.12, RA-R21: by name, else the one of the same pair. */
function familiarOf({ cards: all }: Content, familiar: HeroFile['familiar']): number | null {
  if (!familiar) return null;
  const pair = familiar.pair.map((name) => COLOUR_NAMES[name]);
  const place = all.findIndex((card) => card.pair && pair.every((colour) => card.pair!.includes(colour)));
  return place < 0 ? null : place;
}
