/** Each of the 25 Skills: the token follows the arrow, then it does what stands on the card, then it is exhausted (RP-13). */
import type { Scenario } from '@tabard/testkit';
import { describe, expect, test } from 'vitest';
import { models } from '../rules/round/skills';
import { die } from '../scenarios/position';
import {
  boardOf,
  initiativeWords,
  interrupts,
  offered,
  question,
  rowWords,
  says,
  ware,
} from '../scenarios/table.fixture';
import { builtIn, type Skill } from '.';
import {
  amountOn,
  diceTurn,
  fighting,
  fought,
  type Given,
  hero,
  hunting,
  isAsked,
  marketTurn,
  numbersOn,
  offers,
  poolOfHunt,
  priceOf,
  resultOfHunt,
  sees,
  testsOf,
  valuesOf,
} from './play.fixture';

const skills = builtIn.market.filter((card): card is Skill => card.kind === 'skill');
const { card, all } = testsOf('card', skills);
const [STR, DEX] = [0, 1];
const FAM = 6;

/** A hero with this Skill and no coin uses it before selecting an Initiative card. */
const using = (id: string, own: Given = {}, more: Given = {}): Scenario =>
  says(diceTurn({ gold: 0, cards: [id], ...own }, more as never), 0, `skill:${id}`);

/** What the card says is gained, and no more, when all else is done. */
function pays(game: Scenario, id: string): void {
  isAsked(game, 'initiative.select');
  expect(hero(game)).toMatchObject({ gold: amountOn('card', id, 'Gold'), xp: amountOn('card', id, 'XP') });
}

/** Initiative dice in words, two on each card. */
const TWO_EACH = {
  called: 0,
  cards: [
    ['red 1', 'red 2'],
    ['blue 3', 'blue 4'],
    ['white 5', 'white 6'],
  ],
};

