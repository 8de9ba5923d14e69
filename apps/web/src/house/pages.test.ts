import { set } from '@tabard/page/settings/settings';
import { learnPages, openWords, type PageWords, t, tellOf } from '@tabard/page/words/words';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

const page = (en: string, de: string): PageWords => ({
  en: vi.fn(async () => ({ default: { room: { door: en } } })),
  de: vi.fn(async () => ({ default: { room: { door: de } } })),
});
const turn = () => new Promise((resolve) => setTimeout(resolve));

beforeAll(async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('navigator', { languages: ['en'] });
  await openWords();
});
afterAll(async () => {
  set('language', 'en');
  await turn();
  vi.unstubAllGlobals();
});

test('a table is spoken of before its door is opened, and its pages only after', async () => {
  const goblins = page('a door', 'eine Tür');
  tellOf([{ id: 'goblins', words: { en: { name: 'Goblins' }, de: { name: 'Kobolde' } } }]);
  expect(t('tables.goblins.name')).toBe('Goblins');
  expect(t('goblins.room.door')).not.toBe('a door');
  expect(goblins.en).not.toHaveBeenCalled();
  await learnPages('goblins', goblins);
  expect(t('goblins.room.door')).toBe('a door');
  expect(goblins.de).not.toHaveBeenCalled();
});

test('another language is spoken on the pages that are open, and on those opened while it changes', async () => {
  const elves = page('a gate', 'ein Tor');
  set('language', 'de');
  await learnPages('elves', elves);
  await turn();
  expect([t('tables.goblins.name'), t('goblins.room.door'), t('elves.room.door')]).toEqual([
    'Kobolde',
    'eine Tür',
    'ein Tor',
  ]);
});

test('without the words of a language English will do; without any the door stays shut, and may be tried again', async () => {
  const half: PageWords = { ...page('a hatch', ''), de: () => Promise.reject(new Error('offline')) };
  await learnPages('gnomes', half);
  expect(t('gnomes.room.door')).toBe('a hatch');
  const none = () => Promise.reject(new Error('offline'));
  await expect(learnPages('trolls', { en: none, de: none })).rejects.toThrow('offline');
  await learnPages('trolls', page('a bridge', 'eine Brücke'));
  expect(t('trolls.room.door')).toBe('eine Brücke');
});
