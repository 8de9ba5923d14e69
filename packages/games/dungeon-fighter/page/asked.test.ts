/** What is asked of a Hero, where on the screen it is put, and what a fight demands. */
import { momentAt } from '@tabard/page/room/moment-at';
import { expect, test } from 'vitest';
import module, { questions } from '../index';
import { bossFight, fight, party, rest } from '../scenarios/table.fixture';
import { colourOf, isExchange, isInWindow, keyOfUse, placeOf, shownElsewhere } from './asked';
import { summary } from './summary';
import { demandsOf, fightOf, gearOf, nameOfSeat, sheetAt, viewOf } from './view';

type Game = ReturnType<typeof fight>;
const askIn = (game: Game) => {
  const [pending] = game.match.pending.asks;
  return { pending, ask: questions.of(pending, module.game.content), seen: game.match.seen(pending.seat) };
};
const folded = (game: Game) => {
  const { pending, seen } = askIn(game);
  return pending.options.filter((key) => shownElsewhere(key, pending, seen));
};

test('a die is taken from the pool, a card from the shelf, a throw is made by the hand; nothing is asked nowhere', () => {
  expect([placeOf('turn.die'), placeOf('shop.buy'), placeOf('throw'), placeOf('')]).toEqual([
    ...['pool', 'counter', 'hand', null],
  ]);
  const { ask } = askIn(fight());
  expect([ask.question, isInWindow(ask), isExchange(ask), isExchange(null)]).toEqual(['turn.die', false, false, false]);
});

test('what has a place of its own is never folded away: dice of the pool, windows, the way out of a rest', () => {
  expect(folded(fight())).toEqual([]);
  const resting = rest({ heroes: { 0: { cards: ['ramboril'] } } });
  const { pending, seen } = askIn(resting);
  for (const word of ['done', 'pass', 'none'])
    if (pending.options.includes(word)) expect(shownElsewhere(word, pending, seen)).toBe(false);
  expect(shownElsewhere('red', null, seen)).toBe(false);
});

test('DF-R104.8 of a throw one answer stands in the panel, the others are thrown by hand', () => {
  const game = fight();
  game.seat(1).answers('red');
  const { pending, seen } = askIn(game);
  expect(pending.question).toBe('throw');
  expect(pending.options.map((key) => shownElsewhere(key, pending, seen))).toEqual(
    pending.options.map((_, i) => i > 0),
  );
});

test('an answer names a colour by itself, by its ability or its token; a card names none', () => {
  expect([colourOf('red'), colourOf({ ability: 'green' } as never), colourOf({ token: 'blue' } as never)]).toEqual([
    ...['red', 'green', 'blue'],
  ]);
  expect([colourOf('done' as never), colourOf({ use: 3 } as never)]).toEqual([undefined, undefined]);
});

test('a card is used where that is offered, by its owner and nobody else', () => {
  const game = fight({ heroes: { 1: { cards: ['ramboril'] } } });
  const moment = momentAt(module, game.match, { seat: 1 });
  const options = [
    ...moment.pending.interrupts.flatMap((one) => one.options),
    ...moment.asks.flatMap((one) => one.options),
  ];
  const usable = viewOf(moment.seen).b.heroes[1].cards.filter((card) => keyOfUse(moment, card) !== undefined);
  expect(usable.map((card) => questions.key('any-time', { use: card }, module.game.content))).toEqual(
    options.filter((key) => key.startsWith('use:')),
  );
  const [card] = viewOf(moment.seen).b.heroes[1].cards;
  expect(keyOfUse({ ...moment, asks: [], pending: { asks: [], interrupts: [] } }, card)).toBeUndefined();
  const thrownIn = {
    asks: [],
    interrupts: [{ seat: 1, options: [questions.key('any-time', { use: card }, module.game.content)] }],
  };
  expect(keyOfUse({ ...moment, asks: [], pending: thrownIn }, card)).toBeDefined();
  expect(keyOfUse({ ...moment, asks: [], pending: thrownIn, seat: 0 }, card)).toBeUndefined();
});

// ---- the fight

const demands = (game: Game) =>
  demandsOf(viewOf(game.match.seen(0))).map(
    ({ requirement, from, sleeps }) => `${from}: ${requirement}${sleeps ? ' later' : ''}`,
  );

test('DF-27.3 Madness wakes with each Hit: none at first, then one after the other, in the order of the card', () => {
  const mad = (hits: number) => demands(bossFight({ combat: { hits } }));
  expect(mad(0)).toEqual(['foe: weak-hand later', 'foe: jump later', 'foe: ice-floe later']);
  expect(mad(1)).toEqual(['foe: weak-hand', 'foe: jump later', 'foe: ice-floe later']);
  expect(mad(3)).toEqual(['foe: weak-hand', 'foe: jump', 'foe: ice-floe']);
});

test('a room asks beside its Monster; between combats nothing is asked of a throw', () => {
  expect(demands(fight({ room: 'half-a-bridge' }))).toEqual(['room: jump']);
  expect(demands(fight())).toEqual([]);
  expect([demands(party()), fightOf(viewOf(party().match.seen(0)))]).toEqual([[], null]);
});

test('a Hero is called by its own name, and by that of its player before it has been chosen', () => {
  const moment = momentAt(module, fight().match);
  const sheet = sheetAt(viewOf(moment.seen), 1)!;
  expect(nameOfSeat(moment, 1)).toBe(moment.say({ id: `hero.${sheet.id}.name` }));
  const view = viewOf(moment.seen);
  const nobody = { ...view.b, heroes: view.b.heroes.map((hero) => ({ ...hero, sheet: -1 })) };
  const before = { ...moment, seen: { ...view, b: nobody } };
  expect([nameOfSeat(before, 1), nameOfSeat(before, 7)]).toEqual(['Ben', '']);
});

test('Equipment lies sorted by its kind, in the order in which it came', () => {
  const view = viewOf(fight({ heroes: { 1: { cards: ['ramboril'] } } }).match.seen(0));
  const [card] = view.b.heroes[1].cards;
  const { kind } = view.content.equipment[card];
  expect(gearOf(view, 1, kind)).toEqual([card]);
  const others = (['weapon', 'armour', 'spendable', 'relic'] as const).filter((one) => one !== kind);
  for (const other of others) expect(gearOf(view, 1, other as typeof kind)).toEqual([]);
  expect(gearOf(view, 0, kind)).toEqual([]);
});

test('a game that was left tells whom it fights and how much life is left, a Boss as one, else how far the party came', () => {
  expect(summary(fight({ combat: { life: 4 } }).match.seen(0))).toMatchObject({
    id: 'summary.combat',
    with: { life: 4 },
  });
  expect(summary(bossFight().match.seen(0))).toMatchObject({ id: 'summary.boss', with: { life: 25 } });
  expect(summary(party({ chest: { gold: 3 } }).match.seen(0))).toMatchObject({ with: { gold: 3, shops: 0 } });
});
