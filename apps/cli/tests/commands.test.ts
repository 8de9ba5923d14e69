import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import darkMinions from '@tabard/dark-minions';
import { gameIds } from '@tabard/house';
import { Match, makeRecord, parseRecord, recordOf } from '@tabard/kernel';
import { drawnSeed, TestInn } from '@tabard/testkit';
import { afterAll, expect, test, vi } from 'vitest';
import { asProcess, json, parsed, scratch, tabard } from './tabard';

const folder = scratch();
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const file = (name: string, text: string) => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
};

const record = async (name: string, ...args: string[]) =>
  file(name, (await tabard(['record', 'dark-minions', '--bots', 'random', '--seed', 'cli', ...args])).out);

/** One sentence, nothing on the standard output, no stack, exit code 2. */
async function expectRefusal(args: readonly string[], sentence: string | RegExp): Promise<void> {
  const { code, out, err } = await tabard(args);
  expect(err).toMatch(sentence);
  expect(err.trimEnd().split('\n')).toHaveLength(1);
  expect({ code, out }).toEqual({ code: 2, out: '' });
}

test('games lists seats, bots and options with their sentences', async () => {
  const { value } = await json('games');
  expect(value[0]).toMatchObject({ id: 'dark-minions', name: 'Dark Minions', seats: { min: 3, max: 5 } });
  expect(value[0].bots).toContain('random');
  expect(value[0].options[0]).toMatchObject({ id: 'mode', values: ['basic', 'advanced'], default: 'basic' });
  for (const option of value[0].options) expect(option.text, option.id).toBeTruthy();
  const { out } = await tabard(['games']);
  expect(out).toContain('dark-minions');
  for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
});

test('help is there for everyone', async () => {
  for (const args of [['--help'], ['help', 'sim'], ['play', '--help']]) {
    const { code, out } = await tabard(args);
    expect(code).toBe(0);
    expect(out).toContain('Usage: tabard');
  }
});

test('--version is the version of the house', async () => {
  const { version } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'));
  for (const flag of ['--version', '-V'])
    expect(await tabard([flag])).toEqual({ code: 0, out: `${version}\n`, err: '' });
});

test('completion prints a script for the shell that is named, and knows no other', async () => {
  expect((await tabard(['completion', 'bash'])).out).toContain('complete -o default -F _tabard tabard');
  await expectRefusal(['completion', 'tcsh'], 'Allowed choices are bash, zsh, fish');
});

test('wrong words get one sentence and exit code 2', async () => {
  await expectRefusal(['gmes'], "unknown command 'gmes'");
  await expectRefusal(
    ['sim', 'dark-minons'],
    'there is no game "dark-minons"; did you mean dark-minions? games: dark-minions',
  );
  await expectRefusal(
    ['sim', 'dark-minions', '--games', 'many'],
    '--games wants a whole number of 1 or more, not "many"',
  );
  await expectRefusal(['sim', 'dark-minions', '--seats', '7'], 'played by 3 to 5 seats, not 7');
  await expectRefusal(['sim', 'dark-minions', '--bots', 'randm'], 'there is no bot "randm"; did you mean random?');
  await expectRefusal(['sim', 'dark-minions', '--bots', 'random,random'], /names 2 bots for 3 seats/);
  await expectRefusal(['sim', 'dark-minions', '--options', 'mode'], '--options wants name=value, not "mode"');
  await expectRefusal(
    ['sim', 'dark-minions', '--options', 'mode=hard'],
    'option "mode" is one of basic, advanced, not "hard"',
  );
  await expectRefusal(['sim', 'dark-minions', '--options', 'demonLords=on'], 'these options do not go together');
  await expectRefusal(['verify', join(folder, 'nowhere.json')], 'there is no such file');
  await expectRefusal(['verify', folder], 'it is a folder');
  await expectRefusal(['play', 'dark-minions', '--hot-seat', '9'], '--hot-seat wants a whole number from 1 to 5');
  await expectRefusal(['record', 'dark-minions', '--sede', 'x'], "unknown option '--sede'");
  const none = (clause: string, nearest: string) =>
    expectRefusal(
      ['rules', 'dark-minions', clause],
      `there is no clause or chapter "${clause}" in the rules of dark-minions; the nearest: ${nearest}`,
    );
  await none('DM-99.9', 'DM-'); // There is always one to name.
  await none('DM-99', 'DM-');
  await none('DM-4.39', 'DM-4.3, DM-4.9'); // Of its own chapter.
  await none('PR-4.3', 'DM-4.3');
});

