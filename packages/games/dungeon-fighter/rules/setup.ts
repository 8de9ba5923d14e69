/** DF-2, DF-32, DF-33: the table is laid, Heroes are chosen, and somebody leads. */
import { type Flow, type TableOption, type TableOptions, type Why, why } from '@tabard/kernel';
import { allSeats, type Card, type DungeonFighter, type G, HERO_LIFE, type Hero, heroAt, NONE } from './board';
import { inPlay } from './combat';

export const options: readonly TableOption[] = [
  { id: 'difficulty', values: ['normal', 'hard', 'inferno'], clause: 'DF-2.10' },
  { id: 'levelUp', values: ['off', 'on'], clause: 'DF-31.1' },
  { id: 'heroes', values: ['choose', 'dealt'], clause: 'DF-2.2' },
  { id: 'leader', values: ['random', 'choose'], clause: 'DF-2.11' },
  { id: 'boxes', values: ['ice', 'ice+crate'], clause: 'DF-32.1' },
  { id: 'dice', values: ['ice', 'crate'], clause: 'DF-32.3' },
  { id: 'ruling', values: ['off', 'on'], clause: 'DF-R38' },
  /** model: results are drawn from recorded throws, for many games at once. Nothing is seen to fall. */
  { id: 'throws', values: ['physics', 'model'], clause: 'DF-R100.1' },
];

/** How many Heroes one box seats (DF-1.4, DF-R1). */
const ONE_BOX = 4;

export function conflict(chosen: TableOptions, seats: number): Why | null {
  if (seats > ONE_BOX && chosen.boxes === 'ice') return why('DF-R1', { seats });
  return chosen.dice === 'crate' && chosen.boxes === 'ice' ? why('DF-32.3') : null;
}

const numbers = (g: G, cards: readonly { readonly box: string }[]): Card[] =>
  cards.map((_, card) => card).filter((card) => inPlay(g, cards[card].box));

export function setup(g: G): DungeonFighter {
  const { content } = g;
  const dungeonDeck = numbers(g, content.dungeon);
  g.shuffle('dungeon', dungeonDeck); // DF-2.6
  const shopDeck = numbers(g, content.equipment);
  g.shuffle('shop', shopDeck); // DF-2.7
  const { monsterDeck, leftOut } = stackMonsters(g);
  return {
    phase: 'setup',
    heroes: allSeats(g.seats).map(newHero),
    leader: g.options.leader === 'random' ? g.pick('leader', g.seats) : 0, // DF-2.11
    chest: { gold: g.seats - 2, bonus: 2, relics: [], used: [] }, // DF-2.12, DF-2.13
    combat: null,
    sealed: null,
    dungeonDeck,
    looked: allSeats(g.seats).map(() => []),
    room: NONE,
    setAside: [],
    shops: 0,
    monsterDeck,
    levelsToCome: monsterDeck.map((card) => content.monsters[card].level),
    leftOut,
    monstersBeaten: [],
    monstersGone: [],
    shopDeck,
    onOffer: [],
    spent: [],
    box: [],
    scarsTaken: 0,
    exchanges: 0,
    combats: 0,
    throws: 0,
  };
}

const newHero = (): Hero => ({
  sheet: NONE,
  life: HERO_LIFE, // DF-2.3
  scars: [0, 0, 0],
  fainted: 0,
  eliminated: 0,
  cards: [],
  turned: [],
  xp: 0, // DF-31.1
  tokens: [0, 0, 0],
});

/** DF-2.8: three of each of the levels 1 to 3, then all of level 4; the top is the end. */
function stackMonsters(g: G): { monsterDeck: Card[]; leftOut: Card[] } {
  const all = numbers(g, g.content.monsters);
  const monsterDeck: Card[] = [];
  const leftOut: Card[] = [];
  for (const level of [1, 2, 3, 4]) {
    const cards = all.filter((card) => g.content.monsters[card].level === level);
    g.shuffle(`monsters.${level}`, cards);
    leftOut.push(...cards.splice(level === 4 ? cards.length : 3));
    monsterDeck.unshift(...cards);
  }
  return { monsterDeck, leftOut };
}

/** DF-2.2: chosen one after the other, or dealt. */
export function* chooseHeroes(g: G): Flow {
  const { b } = g;
  const free = () => numbers(g, g.content.heroes).filter((card) => !b.heroes.some((hero) => hero.sheet === card));
  if (g.options.heroes === 'dealt') {
    const sheets = free();
    g.shuffle('heroes', sheets);
    for (const seat of allSeats(g.seats)) take(g, seat, sheets[seat]);
  } else {
    for (const seat of allSeats(g.seats)) {
      const offer = () => free().map((hero) => ({ hero }));
      take(g, seat, (yield* g.choose(seat, 'setup.hero', offer)).hero);
    }
  }
  yield* chooseLeader(g);
  b.phase = 'dungeon';
}

function take(g: G, seat: number, hero: Card): void {
  heroAt(g, seat).sheet = hero;
  g.tell('hero.chosen', { seat, hero });
}

/** DF-2.11. */
function* chooseLeader(g: G): Flow {
  if (g.options.leader === 'choose') {
    const offer = () => allSeats(g.seats).map((leader) => ({ leader }));
    g.b.leader = (yield* g.together('setup.leader', offer)).value.leader;
  }
  g.tell('leader.is', { seat: g.b.leader });
}
