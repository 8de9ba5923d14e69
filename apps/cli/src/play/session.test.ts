/** A session at a screen of 24 rows: a storybook is read before anything is decided. */
import adventures from '@tabard/adventures/told';
import { Table } from '@tabard/table';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { UserError } from '../fail';
import { CampaignKeeper } from './campaign';
import type { Lines } from './lines';
import { shortDecisionLines } from './screen';
import { type Keeper, Session } from './session';

const { rows, columns } = process.stdout;
beforeEach(() => Object.assign(process.stdout, { rows: 24, columns: 80 }));
afterEach(() => {
  Object.assign(process.stdout, { rows, columns });
  vi.restoreAllMocks();
});

/** What stood on the screen at each prompt, one screen a prompt. */
async function screensOf(answers: readonly string[], keeper: Keeper | null = null): Promise<string[]> {
  let screen = '';
  const screens: string[] = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    screen = String(text).includes('\x1b[2J') ? '' : screen + text;
    return true;
  });
  const left = [...answers];
  const ask = async (prompt: string) => {
    screens.push(`${screen}${prompt}`);
    return left.shift() ?? null;
  };
  const sitters = [{ kind: 'person', name: 'Ann' }] as const;
  const table = Table.open(adventures.game, [], { match: { options: {}, seed: 'pages' }, sitters, whims: 1 });
  await new Session(adventures, table, { isTerminal: true, ask } as unknown as Lines, keeper).play();
  return [...screens, screen];
}

test('on a low screen an entry is turned page by page, none of its lines is lost, and the board comes after', async () => {
  const screens = await screensOf(['8', '', '']);
  const pages = screens.filter((screen) => screen.endsWith('Enter goes on > '));
  expect(pages.length).toBe(2);
  expect(pages[0]).toContain('Harbourmaster Ysolde Crane');
  expect(pages[1]).toContain('His shoes are dry.');
  for (const page of pages) expect(page.split('\n').length).toBeLessThanOrEqual(24);
  expect(screens[3]).toMatch(/^Low Water · [\s\S]*What does the party do\?/);
  expect(screens[3].split('\n').length).toBeLessThanOrEqual(24);
});

test('who leaves within the pages leaves the table', async () => {
  expect(await screensOf(['8'])).toHaveLength(3); // the last is what is left on the screen
});

test('a short list cuts what a deed does, and never within brackets', () => {
  const sentences = ['Play Feint: flip a die', 'Buy him a drink. [check: CON and CHA]'];
  const options = sentences.map((sentence, i) => ({ label: `${i + 1}`, key: `${i}`, sentence, alike: [`${i}`] }));
  const lines = shortDecisionLines({ seat: 0, ask: null, question: 'What now?', options, interrupts: [] }, 'Ann');
  expect(lines.join('\n')).toContain('1 Play Feint  2 Buy him a drink. [check: CON and CHA]');
});

test('who leaves a campaign that could not be written is told so, and not where to go on', async () => {
  const keep = vi.fn();
  const kept = await screensOf([], { path: 'ours.json', keep });
  expect(kept.at(-1)).toContain('Go on with: tabard play adventures --campaign ours.json');
  keep.mockImplementation(() => {
    throw new UserError('cannot write ours.json: the disk is full');
  });
  const lost = await screensOf([], { path: 'ours.json', keep });
  expect(lost.at(-1)).toContain('The last answers are not kept: ours.json could not be written.');
  expect(lost.at(-1)).not.toContain('Go on with');
});

test('a campaign in a folder that is not there is refused before the first answer', async () => {
  const opened = CampaignKeeper.of(adventures, 'no-such-folder/ours.json');
  await expect(opened).rejects.toThrow('there is no folder no-such-folder');
});

test('t gives a tip that is one of the options, and answers nothing', async () => {
  const screens = await screensOf(['8', '', '', '1', 't', 't']);
  const [tip, again] = screens.slice(-2).map((screen) => /A tip, by [^:]+: (\d+) /.exec(screen)?.[1]);
  expect(Number(tip)).toBeGreaterThan(0);
  expect(again).toBe(tip);
});
