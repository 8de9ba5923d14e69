/** The cards against the ledger: how many there are (2.1, 5.1), how they are made (5.3 to 5.16). */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { lintPack, readPack } from '@tabard/content';
import { describe, expect, test } from 'vitest';
import { inMode, marketCards } from '../rules/start/setup';
import { ADVENTURE_TYPES, ATTRS, builtIn, COLOURS, type Data, DIRS, goalOf, KINDS, makeContent } from '.';
import { isAlike, mechanicsOf, ofSet, SET_IDS, sum, tally } from './cards.fixture';
import { files } from './files';
import { read } from './read';

const { market, races, classes, alignments, backstories, familiars, fiends, minions, monsters, adventures } = builtIn;

const twice = (texts: readonly string[]): string[] => texts.filter((text, i) => texts.indexOf(text) !== i);

describe('how many there are (2.1, 5.1)', () => {
  /** By kind and set: cards with one dot, with two. */
  const COUNTS = {
    weapon: { base: [6, 2], ff: [6, 2], mm: [6, 3] }, // RP-3.35: the other Backpack stays out
    armor: { base: [5, 7], ff: [6, 3], mm: [0, 0] },
    skill: { base: [6, 7], ff: [2, 6], mm: [3, 1] },
    trait: { base: [9, 11], ff: [3, 5], mm: [6, 2] },
    scroll: { base: [0, 0], ff: [2, 3], mm: [3, 10] },
  } as const;

  test.each(KINDS.flatMap((kind) => SET_IDS.map((set) => [kind, set] as const)))(
    'cards of the kind %s in %s',
    (kind, set) => {
      const cards = ofSet(market, set).filter((card) => card.kind === kind);
      expect([1, 2].map((dots) => cards.filter((card) => card.dots === dots).length)).toEqual(COUNTS[kind][set]);
    },
  );

  test('RP-29.2, RP-3.35 53, 91 and 125 Market cards; alone without those that need another player', () => {
    const count = (mode: 'base' | 'ff' | 'full', seats = 2) => marketCards({ content: builtIn, seats }, mode).length;
    expect([count('base'), count('ff'), count('full')]).toEqual([53, 91, 125]);
    expect([count('base', 1), count('ff', 1), count('full', 1)]).toEqual([52, 90, 124]);
    expect(market.filter(({ id }) => id === 'backpack')).toHaveLength(1);
  });

  test('RP-29.2 6, 4, 5 sheets; 12 classes a set, two of each colour; Alignments and Backstories', () => {
    const counts = (list: readonly { readonly set: string }[]) => SET_IDS.map((set) => ofSet(list, set).length);
    expect(counts(races)).toEqual([6, 4, 5]);
    expect(
      [inMode(builtIn.races, 'base'), inMode(builtIn.races, 'ff'), inMode(builtIn.races, 'full')].map(
        (of) => of.length,
      ),
    ).toEqual([6, 10, 15]);
    expect(counts(alignments)).toEqual([17, 13, 12]);
    expect(counts(backstories)).toEqual([16, 12, 12]);
    for (const set of SET_IDS) {
      const colours = tally(ofSet(classes, set).map(({ colour }) => colour));
      expect(colours).toEqual(Object.fromEntries(COLOURS.map((colour) => [colour, 2])));
    }
  });

  test('30 Fiends, 15 Familiars, 23 and 26 Minions, a Monster of each colour a set, nine Adventure cards each', () => {
    expect([fiends.length, familiars.length]).toEqual([30, 15]);
    const dots = (set: 'ff' | 'mm') => [1, 2].map((n) => ofSet(minions, set).filter((card) => card.dots === n).length);
    expect([dots('ff'), dots('mm')]).toEqual([
      [11, 12],
      [13, 13],
    ]);
    for (const set of ['ff', 'mm'] as const) {
      expect(
        ofSet(monsters, set)
          .map(({ colour }) => colour)
          .sort(),
      ).toEqual([...COLOURS].sort());
    }
    expect(adventures).toHaveLength(108);
    for (const { id } of monsters) {
      const types = adventures.filter((card) => card.monster === id).map(({ type }) => type);
      expect(tally(types)).toEqual({ location: 3, obstacle: 3, attack: 3 });
    }
  });
});