test('a process says the same, with the same exit code', async () => {
  const other = file('other.json', '{}');
  const commands = [
    ['games', '--json'],
    ['rules', 'dark-minions', 'DM-4.3'],
    ['record', 'dark-minions', '--bots', 'random', '--seed', 'cli'],
    ['verify', other],
    ['gmes'],
  ];
  for (const args of commands) expect(await asProcess(args), args.join(' ')).toEqual(await tabard(args));
});

/** It has helpers, which are files of the bundle. */
const sim = async (...args: string[]) => parsed(await asProcess(['sim', ...args, '--json']));

test('sim: the same arguments give the same hash, however many threads play', async () => {
  const args = ['dark-minions', '--games', '40', '--bots', 'random', '--seed', 'x'];
  const [one, two] = await Promise.all([sim(...args, '--threads', '1'), sim(...args, '--threads', '2')]);
  const { seconds, ...facts } = one.value;
  expect(seconds).toBeGreaterThan(0);
  expect(two.value).toMatchObject(facts);
  expect(facts).toMatchObject({ games: 40, failed: 0, errors: [], seats: 3, bots: ['random', 'random', 'random'] });
  expect(facts.hash).toMatch(/^[0-9a-f]{64}$/);
  expect(facts.wins.seats.reduce((sum: number, n: number) => sum + n)).toBeGreaterThanOrEqual(40);
  expect(facts.lengths.min).toBeLessThanOrEqual(facts.lengths.mean);
  expect((await sim(...args, '--seed', 'y')).value.hash).not.toBe(facts.hash);
});

test('sim tells its result in a table too, and nothing else in a pipe', async () => {
  const { code, out, err } = await asProcess(['sim', 'dark-minions', '--games', '3', '--bots', 'random', '--rotate']);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toContain('dark-minions: 3 games');
  expect(out).toContain('seat 3');
});

test('record, verify and replay agree', async () => {
  const path = await record('game.json');
  expect((await tabard(['verify', path])).out).toMatch(
    /: verified: dark-minions, 3 seats, \d+ answers, finished\nEvery result follows from the seed in this file/,
  );
  expect((await json('verify', path)).value).toMatchObject({
    ok: true,
    kind: 'verified',
    game: 'dark-minions',
    state: 'finished',
    seed: { kind: 'own' },
  });
  const told = (await tabard(['replay', path])).out;
  expect(told).toContain('The hordes gather.');
  expect(told).toContain('The game ends');
  expect(told).not.toContain('⟨');
  const { value } = await json('replay', path);
  expect(value.moves.at(-1)).toMatchObject({ answer: value.moves.length - 1 });
  expect(value.standing.places).toHaveLength(3);
  expect(value.moves.every(({ key }: { key?: string | null }) => key === null || key === undefined)).toBe(true);
  const all = await tabard(['replay', path, '--all', '--json']);
  expect(JSON.parse(all.out).moves[1].key).toEqual(expect.any(String));
  await expectRefusal(['replay', path, '--seat', '4'], '--seat wants a whole number from 1 to 3');
});

test('a record is read from a pipe', async () => {
  const text = readFileSync(await record('piped.json'), 'utf8');
  const { code, out } = await asProcess(['verify', '-'], text);
  expect({ code, out }).toEqual({ code: 0, out: expect.stringContaining('-: verified') });
});

