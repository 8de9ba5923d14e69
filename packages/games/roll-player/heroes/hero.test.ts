/** RP-32: a finished character leaves the table as a record, and is read again. */
import type { Origin } from '@tabard/content';
import { type CharacterExport, healthOf, readHero, rpaOf } from '@tabard/content/hero';
import type { Scenario } from '@tabard/testkit';
import { describe, expect, test } from 'vitest';
import { ATTRS } from '../content';
import { facing } from '../scenarios/monster.fixture';
import { seenBy } from '../scenarios/stall.fixture';
import { type Given, party, says } from '../scenarios/table.fixture';
import { changesIn } from './check';
import { exportHero } from './hero';
import { keeps } from './keeps';
import { partyGoods } from './party';

const FROM: Origin = {
  player: () => 'Ada',
  character: () => undefined,
  finishedAt: '2026-01-01T00:00:00Z',
  seed: 'seed',
  seal: 'a'.repeat(64),
  say: ({ id }) => id.split('.').slice(0, 2).join(' '), // "race.gannet.name"
};

/** The character of the ledger's example 15: 32 Stars, 4 Gold, 3 XP. */
const EXAMPLE = {
  class: 'pikeman',
  race: 'gannet', // STR +1, DEX +1, WIS -2
  alignment: 'open-hearth',
  cell: 0,
  backstory: 'lighthouse-keeper',
  familiar: 'soot-cat',
  cards: ['ringmail-coif', 'ringmail-sabatons', 'ringmail-collar', 'moonweave-mantle', 'untroubled'],
  gold: 4,
  xp: 3,
  rows: {
    STR: ['blue 5', 'red 6', 'green 5'],
    DEX: ['red 5', 'white 4', 'blue 5'],
    CON: ['red 6', 'white 6', 'green 5'],
    INT: ['gold 5', 'black 5', 'white 4'],
    WIS: ['red 5', 'green 5', 'black 5'],
    CHA: ['black 4', 'gold 5', 'green 5'],
    FAM: ['black 2', 'white 3', 'red-blue 2'],
  },
} satisfies Given;

/** The game is over: seat 0 is the example, changed as it is said; seat 1 has little. */
const over = (own: Given = {}, given: Given = {}): Scenario =>
  party({
    phase: 'scoring',
    results: { 0: { stars: 2, result: 13 } },
    heroes: {
      0: { ...EXAMPLE, ...own },
      1: { class: 'hexer', gold: 7, xp: 2, banished: ['fidget'], trophies: 2, cards: ['feint'] },
    },
    ...given,
  });
const heroOf = (game: Scenario, seat = 0): CharacterExport => exportHero(seenBy(game), seat, FROM)!;
const example = (): CharacterExport => heroOf(over());
const changed = (game: Scenario, hero: CharacterExport) => changesIn(hero, seenBy(game), FROM.seed, [FROM.say]);
const throughAFile = (hero: CharacterExport) => readHero(JSON.parse(JSON.stringify(hero)));

