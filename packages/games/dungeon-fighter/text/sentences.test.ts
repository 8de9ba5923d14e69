/** Some sentences word for word: what a player reads at a throw, on a card, at the end. */
import { createSpeaker, type Message, type Said } from '@tabard/content';
import type { GameEvent } from '@tabard/kernel';
import { describe, expect, test } from 'vitest';
import { builtIn } from '../content';
import { COLOURS, type Seen } from '../rules/board';
import { bossFight, fight, THROW, ware } from '../scenarios/table.fixture';
import { abilityText, equipmentText, foeText, roomText } from './card-texts';
import { abilityName, dieName, foeName, heroName, requirementName, sectionName, titleName } from './names';
import { scoring } from './scoring';
import { speech } from './speech';
import { words } from './words';

const names = ['Ada', 'Bo', 'Cy'];
const english = createSpeaker({ words: [words.en], names, language: 'en' });
const german = createSpeaker({ words: [words.de], names, language: 'de' });
const both = (message: Message): string[] => [english.say(message), german.say(message)];
const text = (said: Said): string => (typeof said === 'string' ? said : english.say(said as Message));

const told = (event: GameEvent): string[] => both(speech.event(event, builtIn)!);
const find = <Thing extends { readonly id: string }>(list: readonly Thing[], id: string): Thing =>
  list.find((one) => one.id === id)!;

test('DF-3.2 the way to a Shop ends at the Shop, however many icons lie there', () => {
  expect(told({ type: 'icons.counted', total: 13, needed: 10 })[0]).toBe('10 of 10 Shop icons so far.');
  expect(told({ type: 'icons.counted', total: 4, needed: 10 })[1]).toBe('4 von 10 Ladensymbolen beisammen.');
});

describe('a throw', () => {
  test('DF-36.7 a Hit says what its damage is made of, and what is left', () => {
    const parts = [
      { what: 'section', card: -2, amount: 4 },
      { what: 'weapon', card: ware('horned-helm'), amount: 2 },
    ];
    const hit = { type: 'hit', seat: 1, section: 'B1', template: '', value: 4, damage: 6, parts, life: 7 };
    expect(told(hit)).toEqual([
      'Bo hits section B1: 4 + 2 (Horned Helm) = 6 damage. 7 life left.',
      'Bo trifft Feld B1: 4 + 2 (Hörnerhelm) = 6 Schaden. Noch 7 Leben.',
    ]);
    expect(told({ ...hit, section: 'BULL', damage: 4, parts: [parts[0]], life: -1 })).toEqual([
      'Bo hits the bullseye: 4 damage. That was the last of it!',
      'Bo trifft das Schwarze: 4 Schaden. Das war’s!',
    ]);
  });

  test('DF-6.8 a Miss says why', () => {
    expect(told({ type: 'miss', seat: 0, why: 'requirement', requirement: 'jump' })).toEqual([
      'Ada misses: that was no Jump Shot.',
      'Ada wirft daneben: Vorgabe verfehlt (Sprungwurf).',
    ]);
  });

  test('the dice are told as they lie', () => {
    const game = fight().world('throw', { section: 'A1', symbol: 'icon', bounced: false });
    game.seat(1).answers('red', THROW);
    const thrown = game.match.eventsFor(null).find(({ type }) => type === 'thrown')!;
    expect(told(thrown)).toEqual([
      'Bo throws with the assist, and the die rests on section A1 (4), special icon, without a bounce on the table.',
      'Bo wirft mit der Wurfhilfe, und der Würfel liegt auf Feld A1 (4), mit Spezialsymbol, ohne Aufprall auf dem Tisch.',
    ]);
  });
});

describe('a turn', () => {
  const options = (game = fight()) => {
    const [ask] = game.match.pending.asks;
    const seen = game.match.seen(ask.seat) as Seen;
    return ask.options.map((key) => english.say(speech.option(seen, ask.seat, key, ask)));
  };

  test('DF-10.2 a die says what its icon would bring', () => {
    const heroes = { 1: { scars: ['blue'] } };
    expect(options(fight({ heroes, combat: { pool: [...COLOURS, 'water'] } }))).toEqual([
      'Throw the red die: its icon would be Agile Instincts (only on a Miss, no counterattack, and the Monster takes 2)',
      'Throw the green die: its icon would be Pickpocket (1 Gold for the Chest)',
      'Throw the blue die: its icon does nothing for you, Cutthroat is scarred',
      'Throw the three Water dice: together, and you choose the one that counts',
    ]);
  });

  test('DF-9.4 retrieving says what it costs, and whom', () => {
    const game = fight({ monster: 'white-bear', combat: { pool: [] }, heroes: { 0: { life: 4 }, 2: { life: 5 } } });
    expect(options(game)).toEqual([
      'Throw a Bonus die: 1 stays in the Chest',
      'Retrieve: red, green and blue come back, and every Hero loses 4 life, which would fell Yrsa Earworm',
    ]);
  });

  test('DF-11.2, DF-16.5 Weapons say what they add and demand', () => {
    const game = fight({ heroes: { 1: { cards: ['horned-helm', 'frozen-salmon'] } }, combat: { melody: 1 } });
    game.seat(1).answers('red');
    expect(options(game)).toEqual([
      'Just the die: no bonus, no further demand',
      'Horned Helm: +2 damage on a Hit, thrown as Head Shot',
      'Frozen Salmon: +1 damage on a Hit',
      'Horned Helm and Frozen Salmon: +3 damage on a Hit, thrown as Head Shot',
      'Dancing Shot: +2 damage on a Hit',
      'Horned Helm and Dancing Shot: +4 damage on a Hit, thrown as Head Shot',
      'Frozen Salmon and Dancing Shot: +3 damage on a Hit',
      'Horned Helm, Frozen Salmon, and Dancing Shot: +5 damage on a Hit, thrown as Head Shot',
    ]);
  });
});

