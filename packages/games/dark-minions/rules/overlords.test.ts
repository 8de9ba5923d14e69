/** 16. Overlords: display and purchase, 17. play, timing and Turn Costs. */
import { FACE_UP, HIDDEN } from '@tabard/kernel';
import { describe, expect, test } from 'vitest';
import { builtIn } from '../content';
import { blacks, reds, white } from '../scenarios/faces';
import { advanced, basic, overlord } from '../scenarios/table.fixture';
import { type DarkMinions, levelOf, type Seen } from './board';
import { dieValue } from './dice';
import { isMarked } from './powers';
import { requirement } from './resolution';

const EMPTY = -1;
const boardOf = (game: ReturnType<typeof basic>): DarkMinions => game.match.board as DarkMinions;
const cards = (...ids: string[]): number[] => ids.map(overlord);

// ---- 16

test('DM-16.1 four Overlords lie face up, the rest face down in the stack', () => {
  const game = advanced();
  const { display, overlordStack } = boardOf(game);
  expect(display).toEqual(cards('gargoyle', 'blood-elf', 'inexplicable', 'lich'));
  expect(overlordStack).toHaveLength(11);
  for (const viewer of [0, 3, null]) {
    game.expectView(viewer, { display, overlordStack: overlordStack.map(() => HIDDEN) });
  }
});

test('DM-16.2 DM-R21 one displayed Overlord is exchanged, once a turn, before Done; everybody knows what went under', () => {
  const game = advanced().random('primary', [blacks(2, 2, 2), blacks(2, 2, 2)]);
  const overlordStack = boardOf(game).overlordStack.slice();
  const top = overlordStack.at(-1)!;
  const exchanges = ['gargoyle', 'blood-elf', 'inexplicable', 'lich'].map((id) => `exchange:${id}`);
  game.expectInterrupts(0, exchanges).expectInterrupts(1, []);
  game.refuses(1, 'exchange:lich', 'not-asked');
  game.seat(0).answers('exchange:blood-elf');
  game.expectBoard({ display: { 0: overlord('gargoyle'), 1: top, 3: overlord('lich') }, exchanges: 1 });
  expect(boardOf(game).overlordStack).toEqual([overlord('blood-elf'), ...overlordStack.slice(0, -1)]);
  game.expectView(2, {
    overlordStack: { 0: overlord('blood-elf'), 1: HIDDEN, 10: HIDDEN },
    stackSeen: { 0: FACE_UP, 1: 0 },
  });
  game.expectEvents([{ type: 'display.swapped', seat: 0, gone: overlord('blood-elf'), come: top }]);
  game.refuses(0, 'exchange:gargoyle', 'DM-16.2').expectInterrupts(0, []);
  game.seat(0).answers('plain');
  game.refuses(0, 'exchange:gargoyle', 'DM-16.2'); // the whole turn
  game.seat(0).answers('done');
  game.expectQuestion('roll.white', 1).expectOffers(1, ['exchange:gargoyle']); // the next seat has its own
});

test('DM-16.2 after Done there is no exchange any more', () => {
  const game = advanced({ holds: { 0: ['scourge'] } }).random('primary', blacks(2, 2, 2));
  game.expectQuestion('window.start', 0).expectOffers(0, ['exchange:lich']);
  game.seat(0).answers('pass', 'plain');
  game.expectQuestion('window.roll', 0).expectOffers(0, ['exchange:lich']);
  game.seat(0).answers('pass');
  game.expectQuestion('commit.use', 0).expectOffers(0, ['exchange:lich']);
  game.seat(0).answers('done');
  game.expectQuestion('window.done', 0).refuses(0, 'exchange:lich', 'DM-16.2');
  game.seat(0).answers('pass');
  game.expectQuestion('window.resolution', 0).refuses(0, 'exchange:lich', 'DM-16.2');
});

test('DM-16.15 the exchange may come before the roll; a slot emptied by a purchase cannot be exchanged', () => {
  const game = advanced({ holds: {}, supply: [50] }).random('primary', blacks(3, 4, 2));
  game.expectQuestion('roll.white', 0).expectOffers(0, ['exchange:blood-elf']);
  game.seat(0).answers('plain', 'buy:blood-elf', '0', 'pass');
  game.expectBoard({ display: { 1: EMPTY } });
  game.expectInterrupts(0, ['exchange:gargoyle', 'exchange:inexplicable', 'exchange:lich', 'announce:blood-elf']);
  game.refuses(0, 'exchange:blood-elf', 'not-an-option');
  game.seat(0).answers('exchange:lich');
  game.expectBoard({ display: { 1: EMPTY, 0: overlord('gargoyle') } }).expectQuestion('commit.use', 0);
});

test('DM-16.14 with an empty stack the discard pile is shuffled first and the exchanged card goes under it', () => {
  const discarded = cards('ghoul', 'witch', 'wyvern');
  const rest = builtIn.overlords.map((_, i) => i).filter((i) => i < 15 && !discarded.includes(i));
  const holder = Object.fromEntries(
    rest.filter((i) => !cards('gargoyle', 'blood-elf', 'inexplicable', 'lich').includes(i)).map((i) => [i, 3]),
  );
  const piles = { overlordStack: [] as number[], stackSeen: [] as number[], overlordDiscard: discarded, holder };
  const game = advanced()
    .board(piles)
    .random('overlords', [Array.from({ length: 15 }, (_, i) => i), cards('witch', 'ghoul', 'wyvern')]);
  game.seat(3).wishes('windows', 'never');
  game.seat(0).answers('exchange:lich');
  game.expectEvents([{ type: 'overlord.reshuffled' }, { type: 'display.swapped', come: overlord('wyvern') }]);
  game.expectBoard({
    overlordStack: cards('lich', 'witch', 'ghoul'),
    overlordDiscard: [],
    display: { 3: overlord('wyvern') },
  });
  game.expectView(1, { overlordStack: [overlord('lich'), HIDDEN, HIDDEN] });
  game.expectQuestion('roll.white', 0).expectRandomUsedUp();
});