describe('base', () => {
  card('feint', () => {
    const rows = { STR: ['blue 1', 'blue 2', 'blue 3'], DEX: ['green 2', 'white 1', '_'], CON: ['black 4', '_', '_'] };
    const game = using('feint', { rows });
    expect(offers(game)).toEqual([`die:${die('green')}`, `die:${die('white')}`, `die:${die('black')}`]);
    says(game, 0, 'die:green 2', 'die:white 1');
    expect(valuesOf(game, DEX)).toEqual([5, 6, 0]);
    pays(game, 'feint'); // two dice, no Gold
  });

  card('barter', () => {
    const [less] = numbersOn('card', 'barter');
    const own = { cards: ['barter'], gold: priceOf('reckless') - less };
    const game = says(marketTurn(own, { market: ['reckless', 'uniformed'] }), 0, 'skill:barter');
    expect(hero(says(game, 0, 'buy:reckless')).gold).toBe(0);
    expect(hero(game).cheaper).toBe(0); // the next card alone
    const poor = marketTurn({ ...own, gold: own.gold - 1 }, { market: ['reckless'] });
    says(poor, 0, 'skill:barter').refuses(0, 'buy:0', 'RP-10.2'); // not a coin less
    expect(interrupts(diceTurn(own))).toEqual([]); // in the own Market turn alone
    expect(interrupts(marketTurn({}, { heroes: { 1: own } }), 1)).toEqual([]);
  });

  card('patient-hand', () => {
    const game = using('patient-hand', { rows: { STR: ['blue 6', 'green 1', '_'] } });
    expect(offers(game)).toEqual([`up:${die('green')}`]); // a 6 cannot rise
    says(game, 0, 'up:green 1');
    expect(offers(game)).toEqual([`down:${die('blue')}`]); // another one
    expect(valuesOf(says(game, 0, 'down:blue 6'), STR)).toEqual([5, 2, 0]);
    pays(game, 'patient-hand');
  });

  card('climb', () => {
    const game = using('climb', {}, TWO_EACH);
    expect(offers(game)).toHaveLength(5); // the 6 is at its highest
    says(game, 0, 'die:blue 4'); // 5 beside the other 5: the user decides which lies lower
    expect(question(game)).toBe('ties.arrange');
    says(game, 0, `die:${die('white')}`);
    expect(initiativeWords(game)).toEqual([
      ['red 1', 'red 2'],
      ['blue 3', 'white 5'],
      ['blue 5', 'white 6'],
    ]);
    expect(boardOf(game).row.map(({ gold }) => gold)).toEqual([0, 1, 0]); // Gold stays
    pays(game, 'climb');
  });

  card('close-order-drill', () => {
    const game = using('close-order-drill', { rows: { STR: ['blue 6', 'green 1', '_'], DEX: ['white 2', '_', '_'] } });
    expect(offers(game)).toEqual([`die:${die('blue')}`, `die:${die('white')}`]); // green is alone in its column
    says(game, 0, 'die:blue 6', 'die:white 2');
    expect([rowWords(game, 0, 'STR'), rowWords(game, 0, 'DEX')]).toEqual([
      ['white 2', 'green 1', '_'],
      ['blue 6', '_', '_'],
    ]);
    isAsked(game, 'initiative.select'); // once
  });

  card('short-change', () => {
    pays(using('short-change'), 'short-change');
    expect(amountOn('card', 'short-change', 'Gold')).toBeGreaterThan(1);
  });

  card('cut-the-line', () => {
    const game = using('cut-the-line', {}, TWO_EACH);
    game.expectOffers(0, ['cards:0:1', 'cards:0:2', 'cards:1:2', 'done']);
    says(game, 0, 'cards:0:2');
    expect(initiativeWords(game)).toEqual([
      ['white 5', 'white 6'],
      ['blue 3', 'blue 4'],
      ['red 1', 'red 2'],
    ]);
    expect(boardOf(game).row.map(({ gold }) => gold)).toEqual([0, 1, 0]);
    pays(game, 'cut-the-line');
  });

  card('intimidate', () => {
    const game = says(using('intimidate', {}, { cards: [['red 1'], ['blue 3'], ['white 4']] }), 0, 'die:white 4');
    says(game, 0, `die:${die('white')}`);
    expect(initiativeWords(game)).toEqual([['red 1'], ['white 3'], ['blue 3']]);
    pays(game, 'intimidate');
    expect(offers(using('intimidate', {}, { cards: [['red 1'], ['blue 3'], ['boost 3']] }))).toEqual([
      `die:${die('blue')}`,
    ]); // each by its own range
  });

  card('diplomacy', () => {
    const others = { heroes: { 1: { exhausted: ['short-change'] } } };
    const game = using('diplomacy', { gold: 0 }, others); // evil, the arrow of the copied one
    expect(hero(game)).toMatchObject({ gold: amountOn('card', 'short-change', 'Gold'), cell: 7 });
    expect(hero(game).cards).toEqual([{ card: ware('diplomacy'), exhausted: 1 }]);
    expect(boardOf(game).heroes[1].cards[0].exhausted).toBe(1); // it stays as it was
    expect(models(sees({ cards: ['diplomacy'], cell: 7 }, others), 0, ['any'])).toEqual([]); // RP-30.24
    const moved = says(diceTurn({ cards: ['diplomacy'], gold: 0 }, others as never), 0, 'skill:diplomacy:move');
    expect(hero(moved)).toMatchObject({ gold: 0, cell: 7 }); // RP-30.25
  });

  card('tempt-fate', () => {
    const own = {
      gold: 0,
      cards: ['tempt-fate'],
      rows: { STR: ['blue 6', 'green 1', 'white 3'], DEX: ['red 1', '_', '_'] },
    };
    const game = diceTurn(own).random('reroll', [[0], [5], [4]]);
    says(game, 0, 'skill:tempt-fate', 'die:blue 6');
    game.expectOptions(0, ['value:6', 'value:1']);
    says(game, 0, 'value:6', 'die:green 1', 'value:6', 'die:white 3', 'value:5');
    expect(valuesOf(game, STR)).toEqual([6, 6, 5]);
    pays(game, 'tempt-fate'); // three at most
  });

  card('straight-record', () => {
    const game = using('straight-record', {
      rows: { STR: ['blue 6', 'green 1', 'white 3'], DEX: ['red 2', '_', '_'] },
    });
    expect(offers(game)).toHaveLength(3); // red is alone in its row
    says(game, 0, 'die:blue 6', 'die:green 1', 'die:blue 6', 'die:white 3');
    expect(rowWords(game, 0, 'STR')).toEqual(['green 1', 'white 3', 'blue 6']); // a die may move twice
    isAsked(game, 'initiative.select');
  });

  card('borrowed-face', () => {
    const game = using('borrowed-face', {
      rows: { STR: ['blue 6', 'green 1', '_'], DEX: ['red-blue 2', 'white 3', '_'] },
    });
    says(game, 0, 'die:blue 6');
    expect(offers(game)).toEqual(['green', 'red-blue', 'white'].map((words) => `die:${die(words)}`)); // wherever they lie
    expect(valuesOf(says(game, 0, 'die:red-blue 2'), STR)).toEqual([2, 1, 0]);
    const range = using('borrowed-face', { rows: { STR: ['blue 6', '_', '_'], DEX: ['red-blue 2', '_', '_'] } });
    expect(offers(range)).toEqual([`die:${die('blue')}`]); // a Split Die has no 6
  });

  card('square-meal', () => {
    const [one, three] = [die('blue'), die('green')];
    const game = using('square-meal', { rows: { STR: ['blue 1', 'green 3', 'white 4'] } });
    const upTo3 = (of: number) => [`up:${of}`, `up2:${of}`, `up3:${of}`];
    expect(offers(game)).toEqual([...upTo3(one), ...upTo3(three)]);
    expect(valuesOf(says(game, 0, 'up3:green 3'), STR)).toEqual([1, 6, 4]);
    isAsked(game, 'initiative.select');
  });
});

