/** Some sentences word for word: what a player reads in the log, on a button, as a refusal; with what is rare. */
import { createSpeaker, type Message } from '@tabard/content';
import { type GameEvent, why } from '@tabard/kernel';
import { describe, expect, test } from 'vitest';
import { builtIn } from '../content';
import { DICE } from '../rules/sheet/dice';
import { effectsText } from './effect-texts';
import { cardText, dieName, modifiers, plainDie } from './names';
import { speech } from './speech';
import { words } from './words';

const names = ['Mira', 'Osric', 'Talwen'];
const english = createSpeaker({ words: [words.en], names, language: 'en' });
const german = createSpeaker({ words: [words.de], names, language: 'de' });
const both = (message: Message): string[] => [english.say(message), german.say(message)];
const told = (event: GameEvent): string[] => both(speech.event(event, builtIn)!);

const find = (list: readonly { readonly id: string }[], id: string): number => list.findIndex((one) => one.id === id);
const card = (id: string): number => find(builtIn.market, id);
const fiend = (id: string): number => find(builtIn.fiends, id);
const die = (...colours: string[]): number => DICE.findIndex((one) => one.colours.join() === colours.join());

const GOLD = die('gold');
const RED = die('red');
const SPLIT = DICE.findIndex(({ kind }) => kind === 'split');
const BOOST = DICE.findIndex(({ kind }) => kind === 'boost');

describe('dice', () => {
  test('RP-2.1, RP-2.4, RP-2.6 a die is named by its colours and what it shows', () => {
    expect(both(dieName(GOLD, 5, 'a'))).toEqual(['a gold 5', 'eine goldene 5']);
    expect(both(dieName(SPLIT, 3, 'the'))).toEqual(['the red-blue 3', 'die rot-blaue 3']);
    expect(both(dieName(BOOST, 7, 'a'))).toEqual(['a Boost 7', 'einen Kraftwürfel mit 7']);
    expect(both(plainDie(SPLIT))).toEqual(['a red-blue die', 'einen rot-blauen Würfel']);
    expect(both(plainDie(RED))).toEqual(['a red die', 'einen roten Würfel']);
  });

  test('RP-7.5 placing', () => {
    expect(told({ type: 'placed', seat: 0, die: GOLD, value: 5, row: 'STR', column: 0 })).toEqual([
      'Mira places a gold 5 in STR.',
      'Mira setzt eine goldene 5 in STÄ.',
    ]);
  });

  test('RP-8.1 what becomes of them', () => {
    expect(told({ type: 'flipped', seat: 0, die: RED, from: 2, to: 5 })).toEqual([
      'Mira flips a red 2: it shows 5 now.',
      'Mira dreht eine rote 2 um auf 5.',
    ]);
    expect(told({ type: 'adjusted', seat: 0, die: RED, from: 2, to: 3 })[0]).toBe('Mira raises a red 2 to 3.');
    expect(told({ type: 'adjusted', seat: 0, die: BOOST, from: 8, to: 7 })).toEqual([
      'Mira lowers a Boost 8 to 7.',
      'Mira senkt einen Kraftwürfel mit 8 auf 7.',
    ]);
    expect(told({ type: 'set.to', seat: 1, die: RED, from: 2, to: 6 })[1]).toBe('Osric dreht eine rote 2 auf 6.');
    expect(told({ type: 'rerolled', seat: 1, die: RED, from: 2, rolls: [1, 4], to: 2 })).toEqual([
      'Osric rerolls a red 2 (1 and 4) and keeps the old 2.',
      'Osric würfelt eine rote 2 neu (1 und 4) und bleibt bei 2.',
    ]);
    expect(told({ type: 'swapped', seat: 1, one: RED, two: GOLD })).toEqual([
      'Osric swaps a red die and a gold die.',
      'Osric tauscht einen roten Würfel und einen goldenen Würfel.',
    ]);
  });
});

