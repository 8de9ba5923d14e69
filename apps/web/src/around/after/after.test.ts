import { botsFor, randomBot } from '@tabard/bots';
import darkMinions from '@tabard/dark-minions';
import {
  type AnyGame,
  type GameRecord,
  LIMITS,
  lineOfEntry,
  Match,
  makeRecord,
  quickStream,
  recordOf,
} from '@tabard/kernel';
import paraRoles from '@tabard/para-roles';
import { Replay, type Sitter, Table, type TableSave } from '@tabard/table';
import { drawnSeed, ferry, randomMove, TestInn } from '@tabard/testkit';
import { expect, test } from 'vitest';
import { GameProblem } from '../../house/problem';
import { inSlices } from '../../house/slices';
import { forkLog, sittersForFork } from '../../play/begin/fork';
import { makeLink, readLink } from './link';
import { type Opened, open, openText, textOf } from './opening';
import { ready } from './played';
import { curveOf, turnAt } from './story';

const { game } = darkMinions;
const bots = botsFor(darkMinions);
const bot = bots.at(-1)!.id;
const names = ['Ann & Bo', 'Ember', 'Bile'];
const sitters: Sitter[] = names.map((name) => ({ name, kind: 'bot', bot }));

function played(): Table {
  const table = Table.open(game, bots, { match: { seed: 'looked-back-on', unattended: true }, sitters, whims: 1 });
  table.wish(1, 'windows', 'never');
  while (table.stepBot());
  return table;
}

const table = played();
const { match } = table;
const record = recordOf(match);
const text = makeRecord(record);
const problem = async (deed: Promise<unknown>) => {
  const error = await deed.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(GameProblem);
  return error as GameProblem;
};

/** As the page makes it ready, with nobody watching. */
const shown = (opened: Opened) => ready(opened, { onProgress: () => undefined, signal: new AbortController().signal });

// ---- the link

test('a game goes into a link and comes out as it was', async () => {
  const link = await makeLink({ text, names, persons: [0, 2] });
  expect(link.length).toBeLessThan(LIMITS.link);
  expect(link).toMatch(/^[\w.~%+&=-]+$/);
  expect(await readLink(link)).toEqual({ text, names, persons: [0, 2] });
});

test('a link that was cut, changed or emptied is found out', async () => {
  const link = await makeLink({ text, names: [], persons: [] });
  const data = /g=([\w-]+)/.exec(link)![1];
  const flipped = data.slice(0, 200) + (data[200] === 'A' ? 'B' : 'A') + data.slice(201);
  for (const broken of ['', 'x=1', 'g=', 'g=%25%25', `g=${data.slice(0, -40)}`, `g=${flipped}`]) {
    expect([broken, (await problem(readLink(broken))).kind]).toEqual([broken, 'link']);
  }
});

test('names in a link cannot be longer than a name', async () => {
  const link = await makeLink({ text, names: ['x'.repeat(5000)], persons: [] });
  expect((await readLink(link)).names[0]).toHaveLength(40);
});

// ---- files

test('a record and the log of a table both open to the same game', async () => {
  const fromRecord = await shown(await openText(text));
  const fromLog = await shown(await openText(JSON.stringify(table.log)));
  expect(fromRecord.replay.last.hash()).toBe(match.hash());
  expect(fromLog.text).toBe(text);
  expect(fromLog.sitters).toEqual(sitters);
  expect(fromRecord.sitters.map(({ name }) => name)).toEqual(['Bone', 'Ember', 'Bile']);
});

