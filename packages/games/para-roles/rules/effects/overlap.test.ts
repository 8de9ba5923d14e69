/** PR-R106: what an activation holds is its own, however it ends, and where two contradict each other the later decides. */
import type { Plain, Seat } from '@tabard/kernel';
import { describe, expect, test } from 'vitest';
import { enemiesAct, fight, hp, one, running, statOf, toAct } from '../../scenarios/fight.fixture';
import { boardOf, offered, question, told } from '../../scenarios/table.fixture';
import { FOES, Twice } from '../../scenarios/twice.fixture';
import { cardNamed, DEFENSE, HEALTH, TRICK } from '../cards/cards';

const [FOE, OTHER] = FOES;
const FRIEND = 2;
const MINION = { cards: [5, 4, 3, 2] };
const by = (user: Seat, effect: string, more: { readonly [fact: string]: Plain } = {}) => ({ effect, user, ...more });

describe('PR-13.22 temporary HP of two Monks', () => {
  /** Both give them to the same friend, who loses one in between. */
  const needled = () => {
    const answers = {
      'acupuncture.target': ({ seat }: { seat: Seat }, { activator }: Twice) =>
        String(activator === seat ? FRIEND : OTHER),
    };
    const deck = ['3♦', '4♦', '5♦', '2♠', 'K♠']; // the enemy hits after the first needle, and Defense fails
    return new Twice('acupuncture', answers, { deck });
  };
  const left = (table: Twice) => [table.board.party[FRIEND].temporaryHp, table.board.party[FRIEND].hp];

  test('PR-13.22 PR-10.19 a new gift resets them; each ends with its own effect, and a blow has cost both', () => {
    const table = needled().activates(0);
    expect(left(table)).toEqual([2, 2]);
    expect(left(table.activates(1))).toEqual([3, 2]);
    expect(left(table.drawsClub(1).round())).toEqual([2, 2]);
    expect(left(table.drawsClub(0).round())).toEqual([0, 2]);
  });

  test('PR-13.22 PR-10.19 the first one’s end takes nothing of what the second gave', () => {
    const table = needled().activates(0).activates(1);
    expect(left(table.drawsClub(0).round())).toEqual([3, 2]);
    expect(left(table.drawsClub(1).round())).toEqual([0, 2]);
  });

  test('PR-10.14 a Monk’s death ends its own', () => {
    const game = enemiesAct({
      party: { 0: { hp: 1 }, 2: { temporaryHp: 3 }, 3: { temporaryHp: 3 } },
      enemies: [MINION],
      effects: [by(0, 'acupuncture', { who: [2, 2, 2] }), by(1, 'acupuncture', { who: [3, 3, 3] })],
      draws: ['2♦', 'A♠'],
    });
    expect([hp(game)[0], one(game, 2).temporaryHp, one(game, 3).temporaryHp]).toEqual([0, 0, 3]);
  });

  test('PR-20.4 whoever dies has none left, nor when it is raised while the effect still runs', () => {
    const game = enemiesAct({
      party: { 1: { charging: 'resurrection', charge: 2 }, 2: { hp: 1, temporaryHp: 3 } },
      enemies: [{ cards: [5, 4, 4, 3] }, { sheet: { type: 'minion', stats: [9, 8, 7, 6] }, boost: 1 }],
      effects: [by(0, 'acupuncture', { who: [2, 2, 2] })],
      draws: ['9♥', '3♠', 'A♠'], // 1 + 4 damage
    });
    expect([hp(game)[2], boardOf(game).effects[0].who]).toEqual([0, []]);
    game.seat(1).answers('charge', 2);
    expect([hp(game)[2], one(game, 2).temporaryHp, running(game)]).toEqual([6, 0, ['acupuncture']]);
  });
});

describe('PR-11.10 cards of two Polymorphs', () => {
  test('PR-11.10 a card that came back with its enemy and was laid anew stays with the second one', () => {
    const enemy = { sheet: { type: 'minion', stats: [40, 9, 2, 9] } };
    const answers = {
      'polymorph.split': () => '0-4-0-0',
      'polymorph.place': (_: unknown, { activated }: Twice) => String([FOE, OTHER][activated]),
    };
    const given = { enemies: [{ ...enemy, hp: 1 }, enemy], statDeck: { [DEFENSE]: [3] } };
    const table = new Twice('polymorph', answers, given).activates(0);
    expect(statOf(table.game, FOE, DEFENSE)).toBe(3);
    table.round({ 1: `attack:${FOE}` });
    expect(table.board.enemies.map(({ id }) => id)).toEqual([OTHER]);
    table.activates(1);
    expect(statOf(table.game, OTHER, DEFENSE)).toBe(3);
    table.drawsClub(0);
    expect([statOf(table.game, OTHER, DEFENSE), table.board.statDeck.includes(cardNamed('3♦'))]).toEqual([3, false]);
    table.round().drawsClub(1);
    expect(statOf(table.game, OTHER, DEFENSE)).toBe(9);
    expect(table.board.statDeck.filter((card) => card === cardNamed('3♦'))).toHaveLength(1);
  });

  test('PR-11.10 PR-19.9 a turned one and one’s own: each club takes back its own cards', () => {
    const laid = (card: string, suit: number) => [0, 1, 2, 3].map((at) => (at === suit ? cardNamed(card) : -1));
    const game = fight({
      party: { 2: { laid: laid('K♣', TRICK) } },
      enemies: [{ cards: [9, 8, 7, 6], laid: laid('A♦', DEFENSE) }],
      statDeck: { 1: [], 3: [] },
      effects: [
        by(0, 'polymorph', { cards: [cardNamed('K♣')] }),
        by(3, 'polymorph', { turned: 1, cards: [cardNamed('A♦')], who: [{ enemy: 0 }] }),
      ],
      draws: ['3♣', '4♣'],
    });
    game.seat(3).answers('defend');
    expect([statOf(game, FOE, DEFENSE), statOf(game, 2, TRICK)]).toEqual([8, 13]);
    game.seat(0).answers('defend');
    expect([statOf(game, 2, TRICK), running(game)]).toEqual([8, []]);
  });
});