/** Every card that is not shown is in seat 3's hands; stack and discard pile are empty. */
const exhausted = (given: Parameters<typeof advanced>[0] = {}) => {
  const shown = cards('gargoyle', 'blood-elf', 'inexplicable', 'lich');
  const holder = Object.fromEntries(Array.from({ length: 15 }, (_, i) => [i, shown.includes(i) ? EMPTY : 3]));
  const game = advanced(given).board({ overlordStack: [], stackSeen: [], overlordDiscard: [], holder });
  return game;
};

test('DM-16.14 with stack and discard pile empty no exchange is offered', () => {
  const game = exhausted();
  game.seat(3).wishes('windows', 'never');
  game.expectInterrupts(0, []).refuses(0, 'exchange:lich', 'DM-16.14').expectQuestion('roll.white', 0);
});

test('DM-16.3 DM-16.5 DM-16.8 a purchase costs dice only; surplus is lost and the gray circle respawns at once', () => {
  const game = advanced({ graveyard: [6], at: { A1: [4, 0, 0, 0] } }).random('primary', blacks(6, 2, 2));
  game.seat(0).answers('plain', 'buy:blood-elf', 0);
  game.expectBoard({ use: ['buy', 'free', 'free'], useAt: { 0: overlord('blood-elf') } });
  game.expectBoard({ supply: { 0: 42 }, graveyard: { 0: 4 }, besiegers: { 0: [4, 0, 0, 0] } }); // 2 back, none paid
  game.expectEvents([
    { type: 'overlord.bought', seat: 0, faces: blacks(6) },
    { type: 'respawn.overlord', count: 2 },
  ]);
  game.expectQuestion('window.commitment', 0);
});

test('DM-16.3 nothing is bought before the roll', () => {
  const game = advanced();
  game.refuses(0, 'buy:blood-elf', 'not-an-option').expectQuestion('roll.white', 0);
});

test('DM-16.4 one die or several summed must reach the cost: the exact sums, and one below', () => {
  const game = advanced({ display: ['wyvern', 'scourge', 'undead', 'blood-elf'] }).random('primary', blacks(4, 3, 2));
  game.seat(0).answers('plain');
  game.expectOffers(0, ['buy:wyvern', 'buy:scourge', 'buy:undead', 'buy:blood-elf']); // 9 in all
  game.seat(0).answers('buy:wyvern');
  game.expectQuestion('buy.dice', 0).expectOptions(0, ['0+1', '0+1+2']); // 7 and 9, any numbers together
  game.refuses(0, '0+2', 'DM-16.4').refuses(0, '1+2', 'DM-16.4').refuses(0, '0', 'DM-16.4');
  game.seat(0).answers('0+1');
  game.expectBoard({ use: ['buy', 'buy', 'free'] });

  const poor = advanced({ display: ['undead', 'wyvern', 'ghoul', 'lich'] }).random('primary', blacks(3, 2, 2));
  poor.seat(0).answers('plain');
  poor.expectOffers(0, ['buy:wyvern', 'buy:ghoul', 'buy:lich'], ['buy:undead']).refuses(0, 'buy:undead', 'DM-16.4'); // 7 of 8
  poor.expectQuestion('commit.use', 0);
});

test('DM-16.6 several Overlords may be bought in one turn, each with its own dice', () => {
  const game = advanced({ supply: [50] }).random('primary', blacks(4, 5, 3));
  game.seat(0).answers('plain', 'buy:gargoyle', 0, 'pass', 'buy:lich', 1, 'pass', 'buy:blood-elf');
  // The Lich finds nobody in the Graveyard, the Gargoyle and the Blood Elf can be announced.
  game.expectBoard({ use: ['buy', 'buy', 'buy'], display: [EMPTY, EMPTY, overlord('inexplicable'), EMPTY] });
  expect(boardOf(game).holder.filter((seat) => seat === 0)).toHaveLength(3);
});

test('DM-16.7 a skull face pays nothing', () => {
  const game = advanced({ display: ['witch', 'gargoyle', 'ghoul', 'lich'] }).random('primary', [
    white('skull'),
    ...blacks(2, 2),
  ]);
  game.seat(0).answers('swap:black');
  game.refuses(0, 'buy:witch', 'DM-16.4').refuses(0, 'buy:lich', 'DM-16.4');
  game.seat(0).answers('buy:gargoyle'); // 2 + 2
  game.expectBoard({ use: ['free', 'buy', 'buy'] });

  const asked = advanced({ display: ['witch', 'gargoyle', 'ghoul', 'lich'] }).random('primary', [
    white('skull'),
    ...blacks(4, 5),
  ]);
  asked.seat(0).answers('swap:black', 'buy:gargoyle');
  asked.expectOptions(0, ['1', '2', '1+2']).refuses(0, '0+1', 'DM-16.7').refuses(0, '0', 'DM-16.7');
  asked.expectQuestion('buy.dice', 0);
});

test('DM-16.8 the gray circle respawns as far as the Graveyard allows, and only the buyer’s', () => {
  for (const [dead, left, id, cost] of [
    [5, 2, 'witch', 5],
    [2, 0, 'witch', 5],
    [0, 0, 'witch', 5],
    [5, 5, 'lich', 5],
  ] as const) {
    const game = advanced({ display: ['witch', 'gargoyle', 'ghoul', 'lich'], graveyard: [dead, 9, 9, 9] }).random(
      'primary',
      blacks(cost, 2, 2),
    );
    game.seat(0).answers('plain', `buy:${id}`, 0);
    game.expectBoard({ graveyard: [left, 9, 9, 9] });
  }
});