test('what is wrong with a file is told, and where', async () => {
  const changed = (edit: (record: GameRecord) => unknown) => makeRecord(edit(structuredClone(record)) as GameRecord);
  const answer = record.journal.findIndex((line) => typeof line[0] === 'number');
  const roll = record.journal.findIndex((line) => line[0] === 'primary');
  const journal = (at: number, line: unknown) => (old: GameRecord) => ({
    ...old,
    journal: old.journal.with(at, line as never),
  });
  const placeOf = (i: number) => ({ entry: i + 1, line: lineOfEntry(i + 1) });
  const cases: [string, string, GameProblem['where']][] = [
    ['no record', 'text', {}],
    ['{"tabard":2}', 'text', {}],
    [text.replace('"unattended":true', '"unattended":false'), 'changed', {}],
    [text.replace('"seats":3', '"seats": 3'), 'changed', { entry: null, line: 6 }],
    [changed(journal(answer, ['no', 'entry'])), 'journal', placeOf(answer)],
    [changed(journal(answer, [0, 'fly'])), 'journal', placeOf(answer)],
    [changed(journal(roll, ['primary', 0, ['black', 'black', 'black'], [5, 5, 5]])), 'journal', placeOf(roll)],
    [changed((old) => ({ ...old, game: 'checkers' })), 'game', {}],
    [changed((old) => ({ ...old, version: '0' })), 'rules', {}],
    [changed((old) => ({ ...old, packs: {} })), 'rules', {}],
    [changed((old) => ({ ...old, packs: null })), 'text', {}],
    [changed((old) => ({ ...old, seed: 'mine' })), 'seed', {}],
    [changed((old) => ({ ...old, hash: '0' })), 'board', {}],
    [JSON.stringify({ ...table.log, entries: [{ kind: 'answer', seat: 0, key: 'fly' }] }), 'journal', { entry: 1 }],
    [JSON.stringify({ ...table.log, setup: null }), 'text', {}],
  ];
  for (const [file, kind, where] of cases) {
    const { kind: told, where: at } = await problem(openText(file));
    expect([told, at.entry ?? null, at.line ?? null]).toEqual([kind, where.entry ?? null, where.line ?? null]);
  }
});

test('a table of other rules, and one that goes on from a save, are told as what they are, never judged', async () => {
  const was = { version: '0', packs: {} };
  const { save } = table;
  const old: TableSave = { ...save, ...was, stands: { ...save.stands, match: { ...save.stands.match, ...was } } };
  const { kind, detail } = await problem(openText(JSON.stringify(old)));
  expect(kind).toBe('rules');
  expect(detail).toContain('by rules 0 of dark-minions; these are 1');
  const onward = Table.goOn(game, bots, old);
  expect((await problem(openText(JSON.stringify(onward.save)))).kind).toBe('part');
  const elsewhere = { ...save, stands: { ...save.stands, hash: 'x' } };
  expect((await problem(openText(JSON.stringify(elsewhere)))).kind).toBe('rules');
});

// ---- verdicts

test('what was judged comes with its verdict, and a game with a brought party is as honest as another', async () => {
  const { verdict } = await openText(text);
  expect(verdict).toMatchObject({ kind: 'verified', finished: true, counts: { answers: match.answers, wishes: 1 } });
  const options = { campaign: 'woods', split: 'auto' };
  const first: Match = Match.start(paraRoles.game, { seats: 4, options, seed: 'hosts' });
  const whims = quickStream(1);
  for (let i = 0; i < 60; i++) {
    const { seat, key } = randomMove(first, whims);
    first.answer(seat, key);
  }
  const brought = paraRoles.keeps!(first.seen('everything'), { places: [], scores: [], reason: 'won' });
  const campaign: Match = Match.start(paraRoles.game, { seats: 4, options, seed: 'guests', brought });
  const opened = await openText(makeRecord(recordOf(campaign)));
  expect(opened.verdict).toMatchObject({ kind: 'verified', unproved: ['brought'] });
});

test('an arranged game is opened as one, and stays one when it is kept', async () => {
  const arranged = await shown(await openText(makeRecord({ ...record, script: {} })));
  expect(arranged.verdict.kind).toBe('arranged');
  const { last } = arranged.replay;
  const kept = forkLog(last, last.answers, sitters, 7, last.setup.unattended);
  expect((await openText(JSON.stringify(kept))).verdict.kind).toBe('arranged');
});

test('a game that is kept is the very game that was opened, whoever sits there', async () => {
  const attended: Match = Match.start(game, { seats: 3, seed: 'kept' });
  const opened = await shown(await openText(makeRecord(recordOf(attended))));
  const { last } = opened.replay;
  const log = forkLog(last, last.answers, opened.sitters, 7, last.setup.unattended);
  expect((await openText(JSON.stringify(log))).record).toEqual(recordOf(attended));
});

