/** A hero file that contradicts itself nowhere: what a test does not say is plain. */
import { type CharacterExport, freePoints, healthOf, rpaOf } from '@tabard/content/hero';
import { ATTRS } from '../content';

type Colour = CharacterExport['class']['colour'];
type Market = CharacterExport['market'];

export interface HeroFacts {
  readonly name?: string;
  readonly race?: string;
  readonly class?: string;
  readonly colour?: Colour;
  /** STR to CHA, as Roll Player scored them. */
  readonly scores?: readonly number[];
  readonly stars?: number;
  readonly gold?: number;
  readonly xp?: number;
  readonly xpStored?: number;
  readonly pair?: readonly [Colour, Colour];
  readonly familiar?: string;
  /** Ids by list. */
  readonly market?: { readonly [list in keyof Market]?: readonly string[] };
  readonly journal?: string;
}

const NO_CARDS: Market = { weapons: [], armor: [], skills: [], traits: [], scrolls: [] };
const named = (id: string) => ({ id, name: id });

export function heroFile(facts: HeroFacts = {}): CharacterExport {
  const scores = facts.scores ?? [13, 14, 17, 18, 20, 9];
  const stars = facts.stars ?? 25;
  const worth = scores.map(rpaOf);
  const market = Object.entries(facts.market ?? {}).map(([list, ids]) => [list, ids!.map(named)]);
  const attributes = ATTRS.map((attr, i) => [
    attr,
    { dice: [], diceSum: 0, raceMod: 0, weaponMod: scores[i], score: scores[i], goalMet: false, rpa: worth[i] },
  ]);
  return {
    format: 'roll-player-character',
    version: 1,
    id: 'a-hero',
    game: {
      mode: 'base',
      players: 2,
      solitaire: false,
      finishedAt: '',
      seed: 's',
      journal: facts.journal ?? '0'.repeat(64),
      seat: 0,
    },
    playerName: 'Ann',
    characterName: facts.name ?? 'Mira',
    race: { ...named(facts.race ?? 'otterkin'), side: 'A' },
    class: { ...named(facts.class ?? 'latchfinger'), colour: facts.colour ?? 'black' },
    alignment: { ...named('open-hearth'), cell: 0, stars: 0 },
    backstory: { ...named('lighthouse-keeper'), matches: 0, stars: 0 },
    attributes: Object.fromEntries(attributes) as CharacterExport['attributes'],
    market: { ...NO_CARDS, ...(Object.fromEntries(market) as Partial<Market>) },
    gold: facts.gold ?? 4,
    xp: facts.xp ?? 1,
    xpStored: facts.xpStored ?? 1,
    ...(facts.pair ? { familiar: familiarOf(facts.familiar ?? 'nobody', facts.pair) } : {}),
    stars: { total: stars, byCategory: starsByCategory(stars) },
    rpaPreview: {
      health: healthOf(stars),
      attributes: Object.fromEntries(
        ATTRS.map((attr, i) => [attr, worth[i]]),
      ) as CharacterExport['rpaPreview']['attributes'],
      freePoints: freePoints(worth),
    },
  };
}

const familiarOf = (id: string, [first, second]: readonly [Colour, Colour]): CharacterExport['familiar'] => ({
  ...named(id),
  pair: [first, second],
  dice: [],
  power: 0,
  goalMet: false,
  matches: 0,
});

const starsByCategory = (goals: number): CharacterExport['stars']['byCategory'] => ({
  goals,
  'class-dice': 0,
  alignment: 0,
  backstory: 0,
  armor: 0,
  traits: 0,
  power: 0,
  'familiar-backstory': 0,
  monster: 0,
  cards: 0,
  gold: 0,
  bonus: 0,
});
