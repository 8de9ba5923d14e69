/** What is written for those who look on is, word for word, what somebody is told who comes back having seen as much. */
import { quickStream } from '@tabard/kernel';
import { Table } from '@tabard/table';
import { ferry, luckyPig, randomMove } from '@tabard/testkit';
import { expect, test } from 'vitest';
import { games } from '../games';
import { becomingOf, commonOf, type Shown, shownNow, sightOf } from './sights';
import { Told } from './told';

const ALL = [luckyPig, ferry, ...games.map(({ game }) => game)];
const AT = 1_700_000_000_000;
const ANSWERS = 12;

test.each(ALL.map((game) => [game.id, game] as const))('%s: one text for each pair of eyes', (_, game) => {
  const seats = Math.max(game.seats.min, Math.min(3, game.seats.max));
  const sitters = Array.from({ length: seats }, (_, seat) => ({ name: `Guest ${seat}`, kind: 'person' as const }));
  const table = Table.open(game, [], { match: { seed: 'told' }, sitters, whims: 1 });
  const viewers = [...sitters.keys(), null];
  const hows = [false, true].map((wants) => ({ story: wants, reasons: wants }));
  const shown = new Map<number | null, Shown>(
    viewers.map((viewer) => {
      const { b } = sightOf(table, viewer, { ...hows[0], at: AT, moment: 0 });
      return [viewer, shownNow(table, b)];
    }),
  );
  const whims = quickStream(5);
  for (let i = 0; i < ANSWERS && !table.match.standing; i++) {
    const { seat, key } = randomMove(table.match, whims);
    table.answer(seat, key);
    if (i % 4 === 3 && table.canUndo(seat)) table.undo(seat);
    const told = new Told(table, AT);
    for (const viewer of viewers) {
      const from = shown.get(viewer)!;
      for (const how of hows) {
        const { text, shown: now } = told.to(viewer, from, { ...how, moment: table.moment });
        const change = becomingOf(table, viewer, from, { ...how, at: AT, moment: table.moment });
        const whole = { kind: 'told', change: { ...change, ...commonOf(table, AT) }, at: AT };
        expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(whole)));
        shown.set(viewer, now);
      }
    }
  }
});
