/** DF-R104.9: what is done for somebody whose time has run out. Where nothing careful is offered the rules say nothing. */
import type { PendingAsk, Seen } from '@tabard/kernel';
import type { Content } from '../content';
import type { DungeonFighter } from './board';
import { questions } from './keys';
import { BARE_HANDS, type DungeonFighterQuestion, type OptionTo } from './questions';

/** By question: the answer that takes nothing, or that there is none. */
const CAUTIOUS: { readonly [Name in DungeonFighterQuestion]: OptionTo<Name> | null } = {
  'setup.hero': null,
  'setup.leader': null,
  'dungeon.card': null,
  'equipment.give': 'back',
  'room.cards': 'pass',
  'turn.die': null,
  'turn.weapons': BARE_HANDS,
  'turn.run-out': 'bonus',
  flip: 'assist',
  'flip.again': null,
  throw: { assist: 'bullseye' },
  'throw.water': null,
  'throw.again': 'keep',
  'throw.ruling': 'no',
  'throw.cards': 'pass',
  'throw.icon': 'decline',
  'throw.token': 'none',
  'throw.cutthroat': 'keep',
  'throw.armour': 'done',
  'ability.target': null,
  'card.target': null,
  'faint.cards': 'pass',
  'last.cards': 'pass',
  'vote.back-down': 'no',
  'rest.cards': 'pass',
  'rest.scar': null,
  'rest.relic': null,
  'rest.exchange': 'done',
  'rest.to': 'back',
  'shop.buy': 'done',
  'shop.level-up': 'keep',
};

export function undecided({ content }: Seen<DungeonFighter, Content>, ask: PendingAsk): string | undefined {
  const key = keyFor(questions.of(ask, content).question, content);
  return key !== null && ask.options.includes(key) ? key : undefined;
}

function keyFor<Name extends DungeonFighterQuestion>(question: Name, content: Content): string | null {
  const option = CAUTIOUS[question];
  return option === null ? null : questions.key(question, option, content);
}
