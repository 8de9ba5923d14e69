/** What is told leads from what these eyes were shown to what they see now, as it would be shown to somebody who comes new. */
import { changed, type SightChange } from '@tabard/inn';
import { type Plain, quickStream } from '@tabard/kernel';
import { Table } from '@tabard/table';
import { ferry, luckyPig, randomMove } from '@tabard/testkit';
import { expect, test } from 'vitest';
import { games } from '../games';
import { ChangeTexts } from './change-texts';
import { type LastShown, shownNow, sightOf } from './sights';

const ALL = [luckyPig, ferry, ...games.map(({ game }) => game)];
const AT = 1_700_000_000_000;
const ANSWERS = 12;

interface Step {
  readonly from: Plain;
  readonly change: SightChange;
  readonly how: { readonly story: boolean; readonly reasons: boolean };
}

function expectLeads(table: Table, viewer: number | null, { from, change, how }: Step): void {
  const { frames, delta, back, ...rest } = change;
  const last = [...frames.map((frame) => frame.delta), delta].reduce<Plain>((view, step) => changed(view, step), from);
  const sight = sightOf(table, viewer, { ...how, at: AT, moment: table.moment });
  expect({ ...rest, b: last }).toEqual(JSON.parse(JSON.stringify(sight)));
  expect(typeof back).toBe('boolean');
}

test.each(ALL.map((game) => [game.id, game] as const))('%s: one text for each pair of eyes', (_, game) => {
  const seats = Math.max(game.seats.min, Math.min(3, game.seats.max));
  const sitters = Array.from({ length: seats }, (_, seat) => ({ name: `Guest ${seat}`, kind: 'person' as const }));
  const table = Table.open(game, [], { match: { seed: 'told' }, sitters, whims: 1 });
  const viewers = [...sitters.keys(), null];
  const hows = [false, true].map((wants) => ({ story: wants, reasons: wants }));
  const shown = new Map<number | null, LastShown>(
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
    const told = new ChangeTexts(table, AT);
    for (const viewer of viewers) {
      const from = shown.get(viewer)!;
      for (const how of hows) {
        const { text, shown: now } = told.to(viewer, from, { ...how, moment: table.moment });
        const { kind, change, at, ...more } = JSON.parse(text) as { kind: string; change: SightChange; at: number };
        expect([kind, at, more]).toEqual(['told', AT, {}]);
        expectLeads(table, viewer, { from: from.b, change, how });
        expect(change.back || !how.story ? change.frames : change.frames.map(({ event }) => event)).toEqual(
          change.back || !how.story ? [] : table.match.eventsFor(viewer, from.events),
        );
        const missed = told.missed(viewer, from, { ...how, moment: table.moment });
        if (missed !== null) expectLeads(table, viewer, { from: null, change: JSON.parse(missed), how });
        expect(missed === null).toBe(change.back);
        shown.set(viewer, now);
      }
    }
  }
});