test('what an inn vowed of a game stays with it when it is over and kept, and not when somebody plays on', async () => {
  const inn = new TestInn('the inn');
  const { seats: _, ...setup } = inn.open(game, { seats: 3, seed: drawnSeed('web'), unattended: true }, 'table');
  const vowed = Table.open(game, bots, { match: setup, sitters, whims: 1 });
  while (vowed.stepBot());
  const text = makeRecord(inn.close(recordOf(vowed.match)));
  const opened = await shown(await openText(text));
  expect(opened.verdict).toMatchObject({ kind: 'verified', seed: { kind: 'vowed', inn: inn.key, isClosed: true } });
  const { last } = opened.replay;
  const kept = forkLog(last, last.answers, sitters, 7, last.setup.unattended);
  expect((await openText(JSON.stringify(kept))).record).toEqual(recordOf(vowed.match));
  const played = forkLog(last, last.answers - 1, sitters, 7);
  expect((await openText(JSON.stringify(played))).verdict).toMatchObject({ practice: true, seed: { kind: 'own' } });
});

// ---- sizes

test('what is too large is refused before any work, with its place', async () => {
  const sitterLog = (sitters: number) => ({
    ...table.log,
    setup: { ...table.log.setup, sitters: Array(sitters).fill({}) },
  });
  const entries = (entry: object, n: number) => ({ ...table.log, entries: Array(n).fill(entry) });
  const wish = { kind: 'wish', seat: 0, name: 'windows', value: 'never' };
  const cases = [
    makeRecord({ ...record, seats: 50_000_000 }),
    makeRecord({ ...record, journal: Array(LIMITS.wishes + 1).fill(['wish', 0, 'windows', 'never']) }),
    ' '.repeat(LIMITS.text + 1),
    JSON.stringify(sitterLog(60_000)),
    JSON.stringify(entries(wish, LIMITS.wishes + 1)),
    JSON.stringify(entries({ kind: 'undo', seat: 0 }, LIMITS.undos + 1)),
    JSON.stringify(entries({ kind: 'point', seat: 0, what: null }, LIMITS.entries + 1)),
    `{"tabard":"table","x":${'['.repeat(500)}`,
  ];
  for (const [i, large] of cases.entries()) expect([i, (await problem(openText(large))).kind]).toEqual([i, 'size']);
  expect((await problem(readLink(`g=${'A'.repeat(LIMITS.link * 2)}`))).kind).toBe('size');
  const bomb = await makeLink({ text: 'a'.repeat(LIMITS.text + 1), names: [], persons: [] });
  expect(bomb.length).toBeLessThan(LIMITS.link);
  expect((await problem(readLink(bomb))).kind).toBe('size');
  expect((await problem(textOf({ kind: 'file', file: new Blob([' '.repeat(LIMITS.text + 1)]) }))).kind).toBe('size');
});

test('a link has no more names than a table has seats', async () => {
  const link = await makeLink({ text, names: Array(500).fill('x'), persons: Array(500).fill(0) });
  const { names, persons } = await readLink(link);
  expect([names.length, persons.length]).toEqual([LIMITS.seats, LIMITS.seats]);
});

test('bytes of a file that are no letters are not read as some sign', async () => {
  expect((await problem(textOf({ kind: 'file', file: new Blob([new Uint8Array([0x7b, 0xff])]) }))).kind).toBe('text');
  const { record: same } = await open({ kind: 'file', file: new Blob([text]) });
  expect(same).toEqual(record);
});

test('a game too long to be shown says so instead of holding up the page', async () => {
  const opened = await openText(text);
  const counts = { ...opened.verdict.counts, answers: LIMITS.shown + 1 };
  expect((await problem(shown({ ...opened, verdict: { ...opened.verdict, counts } }))).kind).toBe('long');
});