test('DM-16.9 DM-R56 a bought Overlord is held openly, and there is no limit', () => {
  const held = ['ghoul', 'dark-wizard', 'witch', 'scourge', 'grahl', 'wyvern', 'black-knight', 'minotaur'];
  const game = advanced({ holds: { 0: held } }).random('primary', blacks(4, 5, 3));
  game.seat(0).wishes('windows', 'never');
  game.seat(0).answers('plain', 'buy:lich', 1, 'buy:gargoyle', 0, 'buy:blood-elf');
  const { holder } = boardOf(game);
  expect(holder.filter((seat) => seat === 0)).toHaveLength(11);
  for (const viewer of [0, 1, null]) game.expectView(viewer, { holder });
});

test('DM-16.10 DM-R19 bought cards are replaced at the end of the turn, not before', () => {
  const game = advanced().random('primary', blacks(4, 3, 2));
  const next = boardOf(game).overlordStack.slice(-2).reverse();
  game.seat(0).answers('plain', 'buy:blood-elf', 1, 'pass', 'buy:gargoyle', 0, 'pass');
  game.expectBoard({ display: [EMPTY, EMPTY, overlord('inexplicable'), overlord('lich')] });
  game.expectOffers(0, [], ['buy:gargoyle', 'buy:blood-elf']).expectQuestion('commit.use', 0);
  game.seat(0).wishes('windows', 'never');
  game.seat(0).answers('done');
  game.expectBoard({ display: [...next, overlord('inexplicable'), overlord('lich')], turn: 1 });
  game.expectEvents(next.map((card) => ({ type: 'overlord.revealed', overlord: card })));
  game.expectQuestion('roll.white', 1).expectRandomUsedUp();
});

test('DM-16.11 DM-R20 when a card is needed and the stack is empty, the discard pile becomes the stack', () => {
  const game = exhausted({ graveyard: [9] }).board({
    holder: { [overlord('ghoul')]: EMPTY, [overlord('witch')]: EMPTY },
    overlordDiscard: cards('ghoul', 'witch'),
  });
  game
    .random('overlords', [Array.from({ length: 15 }, (_, i) => i), cards('ghoul', 'witch')])
    .random('primary', blacks(4, 3, 2));
  game.seat(3).wishes('windows', 'never');
  game.seat(0).wishes('windows', 'never');
  game.seat(0).answers('plain', 'buy:blood-elf', 1, 'done');
  game.expectEvents([{ type: 'overlord.reshuffled' }, { type: 'overlord.revealed', overlord: overlord('witch') }]);
  game.expectBoard({
    display: { 1: overlord('witch') },
    overlordStack: cards('ghoul'),
    overlordDiscard: [],
    stackSeen: [0],
  });
  game.expectView(1, { overlordStack: [HIDDEN] }).expectRandomUsedUp();
});

test('DM-16.12 with both piles empty the display stays short', () => {
  const game = exhausted().random('primary', blacks(4, 3, 2));
  for (const seat of [0, 3]) game.seat(seat).wishes('windows', 'never');
  game.seat(0).answers('plain', 'buy:blood-elf', 1, 'done');
  game.expectBoard({ display: [overlord('gargoyle'), EMPTY, overlord('inexplicable'), overlord('lich')], turn: 1 });
  game.expectNoEvents([{ type: 'overlord.revealed' }, { type: 'overlord.reshuffled' }]);
  game.expectQuestion('roll.white', 1);
});

test('DM-16.13 a purchase is final; the window after it is the ordinary one after a commitment', () => {
  const game = advanced({ holds: { 2: ['ghoul'] } }).random('primary', blacks(5, 2, 2));
  game.seat(2).answers('pass');
  game.seat(0).answers('plain');
  game.seat(2).answers('pass');
  game.seat(0).answers('buy:lich', 0);
  game.expectQuestion('window.commitment', 2).expectOptions(2, ['pass', 'announce:ghoul']);
  game.seat(2).answers('announce:ghoul');
  game.expectBoard({ holder: { [overlord('lich')]: 0 }, use: { 0: 'buy' } }).expectQuestion('commit.use', 0);
});

test('DM-R63 no Overlord has a level condition: at level 1 three dice buy the dearest', () => {
  const game = advanced({ display: ['undead', 'minotaur', 'wyvern', 'scourge'], level: [1] }).random(
    'primary',
    blacks(3, 3, 2),
  );
  game.seat(0).answers('plain');
  game.expectOffers(0, ['buy:undead', 'buy:minotaur', 'buy:wyvern', 'buy:scourge']);
  game.seat(0).answers('buy:undead'); // 8 exactly: all three dice
  game.expectBoard({
    holder: { [overlord('undead')]: 0 },
    use: ['buy', 'buy', 'buy'],
    inPlay: { [overlord('undead')]: 1 },
  });
});

// ---- 17

test('DM-17.1 DM-R43 a card without Turn Cost is held, not in play, until it is announced', () => {
  const game = advanced({ display: ['ghoul', 'gargoyle', 'lich', 'witch'] }).random('primary', blacks(4, 2, 2));
  game.seat(0).answers('plain', 'buy:ghoul', 0);
  game.expectBoard({ holder: { [overlord('ghoul')]: 0 }, inPlay: { [overlord('ghoul')]: 0 } });
  game.expectQuestion('window.commitment', 0).expectOptions(0, ['pass', 'announce:ghoul']);
  game.seat(0).answers('pass');
  game.expectBoard({ inPlay: { [overlord('ghoul')]: 0 } });
  game.seat(0).answers('announce:ghoul');
  game.expectBoard({ inPlay: { [overlord('ghoul')]: 1 }, holder: { [overlord('ghoul')]: 0 } });
  game.expectEvents([{ type: 'overlord.announced', seat: 0, overlord: overlord('ghoul') }]);
  game.expectQuestion('commit.use', 0);
});