describe('Market cards', () => {
  test.each([
    ['weapon', 3, 6],
    ['armor', 3, 5],
    ['skill', 3, 5],
    ['trait', 3, 7],
    ['scroll', 2, 5],
  ] as const)('5.4: a %s costs %i to %i', (kind, least, most) => {
    const costs = market.filter((card) => card.kind === kind).map(({ cost }) => cost);
    expect(Math.min(...costs)).toBeGreaterThanOrEqual(least);
    expect(Math.max(...costs)).toBeLessThanOrEqual(most);
  });

  test('5.4: the arrows are spread evenly: 8 or 9 of each in base', () => {
    const arrows = (set: 'base' | 'ff' | 'mm') =>
      tally(ofSet(market, set).flatMap((card) => ('arrow' in card ? [card.arrow] : [])));
    expect(arrows('base')).toEqual({ good: 8, evil: 8, lawful: 8, chaotic: 9 });
    for (const set of ['ff', 'mm'] as const) {
      const counts = DIRS.map((dir) => arrows(set)[dir] ?? 0);
      expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
    }
  });

  test('5.4: about two thirds of the Skills change dice', () => {
    const CHANGES = ['flip', 'adjust', 'shift', 'reroll', 'set', 'copy', 'swap', 'initiative'];
    const skills = market.flatMap((card) => (card.kind === 'skill' ? [card] : []));
    const changing = skills.filter(({ effect }) => CHANGES.includes(effect[0].do));
    expect(changing.length / skills.length).toBeGreaterThanOrEqual(0.6);
    expect(changing.length / skills.length).toBeLessThanOrEqual(0.75);
  });

  test('5.4, RP-12.1, RP-R55: the Armor sets, their sizes, colours and tables', () => {
    const pieces = (id: string) =>
      market.flatMap((card) => (card.kind === 'armor' && card.armorSet === id ? [card] : []));
    expect(builtIn.armorSets.map(({ id, stars, bonus }) => [id, stars, bonus])).toEqual([
      ['ringmail', [0, 1, 2, 4, 6, 8, 11], 'set-colour'],
      ['buckskin', [0, 1, 3, 5, 7, 10], 'set-colour'],
      ['moonweave', [0, 2, 4, 6, 9], 'set-colour'],
      ['sigil', [0, 1, 2, 4, 6, 9, 12], 'own-piece'],
    ]);
    for (const { id, stars } of builtIn.armorSets) expect(pieces(id)).toHaveLength(stars.length - 1);
    const inBase = (id: string) => ofSet(pieces(id), 'base').length;
    expect(['ringmail', 'buckskin', 'moonweave', 'sigil'].map(inBase)).toEqual([5, 4, 3, 0]);
    const colours = (id: string) => [...new Set(pieces(id).map((card) => card.colours.join()))];
    expect(['ringmail', 'buckskin', 'moonweave'].map(colours)).toEqual([
      ['red,white'],
      ['green,black'],
      ['blue,purple'],
    ]);
    expect(colours('sigil').sort()).toEqual([...COLOURS].sort());
  });

  test('RP-30.26 to RP-30.30 the cards that the sources name', () => {
    const card = (id: string) => market.find((one) => one.id === id);
    expect(card('backpack')).toMatchObject({ kind: 'weapon', set: 'ff', dots: 2, cost: 4, hands: 1 });
    expect(card('clarity')).toMatchObject({ kind: 'scroll', set: 'ff', dots: 1, cost: 3 });
    expect(card('devious')).toMatchObject({ kind: 'trait', set: 'ff', dots: 1, cost: 4, arrow: 'evil' });
    expect(card('relentless')).toMatchObject({ kind: 'trait', set: 'ff', dots: 2, cost: 5, arrow: 'chaotic' });
    expect(card('summon')).toMatchObject({ kind: 'skill', set: 'ff', dots: 2, cost: 4, arrow: 'evil' });
    expect(card('reckless')).toMatchObject({ kind: 'trait', set: 'base', cost: 6 });
    for (const id of ['jeweled-dagger', 'longsword', 'quarterstaff'])
      expect(card(id)).toMatchObject({ kind: 'weapon', set: 'base' });
    for (const id of ['climb', 'intimidate', 'diplomacy'])
      expect(card(id)).toMatchObject({ kind: 'skill', set: 'base' });
    expect(card('leather-gloves')).toMatchObject({ kind: 'armor', set: 'base' });
  });

  test('5.16: at least a third of the Traits pay for what is bad or missing', () => {
    const BAD = [
      ...[
        'late-bloomer',
        'open-palms',
        'snake-eyed',
        'rootless',
        'hypocrite',
        'turncoat',
        'frail-frame',
        'spendthrift',
      ],
      ...['lopsided', 'battle-scarred', 'bad-company', 'haunted-company', 'homebody', 'plain-cut', 'decorated-wreck'],
    ];
    const traits = market.filter(({ kind }) => kind === 'trait').map(({ id }) => id);
    expect(BAD.filter((id) => !traits.includes(id))).toEqual([]);
    expect(3 * BAD.length).toBeGreaterThanOrEqual(traits.length);
  });
});

