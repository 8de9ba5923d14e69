/** How Dungeon Fighter asks a person: a throw has no default. To back down is a vote that says itself what it costs. */
import { type Manners, mannersOf } from '@tabard/content';
import type { Content } from './content';
import type { DungeonFighter } from './rules/board';
import type { DungeonFighterQuestion } from './rules/questions';

export const manners: Manners<DungeonFighter, Content> = mannersOf<DungeonFighterQuestion, DungeonFighter, Content>({
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
});
