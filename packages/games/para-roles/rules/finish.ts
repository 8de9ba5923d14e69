/** How a game of Para Roles ends: for all four at once. */
import { type G, living, SEATS, treasureOf } from './board';
import { campaignOf } from './campaign';

/** The party's figure for the record board: a campaign's own, else a point a fight won, a treasure and a life. */
const score = (g: G, won: boolean): number =>
  campaignOf(g).score?.(g, won) ??
  g.b.fightsWon + living(g).length + SEATS.reduce((sum, seat) => sum + treasureOf(g, seat), 0);

/** Place 1 is a win, shared by all; without one everybody is behind the dark. */
function end(g: G, won: boolean, reason: string): never {
  const figure = score(g, won);
  g.b.phase = 'over';
  return g.end({ places: SEATS.map(() => (won ? 1 : 2)), scores: SEATS.map(() => figure), reason });
}

export function winGame(g: G): never {
  g.tell('game.won', { campaign: g.options.campaign });
  return end(g, true, 'won');
}

/** PR-28.1, PR-M27. */
export function loseGame(g: G, reason: 'dead' | 'madness'): never {
  if (reason === 'madness') g.tell('game.mad', {});
  else g.tell('game.lost', { campaign: g.options.campaign });
  return end(g, false, reason);
}

/** A table without people does not go on for ever: after so many fights the party goes home. */
export const FIGHTS_UNATTENDED = 200;
export function goHome(g: G): never {
  g.tell('game.weary', { fights: g.b.fights });
  return end(g, false, 'weary');
}

/** PR-M28, PR-D15: no win, but the party survives for linked play. */
export function endGame(g: G, reason: 'escaped' | 'withdrawn', count: number): never {
  if (reason === 'escaped') g.tell('game.escaped', { relics: count });
  else g.tell('game.withdrawn', { levels: count });
  return end(g, false, reason);
}
