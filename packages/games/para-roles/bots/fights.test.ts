/** More of what a companion weighs in a fight, role by role. */
import type { Scenario } from '@tabard/testkit';
import { expect, test } from 'vitest';
import { fight } from '../scenarios/fight.fixture';
import { party } from '../scenarios/table.fixture';
import { answerAt, seatedAt } from './seated.fixture';

const PROTECTOR = 0;
const HEALER = 1;
const DAMAGE = 2;
const SUPPORT = 3;
const KING = { cards: [13, 12, 12, 12] };
const HARD_SHELL = { cards: [9, 13, 4, 4] };
const SOFT = { cards: [9, 2, 4, 4] };

test('Damage readies Precise Strike before a hard shell and simply strikes a soft one', () => {
  expect(answerAt(fight({ enemies: [HARD_SHELL], epicUse: 0 }), DAMAGE)).toMatch(/^(precise-strike|double-damage)$/);
  expect(answerAt(fight({ enemies: [SOFT], epicUse: 0 }), DAMAGE)).toBe('attack:4');
});

test('Support curses a strong enemy, its pool first', () => {
  expect(answerAt(fight({ enemies: [KING], epicUse: 0 }), SUPPORT)).toMatch(/^curse-enemy:4:/);
});

test('with a flask in the pack somebody at death’s door drinks it', () => {
  const given = { enemies: [KING], party: { [SUPPORT]: { hp: 1 } }, pack: { flasks: 3 }, epicUse: 0 };
  expect(answerAt(fight(given), PROTECTOR)).toBe(`flask:${SUPPORT}`);
});

test('one EPIC at a time, and not in a fight under debt', () => {
  for (const given of [{ epicUse: 0 }, { debt: 1 }]) {
    for (const seat of [PROTECTOR, HEALER, DAMAGE, SUPPORT]) {
      expect(answerAt(fight({ enemies: [KING], ...given }), seat)).not.toMatch(/^epic/);
    }
  }
});

test('the Healer charges Resurrection for a friend who has fallen before a strong enemy', () => {
  const given = { enemies: [KING], party: { [PROTECTOR]: { hp: 0, fallen: 1 } } };
  expect(answerAt(fight(given), HEALER)).toBe('epic:resurrection');
});

test('a dead Healer rises', () => {
  const given = { enemies: [KING], party: { [HEALER]: { hp: 0, fallen: 1, mayRise: 1 } } };
  expect(answerAt(fight(given), HEALER)).toBe('rise');
});

test('the EPIC that is worth most is declared first', () => {
  const game = fight({ enemies: [KING] });
  const eagerness = [PROTECTOR, HEALER, DAMAGE, SUPPORT].map((seat) => {
    const { player, ask } = seatedAt(game, seat);
    return player.eager?.(ask) ?? 0;
  });
  const first = eagerness.indexOf(Math.max(...eagerness));
  expect(answerAt(game, first)).toMatch(/^epic:/);
});

test('it does not go on with what it was told: each question is thought through once', () => {
  const { player, ask } = seatedAt(fight({ enemies: [KING] }), DAMAGE);
  const eager = player.eager?.(ask);
  expect(player.choose(ask)).toBe('epic:xxx');
  expect(player.eager?.(ask)).toBe(eager);
});

test('PR-P27 on the Ancient One no heart can be laid: Polymorph draws for its shell', () => {
  const given = { party: { [SUPPORT]: { charging: 'polymorph', charge: 2 } } };
  const splitAt = (game: Scenario) => {
    game.seat(SUPPORT).answers('charge');
    return answerAt(game, SUPPORT);
  };
  const ancient = { sheet: { type: 'ancient-one', stats: [28, 15, 15, 15] } };
  expect(splitAt(fight({ enemies: [ancient], fight: 'ancient', ...given }, { campaign: 'rifts' }))).toBe('0-3-1-0');
  expect(splitAt(fight({ enemies: [KING], ...given }))).toBe('4-0-0-0');
});

// ---- which of several cards counts

const SIGHT = { effect: 'future-sight', user: HEALER };

