/**
 * Non-interference on the wire: random games of every game, with somebody listening through every pair of eyes. What a viewer
 * may not know is exchanged, and every text that leaves the inn for them must stay the same, letter by letter: the same
 * messages, in the same number and order.
 */
import type { GameModule } from '@tabard/content';
import type { GuestDeed } from '@tabard/inn';
import { type Match, quickStream, type Seat } from '@tabard/kernel';
import type { Table } from '@tabard/table';
import { luckyPig, randomMove } from '@tabard/testkit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { games } from '../games';
import { openInn, type TestInn } from '../inn.fixture';
import { newTableId } from '../room/tokens';
import type { Listener } from './audience';
import type { LiveTable } from './live-table';

const pig = { game: luckyPig, bots: [], words: {}, speech: {} } as unknown as GameModule;
const ALL = [pig, ...games];
/** The clock stands still while anything is compared: when it was told is no difference. */
let at = 1_700_000_000_000;
/** A hand may take a minute to throw (DF-R105.2), and a random one does; and no window stands open so long that somebody is answered for. */
const WHILE = 60_000;
const LONGEST_WINDOW = 3_600_000;
const ANSWERS = 36;
const LOOK_EVERY = 6;

let house: TestInn;
beforeAll(async () => {
  house = await openInn(ALL, { now: () => at });
});
afterAll(() => house?.close());

class Ear implements Listener {
  readonly texts: string[] = [];
  constructor(
    readonly guest: number | null,
    readonly viewer: Seat | null,
    readonly story = true,
    readonly reasons = true,
  ) {}
  send(text: string): void {
    this.texts.push(text);
  }
  look(): void {}
  dismiss(): void {}
}

async function tableOf({ game }: GameModule): Promise<string> {
  const seats = Math.max(game.seats.min, Math.min(3, game.seats.max));
  const persons = Array.from({ length: seats }, () => ({ kind: 'person' }));
  const wish = { game: game.id, seats: persons, voices: 'one', window: LONGEST_WINDOW };
  const { table } = await house.call<{ table: string }>('POST', '/api/tables', wish);
  const tokens: string[] = [];
  for (let seat = 0; seat < seats; seat++) {
    const sat = { name: `Guest ${seat}`, seats: [seat] };
    tokens.push((await house.call<{ token: string }>('POST', `/api/tables/${table}/guests`, sat)).token);
  }
  await house.call('POST', `/api/tables/${table}/begin`, {}, tokens[0]);
  return table;
}

/** The same table once more, under another name. */
async function twinOf(live: LiveTable): Promise<LiveTable> {
  const id = newTableId();
  const entries = await live.inTurn((table) => table!.log.entries.map((entry) => JSON.stringify(entry)));
  await house.inn.store.create({ id, room: live.room, holders: [], at, entries });
  return house.inn.table(id);
}

const viewersOf = ({ sitters }: Table): (Seat | null)[] => [...sitters.keys(), null];
const heldBy = (live: LiveTable): Promise<Table> => live.inTurn((table) => table!);

async function listen(live: LiveTable, viewer: Seat | null): Promise<Ear> {
  const ear = new Ear(viewer, viewer);
  await live.arrive(ear, null);
  return ear;
}

/** What tells two tables apart that are the same: their name, and how many events an imagined one has told (it is silent). */
const nameless = (text: string, ...tables: readonly LiveTable[]): string =>
  tables.reduce((left, { id }) => left.replaceAll(id, 'table'), text);
const withoutEvents = (text: string): string =>
  text.replace(/"events":\d+/g, '').replace(/"history":\[.*?\],"sayings"/, '');

/** What the rules themselves let this viewer know. */
const known = (match: Match, viewer: Seat | null, events: number) =>
  JSON.stringify([
    match.view(viewer),
    match.pendingFor(viewer),
    match.standing,
    match.eventsFor(viewer, events),
    viewer === null || match.standing ? [] : match.refusals(viewer),
  ]);

interface Tally {
  imagined: number;
  refused: number;
  secretAnswers: number;
  wishes: number;
}

describe.each(ALL.map((module) => [module.game.id, module] as const))('%s', (_, module) => {
  test('what a viewer may not know changes no letter of what is sent to them', async () => {
    const tally: Tally = { imagined: 0, refused: 0, secretAnswers: 0, wishes: 0 };
    const live = await house.inn.table(await tableOf(module));
    const whims = quickStream(7);
    for (let i = 0; i < ANSWERS; i++) {
      const { match } = await heldBy(live);
      if (match.standing) break;
      if (i % LOOK_EVERY === LOOK_EVERY - 1) {
        await exchangeTheUnknown(live, i, tally);
        await exchangeAnAnswer(live, i, tally);
        await exchangeAWish(live, tally);
      }
      at += WHILE;
      const { seat, key } = randomMove(match, whims);
      const done = await live.do(seat, `c${i}`, { kind: 'answer', seat, key });
      expect(done).toMatchObject({ kind: 'done' });
    }
    expect(tally.imagined).toBeGreaterThan(0);
    expect(tally.refused).toBeGreaterThan(0);
    if (Object.keys(module.game.wishes).length > 0) expect(tally.wishes).toBeGreaterThan(0);
  });
});

