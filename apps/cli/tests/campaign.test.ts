/** A campaign at the terminal: kept at every decision, gone on with where it stood, heroes from their files. */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { quickStream } from '@tabard/kernel';
import { afterAll, expect, test } from 'vitest';
import { scratch, tabard } from './tabard';

const folder = scratch();
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const at = (name: string) => join(folder, name);
const play = (input: readonly string[], ...args: string[]) =>
  tabard(['play', 'adventures', '--seats', '1', ...args], input.length === 0 ? '' : `${input.join('\n')}\n`);

/** Somebody who types any number: what is not offered is refused, and nothing comes of it. */
const whims = quickStream(5);
const ANY = Array.from({ length: 1500 }, () => String(1 + whims.below(6)));

test('a campaign is left in the midst of it, gone on with, and verified from end to end', async () => {
  const path = at('campaign.json');
  const first = await play([...ANY.slice(0, 90), 'q'], '--campaign', path, '--seed', 'cli');
  expect({ code: first.code, err: first.err }).toEqual({ code: 0, err: '' });
  expect(first.out).toContain('Whom do you play?');
  expect(first.out).toContain(`tabard play adventures --campaign ${path}`);
  const left = readFileSync(path, 'utf8');

  const again = await play(['b', 'q'], '--campaign', path);
  expect(again.out).not.toContain('Whom do you play?'); // it stands where it stood
  expect(readFileSync(path, 'utf8')).toBe(left); // and looking at it changed nothing

  const rest = await play(ANY, '--campaign', path);
  expect(rest.out).toContain('The journal is closed: 1 adventure complete');
  expect(rest.out).toContain('Go on with the next adventure?');
  expect(rest.out).toContain('The adventure begins: The Salt Road.'); // any key but n goes on
  expect(rest.out).not.toMatch(/⟨|undefined|NaN/);
  for (const line of rest.out.split('\n')) expect([...line].length, line).toBeLessThanOrEqual(82);
  const checked = await tabard(['verify', path]);
  expect(checked.out).toMatch(/: verified: a campaign of adventures, [2-9] games, [1-9] finished/);
});

test('a file that is no campaign, or a changed one, is refused and stays as it is', async () => {
  const path = at('other.json');
  await play(['1', 'q'], '--campaign', path, '--seed', 'cli');
  const text = readFileSync(path, 'utf8');
  const forged = text.replace(/"seed\\":\\"cli/, '"seed\\":\\"dli');
  expect(forged).not.toBe(text);
  for (const [bad, sentence] of [
    [forged, 'the file was changed after it was written'],
    ['{}', 'this is not a campaign'],
  ]) {
    writeFileSync(path, bad);
    const { code, err } = await play([], '--campaign', path);
    expect({ code, err }).toMatchObject({ code: 2, err: expect.stringContaining(sentence) });
    expect(readFileSync(path, 'utf8')).toBe(bad);
  }
  const others = await tabard(['play', 'dark-minions', '--campaign', at('none.json')]);
  expect(others).toMatchObject({ code: 2, err: expect.stringContaining('dark-minions has no campaigns') });
});

test('RA-3.1 heroes come from their files; a damaged one and a forged one are refused, and nothing begins', async () => {
  const game = at('rp.json');
  writeFileSync(game, (await tabard(['record', 'roll-player', '--seed', 'h', '--seats', '2', '--bots', 'random'])).out);
  const hero = (await tabard(['hero', 'export', game, '--name', 'Brunhild'])).out;
  writeFileSync(at('hero.json'), hero);
  const path = at('heroes.json');
  const { out, err } = await play(['Ida', '1', 'q'], '--campaign', path, '--hero', at('hero.json'), '--origin', game);
  expect(err).toBe('');
  expect(out).toContain('What is Brunhild called here? (Enter: Brunhild)'); // RA-3.2
  expect(out).toContain('Which portrait do you take?');
  expect(out).toContain('Ida');
  expect(readFileSync(path, 'utf8')).toContain(String.raw`\"names\":[\"Ida\"]`);

  const data = JSON.parse(hero);
  const bad: readonly (readonly [unknown, string])[] = [
    [
      { ...data, stars: { ...data.stars, total: data.stars.total + 9 } },
      'this is not a hero as Roll Player writes one',
    ],
    [{ ...data, gold: data.gold + 9 }, 'not'],
  ];
  for (const [forged, sentence] of bad) {
    writeFileSync(at('forged.json'), JSON.stringify(forged));
    const run = await play([], '--campaign', at('no.json'), '--hero', at('forged.json'), '--origin', game);
    expect(run).toMatchObject({ code: 2, err: expect.stringContaining(sentence) });
    expect(existsSync(at('no.json'))).toBe(false);
  }
});
