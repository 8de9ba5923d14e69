/** 9. Re-rolls: by starting tiles, and by the Werewolf (DM-18.11) and the Dark Wizard (DM-18.4). */
import { type Why, why } from '@tabard/kernel';
import { type Flow, type G, NONE } from './board';
import { freePicks, hasFreeDice, told } from './dice';
import type { RerollSource } from './questions';
import { dropTile } from './respawn';

export function rerollForbidden(g: G, source: RerollSource): Why | null {
  const { b } = g;
  const seat = b.turn;
  if (source === 'werewolf') {
    return b.werewolfUsed === 1 || !hasFreeDice(b) ? why('DM-18.11') : null;
  }
  const owned = source === 'tile1' ? b.tileOne[seat] : b.tileTwo[seat];
  if (owned === 0) return why('DM-9.1');
  return !hasFreeDice(b) ? why('DM-9.3') : null;
}

/** Whether the active seat's Werewolf prowls, so that its re-roll is worth naming. */
export function hasWerewolf({ b, content: c }: G): boolean {
  const werewolf = c.overlordWith.werewolf;
  return werewolf !== NONE && b.inPlay[werewolf] === 1 && b.holder[werewolf] === b.turn;
}

export function* reroll(g: G, source: RerollSource): Flow {
  const { b, content: c } = g;
  if (source === 'werewolf') b.werewolfUsed = 1;
  else dropTile(g, b.turn, source); // DM-9.4
  yield* rerollDice(g, source, source === 'werewolf' ? c.rule.werewolfDice : b.dice.length);
}

/** Any of the dice not committed yet (DM-9.3), at most so many; the new faces stand (DM-9.4). */
export function* rerollDice(g: G, source: RerollSource | 'darkWizard', most: number): Flow {
  const { b } = g;
  const seat = b.turn;
  const { dice } = yield* g.choose(seat, 'reroll.dice', () => freePicks(b), {
    forbid: (pick) => (pick.dice.length > most ? why('DM-18.11') : null),
    about: { source },
  });
  const faces = g.roll(
    'reroll',
    seat,
    dice.map((die) => b.dice[die]),
  );
  dice.forEach((die, i) => {
    b.face[die] = faces[i];
  });
  g.tell('dice.rerolled', { seat, source, ...told(b, dice) });
}
