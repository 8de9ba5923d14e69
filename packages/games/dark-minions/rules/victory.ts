/** 14. Victory points, 15. the end of the game. */
import type { Content } from '../content';
import { type DarkMinions, type G, levelOf, type Seat, type Seen } from './board';

/** DM-14.1 Towers, minions and Overlords are worth nothing (DM-14.3). */
export function totalOf(b: DarkMinions, c: Content, seat: Seat): number {
  const { rule } = c;
  let total = c.levels[levelOf(b, c, seat) - 1].vp; // DM-14.2
  for (const town of b.townsWon[seat]) total += c.towns[town].vp;
  total += b.vpOne[seat] * rule.triggerVp + b.vpTwo[seat] * rule.secondVp;
  total += b.tileOne[seat] * rule.startTiles[0] + b.tileTwo[seat] * rule.startTiles[1];
  return total + b.skulls[seat] * rule.skullVp;
}

export const required = ({ content, seats }: Seen): number => content.rule.requiredVp[seats as 3 | 4 | 5]; // DM-15.1

export const endByTheEnd = (g: G): never => endGame(g, 'theEnd');

/** DM-15.6 to DM-15.9: most VP, then most Towns won, then the highest level; then the victory is shared. */
export function endGame(g: G, reason: 'claim' | 'theEnd' | 'noTowns' | 'roundLimit'): never {
  const { b, content: c } = g;
  const seats = g.clockwiseFrom(0);
  const scores = seats.map((seat) => totalOf(b, c, seat));
  const ahead = (x: Seat, y: Seat): number =>
    scores[x] - scores[y] || b.townsWon[x].length - b.townsWon[y].length || levelOf(b, c, x) - levelOf(b, c, y);
  const places = seats.map((seat) => 1 + seats.filter((rival) => ahead(rival, seat) > 0).length);
  const winners = seats.filter((seat) => places[seat] === 1);
  const vp = scores[winners[0]];
  g.tell('game.ends', { reason });
  if (winners.length === 1) g.tell('game.won', { seat: winners[0], vp });
  else g.tell('game.shared', { seats: winners, vp });
  return g.end({ places, scores, reason });
}
