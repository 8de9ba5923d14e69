import { botsFor, randomBot } from '@tabard/bots';
import darkMinions from '@tabard/dark-minions';
import { type AnyGame, type GameRecord, Match, makeRecord, recordOf } from '@tabard/kernel';
import { Replay, type Sitter, Table } from '@tabard/table';
import { ferry } from '@tabard/testkit';
import { expect, test } from 'vitest';
import { checkRecord } from './checks';
import { forkLog, sittersForFork } from './fork';
import { LINK_LIMIT, makeLink, readLink } from './link';
import { openText } from './played';
import { GameProblem } from './problem';
import { curveOf, storyOf, turnAt } from './story';

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

// ---- the link

test('a game goes into a link and comes out as it was', async () => {
  const link = await makeLink({ text, names, persons: [0, 2] });
  expect(link.length).toBeLessThan(LINK_LIMIT);
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
  const fromRecord = await openText(text);
  const fromLog = await openText(JSON.stringify(table.log));
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
  const cases: [string, string, GameProblem['where']][] = [
    ['no record', 'text', {}],
    ['{"tabard":2}', 'text', {}],
    [text.replace('"seats":3', '"seats":4'), 'changed', {}],
    [text.replace('"seats":3', '"seats": 3'), 'changed', { line: 6 }],
    [changed(journal(answer, ['no', 'entry'])), 'changed', { entry: answer + 1 }],
    [changed(journal(answer, [0, 'fly'])), 'journal', { entry: answer + 1 }],
    [changed(journal(roll, ['primary', 0, ['black', 'black', 'black'], [5, 5, 5]])), 'journal', { entry: roll + 1 }],
    [changed((old) => ({ ...old, game: 'checkers' })), 'game', {}],
    [changed((old) => ({ ...old, version: '0' })), 'rules', {}],
    [changed((old) => ({ ...old, packs: {} })), 'rules', {}],
    [changed((old) => ({ ...old, packs: null })), 'rules', {}],
    [changed((old) => ({ ...old, seed: 'mine' })), 'seed', {}],
    [changed((old) => ({ ...old, hash: '0' })), 'board', {}],
    [JSON.stringify({ ...table.log, entries: [{ kind: 'answer', seat: 0, key: 'fly' }] }), 'journal', { entry: 1 }],
    [JSON.stringify({ ...table.log, setup: null }), 'text', {}],
  ];
  for (const [file, kind, where] of cases) {
    const { kind: told, where: at } = await problem(openText(file));
    expect([told, { ...at }]).toEqual([kind, where.entry || where.line ? where : { ...at }]);
    if (!where.entry && !where.line) expect(at.entry ?? at.line).toBeUndefined();
  }
});

// ---- verifying

test('every check of a true record holds', () => {
  const { checks, holds, dice, answers } = checkRecord(game, record);
  expect(holds).toBe(true);
  expect(checks.map(({ id, holds }) => [id, holds])).toEqual(
    ['changed', 'rules', 'seed', 'journal', 'board'].map((id) => [id, true]),
  );
  expect(answers).toBe(match.answers);
  expect(dice).toBeGreaterThan(50);
});

test('after the check that fails nothing is claimed', () => {
  const { checks, holds } = checkRecord(game, { ...record, seed: 'mine' });
  expect(holds).toBe(false);
  expect(checks.map(({ holds }) => holds)).toEqual([true, true, false, null, null]);
});

// ---- the story

test('the story has every turn, and ends with the final scores', () => {
  const story = storyOf(darkMinions, record);
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
  const replay = new Replay(game, record);
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