describe('Fiends & Familiars', () => {
  card('heel', () => {
    const fox = die('red');
    const game = using('heel', { rows: { STR: ['blue 1', '_', '_'], FAM: ['red 5', '_', '_'] } });
    expect([...offers(game)].sort()).toEqual([`down2:${fox}`, `down:${fox}`, `up:${fox}`]);
    expect(valuesOf(says(game, 0, 'down2:red 5'), FAM)[0]).toBe(3);
    pays(game, 'heel');
    const two = says(using('heel', { rows: { FAM: ['red 5', 'blue 5', '_'] } }), 0, 'up:red 5');
    isAsked(two, 'initiative.select'); // one die
  });

  card('heckle', () => {
    const own = { gold: 0, cards: ['heckle'] };
    const game = diceTurn(own, { cards: [['red 1'], ['blue 3'], ['white 4']] }).random('initiative', [[5]]);
    says(game, 0, 'skill:heckle', 'die:red 1');
    expect(initiativeWords(game)).toEqual([['blue 3'], ['white 4'], ['red 6']]);
    pays(game, 'heckle');
  });

  card('field-dressing', () => {
    expect(hero(using('field-dressing', { injury: 2 }))).toMatchObject({ injury: 1, xp: 2 });
    expect(hero(using('field-dressing'))).toMatchObject({ injury: 0, xp: 2 }); // as far as possible
  });

  card('exorcise', () => {
    const game = says(using('exorcise', { gold: 0, fiends: ['fidget', 'doomcrier'] }), 0, 'fiend:fidget');
    expect(hero(game).fiends.map(({ active }) => active)).toEqual([0, 1]);
    pays(game, 'exorcise'); // and paid nothing
  });

  card('fetch', () => {
    const game = using('fetch', { rows: { STR: ['blue 1', '_', '_'], FAM: ['red 5', '_', '_'] } });
    expect(offers(game)).toEqual([`die:${die('red')}`]);
    says(game, 0, 'die:red 5', 'die:blue 1');
    expect([rowWords(game, 0, 'STR')[0], rowWords(game, 0, 'FAM')[0]]).toEqual(['red 5', 'blue 1']);
    pays(game, 'fetch'); // once
  });

  card('summon', () => {
    const game = using('summon', { fiends: ['fidget'], banished: ['doomcrier'] });
    expect(offers(game)).toHaveLength(1); // an active one
    says(game, 0, 'fiend:fidget');
    game.expectOptions(0, ['card:0', 'card:1', 'card:2']);
    says(game, 0, 'card:1');
    expect(boardOf(game).row[1].fiends).toHaveLength(1);
    expect(hero(game).fiends).toHaveLength(1); // RP-30.34
    pays(game, 'summon');
  });

  card('peer-ahead', () => {
    const game = using('peer-ahead', { trophies: 1 });
    game.expectOptions(0, ['obstacle', 'attack']);
    says(game, 0, 'attack');
    expect(boardOf(game).known).toEqual([1, 0, 1]);
    expect(hero(game).trophies).toHaveLength(1); // and no token
    pays(game, 'peer-ahead');
  });

  card('two-faced', () => {
    const game = using('two-faced', {
      rows: { STR: ['red-blue 1', 'green 2', 'red-green 2'], DEX: ['red-white 3', '_', '_'] },
    });
    expect(offers(game)).toHaveLength(3);
    says(game, 0, 'die:red-blue 1', 'die:red-green 2');
    expect(valuesOf(game, STR)).toEqual([4, 2, 3]);
    pays(game, 'two-faced');
  });
});