test('who sees what an enemy draws lets it fail, or aims it at whoever can bear it', () => {
  const acted = { 0: { acted: 1 }, 1: { acted: 1 }, 2: { acted: 1 }, 3: { acted: 1 } };
  const strikes = (draws: string[]) =>
    fight({ effects: [SIGHT], enemies: [{ cards: [5, 3, 5, 3] }], party: acted, draws });
  expect(answerAt(strikes(['3♠', '9♥']), HEALER)).toBe('9♥');
  expect(answerAt(strikes(['3♠', '4♦']), HEALER)).toBe('4♦'); // Damage has 6 HP, the Protector 9
});

test('a charmed Diviner would rather miss a friend, too', () => {
  const charmed = { [HEALER]: { charmedBy: { enemy: 0 } } };
  const game = fight({ effects: [SIGHT], enemies: [{ cards: [12, 5, 7, 9] }], party: charmed, draws: ['3♦', '9♠'] });
  expect(answerAt(game, HEALER)).toBe('9♠');
});

// ---- the last enemy

test('the last harmless enemy is not struck down while wounds can be healed', () => {
  const weak = { cards: [5, 2, 2, 2], hp: 1 };
  const wounded = { [DAMAGE]: { hp: 2 }, [SUPPORT]: { hp: 4 } };
  expect(answerAt(fight({ enemies: [weak], party: wounded, epicUse: 0 }), DAMAGE)).not.toMatch(/^attack/);
  expect(answerAt(fight({ enemies: [weak], party: wounded, epicUse: 0 }), HEALER)).toMatch(/^(cure|boost-heal)/);
  expect(answerAt(fight({ enemies: [weak], epicUse: 0 }), DAMAGE)).toBe('attack:4');
});

test('in a Treasure Hunt nobody waits for the reshuffle that would cost the treasure', () => {
  const weak = { cards: [5, 2, 2, 2], hp: 1 };
  const given = { enemies: [weak], party: { [SUPPORT]: { hp: 2 } }, epicUse: 0, deckLeft: 10 };
  expect(answerAt(fight(given, { 'treasure-hunt': 'on' }), DAMAGE)).toBe('attack:4');
});

// ---- running away

const HOPELESS = {
  enemies: [{ cards: [14, 14, 14, 14] }],
  epicUse: 0,
  party: { 0: { hp: 2 }, 1: { hp: 0, fallen: 1, treasure: [1, 0, 0, 0] }, 2: { hp: 1 }, 3: { hp: 2 } },
};

test('a hopeless fight is left where somebody can be brought back afterwards', () => {
  expect(answerAt(party(HOPELESS, { campaign: 'tower' }), PROTECTOR)).toMatch(/^run:4:/);
});

test('in the Tower nobody runs from an enemy that will wait there unhurt, for nothing', () => {
  const nobodyDead = { ...HOPELESS, party: { 0: { hp: 1 }, 1: { hp: 1 }, 2: { hp: 1 }, 3: { hp: 1 } } };
  expect(answerAt(party(nobodyDead, { campaign: 'tower' }), PROTECTOR)).not.toMatch(/^run/);
});

test('a fight under debt that cannot be won without an EPIC is left, and the debt with it', () => {
  const given = {
    enemies: [{ cards: [14, 14, 14, 14] }],
    debt: 1,
    party: { 0: { hp: 4 }, 1: { hp: 3 }, 2: { hp: 3 }, 3: { hp: 3 } },
  };
  expect(answerAt(party(given, { campaign: 'tower' }), PROTECTOR)).toMatch(/^run:4:/);
});

test('a smoke bomb is surer than legs', () => {
  expect(answerAt(party({ ...HOPELESS, pack: { bombs: 1 } }, { campaign: 'tower' }), PROTECTOR)).toBe('bomb');
});

test('nobody runs from an enemy that can be beaten', () => {
  for (const seat of [PROTECTOR, HEALER, DAMAGE, SUPPORT]) expect(answerAt(fight(), seat)).not.toMatch(/^run/);
});
