/** What is shared gives nothing away. */

import { createSpeaker } from '@tabard/content';
import { Match } from '@tabard/kernel';
import { expect, test } from 'vitest';
import module, { bookOf, cardName, enemyName, house, placeName, titleName } from '../../index';
import { said, viewOf } from '../view';
import { sharedOf, sharedOfAll, shareText } from './share';

const match = Match.start(module.game, { seats: 2, seed: 'share', options: { book: 'next', mode: 'normal' } });
while (match.pending.asks[0].question === 'party.character')
  match.answer(match.pending.asks[0].seat, match.pending.asks[0].options[0]);
const seen = match.seen(null);
const told = [
  { type: 'moves', book: 'ADV1', from: 'A', to: 'B', path: 'ab' },
  { type: 'combat.begins', enemies: [9], modifiers: [[]], limit: 3 },
  { type: 'enemy.defeated', enemy: 9 },
  { type: 'combat.over', won: true, covered: 4, slots: 4, rounds: 1 },
  { type: 'title.gained', book: 'ADV1', title: 1 },
].map((event, answers) => ({ answers, event: event as never, text: '' }));

test('who walked and how it went, and no place, enemy, title or card by its name', async () => {
  const view = viewOf(seen);
  const tale = (await module.books!.tale(seen, 'en')) ?? {};
  const speaker = createSpeaker({ words: [tale, module.words.en], names: ['Marta', 'Joris'], language: 'en' });
  const say = speaker.say.bind(speaker);
  const shared = sharedOf({ told, seen, say });
  const text = shareText(shared);
  expect(shared.heroes.map(({ name }) => name)).toEqual(['Bram Oddmouth', 'Tamsin Quill']);
  expect(text).toContain('1 of 1 fight won, 1 enemy defeated');
  expect(text).toContain('2 places seen, no rest, no death');
  expect(text).toContain('1 title gained');
  expect(text).not.toContain('check'); // there was none

  const all = sharedOfAll('The long way', [
    { told, seen, say },
    { told, seen, say },
  ]);
  expect([all.title, all.kind]).toEqual(['The long way', '0 of 11 adventures of the campaign']);
  expect(all.heroes).toEqual(shared.heroes);
  expect(shareText(all)).toContain('2 of 2 fights won, 2 enemies defeated');
  expect(shareText(all)).toContain('4 places seen, no rest, no death');

  const book = bookOf(view);
  const secrets = [
    ...Object.keys(book.locations).map((letter) => placeName(book, letter)),
    ...(book.source.cards?.titles ?? []).map(({ number }) => titleName(house, book, number)),
    ...house.enemies.map(({ number }) => enemyName(house, number)),
    ...house.cards.flatMap(({ deck }, card) => (deck === 'rare' ? [] : [cardName(house, card)])),
  ].map((secret) => said({ say }, secret));
  expect(secrets.length).toBeGreaterThan(200);
  expect(secrets.filter((secret) => text.toLowerCase().includes(secret.toLowerCase()))).toEqual([]);
});
