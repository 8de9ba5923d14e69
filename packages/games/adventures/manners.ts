/** How Roll Player Adventures asks a person: to be done is advice only where nothing is missing any more. */
import {
  type Asked as AskedOf,
  type Manners,
  type Message,
  mannersOf,
  type Routine,
  type Usuals,
} from '@tabard/content';
import type { Content } from './content';
import type { Adventures } from './rules/board';
import { bestPlacement } from './rules/challenge/assign';
import type { AdventuresQuestion } from './rules/questions';
import { missingSlots } from './solver/foresee';
import { say } from './text/say';

type Asked = AskedOf<Adventures, Content>;

/** Answers with which one goes on as most do. What the story, a way or a deal asks has no such answer. */
const GO_ON: readonly string[] = ['best', 'confirm', 'enough', 'done'];

const goOn = ({ ask: { options } }: Asked): string | null => GO_ON.find((key) => options.includes(key)) ?? null;

const nothingMissing = (asked: Asked): string | null =>
  missingSlots(asked.seen).length === 0 || asked.ask.options.length === 1 ? goOn(asked) : null;

const usuals: Usuals<AdventuresQuestion, Adventures, Content> = {
  'party.legendary': null,
  'party.character': null,
  'import.contested': null,
  'import.class': null,
  'import.portrait': null,
  'import.raise': goOn,
  'join.deck': null,
  'join.gain': goOn,
  'setup.storyteller': null,
  'story.choose': null,
  'story.sure': null,
  'item.use': goOn,
  'move.path': null,
  'trade.give': goOn,
  'trade.take': null,
  'pay.class': null,
  'pay.health': goOn,
  'pay.title': null,
  'card.receiver': null,
  'card.giver': null,
  'card.return': goOn,
  'limit.giver': null,
  'effect.class': goOn,
  'effect.fatigue': goOn,
  'effect.recover': goOn,
  'effect.rows': goOn,
  'effect.unspend': goOn,
  'effect.health': goOn,
  'effect.attribute': goOn,
  'score.raise': goOn,
  'score.lower': null,
  'rows.gain': goOn,
  'rows.lose': null,
  'mastery.raise': goOn,
  'pool.buy': goOn,
  'pool.payer': goOn,
  'pool.substitute': goOn,
  'challenge.play': nothingMissing,
  'challenge.place': goOn,
  'bonus.spend': goOn,
  'op.colour': goOn,
  'op.die': goOn,
  'op.treat': goOn,
  'op.value': goOn,
  'op.recover': goOn,
  'op.restore': goOn,
  'power.returnDie': goOn,
  'power.encore': goOn,
  'rest.xp': goOn,
  'rest.giver': goOn,
  'guild.buy': goOn,
  'market.deal': goOn,
  'pause.leave': goOn,
};

/** RA-19.2: where the dice cover every slot it is all the same which die lies on which. */
const routine = ({ seen, ask: { question, options } }: Asked): Routine | null =>
  question === 'challenge.place' && options.includes('best') && missingSlots(seen).length === 0
    ? { key: 'best', kind: 'pass' }
    : null;

/** RA-19.1: a slot that the dice could cover and that stays open is left for nothing. */
function costly({ seen, ask: { question } }: Asked, key: string): Message | null {
  const count = question === 'challenge.place' && key === 'confirm' ? bestPlacement(seen).length : 0;
  return count > 0 ? say('costly.slots', { count }) : null;
}

export const manners: Manners<Adventures, Content> = mannersOf(usuals, { costly, routine });