test('a changed byte is found, and where', async () => {
  const path = await record('sound.json');
  const text = readFileSync(path, 'utf8');
  const lines = text.split('\n');
  const roll = lines.findIndex((line) => line.startsWith('["') && line.includes('["black","black","black"]'));
  const changed = lines.with(
    roll,
    lines[roll].replace(/\[(\d),/, (_, face) => `[${(Number(face) + 1) % 6},`),
  );
  await expectRefusal(
    ['verify', file('die.json', changed.join('\n'))],
    new RegExp(`die\\.json: journal entry ${roll - 14} \\(line ${roll + 1}\\): .*the seed gives`),
  );
  await expectRefusal(
    ['verify', file('space.json', text.replace('"seats":', '"seats": '))],
    /line \d+ of the file was not written by Tabard/,
  );
  await expectRefusal(
    ['verify', file('hash.json', text.replace(/"hash":"./, '"hash":"x'))],
    'the last board is not the one',
  );
  await expectRefusal(
    ['verify', file('seed.json', text.replace('"cli"', '"cil"'))],
    'the seed does not fit the commitment',
  );
  await expectRefusal(['verify', file('cut.json', text.slice(0, 900))], 'this is not a game record');
  await expectRefusal(
    ['verify', file('game.json', text.replace('dark-minions', 'dark-minios'))],
    'there is no game "dark-minios"',
  );
  await expectRefusal(
    ['replay', file('version.json', text.replace('"version":"', '"version":"9'))],
    'it was played by rules 9',
  );
  const { code, value } = await json('verify', file('hash2.json', text.replace(/"hash":"./, '"hash":"x')));
  expect({ code, value }).toMatchObject({
    code: 2,
    value: { ok: false, problem: expect.stringContaining('the last board') },
  });
});

test('an arranged game is never verified: it has words and an exit code of its own', async () => {
  const honest = parseRecord(readFileSync(await record('honest.json'), 'utf8'));
  const path = file('arranged.json', makeRecord({ ...honest, script: { primary: [] } }));
  const said = await tabard(['verify', path]);
  expect(said).toMatchObject({ code: 3, err: '' });
  expect(said.out).toMatch(/: arranged: dark-minions[\s\S]*nothing is proved about luck/);
  expect(said.out).not.toMatch(/verified|follows from the seed/);
  expect(await json('verify', path)).toMatchObject({ code: 3, value: { ok: false, kind: 'arranged', fault: null } });
  expect((await tabard(['replay', path])).out).toContain('An arranged game');
  expect((await tabard(['verify', path, '--language', 'de'])).out).toContain('Ergebnisse dieses Spiels waren vorher');
});

test('verify says what is proved: of the deal of the day, of a game that is not over', async () => {
  const path = file(
    'day.json',
    (await tabard(['record', 'dark-minions', '--bots', 'random', '--seed', 'day-2026-03-01'])).out,
  );
  const { out } = await tabard(['verify', path]);
  expect(out).toContain('the public seed of 2026-03-01');
  expect(out.replace(/\s+/g, ' ')).toContain('does not prove that it was the first try');
  const { game } = darkMinions;
  const left = file('left.json', makeRecord(recordOf(Match.start(game, { seats: 3, seed: 'left' }) as never)));
  expect((await tabard(['verify', left])).out).toMatch(/unfinished\n[\s\S]*was cut short/);
});

test('verify says whose vow a game carries, and whether that is the inn one trusts', async () => {
  const { game } = darkMinions;
  const inn = new TestInn('the inn');
  const setup = inn.open(game, { seats: 3, seed: drawnSeed('cli'), nonces: ['a', 'b', ''] }, 'table');
  const vowed = inn.close(recordOf(Match.start(game, setup) as never));
  const path = file('vowed.json', makeRecord(vowed));
  const trusted = await tabard(['verify', path, '--inn', inn.key.toUpperCase()]);
  const said = trusted.out.replace(/\s+/g, ' ');
  expect(said).toContain(`the key ${inn.key}`);
  expect(said).toContain('Nobody chose these dice, says that inn: it signed on 2026-11-01');
  expect(said).toContain('2 seats gave one');
  expect(said).toContain('also signed how it ended');
  expect(said).toContain('This is the key of the inn you named');
  expect(trusted.code).toBe(0);
  const stranger = new TestInn('another').key;
  const other = await tabard(['verify', path, '--inn', stranger]);
  expect(other).toMatchObject({ code: 4, out: expect.stringContaining('This is not the key of the inn you named') });
  const bare = file('bare.json', makeRecord({ ...vowed, vow: null, closing: null }));
  expect(await json('verify', bare, '--inn', inn.key)).toMatchObject({
    code: 4,
    value: { ok: false, kind: 'verified' },
  });
  await expectRefusal(
    ['verify', path, '--inn', 'the inn'],
    '--inn wants the key of an inn, which has 64 hexadecimal digits, not "the inn"',
  );
  const forged = file('forged.json', makeRecord({ ...vowed, vow: { ...vowed.vow!, inn: stranger } }));
  await expectRefusal(['verify', forged], 'the inn did not sign this vow');
});

test('a file is bounded before it is read, and bytes that are no letters are found', async () => {
  await expectRefusal(['verify', '/dev/zero'], 'it has more than 4000000 bytes');
  const text = readFileSync(await record('odd.json', '--seed', 'q\ufffdq'));
  const at = text.indexOf(Buffer.from('\ufffd'));
  const odd = join(folder, 'odd-bytes.json');
  writeFileSync(odd, Buffer.concat([text.subarray(0, at), Buffer.from([0xff]), text.subarray(at + 3)]));
  await expectRefusal(['verify', odd], 'it is not a text');
});

test('no changed byte of a record escapes', async () => {
  const text = readFileSync(await record('bytes.json'), 'utf8');
  const places = [20, 60, 200, 500, 700, 1000, Math.floor(text.length / 2), text.length - 20];
  const runs = places.map((at) => {
    const byte = text[at] === 'a' ? 'b' : 'a';
    return tabard(['verify', file(`byte-${at}.json`, text.slice(0, at) + byte + text.slice(at + 1))]);
  });
  expect((await Promise.all(runs)).map(({ code }) => code)).toEqual(places.map(() => 2));
});

const SCENARIO = `scenario: The turn starts with the dice
clauses: [DM-2.4]
game: dark-minions
seats: 3
options: { firstSeat: "1" }
given: {}
when: []
then:
  board: { turnNumber: 1 }
`;

test('scenario runs files, and tells the line of what does not hold', async () => {
  const good = await tabard(['scenario', file('good.yaml', SCENARIO)]);
  expect(good).toMatchObject({ code: 0, err: '', out: expect.stringContaining('1 passed, 0 failed') });
  const path = file('bad.yaml', SCENARIO.replace('turnNumber: 1', 'turnNumber: 2'));
  const bad = await tabard(['scenario', path]);
  expect(bad.code).toBe(2);
  expect(bad.err).toContain(`${path}:9`);
  expect((await json('scenario', path)).value).toMatchObject({ scenarios: 1, failed: 1, results: [{ ok: false }] });
  const torn = await tabard(['scenario', file('torn.yaml', 'scenario: [')]);
  expect(torn.code).toBe(2);
  await expectRefusal(['scenario', join(folder, 'none.yaml')], 'there is no such file or folder');
});

test('rules prints a clause, a chapter, or all', async () => {
  const clause = await tabard(['rules', 'dark-minions', 'DM-4.3']);
  expect(clause.out).toMatch(/^DM-4\.3 Each turn/);
  expect((await tabard(['rules', 'dark-minions', '4.3'])).out).toBe(clause.out);
  expect((await tabard(['rules', 'dark-minions', '4'])).out).toMatch(/DM-4\.1[\s\S]*DM-4\.9/);
  expect((await tabard(['rules', 'dark-minions', 'dm-4'])).out).toMatch(/^4\. Attacking a Town\nDM-4\.1/);
  expect((await tabard(['rules', 'dark-minions'])).out).toContain('## 1. Setting up');
  expect((await json('rules')).value['dark-minions'].clauses).toBeGreaterThan(300);
});

test('rules --coverage counts clauses and lists those without a test', async () => {
  const { code, value } = await json('rules', '--coverage');
  expect(Object.keys(value)).toEqual(gameIds);
  const games = Object.values(value) as { clauses: number; covered: number; missing: string[] }[];
  for (const { clauses, covered, missing } of games) expect(clauses).toBe(covered + missing.length);
  expect(code).toBe(games.some(({ missing }) => missing.length > 0) ? 1 : 0);
});

test('lint finds nothing in the content of the house, and everything in a bad pack', async () => {
  const house = await tabard(['lint', 'packages/games/dark-minions']);
  expect(house).toMatchObject({ code: 0, err: '' });
  const path = file('en.yaml', 'game:\n  name: "{broken"\n');
  const { code, out, err } = await tabard(['lint', '--game', 'dark-minions', path]);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toContain(path);
  await expectRefusal(['lint', join(folder, 'none')], 'there is no such file or folder');
  await expectRefusal(['lint'], 'lint wants a pack');
  const schemas = JSON.parse((await tabard(['lint', '--schema', '--game', 'dark-minions'])).out);
  expect(schemas['towns.yaml']).toMatchObject({ type: 'object', required: ['towns'] });
});

test('fuzz looks at random games', async () => {
  const { code, value } = await json('fuzz', 'dark-minions', '--games', '1', '--seed', 'cli');
  expect(value).toMatchObject({ game: 'dark-minions', games: 1, variants: 1 });
  expect(value.decisions).toBeGreaterThan(100);
  expect(value.checks.secrecy).toBeGreaterThan(10);
  expect(code).toBe(value.failure === null ? 0 : 1);
  await expectRefusal(['fuzz'], 'fuzz wants a game, or --records');
});

test('fuzz --records forges records, and tells what came of it', async () => {
  const args = ['fuzz', 'dark-minions', '--records', '--games', '1', '--count', '60', '--seed', 'cli'];
  const { code, out } = await tabard(args);
  expect(code).toBe(0);
  expect(out).toMatch(/dark-minions: 60 forged records, made of 1 games/);
  expect(out).toMatch(/other luck, denied +\d/);
  expect(out).toContain('none was accepted that changed its meaning');
});

test('a closed pipe is no fault', async () => {
  const { spawnSync } = await import('node:child_process');
  const bin = new URL('../bin/tabard.mjs', import.meta.url).pathname;
  const { stderr } = spawnSync('sh', ['-c', `"${process.execPath}" "${bin}" rules dark-minions | head -1`], {
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
});

test('hero: a finished hero leaves its game as a file and is checked against it', async () => {
  const made = await tabard([
    'record',
    'roll-player',
    '--bots',
    'random',
    '--seats',
    '2',
    '--seed',
    'h',
    '--options',
    'mode=base',
  ]);
  const game = file('heroes.json', made.out);
  const exported = await tabard(['hero', 'export', game, '--seat', '2', '--name', 'Mira']);
  const hero = JSON.parse(exported.out);
  expect(hero).toMatchObject({
    format: 'roll-player-character',
    characterName: 'Mira',
    game: { mode: 'base', seat: 1 },
  });
  const shown = await tabard(['hero', 'show', file('mira.json', exported.out), '--game', game]);
  expect(shown.out).toContain('checked: it came out of that game exactly so');
  expect(shown.out).toContain("the owner's word");
  const nobler = file('nobler.json', JSON.stringify({ ...hero, race: { ...hero.race, name: 'Emperor' } }));
  await expectRefusal(['hero', 'show', nobler, '--game', game], /this hero was changed: .*race\.name/);
  const richer = file('richer.json', JSON.stringify({ ...hero, gold: hero.gold + 1 }));
  await expectRefusal(['hero', 'show', richer, '--game', game], 'this hero was changed');
  await expectRefusal(['hero', 'show', game], 'this is not a hero as Roll Player writes one: format');
  await expectRefusal(['hero', 'export', game, '--seat', '3'], '--seat is a number from 1 to 2, not "3"');
});

test('doctor tells in a screen how an inn is, and its exit code is for programs', async () => {
  const inn = join(folder, 'inn');
  const asked = async (env: Record<string, string>, ...args: string[]) => {
    for (const [name, value] of Object.entries({ TABARD_DATA: inn, PORT: '0', ...env })) vi.stubEnv(name, value);
    return tabard(['doctor', ...args]).finally(() => vi.unstubAllEnvs());
  };
  const well = await asked({});
  expect(well).toMatchObject({ code: 0, err: '' });
  expect(well.out).toMatch(/^✓ settings /);
  expect(well.out).toContain(`✓ folder   ${inn} is made at the first start`);
  expect(well.out.split('\n').length).toBeLessThanOrEqual(24);
  for (const line of well.out.split('\n')) expect(line.length).toBeLessThanOrEqual(Math.max(80, inn.length + 45));
  const ill = await asked({ PORT: 'http' });
  expect(ill).toMatchObject({ code: 1, err: '' });
  expect(ill.out).toMatch(/^✗ settings PORT wants a whole number.*\n1 wrong, 0 to look at\.\n$/s);
  const { ok, findings } = JSON.parse((await asked({ PORT: 'http' }, '--json')).out);
  expect([ok, findings]).toEqual([false, [expect.objectContaining({ about: 'settings', state: 'bad' })]]);
  await expectRefusal(['doctor', '--site', 'inn.example.org'], '--site wants an address like https://inn.example.org');
});
