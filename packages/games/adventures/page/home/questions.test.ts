/** Whose question it is: of the guild, the market, the gathering, a death, or the book; and who is looked for on the wall. */
import type { OptionOf, PendingAsk } from '@tabard/kernel';
import { momentAt } from '@tabard/page/room/moment-at';
import { expect, test } from 'vitest';
import { type AdventuresAsks, type AdventuresQuestion, house, questions } from '../../index';
import module from '../../told';
import { arranged, checkOf } from '../arranged.fixture';
import { FEW_XP, groups } from '../groups';
import { isOffered, keyOf, nameOf } from './character';
import { isAskedAtHome, isAskedInDeath } from './questions';
import { isWanted, ROLES, rolesOf } from './roles';

const { match } = arranged({ persons: 2, board: checkOf(2, 'stealth', 1) });
const seen = match.seen(0);
const at = (stage: string, caller: string | null = null) => {
  const b = seen.b as { readonly story: object };
  return { ...seen, b: { ...b, stage, story: { ...b.story, caller } } };
};
const asked = (question: string) => ({ question });

test('each question is asked at its own place, and at no other', () => {
  const places = {
    party: ['party.character', 'join.deck', 'pause.leave'],
    guild: ['guild.buy', 'mastery.raise'],
    market: ['market.deal'],
    limit: ['limit.giver', 'card.return'],
  };
  const all = Object.values(places).flat();
  for (const [stage, own] of Object.entries(places)) {
    const here = all.filter((question) => isAskedAtHome(at(stage), asked(question)));
    expect([stage, here.sort()]).toEqual([stage, [...own].sort()]);
  }
  expect(all.filter((question) => isAskedAtHome(at('entry'), asked(question)))).toEqual([]);
});

test('RA-26.6 what a Death entry leaves to the party is asked there, and only while one is read', () => {
  for (const question of ['card.giver', 'card.return', 'effect.health'])
    expect([isAskedInDeath(at('entry', 'A'), asked(question)), isAskedInDeath(at('entry'), asked(question))]).toEqual([
      ...[true, false],
    ]);
  expect(isAskedInDeath(at('entry', 'A'), asked('story.choose'))).toBe(false);
});

test('on the wall everybody hangs whom one looks for: by colour, by what they are good for, or by both', () => {
  const hung = (colour: string | null, role: (typeof ROLES)[number] | null) =>
    house.characters.filter((one) => isWanted(house, one, colour, role));
  expect(hung(null, null)).toHaveLength(house.characters.length);
  const colours = [...new Set(house.classes.map(({ colour }) => colour))];
  expect(colours.flatMap((colour) => hung(colour, null))).toHaveLength(house.characters.length);
  for (const role of ROLES) {
    expect(hung(null, role).length).toBeGreaterThan(0);
    const both = colours.flatMap((colour) => hung(colour, role));
    expect(both).toHaveLength(hung(null, role).length);
    for (const { class: own } of both)
      expect(rolesOf(house.classes.find(({ id }) => id === own)!.options)).toContain(role);
  }
});

test('RA-2.6 a character may be taken if that is offered; whoever looks on sees who is free', () => {
  const moment = momentAt(module, match);
  const [first, second] = house.characters;
  const keys = [keyOf(moment, second)];
  const ask = { question: 'party.character', keys, options: [{ character: 1 }] } as never;
  expect([isOffered(ask, moment, first), isOffered(ask, moment, second)]).toEqual([false, true]);
  const seated = house.characters.find(({ id }) => (seen.b as { names: string[] }).names.includes(id))!;
  expect(isOffered(null, moment, seated)).toBe(false);
  expect(nameOf(moment, first.id)).not.toContain('⟨');
});

test('a long list is folded by what is done; a word that ends the question stands for itself', () => {
  const groupOf = <Name extends AdventuresQuestion>(question: Name, option: OptionOf<AdventuresAsks, Name>) => {
    const key = questions.key(question, option, house);
    const ask: PendingAsk = { seat: 0, kind: 'one', question, about: {}, options: [key], input: null };
    return groups(key, ask, seen)?.id ?? null;
  };
  expect([groupOf('trade.give', { give: 3, to: 1 }), groupOf('trade.give', 'done')]).toEqual(['to 1', null]);
  expect([groupOf('item.use', { items: [1] }), groupOf('item.use', { items: [1, 2] })]).toEqual(['items', 'pairs']);
  expect([groupOf('challenge.place', { place: 1, slot: 0 }), groupOf('challenge.place', { back: 1 })]).toEqual([
    ...['place', 'back'],
  ]);
  expect([groupOf('challenge.place', 'confirm'), groupOf('pool.buy', 'enough')]).toEqual([null, null]);
  expect([groupOf('rest.xp', FEW_XP), groupOf('rest.xp', FEW_XP + 1)]).toEqual([null, 'xp']);
});
