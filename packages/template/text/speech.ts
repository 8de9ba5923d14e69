/** How Sleeping Dragon speaks: answers and facts become messages. The words are in the language files beside this one. */
import { type Message, type Said, speechBy } from '@tabard/content';
import { byEvent } from '@tabard/kernel';
import type { Content } from '../content';
import type { SleepingDragon, SleepingDragonEvent } from '../rules/board';
import { questions } from '../rules/keys';
import type { SleepingDragonAsks } from '../rules/questions';

const say = (id: string, parameters?: Message['with']): Message => ({ id, with: parameters });

/** "4 and 6" */
const list = (dice: readonly number[]): Said => dice.slice();

export const speech = speechBy<SleepingDragonAsks, SleepingDragon, Content>(questions, {
  question: { 'turn.act': ({ about: { held, wakes } }) => say('questions.turn.act', { held, wakes }) },
  option: {
    'turn.act': ({ option, about: { held } }) =>
      option === 'leave' ? say('options.leave', { held }) : say('options.reach', { hands: option.reach }),
  },
  event: byEvent<SleepingDragonEvent, [content: Content], Message | null>({
    'turn.begins': ({ seat, turn }) => say('events.turn.begins', { seat: { seat }, turn }),
    reached: ({ seat, dice, held }) => say('events.reached', { seat: { seat }, dice: list(dice), held }),
    woke: ({ seat, dice, lost }) => say('events.woke', { seat: { seat }, dice: list(dice), lost }),
    left: ({ seat, gold, owns }) => say('events.left', { seat: { seat }, gold, owns }),
    won: ({ seat }) => say('events.won', { seat: { seat } }),
  }),
  refusal: ({ clause }, content) =>
    clause.startsWith('SD-') ? say(`why.${clause}`, { goal: content.goal }) : say(`refusals.${clause}`),
});
