/** What the deeds of any game must pass: each can be reached and just missed, has words in both languages, and is met by bots now and then. */
import { deedsOf, type GameDeeds, type GameModule, type ToldGame } from '@tabard/content';
import { type Bot, Match, playOut, seatBots, type TableOptions } from '@tabard/kernel';

/** A finished game of this module, played by bots, as deeds are read off it. */
export function playedTold(module: GameModule, seed: string, options: TableOptions, seats: number): ToldGame {
  const match = Match.start(module.game, {
    seats,
    seed,
    options: { ...options, ...module.world?.bulk },
    unattended: true,
  });
  playOut(match, seatBots(match, new Array<Bot>(seats).fill(module.bots[module.bots.length - 1]), 1));
  return {
    events: match.eventsFor('everything'),
    standing: match.standing!,
    seats,
    options: match.options,
    content: match.game.content,
  };
}

/** Seats and options of a table. */
export interface DaringTable {
  readonly seats: number;
  readonly options: TableOptions;
}

/**
 * The seed of the first real game among so many in which somebody at this table did the deed; null: nobody did. Bots change
 * and so do the seeds that lead there, so none is written down.
 */
export function whoDared(
  module: GameModule,
  { deeds }: GameDeeds,
  id: string,
  { seats, options }: DaringTable,
  most: number,
): string | null {
  const { met } = deeds.find((deed) => deed.id === id)!;
  for (let game = 0; game < most; game++) {
    const told = playedTold(module, `dare-${game}`, options, seats);
    for (let seat = 0; seat < seats; seat++) if (met(told, seat)) return `dare-${game}`;
  }
  return null;
}

/** How many of all seats in these games did each deed. */
export function deedRates(deeds: GameDeeds, games: readonly ToldGame[]): { readonly [id: string]: number } {
  const done = new Map(deeds.deeds.map(({ id }) => [id, 0]));
  let seats = 0;
  for (const told of games) {
    for (let seat = 0; seat < told.seats; seat++) {
      seats += 1;
      for (const id of deedsOf(deeds, told, seat)) done.set(id, done.get(id)! + 1);
    }
  }
  return Object.fromEntries([...done].map(([id, count]) => [id, count / seats]));
}

/** A game as somebody tells it for one deed: only what it looks at. */
export type Sketch = Partial<Omit<ToldGame, 'events'>> & { readonly events?: readonly { readonly type: string }[] };

/** What is wrong with these cases: every deed must be met by its first sketch at seat 0, and missed by its second. */
export function wrongDeeds(
  { deeds, words }: GameDeeds,
  cases: { readonly [id: string]: readonly [hit: Sketch, miss: Sketch] },
): string[] {
  const ids = deeds.map(({ id }) => id);
  const wrong = Object.keys(cases)
    .filter((id) => !ids.includes(id))
    .map((id) => `${id}: there is no such deed`);
  for (const { id, met } of deeds) {
    if (!cases[id]) wrong.push(`${id}: nobody says how it is done`);
    else if (!met(sketched(cases[id][0]), 0)) wrong.push(`${id}: is missed where it should be met`);
    else if (met(sketched(cases[id][1]), 0)) wrong.push(`${id}: is met where it should just be missed`);
    for (const [language, said] of Object.entries(words)) {
      const own = said[id] as { title?: string; text?: string } | undefined;
      if (!own?.title || !own.text) wrong.push(`${id}: has no words in ${language}`);
    }
  }
  return wrong;
}

const sketched = ({ standing, events = [], seats = 4, ...rest }: Sketch): ToldGame => ({
  events: events as ToldGame['events'],
  standing: standing ?? { places: [2, 1, 3, 4], scores: [10, 20, 5, 5], reason: 'end' },
  seats,
  options: {},
  content: null,
  ...rest,
});
