/** How Dungeon Fighter asks a person: a throw has no default; what costs life is asked once, and nobody is asked the same twice. */
import { mannersBy } from '@tabard/content';
import type { Content } from './content';
import { type DungeonFighter, foeOf, levelOf } from './rules/board';
import { questions } from './rules/keys';
import type { DungeonFighterAsks, DungeonFighterQuestion } from './rules/questions';
import { say } from './text/names';

const EXCHANGE: DungeonFighterQuestion = 'rest.exchange';

/** DF-R63: before the third Shop everybody rests for the last time. */
const LAST_SHOP = 3;

export const manners = mannersBy<DungeonFighterAsks, DungeonFighter, Content>(
  questions,
  {
    'setup.hero': null,
    'setup.leader': null,
    'dungeon.card': null,
    'equipment.give': null,
    'room.cards': 'pass',
    'turn.die': null,
    'turn.weapons': null,
    'turn.run-out': null,
    flip: null,
    'flip.again': null,
    throw: null,
    'throw.water': null,
    'throw.again': null,
    'throw.ruling': null,
    'throw.cards': 'pass',
    'throw.icon': null,
    'throw.token': null,
    'throw.cutthroat': null,
    'throw.armour': null,
    'ability.target': null,
    'card.target': null,
    'faint.cards': null,
    'last.cards': null,
    'vote.back-down': null,
    'rest.cards': 'pass',
    'rest.scar': null,
    'rest.relic': null,
    'rest.exchange': 'done',
    'rest.to': null,
    'shop.buy': null,
    'shop.level-up': null,
  },
  {
    costly: {
      /** DF-22.2 Life that is given away. A vote says itself what it costs. */
      'any-time': ({ seen, option }) =>
        option === 'back-down' ? say('costly.backDown', { level: levelOf(foeOf(seen)) }) : null,
      /** DF-16.8 */
      'throw.armour': ({ option, ask: { keys }, about: { damage } }) =>
        option === 'done' && keys.length > 1 && damage > 0 ? say('costly.noArmour', { damage }) : null,
    },
    routine: {
      /** DF-R25: who proposed to back down has voted for it by that, with every Hero of theirs. */
      'vote.back-down': ({ ask: { seat, about }, own = [seat] }) =>
        own.includes(about.by) ? { answer: 'yes', kind: 'pass', isKnown: true } : null,
    },
    settled: {
      /** DF-12.10: who has looked at what everybody carries need not look again until somebody carries something else. */
      'rest.exchange': ({ seen: { b } }) =>
        b.shops >= LAST_SHOP - 1
          ? null
          : b.heroes.map(({ cards, eliminated }) => `${eliminated ? 'gone' : ''}${[...cards].sort()}`).join('|'),
    },
    mayWait: ({ b }, _seat, already) => b.combat !== null && already.has(EXCHANGE),
  },
);
