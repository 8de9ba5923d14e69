/** How Roll Player Adventures asks a person: to be done is advice only where nothing is missing any more. */
import { mannersBy } from '@tabard/content';
import type { Content } from './content';
import type { Adventures, Seen } from './rules/board';
import { bestPlacement } from './rules/challenge/assign';
import { questions } from './rules/keys';
import type { AdventuresAsks } from './rules/questions';
import { missingSlots } from './solver/foresee';
import { say } from './text/say';

const nothingMissing = (seen: Seen): boolean => missingSlots(seen).length === 0;

export const manners = mannersBy<AdventuresAsks, Adventures, Content>(
  questions,
  // What goes on as most do. What the story, a way or a deal asks has no such answer, nor what is asked of a person.
  {
    'party.legendary': null,
    'party.character': null,
    'import.contested': null,
    'import.class': null,
    'import.portrait': null,
    'import.raise': 'enough',
    'join.deck': null,
    'join.gain': null,
    'pause.leave': null,
    'setup.storyteller': null,
    'story.choose': null,
    'story.sure': null,
    'item.use': null,
    'move.path': null,
    'trade.give': 'done',
    'trade.take': null,
    'pay.class': null,
    'pay.health': null,
    'pay.title': null,
    'card.receiver': null,
    'card.giver': null,
    'card.return': null,
    'effect.class': null,
    'effect.fatigue': null,
    'effect.recover': null,
    'effect.rows': null,
    'effect.unspend': null,
    'effect.health': null,
    'effect.attribute': null,
    'score.raise': null,
    'score.lower': null,
    'rows.gain': null,
    'rows.lose': null,
    'rest.xp': null,
    'rest.giver': null,
    'pool.buy': 'enough',
    'pool.payer': null,
    'pool.substitute': null,
    'challenge.play': ({ seen, ask: { options } }) => (options.length === 1 || nothingMissing(seen) ? 'done' : null),
    'challenge.place': ({ ask: { options } }) => (options.includes('best') ? 'best' : 'confirm'),
    'bonus.spend': null,
    'op.colour': null,
    'op.die': 'enough',
    'op.treat': null,
    'op.value': null,
    'op.recover': null,
    'op.restore': null,
    'power.returnDie': null,
    'power.encore': null,
    'guild.buy': 'done',
    'mastery.raise': null,
    'market.deal': 'done',
    'limit.giver': null,
  },
  {
    costly: {
      /** RA-19.1: a slot that the dice could cover and that stays open is left for nothing. */
      'challenge.place': ({ seen, option }) => {
        const count = option === 'confirm' ? bestPlacement(seen).length : 0;
        return count > 0 ? say('costly.slots', { count }) : null;
      },
    },
    routine: {
      /** RA-19.2: where the dice cover every slot it is all the same which die lies on which. */
      'challenge.place': ({ seen, ask: { options } }) =>
        options.includes('best') && nothingMissing(seen) ? { answer: 'best', kind: 'pass' } : null,
    },
  },
);