describe('DM-17.1 DM-R43 what is only held does nothing', () => {
  const silent = builtIn.overlords
    .slice(0, 15) // the others belong to the Demon Lords (DM-19)
    .filter(({ turnCost }) => turnCost === 0)
    .map(({ id }) => id);
  /** What any card could change from where it lies: what Towns require, what dice count, whose turn is lost. */
  const inForce = (game: ReturnType<typeof basic>) => {
    const seen = game.match.seen('everything') as Seen;
    const { b } = seen;
    return {
      needs: b.town.map((_, slot) => requirement(seen, slot)),
      dice: b.dice.map((_, die) => dieValue(seen, die)),
      levels: b.level.map((_, seat) => levelOf(b, seen.content, seat)),
      losesTurn: b.level.map((_, seat) => isMarked(b, seen.content.overlordWith['black-knight'], seat)),
    };
  };

  test('DM-17.1 every card without a Turn Cost can be held, and all of them are looked at', () => {
    expect(silent).toHaveLength(12);
  });

  test.each(silent)('DM-17.1 DM-R43 %s, bought with the dice or held since an earlier turn', (id) => {
    const display = [id, ...['gargoyle', 'lich', 'witch', 'ghoul'].filter((one) => one !== id)].slice(0, 4);
    const rolls = blacks(4, 4, 4);
    const without = advanced({ display }).random('primary', rolls);
    without.seat(0).answers('plain');
    const before = inForce(without);
    const bought = advanced({ display }).random('primary', rolls);
    bought.seat(0).answers('plain', `buy:${id}`);
    if (bought.match.pending.asks[0].question === 'buy.dice')
      bought.seat(0).answers(bought.match.pending.asks[0].options[0]);
    bought.expectBoard({
      holder: { [overlord(id)]: 0 },
      inPlay: { [overlord(id)]: 0 },
    });
    expect(inForce(bought)).toEqual(before);
    for (const seat of [0, 2]) {
      const held = advanced({ display: display.slice(1), holds: { [seat]: [id] } }).random('primary', rolls);
      while (held.match.pending.asks[0].options[0] === 'pass')
        held.seat(held.match.pending.asks[0].seat).answers('pass');
      held.seat(0).answers('plain');
      expect(inForce(held)).toEqual(before);
      held.expectBoard({ inPlay: { [overlord(id)]: 0 } });
    }
  });

  test.each([
    ['ghoul', 'needs'],
    ['scourge', 'dice'],
    ['grahl', 'dice'],
  ] as const)('DM-17.1 %s works from its announcement on', (id, what) => {
    const game = advanced({ display: ['gargoyle', 'blood-elf', 'inexplicable', 'lich'], holds: { 0: [id] } }).random(
      'primary',
      blacks(4, 4, 4),
    );
    if (game.match.pending.asks[0].question === 'window.start') game.seat(0).answers('pass');
    game.seat(0).answers('plain');
    const before = inForce(game);
    game.seat(0).answers(`announce:${id}`);
    game.expectBoard({ inPlay: { [overlord(id)]: 1 } });
    expect(inForce(game)[what]).not.toEqual(before[what]);
  });
});

test('DM-17.2 it may be announced on the turn of purchase and on other seats’ turns', () => {
  const bought = advanced({ graveyard: [3] }).random('primary', blacks(5, 2, 2));
  bought.seat(0).answers('plain', 'buy:lich', 0, 'announce:lich');
  bought.expectBoard({ graveyard: { 0: 0 } }).expectQuestion('commit.use', 0);

  const theirs = advanced({ holds: { 2: ['lich'] }, graveyard: [0, 0, 3] }); // seat 0's turn
  theirs.expectQuestion('window.start', 2).seat(2).answers('announce:lich');
  theirs.expectBoard({ graveyard: { 2: 0 } }).expectQuestion('roll.white', 0);
});

test('DM-17.3 an ability is used once; then the card is discarded, at once or when its duration ends', () => {
  const game = advanced({ holds: { 0: ['lich', 'gargoyle'] }, graveyard: [30] }).random('primary', blacks(2, 2, 2));
  game.seat(0).answers('announce:lich');
  game.expectBoard({ overlordDiscard: cards('lich'), holder: { [overlord('lich')]: EMPTY } });
  game.seat(0).answers('announce:gargoyle', 'A1');
  game.expectBoard({
    overlordDiscard: cards('lich'),
    holder: { [overlord('gargoyle')]: 0 },
    inPlay: { [overlord('gargoyle')]: 1 },
  });
  game.refuses(0, 'announce:lich').refuses(0, 'announce:gargoyle');
  game.seat(0).answers('plain', 'done');
  game.expectBoard({ overlordDiscard: cards('lich', 'gargoyle'), holder: { [overlord('gargoyle')]: EMPTY } });
  game.expectQuestion('roll.white', 1);
});

test('DM-17.4 DM-R44 DM-17.11 Turn-Cost cards are in play from the purchase, and cost nothing that turn', () => {
  for (const [id, cost] of [
    ['dread-skeleton', 6],
    ['werewolf', 3],
  ] as const) {
    const game = advanced({ display: [id, 'gargoyle', 'lich', 'witch'] }).random('primary', [
      blacks(cost, 2, 2),
      blacks(2, 2, 2),
    ]);
    game.seat(0).answers('plain', `buy:${id}`, 0);
    game.expectBoard({ inPlay: { [overlord(id)]: 1 }, onCard: { [overlord(id)]: 0 }, supply: { 0: 50 } });
    game.expectQuestion('commit.use', 0); // nothing to announce: no window
    game.refuses(0, `announce:${id}`, 'not-an-option');
    game.seat(0).answers('done');
    game.expectBoard({ onCard: { [overlord(id)]: 0 }, turn: 1 });
  }
  const due = advanced({ display: ['werewolf', 'gargoyle', 'lich', 'witch'] }, {}, 3).random('primary', [
    blacks(3, 2, 2),
    blacks(2, 2, 2),
    blacks(2, 2, 2),
  ]);
  due.seat(0).answers('plain', 'buy:werewolf', 0, 'done');
  due.seat(1).answers('plain', 'done');
  due.seat(2).answers('plain', 'done');
  due.expectQuestion('turnCost.settle', 0).expectOptions(0, ['pay:werewolf', 'discard:werewolf']);
});

