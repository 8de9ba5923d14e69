/** A campaign's file at the command line: what is wrong with it is one sentence with the game it is about. */
import darkMinions from '@tabard/dark-minions';
import { Match, makeRecord, recordOf } from '@tabard/kernel';
import { makeCampaign } from '@tabard/table';
import { afterEach, expect, test, vi } from 'vitest';
import { verifyCampaign } from './campaign';

const record = makeRecord(recordOf(Match.start(darkMinions.game, { seats: 3, seed: 'cli' })));
const campaign = { game: 'dark-minions', save: null, games: [record], origins: [] };

afterEach(() => {
  vi.restoreAllMocks();
  process.exitCode = undefined;
});

/** What it prints, and its exit code. */
async function verified(text: string, json: boolean): Promise<{ out: string; code: unknown }> {
  const said: string[] = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((line) => said.push(String(line)) > 0);
  vi.spyOn(console, 'log').mockImplementation((line) => void said.push(`${line}\n`));
  await verifyCampaign('file.json', text, json, 'en');
  return { out: said.join(''), code: process.exitCode };
}

test('a game that is not over stands alone in it', async () => {
  const { out, code } = await verified(makeCampaign(campaign), false);
  expect(out).toMatch(/^file.json: verified: a campaign of dark-minions, 1 game, 0 finished\n/);
  expect(out).toContain('The last game is not over.');
  expect(code).toBeUndefined();
});

test('what does not hold is told with the game it is about', async () => {
  const twice = makeCampaign({ ...campaign, games: [record, record] });
  await expect(verified(twice, false)).rejects.toThrow('file.json: game 1: it is not over, and another follows it');
  await expect(verified(`${makeCampaign(campaign)} `, false)).rejects.toThrow(
    'file.json: the file was changed after it was written',
  );
  const { out, code } = await verified(twice, true);
  expect(JSON.parse(out)).toMatchObject({
    ok: false,
    kind: 'refused',
    problem: 'game 1: it is not over, and another follows it',
  });
  expect(code).toBe(2);
});