/** Hands, decks and dice to come are exchanged under the table; whoever sits down, and whoever asks why not, hears the same. */
async function exchangeTheUnknown(live: LiveTable, seed: number, tally: Tally): Promise<void> {
  const [same, other] = [await twinOf(live), await twinOf(live)];
  const { match } = await heldBy(same);
  const keys = [...new Set(match.pending.asks.flatMap(({ options }) => options.slice(0, 4)))].concat('nonsense');
  const table = await heldBy(other);
  const real = table.match;
  for (const viewer of viewersOf(table)) {
    const imagined = real.imagine(viewer, seed);
    // Seals are broken together: who has answered is asked again there, which is another moment.
    const asked = (of: Match) => of.pending.asks.map(({ seat }) => seat).join();
    if (asked(imagined) !== asked(real)) continue;
    table.match = imagined;
    const ears = [await listen(same, viewer), await listen(other, viewer)];
    const deed: GuestDeed = { kind: 'point', seat: viewer === 0 ? 1 : 0, what: `there ${viewer}` };
    if (table.sitters.length > 1) for (const each of [same, other]) await each.do(deed.seat, `p${viewer}`, deed);
    const [heard, there] = ears.map(({ texts }) => texts.map((text) => withoutEvents(nameless(text, same, other))));
    expect(there, `${live.room.game}: what ${viewer ?? 'a spectator'} is sent`).toEqual(heard);
    tally.imagined += 1;
    for (const [i, key] of viewer === null ? [] : [...keys.entries()]) {
      if (match.explain(viewer as Seat, key) === null) continue;
      const answer: GuestDeed = { kind: 'answer', seat: viewer as Seat, key };
      const whys = [];
      for (const each of [same, other]) whys.push(await each.do(viewer as Seat, `r${i}`, answer));
      expect(whys[1], `${live.room.game}: why ${viewer} may not ${key}`).toEqual(whys[0]);
      tally.refused += 1;
    }
    same.leave(ears[0]);
    other.leave(ears[1]);
  }
}

/** One is answered so, the other otherwise: whom the rules let see no difference is sent none. */
async function exchangeAnAnswer(live: LiveTable, seed: number, tally: Tally): Promise<void> {
  const { match } = await heldBy(live);
  const ask = match.pending.asks.find(({ options, input }) => input === null && options.length > 1);
  if (!ask) return;
  const { seat, options } = ask;
  const whims = quickStream(seed);
  const first = whims.below(options.length);
  const keys = [options[first], options[(first + 1 + whims.below(options.length - 1)) % options.length]];
  const events = match.eventCount;
  const worlds = [await twinOf(live), await twinOf(live)];
  const viewers = viewersOf(await heldBy(live)).filter((viewer) => viewer !== seat);
  const ears = [];
  for (const [i, world] of worlds.entries()) {
    const own = [];
    for (const viewer of viewers) own.push(await listen(world, viewer));
    await world.do(seat, 'c', { kind: 'answer', seat, key: keys[i] });
    ears.push(own);
  }
  const matches = [(await heldBy(worlds[0])).match, (await heldBy(worlds[1])).match];
  for (const [i, viewer] of viewers.entries()) {
    const [one, other] = matches.map((each) => known(each, viewer, events));
    if (one !== other) continue;
    const [heard, there] = ears.map((own) => own[i].texts.map((text) => nameless(text, ...worlds)));
    expect(there, `${live.room.game}: ${viewer} hears whether ${seat} answered ${keys}`).toEqual(heard);
    tally.secretAnswers += 1;
  }
}

/** One says how it wants to be asked, the other does not; then both answer the same. */
async function exchangeAWish(live: LiveTable, tally: Tally): Promise<void> {
  const { match, game } = await heldBy(live);
  const [wish] = Object.entries(game.wishes);
  if (!wish) return;
  const [name, values] = wish;
  const { seat, key } = randomMove(match, quickStream(3));
  const who = (seat + 1) % match.setup.seats;
  const value = values.find((each) => each !== match.g.wish(who, name))!;
  const events = match.eventCount;
  const worlds = [await twinOf(live), await twinOf(live)];
  const viewers = viewersOf(await heldBy(live)).filter((viewer) => viewer !== who);
  const ears = [];
  const matches = [];
  for (const [i, world] of worlds.entries()) {
    const own = [];
    for (const viewer of viewers) own.push(await listen(world, viewer));
    if (i === 0) await world.do(who, 'w', { kind: 'wish', seat: who, name, value });
    await world.do(seat, 'c', { kind: 'answer', seat, key });
    ears.push(own);
    matches.push((await heldBy(world)).match);
  }
  for (const [i, viewer] of viewers.entries()) {
    const [one, other] = matches.map((each) => known(each, viewer, events));
    if (one !== other) continue;
    const [heard, there] = ears.map((own) => own[i].texts.map((text) => nameless(text, ...worlds)));
    expect(there, `${live.room.game}: ${viewer} hears of a wish of ${who}`).toEqual(heard);
    tally.wishes += 1;
  }
}