test('DM-17.5 an announcement takes effect at once, before any later one', () => {
  // Seat 1's Lich and seat 2's Blood Elf: the Elf finds the minions that the Lich has just raised.
  const game = advanced({ holds: { 1: ['lich'], 2: ['blood-elf'] }, supply: [50, 0, 50, 50] });
  game.expectQuestion('window.start', 1);
  game.seat(1).answers('announce:lich');
  game.expectBoard({ supply: { 1: 10 }, graveyard: { 1: 40 } }).expectQuestion('window.start', 2);
  game.seat(2).answers('announce:blood-elf', 0, 0, 5); // seats 3, 0, 1
  game.expectBoard({ supply: [50, 5, 50, 50], graveyard: { 1: 45 } });
  game.expectQuestion('roll.white', 0);
});

test('DM-17.6 an ability without a target or means cannot be announced, and says why', () => {
  const held = ['witch', 'inexplicable', 'wyvern', 'minotaur', 'lich', 'dark-wizard'];
  const game = advanced({
    holds: { 0: held },
    towns: ['Z3', 'A2', 'A3'],
    display: ['gargoyle', 'blood-elf', 'ghoul', 'scourge'],
    at: { Z3: [36, 0, 0, 0], A2: [10, 0, 0, 0] },
  });
  game.expectQuestion('window.start', 0).expectOptions(0, ['pass', 'announce:wyvern']);
  game.seat(0).answers('pass');
  for (const id of ['witch', 'inexplicable', 'minotaur', 'lich', 'dark-wizard'])
    game.refuses(0, `announce:${id}`, `DM-17.19.${id}`);
  game.expectQuestion('roll.white', 0);
});

test('DM-17.7 DM-R22 windows: the active seat first, then clockwise; after an announcement all are asked again', () => {
  const game = advanced({ turn: 2, holds: { 1: ['ghoul'], 2: ['scourge'], 3: ['lich'] }, graveyard: [0, 0, 0, 5] });
  game.expectQuestion('window.start', 2).seat(2).answers('pass');
  game.expectQuestion('window.start', 3).seat(3).answers('pass');
  game.expectQuestion('window.start', 1).seat(1).answers('announce:ghoul'); // all again
  game.expectQuestion('window.start', 2).seat(2).answers('pass');
  game.expectQuestion('window.start', 3).seat(3).answers('announce:lich');
  game.expectQuestion('window.start', 2).seat(2).answers('pass'); // the others hold nothing more
  game.expectQuestion('roll.white', 2);
});

test('DM-17.7 DM-17.20 a window stands at each of its moments, and a pass in one does not bind in the next', () => {
  const game = advanced({ holds: { 3: ['ghoul'] }, skulls: [1], graveyard: [20] })
    .random('primary', blacks(4, 2, 2))
    .random('reroll', blacks(3, 3, 3));
  const asked = (window: string) => {
    game.expectQuestion(window, 3).expectOptions(3, ['pass', 'announce:ghoul']);
    game.seat(3).answers('pass');
  };
  asked('window.start');
  game.seat(0).answers('discard:skull');
  asked('window.start'); // after a Skull
  game.seat(0).answers('discard:tile2');
  asked('window.start'); // after a starting tile
  game.expectQuestion('roll.white', 0).seat(0).answers('plain');
  asked('window.roll');
  game.seat(0).answers('reroll:tile1', '0+1+2');
  asked('window.reroll');
  game.seat(0).answers('attack:A1', 0, 3);
  asked('window.commitment');
  game.seat(0).answers('done');
  asked('window.done');
  asked('window.resolution');
  game.expectQuestion('window.start', 3).expectBoard({ turn: 1 }).expectRandomUsedUp(); // the next turn's
});

test('DM-17.7 DM-R22 between a Skull and the Turn Cost it should pay, a Blood Elf may come', () => {
  const game = advanced({ inPlay: { 0: ['dread-skeleton'] }, holds: { 1: ['blood-elf'] }, supply: [0], skulls: [1] });
  game.seat(1).answers('pass');
  game.expectQuestion('turnCost.settle', 0).refuses(0, 'pay:dread-skeleton', 'DM-17.12');
  game.seat(0).answers('discard:skull');
  game.expectBoard({ supply: { 0: 10 } }).expectQuestion('window.start', 1);
  game.seat(1).answers('announce:blood-elf', 0, 0, 5); // seats 2, 3, 0
  game.expectBoard({ supply: { 0: 5 } }).expectQuestion('turnCost.settle', 0);
  game.expectOptions(0, ['pay:dread-skeleton', 'discard:dread-skeleton']);
});

describe('standing passes', () => {
  const table = () => advanced({ holds: { 1: ['ghoul'] } }).random('primary', blacks(4, 2, 2));

  test('DM-R22 "only at Done" is asked at Done and nowhere else', () => {
    const game = table();
    game.seat(1).wishes('windows', 'done');
    game.seat(0).answers('plain', 'attack:A1', 0, 4, 'done');
    game.expectQuestion('window.done', 1).seat(1).answers('pass');
    game.expectQuestion('roll.white', 1);
  });

  test('DM-R22 "never" is not asked at all, and can be taken back', () => {
    const game = table();
    game.seat(1).wishes('windows', 'never');
    game.expectQuestion('roll.white', 0);
    game.seat(1).wishes('windows', 'always');
    game.seat(0).answers('plain');
    game.expectQuestion('window.roll', 1);
  });

  test('DM-R22 "only when I have minions there" is asked once it has some at a Town', () => {
    const absent = table();
    absent.seat(1).wishes('windows', 'own-towns');
    absent.seat(0).answers('plain');
    absent.expectQuestion('commit.use', 0);
    const there = advanced({ holds: { 1: ['ghoul'] }, at: { A2: [0, 1, 0, 0] } });
    there.seat(1).wishes('windows', 'own-towns');
    there.expectQuestion('window.start', 1);
  });
});

