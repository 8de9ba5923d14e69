/** DM-4 Attacking a Town. Towns A1 (need 12), A2 (13) and A3 (14) lie in slots 0, 1 and 2. */
import { scenario } from '@tabard/testkit';
import { describe, test } from 'vitest';
import { blacks, red, reds, white } from '../scenarios/faces';
import { scenarios } from '../scenarios/position';
import { darkMinions } from '.';

const TOWNS = { towns: ['A1', 'A2', 'A3'] };
const table = (given = {}) =>
  scenario(darkMinions, scenarios)
    .seats(4)
    .given({ ...TOWNS, ...given });

test('DM-4.1 one group moves minions from the supply to one Town, and to no other', () => {
  const game = table().random('primary', blacks(1, 5, 3));
  game.seat(0).answers('plain', 'attack:A2', '0+1', 6);
  game.expectBoard({
    supply: [44, 50, 50, 50],
    graveyard: [0, 0, 0, 0],
    besiegers: [
      [0, 0, 0, 0],
      [6, 0, 0, 0],
      [0, 0, 0, 0],
    ],
  });
  game.expectEvents([{ type: 'attack', seat: 0, slot: 1, count: 6, total: 6, need: 13 }]);
  game.expectQuestion('commit.use', 0);
});

test('DM-4.1 a Town that is not in play cannot be attacked', () => {
  const game = table({ towns: ['A1', null, 'A3'] }).random('primary', blacks(4, 5, 6));
  game.seat(0).answers('plain');
  game.expectOffers(0, ['attack:A1', 'attack:A3'], ['attack:A2', 'attack:B1']);
  game.refuses(0, 'attack:B1', 'not-an-option');
  game.expectQuestion('commit.use', 0);
});

describe('DM-4.2: how many', () => {
  test('DM-4.2 from 1 to the value of the group, while the supply lasts that far', () => {
    const game = table({ supply: [6] }).random('primary', blacks(6, 2, 2));
    game.seat(0).answers('plain', 'attack:A1', 0);
    game.expectOptions(0, [6, 5, 4, 3, 2, 1]);
    game.refuses(0, 0, 'not-an-option').refuses(0, 7, 'not-an-option');
    game.seat(0).answers(1);
    game.expectBoard({ supply: { 0: 5 }, besiegers: { 0: [1, 0, 0, 0] } });
    game.expectQuestion('commit.use', 0);
  });

  test('DM-4.2 no more than the supply holds, one less than the die shows', () => {
    const game = table({ supply: [5] }).random('primary', blacks(6, 2, 2));
    game.seat(0).answers('plain', 'attack:A1', 0);
    game.expectOptions(0, [5, 4, 3, 2, 1]);
    game.seat(0).answers(5);
    game.expectBoard({ supply: { 0: 0 }, besiegers: { 0: [5, 0, 0, 0] } });
    game.expectQuestion('commit.use', 0);
  });
});

describe('how many groups at one Town', () => {
  test('DM-4.3 DM-R1 a second group cannot attack the same Town in one turn', () => {
    const game = table().random('primary', blacks(5, 4, 1));
    game.seat(0).answers('plain', 'attack:A1', 0, 5);
    game.refuses(0, 'attack:A1', 'DM-4.3');
    game.expectOffers(0, ['attack:A2', 'attack:A3'], ['attack:A1']);
    game.expectBoard({ attacked: [1, 0, 0] });
    game.expectQuestion('commit.use', 0);
  });

  test('DM-4.3 DM-R1 two dice reach the same Town when one is a plus added to the other', () => {
    const game = table().random('primary', blacks(5, 4, 1));
    game.seat(0).answers('plain', 'attack:A1', '0+2', 6);
    game.expectBoard({ besiegers: { 0: [6, 0, 0, 0] }, use: ['attack', 'free', 'attack'] });
    game.refuses(0, 'attack:A1', 'DM-4.3');
    game.expectQuestion('commit.use', 0);
  });

  test('DM-4.3 on its next turn the seat may attack that Town again', () => {
    const game = table().random('primary', [blacks(2, 2, 2), blacks(2, 2, 2), blacks(2, 2, 2), blacks(2, 2, 2)]);
    game.seat(0).answers('plain', 'attack:A1', 0, 2, 'done');
    for (const seat of [1, 2, 3]) game.seat(seat).answers('plain', 'done');
    game.seat(0).answers('plain');
    game.expectOffers(0, ['attack:A1']);
    game.expectQuestion('commit.use', 0);
  });

  test('DM-R1 the option: any number of dice may attack the same Town, each a group of its own', () => {
    const game = table()
      .options({ dicePerTown: 'any-number' })
      .random('primary', blacks(5, 4, 2));
    game.seat(0).answers('plain', 'attack:A1', 0, 5);
    game.expectOffers(0, ['attack:A1', 'attack:A2']);
    game.seat(0).answers('attack:A1', 1, 4);
    game.expectBoard({ besiegers: { 0: [9, 0, 0, 0] }, supply: { 0: 41 }, attacked: [2, 0, 0] });
    game.expectQuestion('commit.use', 0);
  });
});