describe('characters', () => {
  test('5.1: a base race has one +2 and one -2, one has none; the others +1 +1 -2 or +2 -1 -1', () => {
    const shape = ({ mods }: { readonly mods: readonly number[] }) => [...mods].filter(Boolean).sort().join();
    expect(tally(ofSet(races, 'base').map(shape))).toEqual({ '': 1, '-2,2': 5 });
    for (const race of [...ofSet(races, 'ff'), ...ofSet(races, 'mm')]) {
      expect(['-2,1,1', '-1,-1,2']).toContain(shape(race));
    }
    expect(races.map(({ mods }) => sum(mods)).filter(Boolean)).toEqual([]);
    expect(twice(races.map(({ mods }) => mods.join()))).toEqual([]);
  });

  test('5.3: the price list of goals', () => {
    const stars = (text: string) => goalOf(text).stars;
    expect(['18', '17', '18+', '14-15', '15-16', '16-17', '17-18', '14+'].map(stars)).toEqual([4, 3, 3, 2, 2, 2, 2, 1]);
    expect(goalOf('17')).toMatchObject({ min: 17, max: 17 });
    expect(goalOf('14-15')).toMatchObject({ min: 14, max: 15 });
    expect(goalOf('18+')).toMatchObject({ min: 18, max: Number.MAX_SAFE_INTEGER });
  });

  test.each(classes.map((card) => [card.id, card] as const))('5.3, 5.11: the goals of the %s', (_, { goals }) => {
    const LISTED = ['18', '17', '18+', '14-15', '15-16', '16-17', '17-18', '14+'];
    expect(goals.map(({ text }) => text).filter((text) => !LISTED.includes(text))).toEqual([]);
    expect(sum(goals.map(({ stars }) => stars))).toBe(12);
  });

  test('5.16: no two classes of a colour share their two best goals', () => {
    const best = ({ colour, goals }: (typeof classes)[number]) =>
      goals.flatMap(({ text, stars }, attr) => (stars >= 3 ? [`${colour} ${ATTRS[attr]} ${text}`] : [])).join(', ');
    expect(twice(classes.map(best).filter((text) => text.includes(',')))).toEqual([]);
    expect(twice(classes.map(({ goals }) => goals.map(({ text }) => text).join()))).toEqual([]);
  });

  const FAMILIES = {
    mild: [-1, -1, -1, 0, 0, 0, 0, 0, 3],
    sharp: [-3, -1, -1, 0, 0, 0, 1, 1, 3],
  };
  const familyOf = (grid: readonly number[]): string => {
    if (grid[4] === 3) return 'centre';
    const sorted = [...grid].sort((x, y) => x - y).join();
    return sorted === FAMILIES.mild.join() ? 'mild' : sorted === FAMILIES.sharp.join() ? 'sharp' : 'none';
  };
  const distance = (one: number, two: number) =>
    Math.abs(Math.floor(one / 3) - Math.floor(two / 3)) + Math.abs((one % 3) - (two % 3));

  test.each(alignments.map(({ id, grid }) => [id, grid] as const))('5.3: the grid of the %s', (_, grid) => {
    expect(grid.filter((value) => value === 3)).toHaveLength(1);
    expect(familyOf(grid)).not.toBe('none');
    expect([0, -1, -2].map(String)).toContain(String(sum(grid)));
    if (familyOf(grid) === 'sharp') expect(distance(grid.indexOf(3), grid.indexOf(-3))).toBeGreaterThanOrEqual(2);
  });

  test('5.3: in base every edge and corner is mild once and sharp once, and one card has its +3 in the centre', () => {
    const places = ofSet(alignments, 'base').map(({ grid }) => `${grid.indexOf(3)} ${familyOf(grid)}`);
    const around = [0, 1, 2, 3, 5, 6, 7, 8];
    expect(places.sort()).toEqual([...around.flatMap((cell) => [`${cell} mild`, `${cell} sharp`]), '4 centre'].sort());
    expect(twice(alignments.map(({ grid }) => grid.join()))).toEqual([]);
  });

  test.each(backstories.map((card) => [card.id, card] as const))('5.3, 5.13: the spaces of the %s', (_, { spaces }) => {
    expect(spaces.map(({ colour }) => colour).sort()).toEqual([...COLOURS].sort());
    expect(spaces.map(({ space }) => Math.floor(space / 3))).toEqual([0, 1, 2, 3, 4, 5]);
    expect(spaces.map(({ space }) => 1 + (space % 3)).sort()).toEqual([1, 2, 2, 3, 3, 3]);
  });

  test('no two Backstories are the same', () => {
    expect(twice(backstories.map(({ spaces }) => JSON.stringify(spaces)))).toEqual([]);
  });

  test('RP-9.1, RP-9.7, RP-9.9, 5.10 one Familiar for each pair, all actions different, its Split Die at home twice', () => {
    const pairs = familiars.map(({ pair }) => [...pair].sort().join());
    expect(new Set(pairs).size).toBe(15);
    expect(twice(familiars.map(({ action }) => JSON.stringify(action)))).toEqual([]);
    for (const { pair, backstory, goal } of familiars) {
      expect(backstory).toHaveLength(3);
      expect(new Set(backstory).size).toBe(3);
      expect(backstory.filter((colour) => pair.includes(colour))).toHaveLength(2);
      expect([1, 2]).toContain(goal.max - goal.min);
      expect(goal.stars).toBe(goal.max - goal.min === 1 ? 3 : 2);
      expect(goal.max).toBeLessThanOrEqual(9); // 5.3: the Familiar is where weak dice go
    }
  });
});