test('work in slices lets others in between, tells how far it is, and can be stopped', async () => {
  function* slow(): Generator<number, string> {
    for (let i = 0; i < 40; i++) {
      const until = performance.now() + 2;
      while (performance.now() < until);
      yield i;
    }
    return 'done';
  }
  let between = 0;
  const timer = setInterval(() => {
    between += 1;
  }, 1);
  const told: number[] = [];
  expect(await inSlices(slow(), (done) => void told.push(done), new AbortController().signal)).toBe('done');
  clearInterval(timer);
  expect(told.length).toBeGreaterThan(2);
  expect(between).toBeGreaterThan(0);
  const stop = new AbortController();
  expect((await problem(inSlices(slow(), () => stop.abort(), stop.signal))).kind).toBe('stopped');
});

// ---- the story

test('the story has every turn, and ends with the final scores', async () => {
  const { story } = await shown(await openText(text));
  const begun = match.eventsFor('everything').filter(({ type }) => type === 'turn.begins');
  expect(story.turns.map(({ seat }) => seat)).toEqual(begun.map(({ seat }) => seat));
  expect(story.scores).toHaveLength(match.answers + 1);
  expect(story.scores!.at(-1)).toEqual(match.standing!.scores);
  const curve = curveOf(story);
  expect(curve).toHaveLength(story.turns.length + 1);
  expect(curve.at(-1)!.scores).toEqual(match.standing!.scores);
  const third = story.turns[2];
  expect(turnAt(story.turns, third.from)).toBe(third);
  expect(turnAt(story.turns, third.from - 1)).toBe(story.turns[1]);
});

// ---- forks

test('a fork stands where the game stood, and the person has the seat', () => {
  const replay = Replay.of(game, record);
  for (const answers of [0, 1, 57, match.answers - 1]) {
    const seated = sittersForFork(sitters, 1, bot);
    const log = JSON.parse(JSON.stringify(forkLog(match, answers, seated, 7)));
    const fork = Table.fromLog(game, bots, log);
    expect(fork.match.hash()).toBe(replay.at(answers).hash());
    expect(fork.sitters.map(({ kind }) => kind)).toEqual(['bot', 'person', 'bot']);
  }
});

test('a fork goes its own way and comes to an end', () => {
  const fork = Table.fromLog(game, bots, forkLog(match, 40, sitters, 99));
  while (fork.stepBot());
  expect(fork.match.standing).not.toBeNull();
});

test('a fork of a co-op keeps what was brought, and what the party decided through a seat that is now a bot', () => {
  const linked: AnyGame = { ...ferry, brings: () => null };
  const first: Match = Match.start(linked, { seats: 2, seed: 's', brought: { crew: 'old' } });
  first.answer(1, 'stream');
  const persons = names.slice(0, 2).map((name): Sitter => ({ name, kind: 'person' }));
  const seated = sittersForFork(persons, 0, randomBot.id);
  const fork = Table.fromLog(linked, [randomBot], JSON.parse(JSON.stringify(forkLog(first, 1, seated, 7))));
  expect(fork.match.g.brought).toEqual({ crew: 'old' });
  expect(fork.match.hash()).toBe(first.hash());
});

test('a game of an inn is shown with its word on the end, which stands beside the log; the word on another game is not', async () => {
  const inn = new TestInn('closing');
  const seed = drawnSeed('closing');
  const setup = inn.open(game, { seed, seats: 3, unattended: true }, 'table');
  const vowed = Table.open(game, bots, { match: setup, sitters, whims: 1 });
  while (vowed.stepBot());
  const ended = recordOf(vowed.match);
  const { closing } = inn.close(ended);
  const log = JSON.stringify(vowed.log);
  const seedOf = async (word: GameRecord['closing']) => {
    const { verdict, record: shown } = await open({ kind: 'text', text: log, closing: word });
    expect(verdict.kind).toBe('verified');
    return { isClosed: verdict.seed.kind === 'vowed' && verdict.seed.isClosed, closing: shown.closing };
  };
  expect(await seedOf(closing)).toEqual({ isClosed: true, closing });
  expect(await seedOf(null)).toEqual({ isClosed: false, closing: null });
  // Whoever wrote it into this browser wrote nothing that holds: it is as if there were none.
  expect(await seedOf({ ...closing!, signature: 'ab'.repeat(64) })).toEqual({ isClosed: false, closing: null });
  const other = inn.close({ ...ended, hash: 'another' }).closing;
  expect(await seedOf(other)).toEqual({ isClosed: false, closing: null });
});
