/**
 * Positions of Dungeon Fighter in its own words, for scenarios and tests. Cards, Heroes and Monsters go by their ids.
 * What is not said: the Heroes of the box in order, seat 0 leads, whole and without Equipment. With `monster` or
 * `boss` a combat is on and the Hero to the left of the Leader is Active; without, a Dungeon phase begins. What is
 * placed somewhere is taken from where it lay, so that no card is there twice.
 *
 * What the world says of a throw is written in short: `{section: B1, symbol: icon, touched: [C1]}`.
 */
import type { AnyGame, Plain, Seat } from '@tabard/kernel';
import type { Content } from '../content';
import { type DieFacts, SECTIONS, type TemplateId } from '../physics';
import { type Card, COLOURS, type Colour, type DungeonFighter, type Hero, maxLife, NONE } from '../rules/board';
import { emptyTable, newCombat } from '../rules/combat';

type Given = { readonly [name: string]: Plain };
interface GivenHero {
  readonly hero?: string;
  readonly life?: number;
  readonly scars?: readonly Colour[];
  readonly cards?: readonly string[];
  readonly turned?: readonly string[];
  readonly tokens?: readonly number[];
  readonly xp?: number;
  readonly fainted?: 0 | 1;
  readonly eliminated?: 0 | 1;
}

function numberOf(
  list: readonly { readonly id: string }[],
  id: string,
  what: string,
  taken: readonly Card[] = [],
): Card {
  const card = list.findIndex((one, i) => one.id === id && !taken.includes(i));
  if (card < 0) throw new Error(`there is no ${what} "${id}"; there is ${list.map((one) => one.id).join(', ')}`);
  return card;
}

const takeOut = (pile: Card[], card: Card): void => {
  const at = pile.indexOf(card);
  if (at >= 0) pile.splice(at, 1);
};

class Position {
  constructor(
    private readonly b: DungeonFighter,
    private readonly content: Content,
  ) {}

  /** In the order in which they are laid out. */
  readonly words: { readonly [name: string]: (value: never) => void } = {
    /** heroes: {0: {hero: marla-morningstar, life: 3, cards: [ramboril], scars: [green]}} */
    heroes: (heroes: { readonly [seat: string]: GivenHero }) => {
      for (const [seat, { hero }] of Object.entries(heroes)) if (hero) this.seatHero(Number(seat), hero);
      for (const [seat, given] of Object.entries(heroes)) this.dressHero(this.b.heroes[Number(seat)], given);
    },
    leader: (seat: Seat) => {
      this.b.leader = seat;
    },
    /** chest: {gold: 3, bonus: 2, relics: [lucky-icicle]} */
    chest: ({ gold, bonus, relics = [] }: { gold?: number; bonus?: number; relics?: readonly string[] }) => {
      if (gold !== undefined) this.b.chest.gold = gold;
      if (bonus !== undefined) this.b.chest.bonus = bonus;
      for (const id of relics) this.b.chest.relics.push(this.equipment(id));
    },
    spent: (ids: readonly string[]) => {
      for (const id of ids) this.b.spent.push(this.equipment(id));
    },
    /** The room of the combat; for a Dungeon phase see `rooms`. */
    room: (id: string) => {
      const card = numberOf(this.content.dungeon, id, 'Dungeon card');
      takeOut(this.b.dungeonDeck, card);
      this.b.room = card;
    },
    setAside: (ids: readonly string[]) => {
      for (const id of ids) {
        const card = numberOf(this.content.dungeon, id, 'Dungeon card');
        takeOut(this.b.dungeonDeck, card);
        this.b.setAside.push(card);
      }
    },
    shops: (shops: number) => {
      this.b.shops = shops;
    },
    monster: (id: string) => {
      const card = numberOf(this.content.monsters, id, 'Monster');
      this.takeMonster(card);
      this.fight(card, 0);
      const { life, gold } = this.content.monsters[card];
      Object.assign(this.b.combat!, { life: life + (this.content.dungeon[this.b.room]?.advantage ?? 0), gold });
    },
    boss: (id: string) => {
      const card = numberOf(this.content.bosses, id, 'Boss');
      this.b.shops = 3;
      this.fight(card, 1);
      this.b.combat!.life = this.content.bosses[card].life;
      this.b.phase = 'boss';
    },
    /** Of the Monster: {life: 4, pool: [red], active: 1, hits: 2, bonusThrown: 1, cutthroat: 1, icebergs: [0, 2], templates: [weak-point]} */
    combat: ({ icebergs, templates, ...fields }: Given) => {
      const { combat } = this.b;
      if (!combat) throw new Error('a combat needs a monster or a boss');
      Object.assign(combat, structuredClone(fields)); // the rules change what lies there
      if (icebergs) combat.layout = { ...combat.layout, icebergs: icebergs as number[] };
      for (const id of (templates ?? []) as TemplateId[]) {
        combat.layout = { ...combat.layout, templates: [...combat.layout.templates, lying(id)] };
        combat.templatesBy.push({ template: id, by: 'monster' });
      }
    },
    /** The next Monsters, the first on top. */
    monsters: (ids: readonly string[]) => {
      for (const id of [...ids].reverse()) {
        const card = numberOf(this.content.monsters, id, 'Monster');
        this.takeMonster(card);
        this.b.monsterDeck.push(card);
        this.b.levelsToCome.push(this.content.monsters[card].level);
      }
    },
    /** The next Dungeon cards, the first on top. */
    rooms: (ids: readonly string[]) => {
      for (const id of [...ids].reverse()) {
        const card = numberOf(this.content.dungeon, id, 'Dungeon card');
        takeOut(this.b.dungeonDeck, card);
        this.b.dungeonDeck.push(card);
      }
    },
    /** The next cards of the Shop deck, the first on top. */
    shop: (ids: readonly string[]) => {
      const cards = ids.map((id) => this.equipment(id));
      this.b.shopDeck.push(...cards.reverse());
    },
    /** phase: resting, shop, dungeon */
    phase: (phase: DungeonFighter['phase']) => {
      this.b.phase = phase;
    },
  };

