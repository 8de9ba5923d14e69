/** RP-3.11 to RP-3.41, RP-4: the players choose their characters and place the starting dice. */
import type { Flow, Seat } from '@tabard/kernel';
import { ADVENTURE_TYPES, COLOURS, type Colour } from '../../content';
import { type Card, type Flag, type G, hasFamiliars, seatsOf } from '../board';
import { faceOf } from '../foes/combat';
import { turnUp } from '../foes/hunt';
import { drawMarket, fillInitiative } from '../round/cleanup';
import { drawDice } from '../round/dice-phase';
import { DICE, type Die, FACES, isGold } from '../sheet/dice';
import { rollOf } from '../sheet/dice-changes';
import { place, placements } from '../sheet/placing';
import { inMode } from './setup';

const STARTING_GOLD = 5;
const EXTRA_GOLD = [0, 0, 1, 2]; // by place from the Start Player (RP-3.16)

// ---- sheets

/** RP-3.41: the first Market and the Initiative cards with their Gold lie open before anybody chooses. */
export function* chooseSheets(g: G): Flow {
  drawMarket(g);
  for (const [place, card] of g.b.row.entries()) if (place > 0 && place < g.b.row.length - 1) card.gold = 1; // RP-3.8
  rollForStart(g);
  const order = g.clockwiseFrom(g.b.start);
  for (const [place, seat] of order.entries()) {
    yield* chooseSheet(g, seat);
    g.b.heroes[seat].gold = STARTING_GOLD + (EXTRA_GOLD[place] ?? Number(g.options.fifthGold)); // RP-3.15 to RP-3.17
  }
  g.b.phase = 'classes';
}

/** RP-3.11, RP-3.12: a standard die each; ties are rolled off. */
function rollForStart(g: G): void {
  const { b } = g;
  let tied = seatsOf(g);
  while (tied.length > 1) {
    const standard = b.bag.filter((die) => DICE[die].kind === 'standard'); // RP-R72; they go back into the bag
    const rolls = tied.map((seat) => {
      const die = g.draw('start', standard);
      return { seat, die, value: FACES.standard[g.roll('start', seat, ['standard'])[0]] };
    });
    g.tell('start.rolled', { rolls });
    const best = Math.max(...rolls.map(({ value }) => value));
    tied = rolls.filter(({ value }) => value === best).map(({ seat }) => seat);
  }
  b.start = tied[0];
  g.tell('start.is', { seat: b.start });
}

type Sheet = { readonly race: Card; readonly side: Flag };

/** RP-3.13, RP-3.14; RP-33.3: or dealt at random. */
function* chooseSheet(g: G, seat: Seat): Flow {
  const { b } = g;
  const open = () => inMode(g.content.races, b.mode).filter((race) => !b.heroes.some((hero) => hero.race === race));
  const sheets = (): Sheet[] => open().flatMap((race) => ([0, 1] as const).map((side) => ({ race, side })));
  const { race, side } =
    g.options.randomSheets === 'yes'
      ? sheets()[g.pick('sheet', sheets().length)]
      : yield* g.choose(seat, 'sheet.choose', sheets);
  b.heroes[seat].race = race;
  b.heroes[seat].side = side;
  g.tell('sheet.chosen', { seat, race, side });
}

// ---- classes

export function* chooseClasses(g: G): Flow {
  if (g.options.freeClass === 'yes') yield* chooseFreely(g);
  else {
    drawColours(g);
    const order = g.clockwiseFrom(g.b.start);
    const choices = yield* g.sealed(order, 'class.choose', (seat) =>
      classesOf(g, (colour) => colour === g.b.heroes[seat].colour),
    ); // RP-3.19, RP-3.39
    for (const [i, card] of choices.entries()) takeClass(g, order[i], card);
  }
  dealCards(g);
  g.b.phase = hasFamiliars(g) ? 'familiars' : 'starting';
  if (!hasFamiliars(g)) drawStartingDice(g);
}

const classesOf = ({ b, content }: G, isOpen: (colour: Colour) => boolean): Card[] =>
  inMode(content.classes, b.mode).filter((card) => isOpen(content.classes[card].colour));

function takeClass(g: G, seat: Seat, card: Card): void {
  g.b.heroes[seat].class = card;
  g.b.heroes[seat].colour = g.content.classes[card].colour;
  g.tell('class.chosen', { seat, class: card });
}

/** RP-3.18: a different class colour each, at random; in the base game by a die from the bag (RP-4.2). */
function drawColours(g: G): void {
  const { b } = g;
  const left = [...COLOURS];
  for (const seat of g.clockwiseFrom(b.start)) {
    const colour = b.mode === 'base' ? colourByDie(g, left) : left[g.pick('colour', left.length)];
    left.splice(left.indexOf(colour), 1);
    b.heroes[seat].colour = colour;
    g.tell('colour.drawn', { seat, colour });
  }
}