describe('foes', () => {
  test('RP-19.12, 5.6 the levels of every Minion begin at 0, rise, and end with a Trophy', () => {
    for (const { levels } of minions) {
      expect(levels[0]).toMatchObject({ min: 0 });
      expect(levels.every(({ min }, i) => i === 0 || min > levels[i - 1].min)).toBe(true);
      const firstTrophy = levels.findIndex(({ trophy }) => trophy);
      expect(firstTrophy).toBeGreaterThan(0);
      expect(levels.slice(firstTrophy).every(({ trophy }) => trophy)).toBe(true);
      expect(levels[0].injury).toBeGreaterThan(0);
    }
    const trophyAt = (set: 'ff' | 'mm', dots: number) =>
      ofSet(minions, set).flatMap((card) =>
        card.dots === dots ? [card.levels.find(({ trophy }) => trophy)!.min] : [],
      );
    const range = (numbers: readonly number[]) => [Math.min(...numbers), Math.max(...numbers)];
    expect([range(trophyAt('ff', 1)), range(trophyAt('ff', 2))]).toEqual([
      [9, 15],
      [11, 21],
    ]);
    expect([range(trophyAt('mm', 1)), range(trophyAt('mm', 2))]).toEqual([
      [7, 12],
      [11, 16],
    ]);
  });

  test('5.7, 5.8, RP-29.6: the Strengths; the stronger the Monster, the smaller the Champion Bonus; M&M has none', () => {
    const strengths = (set: 'ff' | 'mm', mark: 'many' | 'solo') =>
      ofSet(monsters, set).map((monster) => monster[mark].strength);
    expect(strengths('ff', 'many')).toEqual([7, 8, 9, 10, 11, 12]);
    expect(strengths('ff', 'solo')).toEqual([11, 13, 14, 16, 17, 19]);
    expect(strengths('mm', 'many')).toEqual([7, 8, 9, 10, 11, 12]);
    expect(strengths('mm', 'solo')).toEqual([10, 12, 14, 16, 18, 20]);
    expect(ofSet(monsters, 'ff').map(({ many }) => many.champion)).toEqual([3, 3, 3, 2, 2, 1]);
    expect(ofSet(monsters, 'mm').every(({ many }) => many.champion === undefined)).toBe(true);
  });

  test('RP-24.21 no two Monster cards of one mark share an ability', () => {
    for (const mark of ['many', 'solo'] as const)
      expect(twice(monsters.map((monster) => JSON.stringify(monster[mark].ability)))).toEqual([]);
  });

  const isComparative = (cond: object): boolean => 'most' in cond || 'fewest' in cond;

  test('5.9: about half the Adventure cards compare, and those have a requirement for one player', () => {
    const comparing = adventures.filter(({ cond }) => isComparative(cond));
    expect(comparing.filter(({ solo }) => solo === undefined)).toEqual([]);
    expect(comparing.length).toBeGreaterThanOrEqual(45);
    expect(comparing.length).toBeLessThanOrEqual(63);
    const nested = JSON.stringify(adventures.map(({ cond, solo }) => [isComparative(cond) ? {} : cond, solo ?? {}]));
    expect(nested).not.toMatch(/"(most|fewest)"/); // compared on the card itself, never inside or alone
  });

  test.each(monsters.map(({ id }) => id))(
    '5.9: the nine cards of the %s reach into five parts of a character',
    (id) => {
      const own = adventures.filter(({ monster }) => monster === id);
      const parts = own.map(({ cond }) => partOf(JSON.stringify(cond)));
      expect(new Set(parts).size).toBeGreaterThanOrEqual(5);
      expect(twice(own.map(({ cond }) => JSON.stringify(cond)))).toEqual([]);
      for (const type of ADVENTURE_TYPES) expect(own.filter((card) => card.type === type)).toHaveLength(3);
    },
  );
});