  lay(given: Given): void {
    for (const name of Object.keys(given)) {
      if (!this.words[name])
        throw new Error(`"${name}" is no word here; there is ${Object.keys(this.words).join(', ')}`);
    }
    const { b } = this;
    for (const [seat, hero] of b.heroes.entries()) hero.sheet = seat;
    b.phase = 'dungeon';
    b.leader = 0;
    for (const [name, lay] of Object.entries(this.words)) if (name in given) lay(given[name] as never);
  }

  /** A Hero who was at another seat changes places with who sat here. */
  private seatHero(seat: Seat, id: string): void {
    const card = numberOf(this.content.heroes, id, 'Hero');
    const other = this.b.heroes.find((hero) => hero.sheet === card);
    if (other) other.sheet = this.b.heroes[seat].sheet;
    this.b.heroes[seat].sheet = card;
  }

  private dressHero(hero: Hero, { hero: _, scars = [], cards = [], turned = [], life, ...fields }: GivenHero): void {
    Object.assign(hero, fields);
    for (const colour of scars) hero.scars[COLOURS.indexOf(colour)] = 1;
    this.b.scarsTaken += scars.length;
    hero.life = life ?? (fields.fainted ? 0 : maxLife(hero));
    for (const id of cards) hero.cards.push(this.equipment(id));
    hero.turned = hero.cards.filter((card) => turned.includes(this.content.equipment[card].id));
  }

  /** The card from the Shop deck; of two copies one that is still there. */
  private equipment(id: string): Card {
    const gone = this.content.equipment.map((_, card) => card).filter((card) => !this.b.shopDeck.includes(card));
    const card = numberOf(this.content.equipment, id, 'Equipment card', gone);
    takeOut(this.b.shopDeck, card);
    return card;
  }

  private takeMonster(card: Card): void {
    const { b } = this;
    const at = b.monsterDeck.indexOf(card);
    if (at >= 0) {
      b.monsterDeck.splice(at, 1);
      b.levelsToCome.splice(at, 1);
    }
    takeOut(b.leftOut, card);
  }

  private fight(card: Card, isBoss: 0 | 1): void {
    const { b } = this;
    b.combat = newCombat(card, isBoss);
    b.combat.layout = emptyTable();
    b.combat.active = (b.leader + 1) % b.heroes.length;
    b.phase = 'combat';
  }
}

/** Flat in the middle of the board. */
const lying = (id: TemplateId) => ({ id, p: [0, 550, 0] as const, q: [0, 0, 0, 30_000] as const });

/** A die beside the board that shows nothing: what is not said of one is so. */
export const PLAIN_MISS: DieFacts = {
  id: 'die',
  bounced: true,
  reqs: {},
  rest: 'out',
  section: '',
  value: 0,
  bullseye: false,
  touched: [],
  template: '',
  inside: false,
  symbol: 'blank',
};

type ShortDie = Partial<Omit<DieFacts, 'touched'>> & {
  readonly touched?: readonly string[];
  readonly icebergs?: readonly number[];
};

const sectionValue = (section: string): number => {
  const found = SECTIONS.find(({ id }) => id === section);
  if (!found) throw new Error(`there is no section "${section}"`);
  return found.value;
};

/** A section named makes it a Hit there; a Template named, a Hit on it; else `rest` says where it lies. */
function factsOf({ icebergs: _, touched = [], ...said }: ShortDie): DieFacts {
  const { section = '', template = '' } = said;
  const rest = said.rest ?? (section ? 'section' : template ? 'template' : 'out');
  const all = section ? [section, ...touched.filter((other) => other !== section)] : touched;
  return {
    ...PLAIN_MISS,
    value: section ? sectionValue(section) : 0,
    bullseye: section === 'BULL',
    ...said,
    rest,
    touched: all.map((other) => ({ section: other, value: sectionValue(other) })),
  };
}

/** An outcome in full stays as it is. */
const isWhole = (given: Plain): boolean => typeof given === 'object' && given !== null && 'facts' in given;

function outcome(label: string, given: Plain): Plain {
  if (isWhole(given)) return given;
  if (label === 'flip') {
    const { template, turned = true, touchesTable = false, displaced = [] } = given as Given;
    const facts = { template, turned, touchesTable, displaced };
    const layout = { ...emptyTable(), templates: turned && !touchesTable ? [lying(template as TemplateId)] : [] };
    return { facts, layout, ticks: 0, hash: '' };
  }
  const dice = (Array.isArray(given) ? given : [given]) as readonly ShortDie[];
  const icebergs = [...new Set(dice.flatMap((die) => die.icebergs ?? []))];
  const facts = { dice: dice.map(factsOf), icebergs, wallDown: false };
  return { facts, layout: emptyTable(), ticks: 0, hash: '' };
}

export const scenarios = {
  position: (b: DungeonFighter, given: Given, game: AnyGame): void => {
    if (b.room !== NONE || b.phase !== 'setup') throw new Error('a position is laid over a table that was just set up');
    new Position(b, game.content as Content).lay(given);
  },
  outcome,
};
