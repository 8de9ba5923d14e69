/** What is done for somebody whose time has run out: as little as the rules allow; RP-R34 stored dice from top to bottom. */
import type { OptionOf, PendingAsk } from '@tabard/kernel';
import type { Seen } from './board';
import { questions } from './keys';
import type { RollPlayerAsks, RollPlayerQuestion } from './questions';

/** The least that can be said, where it is offered. Null: something must be chosen, and the rules say nothing. */
const CAUTIOUS: { readonly [Name in RollPlayerQuestion]: OptionOf<RollPlayerAsks, Name> | null } = {
  'sheet.choose': null,
  'class.choose': null,
  'familiar.choose': null,
  'starting.place': null,
  'ties.arrange': null,
  'initiative.select': null,
  'place.die': null,
  'stored.place': null,
  'action.choose': 'none',
  'attribute.choose': 'none',
  'die.flip': 'done',
  'die.set': 'done',
  'die.adjust': 'done',
  'die.reroll': 'done',
  'die.keep': null,
  'die.copy.to': 'done',
  'die.copy.from': 'done',
  'swap.first': 'done',
  'swap.second': 'done',
  'replace.die': 'done',
  'replace.space': null,
  'token.move': 'done',
  'effect.either': 0,
  'effect.may': 'no',
  'skill.copy': null,
  'banish.choose': 'done',
  'summon.fiend': 'done',
  'summon.card': null,
  'initiative.die': 'done',
  'initiative.cards': 'done',
  'look.choose': null,
  'refresh.choose': 'done',
  'xp.store': 0,
  'injury.buyoff': 'no',
  'market.option': null,
  'market.second': 'done',
  'market.buy': 'done',
  'take.choose': 'done',
  'add.choose': 'done',
  'buy.charisma': 0,
  'weapon.drop': null,
  'hunt.minion': 'fight',
  'hunt.mercenary': 'roll',
  'hunt.reroll': 'stop',
  'hunt.reward': 'done',
  'monster.mercenaries': { byXp: 0, byGold: 0 },
  'monster.reroll': 'stop',
  'refresh.cleanup': 'none',
  'score.shed': 'none',
  'window.select': 'pass',
  'window.dice': 'pass',
  'window.market': 'pass',
  'window.last': 'pass',
  'window.combat': 'pass',
};

export function undecided({ content }: Seen, asked: PendingAsk): string | undefined {
  const { question, keys } = questions.of(asked, content);
  if (question === 'stored.place') return keys[0];
  const cautious = CAUTIOUS[question];
  const key = cautious === null ? null : questions.key(question, cautious, content);
  return keys.find((one) => one === key);
}
