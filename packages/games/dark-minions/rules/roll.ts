/** 2.4 The primary roll: which dice, the white die (DM-8) and, with Demon Lords, the yellow one (DM-19.7, DM-19.10). */
import { why } from '@tabard/kernel';
import type { DieKind } from '../content';
import { advanced, type Flow, type G, kill, levelOf, NONE } from './board';

export function* primaryRoll(g: G): Flow {
  const { b, content: c } = g;
  const seat = b.turn;
  const level = c.levels[levelOf(b, c, seat) - 1]; // DM-3.1, DM-3.3
  const dice: DieKind[] = [...level.dice];
  const white = yield* g.choose(seat, 'roll.white', () => whiteOffers(dice, level.bonus !== undefined));
  if (white === 'bonus') {
    b.whiteIsBonus = 1; // DM-8.8
    dice.push('white');
  } else if (white !== 'plain') swap(g, dice, white === 'swap:black' ? 'black' : 'red', 'white'); // DM-8.1
  yield* yellowDie(g, dice);
  b.dice = dice;
  b.face = [...g.roll('primary', seat, dice)];
  b.use = dice.map(() => 'free' as const);
  b.useAt = dice.map(() => NONE);
  g.tell('dice.rolled', { seat, dice, faces: b.face.slice() });
  b.phase = 'commit';
  if (advanced(g)) b.window = 'window.roll';
}

type White = 'plain' | 'bonus' | 'swap:black' | 'swap:red';

/** DM-8.11 At level 5 three rolls, the bonus first; below it the roll as it is, or one die given up for the white. */
function whiteOffers(dice: readonly DieKind[], bonus: boolean): White[] {
  const offers: White[] = bonus ? ['bonus', 'plain'] : ['plain'];
  if (dice.includes('black')) offers.push('swap:black');
  if (dice.includes('red')) offers.push('swap:red');
  return offers;
}

function swap(g: G, dice: DieKind[], gave: DieKind, took: 'white' | 'yellow'): void {
  dice[dice.indexOf(gave)] = took;
  if (took === 'white') g.tell('dice.swapped', { seat: g.b.turn, gave, took });
  else g.tell('yellow.swapped', { seat: g.b.turn, gave });
}

/** DM-19.7 While the red-border Town is in play, for 2 minions; DM-19.10 Vazgoth's owner rolls it as an extra die. */
function* yellowDie(g: G, dice: DieKind[]): Flow {
  const { b, content: c } = g;
  if (g.options.demonLords !== 'on') return;
  const seat = b.turn;
  const vazgoth = c.overlordWith.vazgoth;
  const inPlay = vazgoth !== NONE && b.inPlay[vazgoth] === 1;
  if (inPlay && b.holder[vazgoth] === seat && b.boughtOn[vazgoth] < b.turnNumber) {
    if ((yield* g.choose(seat, 'roll.vazgoth', () => ['extra', 'no'] as const)) === 'no') return;
    dice.push('yellow');
    g.tell('yellow.swapped', { seat, gave: 'none' });
    return;
  }
  if (!b.town.some((town) => town >= c.plainTowns)) return;
  const payment = c.rule.demonLords.yellowPayment;
  const offers = () => ['no', ...colours(dice).map((kind) => `swap:${kind}` as const)] as const;
  const answer = yield* g.choose(seat, 'roll.yellow', offers, {
    forbid: (offer) => {
      if (offer === 'no') return null;
      if (inPlay) return why('DM-19.10', { seat: b.holder[vazgoth] });
      return b.supply[seat] < payment ? why('DM-19.7', { needed: payment, have: b.supply[seat] }) : null;
    },
  });
  if (answer === 'no') return;
  g.tell('yellow.paid', { seat, count: kill(g, seat, payment) });
  swap(g, dice, answer === 'swap:black' ? 'black' : 'red', 'yellow');
}

const colours = (dice: readonly DieKind[]) => (['black', 'red'] as const).filter((kind) => dice.includes(kind));