describe('PR-13.14 a second Dirty Bomb', () => {
  const answers = { 'epic.enemy': (_: unknown, { activated }: Twice) => String([FOE, OTHER][activated]) };
  const turnless = ({ board }: Twice) => board.effects.flatMap(({ who }) => who);

  test('PR-10.10 a club drawn for it ends the first, not itself', () => {
    const deck = ['3♦', '4♦', '5♦', '6♦', '7♦', '8♦', '9♦', '3♣'];
    const table = new Twice('dirty-bomb', answers, { deck }).activates(0).activates(0);
    expect(table.board.discard).toContain(cardNamed('3♣'));
    expect(turnless(table)).toEqual([OTHER]);
  });

  test('PR-10.21 that misses leaves the first as it was', () => {
    const party = { 0: { treasure: [0, 0, 0, 0] } }; // Attack 6
    const deck = ['3♦', '4♦', '5♦', '5♥', '7♦', '8♦', '9♦', 'K♦'];
    const table = new Twice('dirty-bomb', answers, { deck, party }).activates(0).activates(0);
    expect(told(table.game, 'epic.nothing')).toHaveLength(1);
    expect(turnless(table)).toEqual([FOE]);
  });

  test('PR-10.19 on the same enemy is the same', () => {
    const table = new Twice('dirty-bomb', { 'epic.enemy': () => String(FOE) }, { deck: ['3♦', '4♦', '5♦', '5♥'] });
    table.activates(0).activates(0);
    expect(turnless(table)).toEqual([FOE]);
  });
});

describe('PR-10.19 an EPIC of one’s own and a turned one contradict each other: the later decides', () => {
  const own = by(0, 'future-sight');
  const turned = by(1, 'future-sight', { turned: 1, who: [{ enemy: 0 }] });

  test('PR-13.29 PR-19.10 Future Sight: who picks an enemy’s card, and whether the worse of one’s own counts', () => {
    const attacks = (effects: Plain) => enemiesAct({ enemies: [MINION], effects, draws: ['9♠', '2♥', 'A♦'] });
    expect(question(attacks([turned, own]))).toBe('draw.keep');
    expect(hp(attacks([own, turned]))).toEqual([9, 6, 6, 8]); // the better one for the enemy, unasked
    const defends = (effects: Plain) => {
      const game = fight({ effects, draws: ['3♥', 'A♥'] });
      game.seat(3).answers('defend');
      return one(game, 3).stance;
    };
    expect([defends([turned, own]), defends([own, turned])]).toEqual([1, 0]);
  });

  test('PR-13.5 PR-19.10 All for One: who says who takes a hit', () => {
    const musketeer = by(0, 'all-for-one');
    const charmed = by(1, 'all-for-one', { turned: 1, who: [{ enemy: 0 }] });
    const attacks = (effects: Plain) => enemiesAct({ enemies: [MINION], effects, draws: ['A♥', 'A♦'] });
    expect(question(attacks([charmed, musketeer]))).toBe('all-for-one.taker');
    expect(hp(attacks([musketeer, charmed]))).toEqual([9, 7, 5, 8]); // the one with the fewest HP
  });
});

test('PR-13.1 PR-18.65 a choice under two auras holds in the own one too: it helps a charmed attack', () => {
  const charmed = (effects: Plain) =>
    fight({
      enemies: [{ cards: [12, 5, 7, 9] }],
      party: { 1: { charmedBy: { enemy: 0 } } },
      effects,
      draws: ['7♦', 'A♥'],
    });
  expect(hp(charmed([by(1, 'holy-aura'), by(3, 'holy-aura')]))[0]).toBe(7);
  expect(hp(charmed([by(3, 'holy-aura')]))[0]).toBe(8);
});

describe('PR-13.19 two forests', () => {
  test('PR-13.19 to hide is one action, and it is offered again only for a forest of another Druid', () => {
    const game = fight({
      party: toAct([0, 2]),
      effects: [by(0, 'forest-growth'), by(1, 'forest-growth', { who: [2] })],
      enemies: [{ ...MINION, loses: 1 }],
    });
    expect([offered(game, 0).includes('hide'), offered(game, 2).includes('hide')]).toEqual([true, true]);
    game.seat(0).answers('hide');
    game.seat(2).answers('hide');
    expect(boardOf(game).effects.map(({ who }) => who)).toEqual([
      [0, 2],
      [2, 0],
    ]);
    expect([0, 1, 2, 3].filter((seat) => offered(game, seat).includes('hide'))).toEqual([1, 3]);
  });
});

test('PR-13.25 PR-9.22 Heretic Banes of two on one enemy: −4 until the last of them ends, and no HP come back', () => {
  const bane = (user: Seat) => by(user, 'heretic-bane', { who: [{ enemy: 0 }] });
  const enemies = [{ sheet: { type: 'minion', stats: [20, 9, 2, 9] }, hp: 16 }];
  const game = fight({ effects: [bane(0), bane(1)], enemies, draws: ['3♣', '4♣'] });
  const health = () => [statOf(game, FOE, HEALTH), boardOf(game).enemies[0].hp];
  expect(health()).toEqual([16, 16]);
  game.seat(0).answers('defend');
  expect(health()).toEqual([16, 16]);
  game.seat(1).answers('defend');
  expect(health()).toEqual([20, 16]);
});
