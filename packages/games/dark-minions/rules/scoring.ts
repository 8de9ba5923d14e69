/** 14. What a seat's total is made of, item by item: the same sum as `totalOf`, told for the end of the game. */
import type { GameModule } from '@tabard/content';
import { levelOf, type Seat, type Seen } from './board';

type Items = ReturnType<NonNullable<GameModule['scoring']>>;

export function scoring({ b, content: c }: Seen, seat: Seat): Items {
  const { rule } = c;
  const item = (name: string, points: number) => ({ what: { id: `scoring.${name}` }, points });
  let towns = 0;
  for (const town of b.townsWon[seat]) towns += c.towns[town].vp;
  return [
    item('towns', towns),
    item('level', c.levels[levelOf(b, c, seat) - 1].vp), // DM-14.2
    item('tiles', b.vpOne[seat] * rule.triggerVp + b.vpTwo[seat] * rule.secondVp),
    item('startTiles', b.tileOne[seat] * rule.startTiles[0] + b.tileTwo[seat] * rule.startTiles[1]),
    item('skulls', b.skulls[seat] * rule.skullVp),
  ];
}