test('DM-4.4 dice without a plus cannot be summed for an attack', () => {
  const game = table().random('primary', blacks(2, 3, 4));
  game.seat(0).answers('plain', 'attack:A1');
  game.expectOptions(0, [0, 1, 2]);
  for (const pick of ['0+1', '0+2', '1+2', '0+1+2']) game.refuses(0, pick, 'DM-4.4');
  game.seat(0).answers(2);
  game.expectOptions(0, [4, 3, 2, 1]);
  game.expectQuestion('attack.count', 0);
});

test('DM-4.5 a seat attacks as many Towns as it has groups: three with three dice', () => {
  const game = table({ graveyard: [1] }).random('primary', blacks(3, 4, 6));
  game.seat(0).answers('plain', 'attack:A1', 0, 3, 'attack:A2', 1, 4, 'attack:A3', 6);
  game.expectBoard({ supply: { 0: 36 }, attacked: [1, 1, 1], use: ['attack', 'attack', 'attack'] });
  game.refuses(0, 'attack:A1', 'DM-3.9');
  game.expectQuestion('commit.use', 0);
});

test('DM-4.5 four Towns with the bonus die of level 5 as a group of its own', () => {
  const game = scenario(darkMinions, scenarios)
    .seats(5)
    .given({ towns: ['A1', 'A2', 'A3', 'B1'], level: [5], graveyard: [1] })
    .random('primary', [...reds(3, 4, 5), white('+2')]);
  game.seat(0).answers('bonus', 'attack:A1', 0, 3, 'attack:A2', 1, 4, 'attack:A3', 2, 5, 'attack:B1', 2);
  game.expectBoard({ supply: { 0: 35 }, attacked: [1, 1, 1, 1], besiegers: { 3: [2, 0, 0, 0, 0] } });
  game.expectQuestion('commit.use', 0);
});

test('DM-4.6 a Town from which a Tower is being captured cannot be attacked, the others can', () => {
  const game = table().random('primary', blacks(4, 4, 2));
  game.seat(0).answers('plain', 'capture:A1:white', 0);
  game.refuses(0, 'attack:A1', 'DM-4.6');
  game.expectOffers(0, ['attack:A2', 'attack:A3'], ['attack:A1']);
  game.expectQuestion('commit.use', 0);
});

test('DM-4.6 a rival may attack it, and so may the seat on its next turn', () => {
  const game = table().random('primary', [blacks(4, 4, 2), blacks(4, 4, 2), blacks(2, 2, 2), blacks(2, 2, 2)]);
  game.seat(0).answers('plain', 'capture:A1:white', 0, 'done');
  game.seat(1).answers('plain');
  game.expectOffers(1, ['attack:A1']);
  game.seat(1).answers('done');
  for (const seat of [2, 3]) game.seat(seat).answers('plain', 'done');
  game.seat(0).answers('plain');
  game.expectOffers(0, ['attack:A1']);
  game.expectQuestion('commit.use', 0);
});