test('DM-17.8 only seats that hold an announceable card are asked; the basic game has no windows', () => {
  const game = advanced({ holds: { 1: ['lich'], 2: ['witch'], 3: ['minotaur'] } }); // nobody dead, no Towers, not its turn
  game.expectQuestion('roll.white', 0);
  basic().expectQuestion('roll.white', 0).expectInterrupts(0, []);
});

test('DM-17.8 the active seat announces at any of its own decisions, which opens a window for all', () => {
  const game = advanced({ holds: { 0: ['ghoul', 'scourge'], 2: ['lich'] }, graveyard: [0, 0, 5] }).random(
    'primary',
    blacks(4, 2, 2),
  );
  game.seat(0).answers('pass');
  game.seat(2).answers('pass');
  game
    .expectQuestion('roll.white', 0)
    .expectOffers(0, ['announce:ghoul', 'announce:scourge'])
    .expectOffers(2, [], ['announce:lich']);
  game.seat(0).answers('announce:ghoul');
  game.expectQuestion('window.start', 0).seat(0).answers('pass');
  game.expectQuestion('window.start', 2).seat(2).answers('pass');
  game.expectQuestion('roll.white', 0).seat(0).answers('plain', 'pass');
  game.seat(2).answers('pass');
  game.expectQuestion('commit.use', 0).seat(0).answers('announce:scourge');
  game.expectQuestion('window.commitment', 2).seat(2).answers('pass');
  game.expectQuestion('commit.use', 0);
});

test('DM-17.9 lasting Overlords lie open while they are in play', () => {
  const game = advanced({ inPlay: { 1: ['ghoul', 'undead'] }, onCard: { undead: 5 } });
  const { inPlay, onCard, holder } = boardOf(game);
  for (const viewer of [0, 1, 3, null]) game.expectView(viewer, { inPlay, onCard, holder });
});

