/** Who is at a table of the inn, what can be done about whom, and whose time runs: drawn to text, no browser needed. */
import type { TableCard, Whoami } from '@tabard/inn';
import { set } from '@tabard/page/settings/settings';
import { locale, openWords } from '@tabard/page/words/words';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PeopleList, TakeoverStrip } from './people';
import { TalkPanel } from './talk';
import { RunningClock, timeIn } from './time-left';
import type { Visit, VisitNow } from './visit';

beforeEach(async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('navigator', { languages: ['en'] });
  await openWords();
});
afterEach(async () => {
  await speak('en');
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
/** Its words come from a file. */
async function speak(language: 'en' | 'de'): Promise<void> {
  set('language', language);
  await expect.poll(locale).toBe(language);
}

const visit = {} as Visit;
const person = (guest: number, name: string) => ({ kind: 'person', guest, name, bot: null }) as const;
const here = (guest: number, name: string, isHere = true) => ({ guest, name, here: isHere });
const card = (more: Partial<TableCard> = {}): TableCard =>
  ({
    id: 't',
    phase: 'playing',
    game: 'dark-minions',
    seats: [person(0, 'Ann'), person(1, 'Ben'), person(2, 'Cid'), { kind: 'bot', guest: null, name: 'Dusk', bot: 'x' }],
    guests: [here(0, 'Ann'), here(1, 'Ben', false), here(2, 'Cid'), here(3, 'Eve')],
    host: 0,
    chat: 'free',
    muted: [],
    takeover: null,
    paused: false,
    watchers: true,
    pace: { kind: 'free' },
    ...more,
  }) as TableCard;
const ann: Whoami = { guest: 0, seats: [0], viewer: 0 };
const draw = (element: ReactElement) =>
  renderToStaticMarkup(element)
    .replace(/<svg.*?<\/svg>/g, '')
    .replace(/<[^>]+>/g, '|')
    .replace(/\|+/g, '|');
const list = (you: Whoami | null, waitedFor: number[], clocks: VisitNow['clocks'] = null) =>
  draw(<PeopleList {...{ visit, you, waitedFor, clocks }} away={new Map()} card={card()} />);

test('who is waited for can be reminded, who is away can be played for, and nobody else', () => {
  expect(list(ann, [1, 2])).toBe(
    '|Ann|you|host|Ben|away|Remind|Ben|Let a bot play for Ben|Play on for them|Ben|Cid|here|Remind|Cid|Dusk|bot|Watching: Eve|',
  );
  const cid: Whoami = { guest: 2, seats: [2], viewer: 2 };
  expect(list(cid, [1])).not.toContain('Let a bot play'); // Ann is here, and the host.
  expect(list(ann, [0])).not.toContain('Remind');
  expect(list(null, [1, 2])).not.toMatch(/Remind|Play on/);
});

test('whoever wants a seat of somebody who is away asks the others, and can take it back', () => {
  const asked = card({ takeover: { seat: 1, by: 2, agreed: [] } });
  const strip = (you: Whoami | null, at = asked) => draw(<TakeoverStrip {...{ visit, you }} card={at} />);
  expect(strip(ann)).toContain('Cid wants to play on for Ben');
  expect(strip(ann)).toContain('I agree|');
  expect(strip({ guest: 2, seats: [2], viewer: 2 })).not.toContain('I agree');
  expect(strip(ann, card({ takeover: { seat: 1, by: 2, agreed: [0] } }))).not.toContain('I agree');
  expect(strip(null)).toBe('');
});

test('the clock that runs is in sight: one’s own before that of others, none in a pause', () => {
  vi.spyOn(performance, 'now').mockReturnValue(5_000);
  const clocks = { left: [90_000, 60_000, null, null], running: [1, 0], at: 0 };
  const clock = (you: Whoami | null, now: VisitNow['clocks'] = clocks, at = card()) =>
    draw(<RunningClock clocks={now} card={at} you={you} />);
  expect(clock(ann)).toBe('|Ann|1:25 left|');
  expect(clock(null)).toBe('|Ben|0:55 left|');
  expect(clock(null, { ...clocks, running: [3] })).toBe('');
  expect(clock(ann, null)).toBe('');
  expect(clock(ann, clocks, card({ paused: true }))).toBe('');
  expect(list(ann, [], clocks)).toContain('Ben|away|0:55 left|');
});

test('time is read as people write it, in days also in their language', async () => {
  expect([5_000, 185_000, 3_720_000].map(timeIn)).toEqual(['0:05', '3:05', '1:02:00']);
  expect(timeIn(76 * 3_600_000)).toMatch(/^3\sdays 4\shrs?$/);
  await speak('de');
  expect(timeIn(76 * 3_600_000)).toMatch(/^3\sT\S* 4\sStd/);
});

test('the host silences who talks, pauses, opens a bot’s seat and hands over', async () => {
  const location = { pathname: '/', search: '', hash: '' };
  vi.stubGlobal('window', { location, addEventListener: () => undefined }); // The way out of a closed table leads through it.
  const { HostDeeds } = await import('./host-deeds');
  const deeds = draw(<HostDeeds visit={visit} card={card()} token="x" />);
  for (const words of ['Pause', 'No free words from Ben', 'Open Dusk&#x27;s seat to a friend', 'Make Cid the host'])
    expect(deeds).toContain(words);
  expect(deeds).not.toContain('No free words from Ann');
  expect(draw(<HostDeeds visit={visit} card={card({ chat: 'phrases' })} token="x" />)).not.toContain('free words');
});

test('who was silenced has phrases alone, and news of the inn are sentences in every language', async () => {
  const saying = (text: string, about: number) => ({ number: about, guest: null, kind: 'news', text, about, at: 0 });
  const now = (muted: number[]) =>
    ({
      card: card({ muted }),
      you: ann,
      sayings: [saying('new-rules', 2), saying('sat-down', 1), saying('later-news', 0)],
    }) as unknown as VisitNow;
  const talk = (muted: number[]) => renderToStaticMarkup(<TalkPanel visit={visit} now={now(muted)} />);
  expect(talk([])).toContain('<form');
  expect(talk([0])).not.toContain('<form');
  expect(talk([0])).toContain('The host has asked you not to talk freely here.');
  expect(talk([])).not.toContain('The host has asked you');
  expect(talk([])).toContain('Ben has sat down and plays from now on.');
  await speak('de');
  expect(talk([])).toMatch(/2 Antworten passten nicht mehr dazu.*Ben hat sich gesetzt.*later-news/s);
});
