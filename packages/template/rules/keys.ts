/** How every answer is written on the wire and in a record: "reach:2", "leave". Nothing else makes or reads a key. */
import { type KeysOf, oneOf, Questions, record, whole, words } from '@tabard/kernel';
import type { Content } from '../content';
import type { SleepingDragonAsks } from './questions';

export const keys: KeysOf<SleepingDragonAsks, Content> = {
  'turn.act': oneOf(record({ reach: whole }), words('leave')),
};

/** For whoever is asked: keys become answers, and answers keys. */
export const questions = new Questions<SleepingDragonAsks, Content>(keys);