describe('Turn Costs', () => {
  test('DM-17.10 DM-17.13 before rolling the owner pays from its supply, and it accumulates on the card', () => {
    const game = advanced({ inPlay: { 0: ['undead'] }, onCard: { undead: 5 } });
    game.expectQuestion('turnCost.settle', 0).expectOptions(0, ['pay:undead', 'discard:undead']);
    game.refuses(0, 'plain', 'not-an-option').expectBoard({ dice: [], supply: { 0: 45 } });
    game.seat(0).answers('pay:undead');
    game.expectBoard({ onCard: { [overlord('undead')]: 10 }, supply: { 0: 40 }, graveyard: { 0: 0 } });
    game.expectEvents([{ type: 'turnCost.paid', seat: 0, overlord: overlord('undead'), count: 5 }]);
    game.expectQuestion('roll.white', 0);
  });

  test('DM-17.10 it is due on the owner’s turns only', () => {
    const game = advanced({ inPlay: { 1: ['undead', 'werewolf'] } });
    game.expectQuestion('roll.white', 0).expectBoard({ turnCostsDue: [] });
  });

  test('DM-17.13 a discarded card gives all its minions back to the supply, not to the Graveyard', () => {
    const game = advanced({ inPlay: { 0: ['undead'] }, onCard: { undead: 15 }, graveyard: [3] });
    game.expectBoard({ supply: { 0: 32 } });
    game.seat(0).answers('discard:undead');
    game.expectBoard({
      supply: { 0: 47 },
      graveyard: { 0: 3 },
      onCard: { [overlord('undead')]: 0 },
      overlordDiscard: cards('undead'),
    });
    game.expectEvents([{ type: 'turnCost.declined', seat: 0, returned: 15 }]).expectQuestion('roll.white', 0);
  });

  test('DM-17.12 with the full number in supply paying is a choice; with one less only discarding is', () => {
    const enough = advanced({ inPlay: { 0: ['dread-skeleton'] }, supply: [4] });
    enough.expectOptions(0, ['pay:dread-skeleton', 'discard:dread-skeleton']);
    const short = advanced({ inPlay: { 0: ['dread-skeleton'] }, supply: [3] });
    short.expectOptions(0, ['discard:dread-skeleton']).refuses(0, 'pay:dread-skeleton', 'DM-17.12');
    short.seat(0).answers('discard:dread-skeleton');
    short.expectBoard({ supply: { 0: 3 } }).expectQuestion('roll.white', 0);
  });

  test('DM-17.12 a card that nothing could pay any more goes without asking', () => {
    const game = advanced({
      towns: ['Z3', 'A2', 'A3'],
      inPlay: { 0: ['undead'] },
      at: { Z3: [36, 0, 0, 0], A2: [10, 0, 0, 0] },
    });
    game.expectEvents([{ type: 'turnCost.declined', overlord: overlord('undead') }]).expectQuestion('roll.white', 0); // 4 of 5, nobody dead
  });

  test('DM-17.14 Skulls, starting tiles and the Lich may provide the minions, between Turn Costs too', () => {
    const given = { inPlay: { 0: ['dread-skeleton', 'undead'] }, supply: [0], skulls: [1] };
    const skull = advanced(given);
    skull.expectOptions(0, ['discard:dread-skeleton', 'discard:undead']);
    skull.seat(0).answers('discard:skull');
    skull.expectOptions(0, ['pay:dread-skeleton', 'discard:dread-skeleton', 'pay:undead', 'discard:undead']);
    skull.seat(0).answers('pay:undead', 'discard:tile1');
    skull.expectBoard({ supply: { 0: 15 }, tileOne: { 0: 0 }, skullsSpent: 2 });
    skull.seat(0).answers('pay:dread-skeleton');
    skull.expectQuestion('roll.white', 0);

    const lich = advanced({ ...given, holds: { 0: ['lich'] }, display: ['gargoyle', 'ghoul', 'witch', 'wyvern'] });
    lich.seat(0).answers('pass', 'announce:lich', 'pay:undead', 'pay:dread-skeleton');
    lich.expectBoard({ supply: { 0: 1 } }).expectQuestion('roll.white', 0);
  });

  test('DM-17.15 DM-R37 several cards are settled in any order, and minions of a discarded one may pay another', () => {
    const game = advanced({
      inPlay: { 0: ['undead', 'dread-skeleton', 'werewolf'] },
      onCard: { 'dread-skeleton': 8 },
    }).board({ supply: { 0: 0 }, graveyard: { 0: 42 } });
    game.expectOptions(0, ['discard:dread-skeleton', 'discard:werewolf', 'discard:undead']);
    game.seat(0).answers('discard:dread-skeleton');
    game.expectBoard({ supply: { 0: 8 } });
    game.expectOptions(0, ['pay:werewolf', 'discard:werewolf', 'pay:undead', 'discard:undead']);
    game.seat(0).answers('pay:undead', 'pay:werewolf');
    game.expectBoard({ supply: { 0: 1 }, onCard: { [overlord('undead')]: 5, [overlord('werewolf')]: 2 } });
    game.expectQuestion('roll.white', 0);
  });

  test('DM-17.16 minions on cards are neither in supply nor Graveyard, and nothing else touches them', () => {
    const game = advanced({
      inPlay: { 1: ['undead'] },
      onCard: { undead: 20 },
      holds: { 0: ['blood-elf'], 1: ['lich'] },
      graveyard: [0, 27],
    });
    game.expectBoard({ supply: { 1: 3 } });
    game.seat(0).answers('announce:blood-elf', 3, 0, 0); // at most the 3 in seat 1's supply
    game.seat(1).answers('announce:lich');
    game.expectBoard({ supply: { 1: 10 }, graveyard: { 1: 20 }, onCard: { [overlord('undead')]: 20 } });
    game.expectQuestion('roll.white', 0);
  });

  test('DM-17.17 a Minotaur turn is a turn: Turn Costs are due again; a skipped turn is none', () => {
    const game = advanced({ inPlay: { 0: ['werewolf'] }, holds: { 0: ['minotaur'] } }).random(
      'primary',
      blacks(2, 2, 2),
    );
    game.seat(0).answers('announce:minotaur', 'pay:werewolf', 'plain', 'done');
    game.expectQuestion('turnCost.settle', 0).expectBoard({ onCard: { [overlord('werewolf')]: 2 } });
    game.seat(0).answers('pay:werewolf');
    game.expectBoard({ onCard: { [overlord('werewolf')]: 4 }, supply: { 0: 41 } });

    const skipped = advanced({
      turn: 3,
      inPlay: { 0: ['werewolf'], 3: ['black-knight'] },
      on: { 'black-knight': 0 },
    }).random('primary', blacks(2, 2, 2));
    skipped.seat(3).answers('plain', 'done');
    skipped.expectBoard({ turn: 1, onCard: { [overlord('werewolf')]: 0 }, inPlay: { [overlord('werewolf')]: 1 } });
    skipped.expectQuestion('roll.white', 1);
  });

  test('DM-17.18 a Turn-Cost Overlord cannot be given up at any other time', () => {
    const game = advanced({ inPlay: { 0: ['werewolf'] } }).random('primary', blacks(2, 2, 2));
    game.seat(0).answers('pay:werewolf');
    game.refuses(0, 'discard:werewolf', 'not-an-option').seat(0).answers('plain');
    game.refuses(0, 'discard:werewolf', 'not-an-option').expectQuestion('commit.use', 0);
  });
});

