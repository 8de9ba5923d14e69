import adventures from '@tabard/adventures';
import { createSpeaker, type GameModule } from '@tabard/content';
import darkMinions from '@tabard/dark-minions';
import dungeonFighter from '@tabard/dungeon-fighter';
import { othersThan, usualSeats } from '@tabard/house/fetch';
import { type Bot, Match, playOut, seatBots, type TableOptions } from '@tabard/kernel';
import paraRoles from '@tabard/para-roles';
import rollPlayer from '@tabard/roll-player';
import { expect, test } from 'vitest';
import { lastWords } from './last-words';

const NAMED: readonly (readonly [GameModule, number, TableOptions, RegExp])[] = [
  [darkMinions, 3, {}, /announces|falls/],
  [paraRoles, 4, { campaign: 'doubles' }, /Doubles/],
  [rollPlayer, 2, {}, /win|Star/],
  [adventures, 2, { book: 'tutorial' }, /over|END|home/i],
  [dungeonFighter, 3, { throws: 'model' }, /won|lost|beaten/],
];
const others = await othersThan(NAMED.map(([{ game }]) => game.id));
const GAMES = [...NAMED, ...others.map((module) => [module, usualSeats(module), {}, /\w/] as const)];

test.each(GAMES)("$game.id: the end is told in the game's own words", async (module, seats, options, said) => {
  await module.world?.ready();
  const match = Match.start(module.game, { seats, seed: 'end', options });
  playOut(match, seatBots(match, new Array<Bot>(seats).fill(module.bots[module.bots.length - 1]), 1));
  const tale = (await module.books?.tale(match.seen(null), 'en')) ?? {};
  const names = ['Ada', 'Bo', 'Cyd', 'Dov'].slice(0, seats);
  const speaker = createSpeaker({ words: [tale, module.words.en], names, language: 'en', strict: true });
  expect(lastWords(module, match, speaker)).toMatch(said);
});
