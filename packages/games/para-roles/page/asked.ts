/** What this table asks, in values; and how what the board wants to say is written. */
import { askedBy } from '@tabard/page/room/asked';
import { questions } from '../index';

export const asked = askedBy(questions);
