/** How Sleeping Dragon asks a person: nothing is a matter of course at a hoard. */
import { mannersBy } from '@tabard/content';
import type { Content } from './content';
import type { SleepingDragon } from './rules/board';
import { questions } from './rules/keys';
import type { SleepingDragonAsks } from './rules/questions';

export const manners = mannersBy<SleepingDragonAsks, SleepingDragon, Content>(questions, { 'turn.act': null });