describe('DM-17.19: when a held card can be announced', () => {
  /** Whether the card's holder, asked at the start of seat 0's turn, is offered it. */
  const offered = (id: string, seat: number, given: Parameters<typeof advanced>[0] = {}): boolean => {
    const display = ['gargoyle', 'ghoul', 'lich', 'witch', 'scourge'].filter((card) => card !== id).slice(0, 4);
    const game = advanced({ display, holds: { [seat]: [id] }, ...given });
    return game.match.pending.asks.some((ask) => ask.seat === seat && ask.options.includes(`announce:${id}`));
  };

  test('DM-17.19 Gargoyle: a Town in play', () => {
    expect(offered('gargoyle', 2)).toBe(true);
    expect(offered('gargoyle', 2, { towns: [null, null, 'A1'] })).toBe(true);
    expect(offered('gargoyle', 2, { towns: [null, null, null] })).toBe(false);
  });

  test('DM-17.19 Ghoul, Scourge, Black Knight: always, on any turn', () => {
    for (const id of ['ghoul', 'scourge', 'black-knight'])
      expect([offered(id, 0), offered(id, 2)]).toEqual([true, true]);
  });

  test('DM-17.19 Blood Elf: another seat has a minion in supply', () => {
    expect(offered('blood-elf', 2, { supply: [0, 1, 9, 0] })).toBe(true);
    expect(offered('blood-elf', 2, { supply: [0, 0, 9, 0] })).toBe(false); // only its own
  });

  test('DM-17.19 Lich: an own minion in the Graveyard', () => {
    expect(offered('lich', 2, { graveyard: [0, 0, 1, 0] })).toBe(true);
    expect(offered('lich', 2, { graveyard: [9, 9, 0, 9] })).toBe(false);
  });

  test('DM-17.19 DM-R31 Witch: three Towers, earned level below 5', () => {
    expect(offered('witch', 2, { towers: { 2: [2, 1, 0] }, level: [1, 1, 4, 1] })).toBe(true);
    expect(offered('witch', 2, { towers: { 2: [2, 0, 0] } })).toBe(false);
    expect(offered('witch', 2, { towers: { 2: [2, 1, 0] }, level: [1, 1, 5, 1] })).toBe(false);
    const skeleton = { towers: { 2: [2, 1, 0] }, level: [1, 1, 4, 1], inPlay: { 2: ['dread-skeleton'] } };
    expect(offered('witch', 2, skeleton)).toBe(true); // 5 counts, 4 is earned
  });

  test('DM-17.19 Inexplicable: a Town with a minion of some other seat', () => {
    expect(offered('inexplicable', 2, { at: { A1: [0, 1, 3, 0] } })).toBe(true);
    expect(offered('inexplicable', 2, { at: { A1: [0, 0, 3, 0] } })).toBe(false);
  });

  test('DM-17.19 Wyvern: two Towns in play and a minion at one of them', () => {
    expect(offered('wyvern', 2, { at: { A1: [1, 0, 0, 0] } })).toBe(true);
    expect(offered('wyvern', 2)).toBe(false);
    expect(offered('wyvern', 2, { towns: ['A1', null, null], at: { A1: [1, 0, 0, 0] } })).toBe(false);
  });

  test('DM-17.19 Minotaur: own turn, 5 in supply, no extra turn pending, no mark', () => {
    expect(offered('minotaur', 0, { supply: [5] })).toBe(true);
    expect(offered('minotaur', 0, { supply: [4] })).toBe(false);
    expect(offered('minotaur', 2)).toBe(false);
    const pending = advanced({ holds: { 0: ['minotaur'] } }).board({ extraTurn: 1 });
    pending.expectQuestion('roll.white', 0).refuses(0, 'announce:minotaur', 'DM-17.19.minotaur');
  });

  test('DM-17.19 Minotaur: to the last window of the own turn', () => {
    const game = advanced({ holds: { 0: ['minotaur'] } }).random('primary', blacks(2, 2, 2));
    game.seat(0).answers('pass', 'plain', 'pass', 'done', 'pass');
    game.expectQuestion('window.resolution', 0).seat(0).answers('announce:minotaur');
    game.expectBoard({ turn: 0, turnNumber: 6, graveyard: { 0: 5 } }).expectQuestion('roll.white', 0);
  });

  test('DM-17.19 Dark Wizard: own turn, after the roll, before Done, a die uncommitted', () => {
    expect([offered('dark-wizard', 0), offered('dark-wizard', 2)]).toEqual([false, false]);
    const game = advanced({ holds: { 0: ['dark-wizard'] } }).random('primary', blacks(4, 4, 4));
    game.refuses(0, 'announce:dark-wizard', 'DM-17.19.dark-wizard').seat(0).answers('plain');
    game.expectQuestion('window.roll', 0).seat(0).answers('pass', 'attack:A1', 0, 4, 'pass', 'attack:A2', 1, 4, 'pass');
    game.expectOffers(0, ['announce:dark-wizard']).seat(0).answers('attack:A3', 4);
    game.refuses(0, 'announce:dark-wizard', 'DM-17.19.dark-wizard'); // nothing left to roll
    game.seat(0).answers('done');
    game.expectQuestion('roll.white', 1);
  });

  test("DM-17.19 G'rahl: own turn, before Done, some die unrolled or uncommitted", () => {
    expect([offered('grahl', 0), offered('grahl', 2)]).toEqual([true, false]);
    const game = advanced({ holds: { 0: ['grahl'] } }).random('primary', blacks(4, 4, 4));
    game.seat(0).answers('pass');
    game.expectQuestion('roll.white', 0).expectOffers(0, ['announce:grahl']).seat(0).answers('plain', 'pass');
    game.seat(0).answers('attack:A1', 0, 4, 'pass', 'attack:A2', 1, 4, 'pass', 'attack:A3', 4);
    game.expectQuestion('commit.use', 0).refuses(0, 'announce:grahl', 'DM-17.19.grahl');
    game.seat(0).answers('done');
    game.expectQuestion('roll.white', 1); // no window after Done: it could not be announced there
  });
});

test('DM-R39 the fields of the fifteen cards: cost, respawn, Turn Cost, and how long they stay', () => {
  const table = builtIn.overlords
    .slice(0, 15)
    .map(({ id, cost, respawn, turnCost, stays }) => [id, cost, respawn, turnCost, stays]);
  expect(table).toEqual([
    ['gargoyle', 4, 1, 0, 'turn'],
    ['ghoul', 4, 2, 0, 'until-owners-turn'],
    ['blood-elf', 3, 2, 0, 'none'],
    ['dark-wizard', 3, 1, 0, 'none'],
    ['lich', 5, 0, 0, 'none'],
    ['witch', 5, 3, 0, 'none'],
    ['inexplicable', 4, 2, 0, 'none'],
    ['scourge', 6, 1, 0, 'until-owners-turn'],
    ['dread-skeleton', 6, 2, 4, 'while-paid'],
    ['grahl', 5, 2, 0, 'turn'],
    ['werewolf', 3, 2, 2, 'while-paid'],
    ['wyvern', 7, 0, 0, 'none'],
    ['black-knight', 6, 2, 0, 'until-skipped'],
    ['minotaur', 7, 0, 0, 'none'],
    ['undead', 8, 3, 5, 'while-paid'],
  ]);
});

test('DM-16.4 a red 7 alone pays for the Wyvern, and a 6 does not', () => {
  const game = advanced({ level: [4], display: ['wyvern', 'minotaur', 'undead', 'scourge'] }).random(
    'primary',
    reds(7, 6, 3),
  );
  game.seat(0).answers('plain', 'buy:wyvern');
  game.expectOptions(0, ['0', '0+1', '0+2', '1+2', '0+1+2']).refuses(0, '1', 'DM-16.4').expectQuestion('buy.dice', 0);
});
