/** What can be done with a card or a Fiend that lies before a hero. */
import { momentAt } from '@tabard/page/room/moment-at';
import { expect, test } from 'vitest';
import module, { builtIn } from '../../index';
import { interrupts, keyOf, party } from '../../scenarios/table.fixture';
import { cardKeys, fiendKeys } from './card-keys';

const fiend = builtIn.fiends.findIndex(({ id }) => id === 'fidget');
const haunted = (own: object) =>
  party({ phase: 'market', heroes: { 0: { fiends: ['fidget'], ...own }, 1: { gold: 9 } } }, { mode: 'full' });

test('RP-18.3 a Fiend is banished by Gold or by Charisma, as far as its hero has them', () => {
  const deeds = (own: object) => fiendKeys(momentAt(module, haunted(own).match), fiend, 0);
  const rich = haunted({ gold: 9, charisma: 9 });
  expect(deeds({ gold: 9, charisma: 9 })).toEqual([
    keyOf(rich, 'banish:fidget:gold', 0),
    keyOf(rich, 'banish:fidget:charisma', 0),
  ]);
  expect(deeds({ gold: 0, charisma: 0 })).toEqual([]);
});

test('nobody banishes the Fiend of another, nor by looking on', () => {
  const { match } = haunted({ gold: 9 });
  expect(fiendKeys(momentAt(module, match, { seat: 1 }), fiend, 0)).toEqual([]);
  expect(fiendKeys(momentAt(module, match, { seat: null }), fiend, 0)).toEqual([]);
});

test('a Skill is used from its card where the rules let it be thrown in, and from no other card', () => {
  const skills = builtIn.market.flatMap((card, number) => (card.kind === 'skill' ? [{ ...card, number }] : []));
  let used = 0;
  for (const { id, number } of skills) {
    const game = party({ phase: 'market', heroes: { 0: { cards: [id], gold: 9 } } }, { mode: 'full' });
    const moment = momentAt(module, game.match);
    const offered = interrupts(game, 0).includes(keyOf(game, `skill:${id}`, 0));
    expect([id, cardKeys(moment, number, 0).length > 0]).toEqual([id, offered]);
    if (offered) used += 1;
    expect(cardKeys(momentAt(module, game.match, { seat: 1 }), number, 0)).toEqual([]);
  }
  expect(used).toBeGreaterThan(0);
});
