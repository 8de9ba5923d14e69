/** A campaign is a chain of games: whole it is verified from the first die to the last, and every forgery is named. */
import type { GameModule } from '@tabard/content';
import { type AnyGame, type GameRecord, LIMITS, Match, makeRecord, type Plain, recordOf, sealOf } from '@tabard/kernel';
import { tinyGame } from '@tabard/testkit';
import { describe, expect, test } from 'vitest';
import {
  type CampaignFile,
  chainOf,
  isCampaign,
  judgeCampaign,
  keptBy,
  makeCampaign,
  readCampaign,
  withGame,
} from './index';

interface Save {
  gold: number;
  chain: string[];
}
interface Luggage {
  campaign?: Save;
  heroes?: (Hero | null)[];
}
interface Hero {
  name: string;
  made: string;
  strength: number;
}

/** A day's work: a d6 of gold, as often as one likes. What was earned is kept, and brought to the next day. */
const work: AnyGame = tinyGame(
  () => ({ gold: -1, lazy: 0 }),
  function* (g) {
    const { campaign } = (g.brought ?? {}) as Luggage;
    if (g.b.gold < 0) g.b.gold = campaign?.gold ?? 0;
    const deed = yield* g.choose(0, 'day', () => ['work', 'rest', 'lazy']);
    if (deed === 'work') g.b.gold += g.roll('pay', 0, ['d6'])[0] + 1;
    else g.end({ places: [1], scores: [g.b.gold], reason: deed });
  },
  { id: 'work', seats: { min: 1, max: 1 }, brings: () => null },
);
const module = {
  game: work,
  keeps: ({ b }: { b: { gold: number } }, { reason }: { reason: string }) =>
    reason === 'lazy' ? null : { campaign: { gold: b.gold, chain: [] } },
} as unknown as GameModule;

/** A smithy makes heroes: whoever was forged in a game is as strong as its die says. */
const smithy: AnyGame = tinyGame(
  () => ({ strength: 0 }),
  function* (g) {
    yield* g.confirm(0, 'strike');
    g.b.strength = g.roll('strike', 0, ['d6'])[0] + 1;
    g.end({ places: [1], scores: [g.b.strength], reason: 'made' });
  },
  { id: 'smithy', seats: { min: 1, max: 1 } },
);
const smithyModule = {
  game: smithy,
  heroes: {
    vouches: (hero: Hero, { record, match }: { record: GameRecord; match: Match }) => {
      if (hero.made !== sealOf(record)) return { other: true, wrong: 'another game' };
      return hero.strength === (match.board as { strength: number }).strength
        ? null
        : { other: false, wrong: 'was changed' };
    },
  },
} as unknown as GameModule;
const moduleOf = (id: string) => [module, smithyModule].find(({ game }) => game.id === id);

function day(brought: Plain | null, days: number, seed: string, last = 'rest'): { match: Match; record: GameRecord } {
  const match = Match.start(work, { seats: 1, seed, ...(brought === null ? {} : { brought }) });
  for (let i = 0; i < days; i++) match.answer(0, 'work');
  if (last) match.answer(0, last);
  return { match, record: recordOf(match) };
}

/** So many days, each going on from the one before. */
function played(days: number, seed = 'a', first: Plain | null = null): CampaignFile {
  let file: CampaignFile | null = null;
  for (let i = 0; i < days; i++) {
    const brought: Plain | null = file?.save ?? first;
    const { match, record } = day(brought, 2, `${seed}-${i}`);
    file = withGame(file, module, match, record);
  }
  return file!;
}

const verdictOf = (file: CampaignFile) => judgeCampaign(makeCampaign(file), moduleOf).verdict;
const faultOf = (file: CampaignFile) => verdictOf(file).fault;
const recordIn = (file: CampaignFile, i: number) => {
  const { seal: _, ...record } = JSON.parse(file.games[i]);
  return record as GameRecord;
};
const saveIn = (file: CampaignFile) => (file.save as unknown as { campaign: Save }).campaign;
/** The file with another i-th record. */
const withRecord = (file: CampaignFile, i: number, record: GameRecord): CampaignFile => ({
  ...file,
  games: file.games.map((text, at) => (at === i ? makeRecord(record) : text)),
});

const three = played(3);

