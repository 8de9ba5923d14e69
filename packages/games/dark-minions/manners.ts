/** How Dark Minions asks a person: Done is no advice while dice are left, and goes without saying when none is. */
import { mannersBy } from '@tabard/content';
import type { Content } from './content';
import { advanced, type DarkMinions } from './rules/board';
import { freeDice } from './rules/dice';
import { questions } from './rules/keys';
import type { DarkMinionsAsks } from './rules/questions';
import { overlordName, say } from './text/names';

export const manners = mannersBy<DarkMinionsAsks, DarkMinions, Content>(
  questions,
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
    'attack.count': ({ ask: { options } }) => Math.max(...options), // who wants to keep some back says so
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
  {
    costly: {
      /** DM-2.7 Dice that are not given are lost; those that fit nowhere are no loss. */
      'commit.use': ({ seen: { b }, ask: { options }, option }) => {
        const mayBeGiven = options.some((one) => one === 'respawn' || (one !== 'done' && !('reroll' in one)));
        return option === 'done' && mayBeGiven ? say('costly.dice', { count: freeDice(b).length }) : null;
      },
      /** DM-17.12 What cannot be paid for is let go: nothing else is left. */
      'turnCost.settle': ({ seen: { content: c }, ask: { options }, option }) => {
        if ('pay' in option) return null;
        const mayBePaid = options.some((one) => 'pay' in one && one.pay === option.discard);
        return mayBePaid ? say('costly.overlord', { overlord: overlordName(c, option.discard) }) : null;
      },
    },
    routine: {
      /**
       * No die is left, nor anything else that the seat could do now. Minions it might bring back by a Skull it brings back
       * as well before its next roll; with Overlords about somebody could ask for them sooner.
       */
      'commit.use': ({ seen, ask: { options }, extras }) => {
        const isOpen = advanced(seen) ? extras.length > 0 : extras.some((it) => it === 'claim' || !('discard' in it));
        return options.length > 1 || isOpen ? null : { answer: 'done', kind: 'end' };
      },
    },
  },
);