describe('cards in words', () => {
  const sayings: readonly (readonly [string, Said, string])[] = [
    ['horned-helm', equipmentText(find(builtIn.equipment, 'horned-helm')), 'Head Shot, +2 damage on a Hit.'],
    ['frozen-salmon', equipmentText(find(builtIn.equipment, 'frozen-salmon')), '+1 damage on a Hit.'],
    [
      'scarf-for-two',
      equipmentText(find(builtIn.equipment, 'scarf-for-two')),
      'After a Miss of its bearer, once a combat: 2 damage less and another Hero heals 1.',
    ],
    [
      'igloo-with-armholes',
      equipmentText(find(builtIn.equipment, 'igloo-with-armholes')),
      'After a Miss of its bearer, once a combat: no damage at all.',
    ],
    [
      'enlarging-lotion',
      equipmentText(find(builtIn.equipment, 'enlarging-lotion')),
      '+3 damage on a Hit whose die lies between two sections.',
    ],
    [
      'bottled-puddle',
      equipmentText(find(builtIn.equipment, 'bottled-puddle')),
      'Before a die is chosen: adds the three Water dice to the pool.',
    ],
    ['egg-timer', equipmentText(find(builtIn.equipment, 'egg-timer')), 'Once a combat a Miss may be thrown again.'],
    [
      'hall-of-sore-spots',
      roomText(find(builtIn.dungeon, 'hall-of-sore-spots')),
      'The Monster has 4 more life. A flip first: Weak Point Template.',
    ],
    [
      'chapel-of-cold-feet',
      roomText(find(builtIn.dungeon, 'chapel-of-cold-feet')),
      '1 Bonus die. Every throw: Prayer Shot.',
    ],
    [
      'scrubbing-spring',
      foeText(find(builtIn.monsters, 'scrubbing-spring')),
      'Elemental of level 3. Every throw: Waterfall Shot. In the pool besides: Water dice.',
    ],
    [
      'achoorax',
      foeText(find(builtIn.bosses, 'achoorax')),
      'Final Boss, Beast. Madness: with each Hit one more demand binds you, first Weak-Hand Shot, then Jump Shot, then Ice Floe Shot.',
    ],
    [
      'sworn-enemy',
      abilityText({ kind: 'sworn-enemy', type: 'beast' }),
      'only on a Hit, +4 damage against Beasts, +1 against anything else',
    ],
  ];

  test.each(sayings)('DF-C2: %s', (_, said, sentence) => {
    expect(text(said)).toBe(sentence);
  });

  test('DF-C: every card of every box says what it does, in both languages', () => {
    const all: readonly Said[] = [
      ...builtIn.equipment.map(equipmentText),
      ...builtIn.dungeon.map(roomText),
      ...[...builtIn.monsters, ...builtIn.bosses].map(foeText),
      ...builtIn.heroes.flatMap((hero) => COLOURS.map((colour) => abilityText(hero[colour]))),
    ];
    for (const said of all)
      for (const sentence of both(said as Message)) expect(sentence).not.toMatch(/⟨|undefined|\{|^$| {2}/);
  });
});

describe('names', () => {
  test('DF-35 as the glossary has them', () => {
    expect(both(heroName({ id: 'jack-boatless' }))).toEqual(['Jack Boatless', 'Jack Bootlos']);
    expect(both(foeName(find(builtIn.monsters, 'white-bear')))).toEqual(['White Bear', 'Weißer Bär']);
    expect(both(foeName(find(builtIn.bosses, 'drowned-choir')))).toEqual([
      'Choir of the Drowned',
      'Chor der Ertrunkenen',
    ]);
    expect(both(requirementName('under-table'))).toEqual(['Under-the-Table Shot', 'Unter-dem-Tisch-Wurf']);
    expect(both(abilityName({ kind: 'sworn-enemy', type: 'spirit' }))).toEqual([
      'Sworn Enemy (Spirit)',
      'Erzfeind (Geist)',
    ]);
    expect(both(dieName('white'))).toEqual(['Bonus die', 'Bonuswürfel']);
    expect(both(sectionName('BULL'))).toEqual(['the bullseye', 'das Schwarze']);
    expect(both(titleName(0))).toEqual(['Lame Ducks', 'Lahme Enten']);
  });
});

describe('the score', () => {
  test('DF-21.1 to DF-21.6 the items add up to the score', () => {
    const game = bossFight({ combat: { life: 3 }, chest: { gold: 4, bonus: 2 } }).world('throw', { section: 'A0' });
    game.seat(1).answers('red', THROW);
    const items = scoring(game.match.seen('everything') as Seen);
    expect(items.map(({ what, points }) => [english.say(what), points])).toEqual([
      ['Gold in the Chest', 4],
      ['Bonus dice left, 3 each', 6],
      ['No Scar at all', 5],
      ['Scars taken', 0],
      ['Heroes eliminated, 5 each', 0],
      ['Difficulty', 5],
    ]);
    expect(game.match.standing?.scores).toEqual([20, 20, 20]);
  });

  test('DF-R44 nothing is counted after a loss', () => {
    const game = fight({ heroes: { 0: { fainted: 1 }, 1: { life: 1 }, 2: { fainted: 1 } } }).world('throw', {
      rest: 'out',
    });
    game.seat(1).answers('red', THROW);
    expect(game.match.standing?.reason).toBe('fainted');
    expect(scoring(game.match.seen('everything') as Seen)).toEqual([]);
  });
});
