/** How Dark Minions asks a person: Done is no advice while dice are left, and goes without saying when none is. */
import { type Asked as AskedOf, type Manners, mannersOf, type Routine } from '@tabard/content';
import type { Content } from './content';
import { advanced, type DarkMinions } from './rules/board';
import { freeDice } from './rules/dice';
import type { DarkMinionsQuestion } from './rules/questions';
import { overlordName, say } from './text/names';

type Asked = AskedOf<DarkMinions, Content>;

/** All that may go: who wants to keep some back says so. */
const theMost = ({ ask: { options } }: Asked): string => String(Math.max(...options.map(Number)));

/** DM-2.7 Dice that are not given are lost; those that fit nowhere are no loss. */
function costly({ seen, ask: { question, options } }: Asked, key: string) {
  const { b, content: c } = seen;
  if (question === 'commit.use' && key === 'done') {
    const mayBeGiven = options.some((option) => /^(attack|capture|respawn|buy|skull)\b/.test(option));
    return mayBeGiven ? say('costly.dice', { count: freeDice(b).length }) : null;
  }
  if (question === 'turnCost.settle' && key.startsWith('discard:')) {
    const id = key.slice('discard:'.length);
    const overlord = c.overlords.findIndex((card) => card.id === id);
    if (!options.includes(`pay:${id}`)) return null; // Nothing else is left.
    return say('costly.overlord', { overlord: overlordName(c, overlord) });
  }
  return null;
}

/**
 * No die is left, nor anything else that the seat could do now. Minions it might bring back by a Skull it brings back as
 * well before its next roll; with Overlords about somebody could ask for them sooner.
 */
function routine({ seen, ask: { question, options }, extras }: Asked): Routine | null {
  if (question !== 'commit.use' || options.length > 1) return null;
  const isOpen = advanced(seen) ? extras.length > 0 : extras.some((key) => !key.startsWith('discard:'));
  return isOpen ? null : { key: 'done', kind: 'end' };
}

export const manners: Manners<DarkMinions, Content> = mannersOf<DarkMinionsQuestion, DarkMinions, Content>(
  {
    'window.start': 'pass',
    'window.roll': 'pass',
    'window.reroll': 'pass',
    'window.commitment': 'pass',
    'window.done': 'pass',
    'window.resolution': 'pass',
    'roll.white': ({ ask: { options } }) => (options.includes('bonus') ? 'bonus' : 'plain'), // DM-8.11: one die more
    'roll.yellow': 'no',
    'roll.vazgoth': null,
    'turnCost.settle': null,
    'commit.use': ({ ask: { options } }) => (options.length === 1 ? 'done' : null),
    'attack.dice': null,
    'attack.count': theMost,
    'capture.dice': null,
    'respawn.dice': null,
    'buy.dice': null,
    'reroll.dice': null,
    'last.skulls': 'end',
    'gargoyle.town': null,
    'bloodElf.count': null,
    'witch.towers': null,
    'inexplicable.town': null,
    'wyvern.from': null,
    'wyvern.owner': null,
    'wyvern.count': null,
    'wyvern.to': null,
    'blackKnight.victim': null,
    'nhazzra.tithe': null,
    'pit.town': null,
  },
  { costly, routine },
);
