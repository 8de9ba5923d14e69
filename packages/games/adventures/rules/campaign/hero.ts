/** RA-3: a hero of Roll Player, read out of its export record (ledger, 5.5: import record) and converted. */
import { type CharacterExport, healthOf, rpaOf } from '@tabard/content/hero';
import { ATTRS, type Colour, type Content, findCard, findClass, type MarketDeck } from '../../content';

const COLOUR_NAMES = { red: 'R', black: 'K', green: 'G', blue: 'B', white: 'W', purple: 'P' } as const;
/** What is here: how it was read is the hall of heroes' affair. What the rules do not use stays behind (RA-R19). */
export type HeroFile = CharacterExport;

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

export const TOTAL_TO_RAISE_TO = 6; // RA-3.6
export const MOST_BY_RAISING = 3; // RA-R18

const LISTS = { weapons: 'weapon', armor: 'armor', skills: 'skill', traits: 'trait', scrolls: 'scroll' } as const;

/** `called`: what whoever imports it calls it. */
export function convert(content: Content, file: HeroFile, called: string | null = null): Hero {
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
    name: called ?? file.characterName ?? file.class.name, // RA-3.2
    race: file.race.id,
    class: findClass(content, file.class.id),
    colour: COLOUR_NAMES[file.class.colour],
    health: healthOf(file.stars.total), // RA-3.3
    scores: ATTRS.map((attr) => rpaOf(file.attributes[attr].score)), // RA-3.4, RA-3.5: race is in it
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