describe('a campaign that was played', () => {
  test('RA-30.9: is verified from the first die to the last, each game brought what the one before kept', () => {
    const verdict = verdictOf(three);
    expect(verdict).toMatchObject({ kind: 'verified', fault: null, finished: 3, practice: false, unproved: [] });
    expect(verdict.games.map(({ kind }) => kind)).toEqual(['verified', 'verified', 'verified']);
    expect(saveIn(three).chain).toEqual([0, 1, 2].map((i) => sealOf(recordIn(three, i))));
    const paid = three.games.flatMap((text) => JSON.parse(text).journal.filter((line: unknown[]) => line.length === 4));
    expect(paid).toHaveLength(6);
    expect(saveIn(three).gold).toBeGreaterThanOrEqual(6);
  });

  test('tells how far it is', () => {
    const heard: (number | undefined)[][] = [];
    judgeCampaign(makeCampaign(three), moduleOf, (...how) => heard.push(how));
    expect(heard.filter(({ length }) => length === 2)).toEqual([
      [1, 3],
      [2, 3],
      [3, 3],
    ]);
    const entries = recordIn(three, 1).journal.length;
    const second = heard.filter(([game, , done]) => game === 2 && done !== undefined);
    expect(second.at(-1)).toEqual([2, 3, entries, entries]);
  });

  test('RA-R104: may stand in the middle of a game, which goes on in its place', () => {
    const begun = day(three.save, 1, 'now', '');
    const file = withGame(three, module, begun.match, begun.record);
    expect(verdictOf(file)).toMatchObject({ kind: 'verified', finished: 3 });
    expect([file.games.length, file.save]).toEqual([4, three.save]);
    begun.match.answer(0, 'rest');
    const over = withGame(file, module, begun.match, recordOf(begun.match));
    expect([over.games.length, chainOf(over.save).length]).toEqual([4, 4]);
    expect(verdictOf(over)).toMatchObject({ kind: 'verified', finished: 4 });
  });

  test('is known by its first line', () => {
    expect([isCampaign(makeCampaign(three)), isCampaign(three.games[0])]).toEqual([true, false]);
  });

  test('with a game whose results were written beforehand is arranged', () => {
    const match = Match.start(work, { seats: 1, seed: 's', script: { pay: [[5]] } });
    match.answer(0, 'work');
    match.answer(0, 'rest');
    expect(verdictOf(withGame(null, module, match, recordOf(match)))).toMatchObject({ kind: 'arranged', fault: null });
  });

  test('in which dice were taken back says so', () => {
    const match = Match.start(work, { seats: 1, seed: 's', practice: true });
    match.answer(0, 'rest');
    expect(verdictOf(withGame(null, module, match, recordOf(match)))).toMatchObject({
      kind: 'verified',
      practice: true,
    });
  });

  test('a game that leaves no chain is kept as it always was', () => {
    const party = { ...module, keeps: () => ({ names: ['Ann'] }) } as unknown as GameModule;
    const { match, record } = day(null, 1, 's');
    expect(keptBy(party, match, record)).toEqual({ names: ['Ann'] });
    expect(keptBy(module, day(null, 1, 's', '').match, record)).toBeNull(); // not over
  });
});

describe('forged', () => {
  test('the first game is missing', () => {
    expect(faultOf({ ...three, games: three.games.slice(1) })).toEqual({
      game: 1,
      reason: 'it was the game number 2 of its campaign: 1 before it are missing',
    });
  });

  test('a game in the middle is missing', () => {
    expect(faultOf({ ...three, games: [three.games[0], three.games[2]] })).toEqual({
      game: 2,
      reason: 'it was the game number 3 of its campaign: 1 before it are missing',
    });
  });

  test('the last game is missing', () => {
    expect(faultOf({ ...three, games: three.games.slice(0, 2) })).toEqual({
      game: null,
      reason: 'its save was made after 1 more games, which are missing',
    });
  });

  test('two games are swapped, or one stands there twice', () => {
    const [a, b, c] = three.games;
    expect(faultOf({ ...three, games: [a, c, b] })).toMatchObject({ game: 2 });
    expect(faultOf({ ...three, games: [a, b, b] })).toEqual({
      game: 3,
      reason: 'it was the game number 2 of its campaign, and 2 stand before it here',
    });
  });

  test('a game is exchanged for another that was really played', () => {
    const better = day(null, 9, 'better').record;
    expect(faultOf(withRecord(three, 0, better))).toEqual({
      game: 2,
      reason: 'it goes on from another game 1 than the one that is here',
    });
  });

  test('more was brought than the game before kept', () => {
    const { campaign } = played(1, 'a').save as unknown as { campaign: Save };
    const rich = { campaign: { ...campaign, gold: campaign.gold + 100 } };
    const { match, record } = day(rich as unknown as Plain, 1, 'rich');
    expect(faultOf(withGame(played(1, 'a'), module, match, record))).toEqual({
      game: 2,
      reason: 'what was brought to it is not what the game before kept (gold)',
    });
  });

  test('an unfinished game is followed by another', () => {
    const begun = day(null, 1, 'x', '');
    const file = withGame(null, module, begun.match, begun.record);
    expect(faultOf({ ...file, games: [...file.games, three.games[1]] })).toEqual({
      game: 1,
      reason: 'it is not over, and another follows it',
    });
  });

  test('a die is changed: the record says where', () => {
    const record = recordIn(three, 1);
    const journal = record.journal.map((line) => (line.length === 4 ? [...line.slice(0, 3), [5]] : line));
    const fault = faultOf(withRecord(three, 1, { ...record, journal: journal as never }))!;
    expect(fault.game).toBe(2);
    expect(fault.reason).toMatch(/^journal entry \d+ \(line \d+\): /);
  });

  test('the save is of another campaign, or richer than the last game left it', () => {
    expect(faultOf({ ...three, save: played(3, 'b').save })).toEqual({
      game: null,
      reason: 'its save is of another campaign',
    });
    const rich = { campaign: { ...saveIn(three), gold: 999 } } as unknown as Plain;
    expect(faultOf({ ...three, save: rich })).toEqual({
      game: null,
      reason: 'its save is not what the last game kept (campaign.gold)',
    });
    expect(faultOf({ ...three, save: null })).toEqual({ game: null, reason: 'its save is of another campaign' });
  });

  test('a game that nothing outlasts, or of another table, belongs to no campaign', () => {
    const { record } = day(null, 1, 'x', 'lazy');
    expect(faultOf({ ...three, games: [makeRecord(record)] })).toEqual({
      game: 1,
      reason: 'nothing outlasts such a game: it belongs to no campaign',
    });
    expect(faultOf({ ...three, game: 'smithy' })!.reason).toBe('it is a game of work, and this a campaign of smithy');
    expect(faultOf({ ...three, games: ['{}'] })).toMatchObject({ game: 1 });
  });
});

