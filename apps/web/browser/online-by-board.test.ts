/**
 * Every game to its end online through what glows, by one at a desk and one with a phone (of Roll Player Adventures the book that
 * teaches it). The same people play the same game round one screen of this browser's own then, and it is the same game, answer for
 * answer: what a press does at home it does online. Whatever any console has to complain of is a fault.
 */
import { botsFor } from '@tabard/bots';
import type { GameModule } from '@tabard/content';
import { Table, type TableLog } from '@tabard/table';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FACES } from '../src/house/faces';
import { moduleOf } from '../src/house/modules';
import { Player, playOut, type Taste } from './glow.fixture';
import type { Visit } from './inn.fixture';
import { begin, joinTable, type OnlineHouse, openOnlineHouse, openTable } from './online.fixture';
import { idOf } from './play.fixture';
import { leaveTable, savedLog } from './shelf.fixture';

let house: OnlineHouse;
beforeAll(async () => {
  house = await openOnlineHouse();
});
afterAll(() => house?.close());

const PHONE = { width: 360, height: 740, touch: true } as const;

interface Evening {
  readonly game: string;
  /** Chosen so that it ends soon. */
  readonly query: string;
  readonly taste: Taste;
}

const NAMED: readonly Evening[] = [
  {
    game: 'dark-minions',
    query: 'seats=3&person=1,2&bots=brute&claim=automatic',
    taste: { likes: [/dm-town-place/, /dm-march-send/], shuns: /board\.fewer|dm-march-step|dm-index/ },
  },
  {
    game: 'roll-player',
    query: 'seats=2&person=1,2&mode=base&randomSheets=yes&freeClass=yes',
    taste: { likes: [/\|(pass|none|done|no|stop)\|/], shuns: /\|(skill|banish|stored|heal|xp-action)/ },
  },
  {
    game: 'para-roles',
    query: 'campaign=woods&stats=easy&split=auto&person=1,2',
    taste: { likes: [/\|go\|/, /attack/] },
  },
  {
    game: 'dungeon-fighter',
    query: 'seats=2&person=1,2&difficulty=inferno&heroes=dealt',
    taste: { likes: [/\|assist:left/, /\|assist/, /\|(done|pass|keep|no|retrieve|decline|none)\|/] },
  },
  {
    game: 'adventures',
    query: 'seats=2&person=1,2&book=tutorial',
    // They read straight on: who takes whatever comes first goes round and round on the map, for a thousand answers and more. No
    // card is played: how well one fits is told by a worker, which is not as quick each time.
    taste: {
      likes: [
        /Turn to THE END/,
        /Pay the toll|Walk on|Follow the bent stems|Let him go|Climb with bare hands/,
        /\|Rest/,
        /Search for the ferryman/,
        /Move on/,
        /\|path:p4\|/,
        /\|path:p3\|/,
        /\|path:p1\|/,
        /Take the dice/,
        /\|buy:[GW]\|/,
        /\|(best|enough|done|confirm)\|/,
      ],
      shuns: /Charge the kneeling|Bind wounds|Swap gear/,
    },
  },
];

/** Whatever else the house has is played as it comes, by two who take what glows first. */
const others = FACES.filter(({ id }) => !NAMED.some(({ game }) => game === id));
const EVENINGS: readonly Evening[] = [
  ...NAMED,
  ...others.map(({ id, players: [fewest] }) => ({
    game: id,
    query: `seats=${Math.max(2, fewest)}&person=1,2`,
    taste: {},
  })),
];

const logOf = async (link: string): Promise<TableLog> =>
  (await fetch(`${house.address}/api/tables/${link.split('/').pop()}/log`)).json() as Promise<TableLog>;

const played = (module: GameModule, log: TableLog) => Table.fromLog(module.game, botsFor(module), log).match;

const answersIn = ({ entries }: TableLog): string[] =>
  entries.flatMap((entry) => (entry.kind === 'answer' ? `${entry.seat} ${entry.key}` : []));

test.each(EVENINGS)('$game by what glows, online and round one screen: the same game', async (evening) => {
  const { game, query, taste } = evening;
  const module = await moduleOf(game);
  const [desk, phone] = await Promise.all([house.open('/credits'), house.open('/credits', PHONE)]);
  const link = await openTable(desk, `/table/${game}/new?online&${query}`, 'Ann');
  await joinTable(phone, link, 'Ben');
  await desk.page.waitForSelector('.gathering-who:has-text("Ben")');
  await begin(desk.page, phone.page);
  const [ann, ben] = [new Player(desk.page, taste, false), new Player(phone.page, taste, true)];
  await playOut([ann, ben]).catch((problem: Error) => {
    throw new Error([problem.message, ...desk.errors, ...phone.errors].join('\n'));
  });
  const hashes = await Promise.all(
    [desk, phone].map(({ page }) => page.locator('.game-over').getAttribute('data-hash')),
  );
  const log = await logOf(link);
  const match = played(module, log);
  expect(hashes).toEqual([match.hash(), match.hash()]);
  await desk.page.waitForSelector('.online-fair[data-fair="known"]');
  for (const { errors } of [desk, phone]) expect(errors).toEqual([]);
  await Promise.all([desk, phone].map(({ context }) => context.close()));

  const home = await atHome(module, log);
  const one = new Player(home.page, { ...taste, throws: 0 }, false);
  await playOut([one]);
  const again = JSON.parse(await savedLog(home.page, idOf(home.page))) as TableLog;
  expect(answersIn(again)).toEqual(answersIn(log));
  expect(played(module, again).hash()).toBe(match.hash());
  expect(home.errors).toEqual([]);
  await home.context.close();
});

/** What a hand says of its throw: numbers, and no word. */
const THROWN = /^\d+(,-?\d+){8,}$/;

/**
 * The same people, the same dice and whims, round one screen, before anything is answered. No hand throws twice alike: where a die
 * was really thrown the evening is laid out to the last throw, and goes on from there.
 */
async function atHome(module: GameModule, { setup, entries }: TableLog): Promise<Visit> {
  const { seed, nonces, options } = setup.match;
  const { sitters, whims } = setup;
  const table = Table.open(module.game, botsFor(module), { match: { seed, nonces, options }, sitters, whims });
  const given = entries.flatMap((entry) => (entry.kind === 'answer' ? [entry] : []));
  const laid = given.slice(0, given.findLastIndex(({ key }) => THROWN.test(key)) + 1);
  for (const { seat, key } of laid) table.answer(seat, key);
  const { save } = table;
  const visit = await house.open('/');
  await visit.page.locator('.left-none, .left-row').first().waitFor(); // The inn has opened its shelf.
  const id = `home-${module.game.id}`;
  const head = { id, game: module.game.id, createdAt: 1, updatedAt: 1, title: 'At home', seats: sitters, over: false };
  await leaveTable(visit.page, head, save);
  await visit.page.goto(`${house.address}/play/${id}`);
  await visit.page.waitForSelector('.at-table');
  return visit;
}