describe('what is rare', () => {
  test.each([
    [{ type: 'turn.skipped', seat: 0, phase: 'dice' }, 'Mira finds no Initiative card to select.'],
    [{ type: 'turn.skipped', seat: 0, phase: 'market' }, 'Mira can do nothing in the Market and passes.'],
    [
      { type: 'returned', seat: 0, dice: [RED, GOLD] },
      'Mira has no space left: back into the bag with a red die and a gold die.',
    ],
    [{ type: 'lifted', seat: 0, die: RED, row: 'WIS' }, 'Mira takes a red die off WIS.'],
    [{ type: 'xp.stored', seat: 0, amount: 2 }, 'Mira puts 2 XP on Devious, for good.'],
    [{ type: 'xp.lost', seat: 0, amount: 1 }, 'Mira loses 1 XP.'],
    [{ type: 'injury.warded', seat: 0, gold: 0 }, 'Mira wards off an Injury.'],
    [{ type: 'injury.warded', seat: 0, gold: 1 }, 'Mira wards off an Injury for 1 Gold.'],
    [
      { type: 'fiend.summoned', seat: 0, fiend: fiend('fidget'), rank: 4, star: true },
      'Mira puts Fidget on the ★ card.',
    ],
    [
      { type: 'taken', seat: 0, card: card('longsword'), gold: 1 },
      'Mira takes Longsword from the discard pile for 1 Gold.',
    ],
    [{ type: 'skill.copied', seat: 0, card: card('climb'), from: 2 }, 'Mira copies Climb from Talwen.'],
    [{ type: 'hunt.power', seat: 0, power: 8 }, 'Mira commands the Familiar: 8 instead of the dice.'],
    [{ type: 'adventure.seen', seat: 0, of: 'obstacle', card: -1 }, 'Mira looks at the Obstacle in secret.'],
    [{ type: 'champion', seat: 0, stars: 3 }, 'Mira is the Champion: 3 Stars more.'],
    [{ type: 'card.shed', seat: 0, card: card('reckless') }, 'Mira discards Reckless before the Stars are counted.'],
    [{ type: 'hero.died', seat: 0, monster: 0 }, 'Gloamspider Queen has killed Mira. There is no score for that.'],
    [{ type: 'game.won', seats: [0, 2] }, 'Mira and Talwen win!'],
  ])('is told: $type', (event, sentence) => {
    const [en, de] = told(event as GameEvent);
    expect(en).toBe(sentence);
    expect(de).toMatch(/^[A-ZÄÖÜ„].*\S[.!]$/);
  });

  test('RP-19.18, RP-24.18 what is secret stays with its owner', () => {
    const [en, de] = told({ type: 'adventure.token', seat: 0, of: 'location', card: 0 });
    expect(en).toBe('Mira takes the Location token and sees the card: Sunless Stair (Most dice showing 5 or more).');
    expect(de).toContain('„Sonnenlose Stiege“');
    expect(told({ type: 'adventure.token', seat: 0, of: 'location', card: -1 })[0]).not.toContain('Stair');
    expect(told({ type: 'fight.rolled', seat: 1, dice: null })[0]).toBe(
      'Osric rolls against the Monster, behind a hand.',
    );
    expect(speech.event({ type: 'fight.rerolled', seat: -1, die: -1, from: -1, to: -1 }, builtIn)).toBeNull();
  });
});

describe('cards', () => {
  test('RP-12.2 an Armor card says what its set is worth', () => {
    expect(both(cardText(builtIn, card('ringmail-coif')))).toEqual([
      'Ringmail: 1, 2, 4, 6, 8, 11 Stars by the number of cards of the set, 1 more for the class colours red and white.',
      'Ringpanzer: 1, 2, 4, 6, 8, 11 Sterne, je nach Zahl der Karten dieser Garnitur, 1 mehr für die Klassenfarben rot und weiß.',
    ]);
    expect(english.say(cardText(builtIn, card('sigil-of-moss')))).toMatch(/1 more for the class colour green\.$/);
  });

  test('RP-3.13 modifiers have their signs', () => {
    expect(both({ id: 'options.sheet', with: { race: 'X', side: 1, mods: modifiers([2, 0, 0, -1, 0, 0]) } })).toEqual([
      'X, picture 1: STR +2 and INT −1',
      'X, Bild 1: STÄ +2 und INT −1',
    ]);
    expect(english.say({ id: 'options.sheet', with: { race: 'X', side: 2, mods: modifiers([0]) } })).toBe(
      'X, picture 2: no modifiers',
    );
  });

  test('a choice of effects names each', () => {
    expect(both(effectsText([{ do: 'heal', n: 2 }]))).toEqual(['Discard up to 2 Injuries', 'bis zu 2 Wunden ablegen']);
    const twice = [
      { do: 'action', of: ['STR'] },
      { do: 'action', of: ['STR'] },
    ] as const;
    expect(both(effectsText(twice))).toEqual(['STR action, 2 times', 'STÄ-Aktion, 2 Mal']);
    expect(
      both(
        effectsText([
          { do: 'may', effects: [{ do: 'drift', towards: 'evil' }] },
          { do: 'either', of: [[{ do: 'look' }], [{ do: 'gold', n: 1 }]] },
        ]),
      )[0],
    ).toBe('Your Alignment token moves towards evil and Look at an Adventure card and Gain 1 Gold');
  });
});

describe('refusals', () => {
  const refused = (...facts: Parameters<typeof why>) => both(speech.refusal(why(...facts), builtIn));

  test('RP-18.2 a Fiend is named with what it forbids', () => {
    expect(refused('RP-18.2', { fiend: fiend('fidget') })).toEqual([
      'Fidget is in the way: You cannot take the INT action.',
      '„Zappler“ ist im Weg: Du darfst die INT-Aktion nicht ausführen.',
    ]);
  });

  test('RP-10.2 a price is named with the purse', () => {
    expect(refused('RP-10.2', { cost: 5, gold: 3 })[0]).toBe('It costs 5 Gold, and you have 3.');
  });

  test('the table has refusals of its own', () => {
    expect(refused('over')).toEqual(['The game is over.', 'Das Spiel ist vorbei.']);
  });
});