describe('heroes who came from elsewhere', () => {
  const forge = Match.start(smithy, { seats: 1, seed: 'forge' });
  forge.answer(0, 'yes');
  const origin = recordOf(forge);
  const hero: Hero = { name: 'Mira', made: sealOf(origin), strength: (forge.board as { strength: number }).strength };
  const withHeroes = (heroes: (Hero | null)[], origins: string[]) => ({
    ...played(2, 'h', { heroes } as unknown as Plain),
    origins,
  });

  test('RA-3.10: hold against the game they left', () => {
    expect(verdictOf(withHeroes([hero, null], [makeRecord(origin)]))).toMatchObject({ kind: 'verified', unproved: [] });
  });

  test('RA-3.10: one that was changed is refused with the reason', () => {
    const strong = { ...hero, strength: 9 };
    expect(faultOf(withHeroes([strong], [makeRecord(origin)]))).toEqual({ game: 1, reason: 'a hero: was changed' });
  });

  test('whose game is not in the file are taken at their word, and that is told', () => {
    expect(verdictOf(withHeroes([hero], []))).toMatchObject({ kind: 'verified', unproved: ['a hero'] });
    const stranger = { ...hero, made: 'elsewhere' };
    expect(verdictOf(withHeroes([stranger], [makeRecord(origin)])).unproved).toEqual(['a hero']);
  });

  test('whose game does not hold are refused', () => {
    const wrong = makeRecord({ ...origin, hash: 'x' });
    expect(faultOf(withHeroes([hero], [wrong]))!.reason).toContain('the game a hero came from does not hold: ');
  });
});

describe('a file that anybody may have written', () => {
  const wrong = (text: string) => (readCampaign(text) as { wrong?: string }).wrong;
  const text = makeCampaign(three);

  test('is refused where a single letter was changed', () => {
    expect(wrong(text)).toBeUndefined();
    for (const changed of [
      text.replace('"version":1', '"version": 1'),
      text.replace(/"gold":/, '"gold": '),
      `${text} `,
    ]) {
      expect(wrong(changed)).toBe('the file was changed after it was written');
    }
    const sealed = text.replace(/"seal":"./, '"seal":"x');
    expect(wrong(sealed)).toBe('the file was changed after it was written');
  });

  test('of a hostile size is not looked at', () => {
    expect(wrong('x'.repeat(LIMITS.campaign.text + 1))).toMatch(/^a campaign has at most/);
    expect(wrong(makeCampaign({ ...three, games: new Array(LIMITS.campaign.games + 1).fill('{}') }))).toContain(
      'too many games in it',
    );
    expect(wrong(makeCampaign({ ...three, origins: new Array(LIMITS.campaign.origins + 1).fill('{}') }))).toContain(
      'too many games of other tables',
    );
    expect(wrong(makeCampaign({ ...three, games: ['x'.repeat(LIMITS.text + 1)] }))).toContain('a record has at most');
    expect(wrong(makeCampaign({ ...three, save: 'x'.repeat(LIMITS.brought) }))).toMatch(/what is saved has at most/);
    expect(wrong(`${'['.repeat(100)}${']'.repeat(100)}`)).toMatch(/levels deep/);
  });

  test('that is none says so', () => {
    expect(wrong('hello')).toMatch(/^this is not a campaign: /);
    expect(wrong('{"tabard":"campaign"}')).toMatch(/^this is not a campaign as Tabard writes one/);
    expect(wrong(makeCampaign({ ...three, games: [] }))).toContain('there is no game in it');
    expect(judgeCampaign('hello', moduleOf)).toMatchObject({ campaign: null, verdict: { kind: 'refused', games: [] } });
  });
});
