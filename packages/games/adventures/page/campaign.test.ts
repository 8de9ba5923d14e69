import type { Plain } from '@tabard/kernel';
import { speakerFor } from '@tabard/page/words/game-words';
import { expect, test } from 'vitest';
import module, { campaignSave, ENDING_TITLES, house, newCampaign } from '../index';
import { campaign } from './campaign';

const [{ id, race, class: ofClass, scores, hand }] = house.characters;
const WALKER = { name: id, race, class: ofClass, portrait: id, health: 16, scores: [...scores], hand: [...hand] };

/** What a campaign leaves when its party holds these titles. */
const kept = (...titles: number[]): Plain =>
  ({ campaign: campaignSave.parse(newCampaign([WALKER], { titles })) }) as unknown as Plain;
const frames = (...saves: Plain[]) => campaign.endings(saves).map((ending) => ending !== null);

test('RA-R107: the gallery has a frame for each ending, covered until a campaign here has come to it', () => {
  expect(frames()).toEqual([false, false, false, false]);
  expect(frames(kept(1, 92, 97))).toEqual([false, false, false, false]);
  expect(frames(kept(5, ENDING_TITLES[1]))).toEqual([false, true, false, false]);
  expect(frames(kept(ENDING_TITLES[0]), kept(ENDING_TITLES[3]))).toEqual([true, false, false, true]);
});

test('RA-R107: what is no save of this game uncovers nothing', () => {
  for (const other of [null, 'ninety-three', { campaign: { titles: [...ENDING_TITLES] } }])
    expect(frames(other as Plain)).toEqual([false, false, false, false]);
});

test('RA-R107: an ending that was seen has a name and a sentence, one that was not has neither', async () => {
  const speaker = speakerFor(module, []);
  const [seen, ...covered] = campaign.endings([kept(ENDING_TITLES[0])]);
  expect(covered).toEqual([null, null, null]);
  for (const said of [speaker.say(seen!.name), speaker.say(seen!.text)]) expect(said).toMatch(/^\p{Lu}.{4,}/u);
});

test('RA-R107: one book gives all of the titles that end the campaign', () => {
  const given = (book: (typeof house.books)[number]) =>
    (book.source.cards?.titles ?? []).filter(({ number }) => ENDING_TITLES.some((title) => title === number)).length;
  expect(house.books.map(given).filter((n) => n > 0)).toEqual([ENDING_TITLES.length]);
});