/** What of a character a condition looks at. */
function partOf(cond: string): string {
  const PARTS = {
    familiar: /familiar|power|"FAM"/,
    fiends: /fiends/,
    cards: /cards|armor|hands|skills/,
    alignment: /"at"|alignment/,
    backstory: /backstory/,
    goals: /goal/,
    scores: /score/i,
    rows: /rows/,
    goods: /gold"[,}]|"xp"|honor|injury|tokens|trophies/,
    dice: /dice/,
  };
  return Object.entries(PARTS).find(([, words]) => words.test(cond))?.[0] ?? cond;
}

describe('no two abilities are alike', () => {
  const alike = (list: readonly object[]) => twice(list.map((card) => isAlike(mechanicsOf(card as never))));
  const kinds = (kind: string) => market.filter((card) => card.kind === kind);

  test.each(['weapon', 'skill', 'trait', 'scroll'])('of the kind %s, not even but for a number', (kind) => {
    expect(alike(kinds(kind).map((card) => ({ ...card, arrow: undefined })))).toEqual([]);
  });
  test('of the classes', () => {
    expect(twice(classes.map(({ abilities }) => isAlike(abilities)))).toEqual([]);
  });
  test('RP-18.15 of the Fiends', () => {
    expect(twice(fiends.map(({ restriction }) => isAlike(restriction)))).toEqual([]);
  });
  test('of the Familiars and the Minions', () => {
    expect(twice(familiars.map(({ action }) => isAlike(action)))).toEqual([]);
    expect(twice(minions.map(({ weakness }) => JSON.stringify(weakness)))).toEqual([]);
  });
});