/** Gold and colours already taken are drawn again; all these dice return to the bag. */
function colourByDie(g: G, left: readonly Colour[]): Colour {
  for (;;) {
    const die: Die = g.b.bag[g.pick('colour', g.b.bag.length)];
    const [colour] = DICE[die].colours;
    if (!isGold(die) && left.includes(colour as Colour)) return colour as Colour;
  }
}

/** RP-33.1: in reverse turn order, the Start Player last; each colour once. */
function* chooseFreely(g: G): Flow {
  const order = [...g.clockwiseFrom(g.b.start)].reverse();
  for (const seat of order) {
    const card = yield* g.choose(seat, 'class.choose', () =>
      classesOf(g, (colour) => !g.b.heroes.some((hero) => hero.colour === colour)),
    );
    takeClass(g, seat, card);
  }
}

/** RP-3.20 to RP-3.24. */
function dealCards(g: G): void {
  const { b, content } = g;
  const alignments = inMode(content.alignments, b.mode);
  const backstories = inMode(content.backstories, b.mode);
  for (const seat of g.clockwiseFrom(b.start)) {
    const hero = b.heroes[seat];
    hero.alignment = g.draw('alignment', alignments);
    hero.backstory = g.draw('backstory', backstories);
    g.tell('cards.dealt', { seat, alignment: hero.alignment, backstory: hero.backstory });
  }
  if (!hasFamiliars(g)) return;
  for (const seat of g.clockwiseFrom(b.start)) {
    b.dealt[seat] = [g.draw('familiar', b.familiarBox), g.draw('familiar', b.familiarBox)];
  }
}

// ---- Familiars

/** RP-3.24, RP-3.39: two are dealt, one is kept; nobody sees the other. */
export function* chooseFamiliars(g: G): Flow {
  const { b } = g;
  const order = g.clockwiseFrom(b.start);
  const kept = yield* g.sealed(order, 'familiar.choose', (seat) => b.dealt[seat]);
  for (const [i, card] of kept.entries()) {
    const seat = order[i];
    b.heroes[seat].familiar = card;
    b.familiarBox.push(...b.dealt[seat].filter((other) => other !== card));
    b.dealt[seat] = [];
    g.tell('familiar.chosen', { seat, familiar: card });
  }
  drawStartingDice(g);
  b.phase = 'starting';
}

// ---- starting dice

/** RP-3.25, RP-4.5. */
const startingDice = ({ b, seats }: G): number => (b.mode === 'base' ? Math.max(6, 4 + seats) : 6);

function drawStartingDice(g: G): void {
  const { b } = g;
  for (const seat of g.clockwiseFrom(b.start)) {
    const dice = drawDice(g, startingDice(g));
    for (const die of dice) b.values[die] = rollOf(g, seat, die, 'starting');
    b.heroes[seat].hand = dice;
    g.tell('starting.rolled', { seat, dice: dice.map((die) => ({ die, value: b.values[die] })) });
  }
}

/** RP-3.25 to RP-3.27, RP-3.39: all at the same time, one die after the other; it pays Gold and triggers nothing. */
export function* placeStartingDice(g: G): Flow {
  const { b } = g;
  const order = g.clockwiseFrom(b.start);
  while (order.some((seat) => b.heroes[seat].hand.length > 0)) {
    const choices = yield* g.sealed(order, 'starting.place', (seat) => placements(g, seat, b.heroes[seat].hand));
    for (const [i, { die, row }] of choices.entries()) {
      const { hand } = b.heroes[order[i]];
      hand.splice(hand.indexOf(die), 1);
      yield* place(g, order[i], die, row);
    }
  }
  if (hasFamiliars(g)) turnUpFoes(g);
  b.phase = 'roll';
}

/** RP-3.28 to RP-3.33: only now are Monster, Minion and Fiends turned up (RP-3.41). */
function turnUpFoes(g: G): void {
  const { b, content } = g;
  const taken = b.heroes.map(({ colour }) => colour);
  const monsters = inMode(content.monsters, b.mode).filter((card) => !taken.includes(content.monsters[card].colour));
  b.monster = monsters[g.pick('monster', monsters.length)];
  const { id } = content.monsters[b.monster];
  b.adventures = ADVENTURE_TYPES.map((type) => {
    const cards = [...content.adventures.keys()].filter(
      (card) => content.adventures[card].monster === id && content.adventures[card].type === type,
    );
    return cards[g.pick('adventure', cards.length)];
  });
  g.tell('monster.appears', { monster: b.monster, strength: faceOf(g).strength });
  turnUp(g);
  fillInitiative(g);
}