describe('DM-4.7: minions at a Town', () => {
  test('DM-4.7 stay over the turns and belong to their owners', () => {
    const rolls = [blacks(5, 2, 2), blacks(4, 2, 2), blacks(2, 2, 2), blacks(2, 2, 2)];
    const game = table().random('primary', rolls);
    game.seat(0).answers('plain', 'attack:A3', 0, 5, 'done');
    game.seat(1).answers('plain', 'attack:A3', 0, 4, 'done');
    for (const seat of [2, 3]) game.seat(seat).answers('plain', 'done');
    game.expectBoard({ besiegers: { 2: [5, 4, 0, 0] }, supply: [45, 46, 50, 50], graveyard: [0, 0, 0, 0] });
    game.expectQuestion('roll.white', 0);
  });

  test('DM-4.7 leave by vanquishing, to the Graveyard of their owners', () => {
    const game = table({ at: { A1: [5, 4, 2] } }).random('primary', blacks(1, 2, 2));
    game.seat(0).answers('plain', 'attack:A1', 0, 'done');
    game.expectBoard({ graveyard: [6, 4, 2, 0], supply: [44, 46, 48, 50], besiegers: { 0: [0, 0, 0, 0] } });
    game.expectQuestion('roll.white', 1);
  });

  test('DM-4.7 or by an Overlord; nothing on offer takes them back otherwise', () => {
    const game = table({ at: { A1: [6, 4], A2: [3] }, holds: { 0: ['inexplicable'] }, graveyard: [2], skulls: [1] })
      .options({ mode: 'advanced' })
      .random('primary', blacks(2, 2, 2));
    game.seat(0).answers('pass', 'plain', 'pass');
    game.expectQuestion('commit.use', 0);
    game.seat(0).answers('respawn', '0+1+2', 'pass', 'announce:inexplicable');
    game.expectBoard({
      besiegers: [
        [6, 0, 0, 0],
        [3, 0, 0, 0],
        [0, 0, 0, 0],
      ],
      supply: [41, 50, 50, 50],
    });
    game.expectQuestion('commit.use', 0);
  });
});

describe('DM-4.8: a Town that is met but not settled', () => {
  const met = () =>
    table({ at: { A1: [7] }, holds: { 0: ['gargoyle'] } })
      .options({ mode: 'advanced' })
      .random('primary', blacks(4, 3, 2));

  test('DM-4.8 may still be attacked this turn, once', () => {
    const game = met();
    game.seat(0).answers('pass', 'plain', 'announce:gargoyle', 'A1');
    game.expectBoard({ trigger: [0, -1, -1] });
    game.expectOffers(0, ['attack:A1']);
    game.seat(0).answers('attack:A1', 0, 4);
    game.expectBoard({ besiegers: { 0: [11, 0, 0, 0] }, town: [0, 1, 2] });
    game.refuses(0, 'attack:A1', 'DM-4.3');
    game.expectQuestion('commit.use', 0);
  });

  test('DM-4.8 not when the seat is capturing a Tower there', () => {
    const game = met();
    game.seat(0).answers('pass', 'plain', 'pass', 'capture:A1:white', 'announce:gargoyle', 'A1');
    game.refuses(0, 'attack:A1', 'DM-4.6');
    game.expectOffers(0, ['attack:A2'], ['attack:A1']);
    game.expectQuestion('commit.use', 0);
  });
});

describe('DM-4.9: no supply, no attack', () => {
  test('DM-4.9 with nothing in the supply no Town is offered', () => {
    const game = table({ supply: [0] }).random('primary', blacks(6, 5, 4));
    game.seat(0).answers('plain');
    for (const id of ['A1', 'A2', 'A3']) game.refuses(0, `attack:${id}`, 'DM-4.9');
    game.expectOptions(0, ['respawn', 'reroll:tile1', 'reroll:tile2', 'done']);
    game.expectQuestion('commit.use', 0);
  });

  test('DM-4.9 with one minion it is', () => {
    const game = table({ supply: [1] }).random('primary', blacks(6, 5, 4));
    game.seat(0).answers('plain', 'attack:A1', 0);
    game.expectBoard({ supply: { 0: 0 }, besiegers: { 0: [1, 0, 0, 0] } });
    game.refuses(0, 'attack:A2', 'DM-4.9');
    game.expectQuestion('commit.use', 0);
  });

  test('DM-4.9 minions that wait on a Tower are not in the supply', () => {
    const game = table({ supply: [6], level: [4] }).random('primary', [red(6), red(5), red(4)]);
    game.seat(0).answers('plain', 'capture:A1:black');
    game.expectBoard({ supply: { 0: 0 }, waiting: { 0: 6 } });
    game.refuses(0, 'attack:A2', 'DM-4.9');
    game.expectQuestion('commit.use', 0);
  });
});
