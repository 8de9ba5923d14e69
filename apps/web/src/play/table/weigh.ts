/** A finished game is weighed once more, decision by decision, in the worker where bots think; it says how far it is. */
import { type Cost, costs } from '@tabard/bots';
import { type GameRecord, readRecord, type Seat } from '@tabard/kernel';
import { Replay } from '@tabard/table';
import { moduleOf } from '../../house/modules';

export interface ToCosts {
  readonly kind: 'weigh';
  /** Of a game that was judged. */
  readonly text: string;
  readonly seats: readonly Seat[];
}

export type FromCosts =
  | { readonly kind: 'progress'; readonly done: number; readonly of: number }
  | { readonly kind: 'costs'; readonly costs: readonly Cost[] }
  | { readonly kind: 'failed'; readonly message: string };

const say = (message: FromCosts) => self.postMessage(message);

async function weighing({ text, seats }: ToCosts): Promise<void> {
  const record = readRecord(text).record as GameRecord;
  const module = await moduleOf(record.game);
  const replay = Replay.of(module.game, record);
  const steps = costs(module, replay.last, (answers) => replay.at(answers), seats);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return say({ kind: 'costs', costs: value });
    say({ kind: 'progress', ...value });
  }
}

export const weigh = (asked: ToCosts): Promise<void> =>
  weighing(asked).catch((error: Error) => say({ kind: 'failed', message: error.stack ?? String(error) }));
