/** What this table asks, in values; and how what the board wants to say is written. */
import { questions } from '@tabard/dark-minions';
import { askedBy } from '../../room/asked';

export const asked = askedBy(questions);
