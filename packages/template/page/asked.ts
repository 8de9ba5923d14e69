/** What this table asks, in values; and how what the board wants to say is written. */
import type { Seen } from '@tabard/kernel';
import { askedBy } from '@tabard/page/room/asked';
import { type Content, questions, type SleepingDragon } from '../index';

export const asked = askedBy(questions);

/** The room is this game's. */
export const viewOf = (seen: Seen): Seen<SleepingDragon, Content> => seen as Seen<SleepingDragon, Content>;
