/**
 * What the page says of a game beside what the game itself says (the testkit's Listener reads that): what is offered
 * and refused as the panel describes it, the groups of a long list, and how a game that was left stands.
 */
import { createSpeaker, type GameModule, idsOf, type Speaker } from '@tabard/content';
import { gameIds } from '@tabard/house';
import { toldModuleOf, usualSeats } from '@tabard/house/fetch';
import { copy, Match, quickStream, type Seat, type TableOptions } from '@tabard/kernel';
import type { GameRoom } from '@tabard/page/face';
import { tableWords } from '@tabard/table';
import { randomMove } from '@tabard/testkit';
import { expect, test } from 'vitest';
import { describer } from '../play/table/describe';

/** The part of a room that says something and has no picture. */
type Room = Pick<GameRoom, 'module' | 'summary' | 'groups'>;
const SUMMARIES = import.meta.glob<Pick<Room, 'summary'>>('../../../../packages/games/*/page/summary.ts', {
  eager: true,
});
const GROUPS = import.meta.glob<Pick<Room, 'groups'>>('../../../../packages/games/*/page/groups.ts', { eager: true });

const roomOf = async (game: string): Promise<Room> => {
  const page = `../../../../packages/games/${game}/page`;
  return { module: await toldModuleOf(game), ...SUMMARIES[`${page}/summary.ts`]!, ...GROUPS[`${page}/groups.ts`] };
};
const rooms = Object.fromEntries(await Promise.all(gameIds.map(async (id) => [id, await roomOf(id)] as const)));

interface Table {
  readonly room: Room;
  readonly seats: number;
  readonly options: TableOptions;
  readonly answers: number;
  /** Something that may be done at any time and cannot be done now must have been described. */
  readonly refusesInterrupts: boolean;
}

const NAMED: readonly Table[] = [
  { room: rooms['dark-minions'], seats: 3, options: { mode: 'advanced' }, answers: 250, refusesInterrupts: true },
  { room: rooms['roll-player'], seats: 3, options: { mode: 'full' }, answers: 250, refusesInterrupts: true },
  { room: rooms['roll-player'], seats: 1, options: { mode: 'ff' }, answers: 200, refusesInterrupts: true },
  {
    room: rooms['para-roles'],
    seats: 4,
    options: { campaign: 'woods', split: 'auto' },
    answers: 150,
    refusesInterrupts: false,
  },
  { room: rooms['dungeon-fighter'], seats: 3, options: { throws: 'model' }, answers: 120, refusesInterrupts: true },
  { room: rooms.adventures, seats: 2, options: { book: 'next' }, answers: 150, refusesInterrupts: false },
];
const isNamed = ({ module }: Room) => NAMED.some(({ room }) => room.module === module);
const TABLES: readonly Table[] = [
  ...NAMED,
  ...Object.values(rooms)
    .filter((room) => !isNamed(room))
    .map((room) => ({
      room,
      seats: usualSeats(room.module),
      options: {},
      answers: 150,
      refusesInterrupts: room.module.game.anyTime !== undefined,
    })),
];

const names = ['Ada', 'Bo', 'Cy', 'Di'];
const languages = ['en', 'de'] as const;

/** Says everything in both languages, and will not say it badly. */
function both(words: GameModule['words']): Speaker {
  const speakers = languages.map((language) =>
    createSpeaker({ words: [words[language], tableWords[language]], names, language, strict: true }),
  );
  return {
    say: (message) => speakers.map((speaker) => speaker.say(message)).join(' / '),
    has: (id) => speakers.every((speaker) => speaker.has(id)),
  };
}

test.each(TABLES.map((table) => [table.room.module.game.id, table.seats, table] as const))(
  '%s, %i seats: what the page says of it',
  (_, seats, { room, options, answers, refusesInterrupts }) => {
    const speaker = both(room.module.words);
    const match = Match.start(room.module.game, { seats, options, seed: 'page', unattended: true });
    const chance = quickStream(1);
    let interruptsRefused = 0;
    for (let i = 0; i < answers && !match.standing; i++) {
      for (let seat = 0; seat < seats; seat++) interruptsRefused += describeAll(room, match, speaker, seat);
      for (const viewer of [null, 0]) within(match, () => speaker.say(room.summary(match.seen(viewer), viewer)));
      const { seat, key } = randomMove(match, chance);
      match.answer(seat, key);
    }
    expect(interruptsRefused > 0).toBe(refusesInterrupts);
  },
);

/** All that the panel of this seat shows; says how many things it could not throw in. */
function describeAll({ module, groups: groupOf }: Room, match: Match, speaker: Speaker, seat: Seat): number {
  const pending = match.pendingFor(seat);
  const ask = pending.asks.find((one) => one.seat === seat);
  const asks = ask ? [ask] : [];
  const live = match.seen(seat);
  const table = { module, speaker, refusals: (one: Seat) => match.refusals(one) };
  const describe = describer(table, { ...live, b: copy(live.b) }, { ...pending, asks });
  const refused = match.refusals(seat);
  const extras = pending.interrupts.flatMap(({ options }) => options);
  for (const key of [...(ask?.options ?? []), ...extras, ...refused.map((one) => one.key)]) {
    within(match, () => describe(seat, key));
    const group = ask && groupOf?.(key, ask, live);
    if (group) within(match, () => speaker.say(group.label));
  }
  return refused.filter(({ interrupt }) => interrupt).length;
}

function within<T>(match: Match, say: () => T): T {
  try {
    return say();
  } catch (error) {
    throw new Error(`answer ${match.answers}, ${match.where}: ${(error as Error).message}`, { cause: error });
  }
}

test('the words of the table itself read well in both languages', () => {
  const speaker = both({ en: {}, de: {} });
  const ids = idsOf(tableWords.en);
  expect(ids.length).toBeGreaterThan(20);
  // What verdicts count and date: any will do.
  const facts = { date: '31 January', answers: 2, results: 3, worlds: 1, wishes: 0, games: 2, game: 1, heroes: 'Mira' };
  const sworn = { inn: 'ab12', nonces: 2, vow: 'signed', table: '"x1"' };
  for (const id of ids) speaker.say({ id, with: { ...facts, ...sworn } });
});