describe('a pack', () => {
  const pack = Object.keys(files).map((name) => ({
    path: `somewhere/${name}`,
    text: readFileSync(fileURLToPath(new URL(name, import.meta.url)), 'utf8'),
  }));

  test('the files are one, wherever its folder lies, and there is nothing to complain about', () => {
    expect(lintPack(pack, { shape: files })).toEqual([]);
    expect(makeContent(readPack(pack, files).content as Data)).toEqual(builtIn);
  });

  type List = { readonly [name: string]: readonly { readonly [field: string]: unknown }[] };
  /** The built-in data with one list changed. */
  const changed = (file: keyof Data, name: string, change: (list: List[string]) => unknown): Data => {
    const data = read[file] as unknown as List;
    return { ...read, [file]: { ...data, [name]: change(data[name]) } };
  };
  const broken = (file: keyof Data, name: string, change: (list: List[string]) => unknown) => () =>
    makeContent(changed(file, name, change));

  test('is refused with goals that do not add up, levels that do not rise, or cards that belong nowhere', () => {
    const goals = { STR: '18', DEX: '18', CON: '18', INT: '18', WIS: '18', CHA: '18' };
    expect(broken('classes.yaml', 'classes', ([one, ...all]) => [{ ...one, goals }, ...all])).toThrow(
      'the goals of the class pikeman add up to 24 Stars, not to 12',
    );
    const levels = [{ min: 1 }, { min: 2, trophy: true }];
    expect(broken('minions.yaml', 'minions', ([one, ...all]) => [{ ...one, levels }, ...all])).toThrow(
      'the levels of the Minion bog-lurker must begin at 0 and rise',
    );
    expect(broken('adventures.yaml', 'adventures', ([, ...all]) => all)).toThrow(
      'the Monster gloamspider-queen has 2 Adventure cards of the type location, not 3',
    );
    expect(broken('monsters.yaml', 'monsters', ([, ...all]) => all)).toThrow(
      'the Adventure sunless-stair belongs to no Monster',
    );
    expect(broken('armor.yaml', 'armorSets', ([, ...all]) => all)).toThrow('there is no Armor set ringmail');
    expect(broken('weapons.yaml', 'weapons', ([one, ...all]) => [one, one, ...all])).toThrow(
      'market has the id lamplighters-hook twice',
    );
    expect(broken('classes.yaml', 'classes', (all) => all.filter((one) => one.colour !== 'red'))).toThrow(
      'no base class is red',
    );
    expect(broken('skills.yaml', 'skills', () => [])).toThrow('the base Market has no skill');
  });

  test('an id is unique over all Market cards, whatever their kinds', () => {
    const { abilities: _, ...cards } = builtIn;
    const all = Object.values(cards).flatMap((list) => (list as readonly { id: string }[]).map(({ id }) => id));
    expect(twice(all)).toEqual([]);
  });
});
