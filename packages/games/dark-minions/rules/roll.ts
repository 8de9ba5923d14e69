/** 2.4 The primary roll: which dice, the white die (DM-8) and, with Demon Lords, the yellow one (DM-19.7, DM-19.10). */
import { why } from '@tabard/kernel';
import type { Content, DieKind } from '../content';
import { advanced, type Flow, type G, kill, levelOf, NONE } from './board';
import type { Swap, White } from './questions';

export function* primaryRoll(g: G): Flow {
  const { b } = g;
  const seat = b.turn;
  const { dice, white, yellow } = yield* chooseDice(g);
  b.whiteIsBonus = white === 'bonus' ? 1 : 0; // DM-8.8
  if (typeof white === 'object') g.tell('dice.swapped', { seat, gave: white.swap, took: 'white' });
  if (yellow !== 'no') takeYellow(g, dice, yellow);
  b.dice = dice;
  b.face = [...g.roll('primary', seat, dice)];
  b.use = dice.map(() => 'free' as const);
  b.useAt = dice.map(() => NONE);
  g.tell('dice.rolled', { seat, dice, faces: b.face.slice() });
  b.phase = 'commit';
  if (advanced(g)) b.window = 'window.roll';
}

/**
 * What is about to be rolled: the dice of the level (DM-3.1), the white die, the yellow die. Until the roll the Witch
 * may still raise the level (DM-3.3): the answers then count for the new dice, or are asked for again.
 */
function* chooseDice(g: G): Flow<{ dice: DieKind[]; white: White; yellow: Yellow }> {
  const { b, content: c } = g;
  const seat = b.turn;
  const levelNow = () => levelOf(b, c, seat);
  for (;;) {
    const white = yield* g.choose(seat, 'roll.white', () => whiteOffers(c.levels[levelNow() - 1]));
    const level = levelNow();
    const dice: DieKind[] = [...c.levels[level - 1].dice];
    if (white === 'bonus') dice.push('white');
    else if (white !== 'plain') dice[dice.indexOf(white.swap)] = 'white'; // DM-8.1
    const yellow = yield* yellowDie(g, dice);
    if (levelNow() === level) return { dice, white, yellow };
  }
}

type Yellow = 'no' | 'extra' | Swap;

/** DM-8.11 At level 5 three rolls, the bonus first; below it the roll as it is, or one die given up for the white. */
function whiteOffers({ dice, bonus }: Content['levels'][number]): White[] {
  return [...(bonus ? (['bonus', 'plain'] as const) : (['plain'] as const)), ...swaps(dice)];
}

/** DM-19.7 While the red-border Town is in play, for 2 minions; DM-19.10 Vazgoth's owner rolls it as an extra die. */
function* yellowDie(g: G, dice: readonly DieKind[]): Flow<Yellow> {
  const { b, content: c } = g;
  if (g.options.demonLords !== 'on') return 'no';
  const seat = b.turn;
  const vazgoth = c.overlordWith.vazgoth;
  const inPlay = vazgoth !== NONE && b.inPlay[vazgoth] === 1;
  if (inPlay && b.holder[vazgoth] === seat && b.boughtOn[vazgoth] < b.turnNumber)
    return yield* g.choose(seat, 'roll.vazgoth', () => ['extra', 'no'] as const);
  if (!b.town.some((town) => town >= c.plainTowns)) return 'no';
  const payment = c.rule.demonLords.yellowPayment;
  const offers = () => ['no' as const, ...swaps(dice)];
  return yield* g.choose(seat, 'roll.yellow', offers, {
    forbid: (offer) => {
      if (offer === 'no') return null;
      if (inPlay) return why('DM-19.10', { seat: b.holder[vazgoth] });
      return b.supply[seat] < payment ? why('DM-19.7', { needed: payment, have: b.supply[seat] }) : null;
    },
  });
}

function takeYellow(g: G, dice: DieKind[], yellow: Exclude<Yellow, 'no'>): void {
  const seat = g.b.turn;
  if (yellow === 'extra') {
    dice.push('yellow');
    g.tell('yellow.swapped', { seat, gave: 'none' });
    return;
  }
  g.tell('yellow.paid', { seat, count: kill(g, seat, g.content.rule.demonLords.yellowPayment) });
  const gave = yellow.swap;
  dice[dice.indexOf(gave)] = 'yellow';
  g.tell('yellow.swapped', { seat, gave });
}

const SWAPS: readonly Swap[] = [{ swap: 'black' }, { swap: 'red' }];
const swaps = (dice: readonly DieKind[]): Swap[] => SWAPS.filter(({ swap }) => dice.includes(swap));