describe('Monsters & Minions', () => {
  card('rile-the-pack', () => {
    const game = hunting({ cards: ['rile-the-pack'] }, { dice: [2, 3] });
    says(game, 0, 'skill:rile-the-pack', 'roll');
    expect([poolOfHunt(game), resultOfHunt(game)]).toEqual([1, 5]);
    expect(interrupts(diceTurn({ cards: ['rile-the-pack'] }))).toEqual([]);
    expect(question(fighting({ cards: ['rile-the-pack'] }, {}))).not.toBe('window.combat'); // a Hunt's affair
  });

  card('rein-in', () => {
    const boost = die('boost');
    const game = using('rein-in', { rows: { STR: ['boost 4', 'blue 5', '_'] } });
    expect([...offers(game)].sort()).toEqual([`down:${boost}`, `up2:${boost}`, `up3:${boost}`, `up:${boost}`]);
    expect(valuesOf(says(game, 0, 'up3:boost 4'), STR)[0]).toBe(7);
    pays(game, 'rein-in');
    const two = says(using('rein-in', { rows: { STR: ['boost 4', 'boost 5', '_'] } }), 0, 'up:boost 4');
    isAsked(two, 'initiative.select'); // one die
  });

  card('low-blow', () => {
    const [more] = numbersOn('card', 'low-blow');
    const hunt = says(hunting({ cards: ['low-blow'] }, { dice: [2] }), 0, 'skill:low-blow', 'roll');
    expect(resultOfHunt(hunt)).toBe(2 + more);
    const fight = fighting({ cards: ['low-blow'] }, { dice: [2] });
    isAsked(fight, 'window.combat');
    expect(fought(says(fight, 0, 'skill:low-blow')).result).toBe(2 + more);
    expect(interrupts(diceTurn({ cards: ['low-blow'] }))).toEqual([]);
  });

  card('measured-breath', () => {
    const game = using('measured-breath', {
      rows: { STR: ['boost 8', 'blue 4', 'red-blue 1'], DEX: ['red 1', '_', '_'] },
    });
    expect(offers(game)).toEqual([`die:${die('boost')}`, `die:${die('red-blue')}`]); // of the complete row, and not 4 already
    expect(valuesOf(says(game, 0, 'die:red-blue 1'), STR)).toEqual([8, 4, 4]);
  });
});

all();

const ARROWS = { good: 1, evil: 7, lawful: 3, chaotic: 5 };
/** A position in which a Skill can be used at all. */
const moment = (skill: Skill, own: Given): Scenario => {
  const given = { cards: [skill.id], ...own };
  if (skill.timing === 'market') return marketTurn(given);
  if (skill.timing === 'hunt' || skill.timing === 'combat')
    return hunting({ ...given, gold: 9 }, { minions: [], dice: [1] })
      .seat(0)
      .answers('fight');
  return diceTurn(given);
};

test.each(skills.filter(({ id }) => id !== 'diplomacy').map((skill) => [skill.id, skill] as const))(
  'RP-13.2 to RP-13.4 %s moves the token by its arrow, and is exhausted; not off the grid, and not twice',
  (id, skill) => {
    const game = says(moment(skill, {}), 0, `skill:${id}:move`);
    expect(hero(game).cell).toBe(ARROWS[skill.arrow]);
    expect(hero(game).cards).toEqual([{ card: ware(id), exhausted: 1 }]);
    moment(skill, { cell: ARROWS[skill.arrow] }).refuses(0, `skill:${ware(id)}`, 'RP-13.3');
    moment(skill, { cards: [], exhausted: [id] }).refuses(0, `skill:${ware(id)}`, 'RP-13.4');
  },
);

test('what is offered with a Skill is there twice: with its ability, and its move alone', () => {
  const id = ware('short-change');
  expect(interrupts(diceTurn({ cards: ['short-change'] }))).toEqual([`skill:${id}`, `skill:${id}:move`]);
  expect(offered(diceTurn({ cards: ['short-change'] }))).toEqual(['card:0', 'card:1', 'card:2']);
});