describe('the record', () => {
  test('RP-32.1 after final scoring every player may have it, and it is read again as it was', () => {
    const game = over();
    for (const seat of [0, 1]) {
      const hero = heroOf(game, seat);
      expect(throughAFile(hero)).toEqual({ hero });
      expect(changed(game, hero)).toEqual([]);
    }
    expect(heroOf(game, 0).id).not.toBe(heroOf(game, 1).id);
    expect(exportHero(seenBy(party({ phase: 'market' })), 0, FROM)).toBeNull(); // not before
  });

  test('RP-32.1 it says what the sheet says, category by category', () => {
    const hero = example();
    expect(hero.game).toMatchObject({ mode: 'ff', players: 2, solitaire: false, seat: 0 });
    expect(hero.stars).toEqual({
      total: 32,
      byCategory: {
        goals: 7,
        'class-dice': 5,
        alignment: 1,
        backstory: 3,
        armor: 7,
        traits: 3,
        power: 3,
        'familiar-backstory': 1,
        monster: 2,
        cards: 0,
        gold: 0,
        bonus: 0,
      },
    });
    expect(hero.attributes.STR).toMatchObject({
      diceSum: 16,
      raceMod: 1,
      weaponMod: 0,
      score: 17,
      goalMet: true,
      rpa: 2,
    });
    expect(hero.attributes.STR.dice[1]).toEqual({ id: '0', kind: 'standard', colours: ['red'], value: 6 });
    expect(hero.monster).toMatchObject({ result: 13, success: true, levelStars: 2, champion: false });
    expect(heroOf(over(), 1)).toMatchObject({
      fiends: { active: [], banished: ['fidget'] },
      hunt: { tokens: ['location', 'obstacle'] },
    });
  });

  test('RP-32.2, RP-R51 a character killed in solitaire is refused, one that lives is not', () => {
    const fought = (honor: number) =>
      facing('gloamspider-queen', [{ honor, class: 'pikeman' }], [[6]], {}, { seats: 1 });
    const dead = fought(0);
    expect(exportHero(seenBy(dead), 0, FROM)).toBeNull();
    expect(keeps(seenBy(dead), dead.match.standing!, FROM)).toBeNull();
    const alive = heroOf(fought(9));
    expect([alive.game.solitaire, alive.rank, throughAFile(alive)]).toEqual([true, 'npc', { hero: alive }]);
  });

  test('RP-32.1 what outlasts the game are the heroes by seat, as another game is brought them', () => {
    const game = over();
    const standing = game.match.standing!;
    expect(keeps(seenBy(game), standing, FROM)).toEqual({ heroes: [heroOf(game, 0), heroOf(game, 1)] });
    expect(keeps(seenBy(game), standing)).toBeNull(); // A hero says out of which game it comes, or it is none.
  });

  test('RP-32.3 race and class are kept, the name is free', () => {
    const hero = example();
    expect([hero.race, hero.class]).toEqual([
      { id: 'gannet', name: 'race gannet', side: 'A' },
      { id: 'pikeman', name: 'class pikeman', colour: 'red' },
    ]);
    expect('characterName' in hero).toBe(false);
    const named = exportHero(seenBy(over()), 0, { ...FROM, character: () => 'Brakka' })!;
    expect(throughAFile(named)).toMatchObject({ hero: { characterName: 'Brakka' } });
  });

  test('RP-32.8 the portrait is that of the race: the record names it and its side', () => {
    expect(heroOf(over({ side: 1 })).race).toMatchObject({ id: 'gannet', side: 'B' });
  });

  test('RP-32.9 Market cards by name and kind; what was discarded before scoring is left out', () => {
    const shed = party({
      phase: 'scoring',
      results: {},
      heroes: { 0: { gold: 0, cards: ['reckless', 'feint', 'clarity', 'jeweled-dagger', 'ringmail-coif'] } },
    });
    says(shed, 0, 'card:reckless');
    const { market } = heroOf(shed);
    expect(market).toEqual({
      weapons: [{ id: 'jeweled-dagger', name: 'card jeweled-dagger' }],
      armor: [{ id: 'ringmail-coif', name: 'card ringmail-coif' }],
      skills: [{ id: 'feint', name: 'card feint' }],
      traits: [],
      scrolls: [{ id: 'clarity', name: 'card clarity' }],
    });
  });

  test('RP-32.10 characters of one game never need the same card', () => {
    const game = over();
    const ids = [0, 1].flatMap((seat) =>
      Object.values(heroOf(game, seat).market).flatMap((cards) => cards.map(({ id }) => id)),
    );
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('RP-32.11 the Familiar with its pair of colours; in the base game there is none', () => {
    expect(example().familiar).toMatchObject({
      id: 'soot-cat',
      pair: ['black', 'red'],
      power: 7,
      goalMet: true,
      matches: 2,
    });
    const base = party({ phase: 'scoring' }, { mode: 'base' });
    const hero = heroOf(base);
    expect(['familiar', 'fiends', 'hunt', 'monster'].filter((field) => field in hero)).toEqual([]);
    expect([hero.xp, throughAFile(hero)]).toEqual([0, { hero }]);
  });

  test('RP-32.13 it names the class colour, and those of one game differ', () => {
    const game = over();
    expect([heroOf(game, 0).class.colour, heroOf(game, 1).class.colour]).toEqual(['red', 'blue']);
  });
});

describe('what it is worth there', () => {
  test('RP-32.4, RP-R51 health by Stars; below 0 counts as 0', () => {
    const at = [-7, 0, 20, 21, 25, 26, 35, 36, 40, 41, 90];
    expect(at.map(healthOf)).toEqual([14, 14, 14, 15, 15, 16, 16, 17, 17, 18, 18]);
    expect(example().rpaPreview.health).toBe(16);
  });

  test('RP-32.5, RP-R51 the attribute by the Attribute Score, race and Weapons included', () => {
    expect([-2, 0, 13, 14, 15, 16, 17, 18, 26].map(rpaOf)).toEqual([0, 0, 0, 1, 1, 2, 2, 3, 3]);
    expect(ATTRS.map((attr) => example().attributes[attr].rpa)).toEqual([2, 1, 2, 1, 0, 1]); // example 23
    const armed = heroOf(over({ cards: ['jeweled-dagger'] }));
    expect([armed.attributes.INT.weaponMod, armed.attributes.INT.score]).toEqual([1, 15]);
  });

  test('RP-32.6 points free to a sum of 6', () => {
    expect(example().rpaPreview.freePoints).toBe(0); // 7
    const weak = heroOf(over(), 1);
    expect([ATTRS.map((attr) => weak.attributes[attr].rpa), weak.rpaPreview.freePoints]).toEqual([
      [0, 0, 0, 0, 0, 0],
      6,
    ]);
    const some = heroOf(over({ rows: { ...EXAMPLE.rows, STR: ['blue 1', 'red 6', 'green 5'] } })); // STR 13: 5 in all
    expect(some.rpaPreview.freePoints).toBe(1);
  });

  test('RP-32.7 as many stamina cubes as the attribute: the preview has the same numbers', () => {
    const { attributes, rpaPreview } = example();
    for (const attr of ATTRS) expect(rpaPreview.attributes[attr]).toBe(attributes[attr].rpa);
  });

  test('RP-32.12 Gold and XP are added up and shared out, rounded down, each by itself', () => {
    const game = over();
    expect(partyGoods([heroOf(game, 0), heroOf(game, 1)])).toEqual({ gold: 5, xp: 2 }); // example 23
    expect(partyGoods([heroOf(game, 0)])).toEqual({ gold: 4, xp: 3 });
  });

  test('RP-32.14, RP-R51 XP stored on a card counts', () => {
    const game = over({ xp: 1, xpStored: 4 });
    expect([heroOf(game).xp, heroOf(game).xpStored, partyGoods([heroOf(game)]).xp]).toEqual([1, 4, 5]);
  });
});

describe('what is refused', () => {
  const tampered = (change: (hero: CharacterExport) => unknown): string => {
    const hero = structuredClone(example());
    change(hero);
    const read = readHero(hero);
    return 'problem' in read ? read.problem : 'it was accepted';
  };

  test.each<[string, (hero: CharacterExport) => unknown]>([
    ['attributes.STR.diceSum', (hero) => Object.assign(hero.attributes.STR.dice[0], { value: 6 })],
    ['attributes.CON.score', (hero) => Object.assign(hero.attributes.CON, { score: 18 })],
    ['attributes.CON.score', (hero) => Object.assign(hero.attributes.CON, { raceMod: 2 })],
    ['attributes.WIS.rpa', (hero) => Object.assign(hero.attributes.WIS, { rpa: 3 })],
    ['attributes.WIS.rpa', (hero) => Object.assign(hero.rpaPreview.attributes, { WIS: 1 })],
    ['stars.total', (hero) => Object.assign(hero.stars, { total: 50 })],
    ['stars.total', (hero) => Object.assign(hero.stars.byCategory, { armor: 20 })],
    ['alignment.stars', (hero) => Object.assign(hero.alignment, { stars: 3 })],
    ['backstory.stars', (hero) => Object.assign(hero.backstory, { stars: 6 })],
    ['familiar.power', (hero) => Object.assign(hero.familiar ?? {}, { power: 8 })],
    ['rpaPreview.health', (hero) => Object.assign(hero.rpaPreview, { health: 18 })],
    ['rpaPreview.freePoints', (hero) => Object.assign(hero.rpaPreview, { freePoints: 2 })],
    ['gold', (hero) => Object.assign(hero, { gold: -1 })],
    ['gold', (hero) => Object.assign(hero, { gold: 2.5 })],
    ['version', (hero) => Object.assign(hero, { version: 2 })],
    ['class.colour', (hero) => Object.assign(hero.class, { colour: 'gold' })],
    ['attributes.STR', (hero) => void delete (hero.attributes as Partial<CharacterExport['attributes']>).STR],
    ['stars.byCategory', (hero) => void delete (hero.stars.byCategory as { goals?: number }).goals],
    ['the file', (hero) => Object.assign(hero, { extra: 1 })],
  ])('RP-32.1 %s', (where, change) => {
    expect(tampered(change)).toContain(where);
  });

  test('RP-32.1 what is no record at all', () => {
    for (const data of [null, 3, 'hero', [], {}, { format: 'something-else' }])
      expect(readHero(data)).toHaveProperty('problem');
  });

  test('RP-32.1 a record that agrees with itself and not with the game it names', () => {
    const game = over();
    const richer = { ...heroOf(game), gold: 40 };
    expect(readHero(richer)).toHaveProperty('hero');
    expect(changed(game, richer)).toEqual(['gold']);
    expect(changed(game, { ...richer, game: { ...richer.game, seat: 4 } })).toEqual(['game.seat']);
  });
});
