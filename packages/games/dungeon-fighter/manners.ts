/** How Dungeon Fighter asks a person: a throw has no default; what costs life is asked once, and nobody is asked the same twice. */
import { type Asked as AskedOf, type Manners, type Message, mannersOf, type Routine } from '@tabard/content';
import type { Seat } from '@tabard/kernel';
import type { Content } from './content';
import { type DungeonFighter, foeOf, levelOf } from './rules/board';
import type { DungeonFighterQuestion } from './rules/questions';
import { say } from './text/names';

type Asked = AskedOf<DungeonFighter, Content>;

/** DF-22.2, DF-16.8: life that is given away. A vote says itself what it costs. */
function costly({ seen, ask: { question, about, options } }: Asked, key: string): Message | null {
  if (key === 'back-down') return say('costly.backDown', { level: levelOf(foeOf(seen)) });
  const damage = question === 'throw.armour' && key === 'done' && options.length > 1 ? (about.damage as number) : 0;
  return damage > 0 ? say('costly.noArmour', { damage }) : null;
}

/** DF-R25: who proposed to back down has voted for it by that, with every Hero of theirs. */
const routine = ({ ask: { question, seat, about }, own = [seat] }: Asked): Routine | null =>
  question === 'vote.back-down' && own.includes(about.by as Seat) ? { key: 'yes', kind: 'pass', isKnown: true } : null;

const EXCHANGE: DungeonFighterQuestion = 'rest.exchange';

/** DF-R63: before the third Shop everybody rests for the last time. */
const LAST_SHOP = 3;

/** DF-12.10: who has looked at what everybody carries need not look again until somebody carries something else. */
function settled({ seen: { b }, ask: { question } }: Asked): string | null {
  if (question !== EXCHANGE || b.shops >= LAST_SHOP - 1) return null;
  return b.heroes.map(({ cards, eliminated }) => `${eliminated ? 'gone' : ''}${[...cards].sort()}`).join('|');
}

export const manners: Manners<DungeonFighter, Content> = mannersOf<DungeonFighterQuestion, DungeonFighter, Content>(
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
    costly,
    routine,
    settled,
    mayWait: ({ b }, _seat, already) => b.combat !== null && already.has(EXCHANGE),
  },
);
