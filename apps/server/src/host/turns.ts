/** One thing after the other: whatever is done at a table waits until what was begun before it is done. */
import { InnRefusal } from '../room/refusal';

export class Turns {
  private last: Promise<unknown> = Promise.resolve();
  private waiting = 0;

  constructor(
    private readonly table: {
      readonly isClosed: boolean;
      /** What whoever asked is told of it. */
      ending(error: Error): InnRefusal;
    },
  ) {}

  /** Nobody waits for their turn, and nothing is being done. */
  get isIdle(): boolean {
    return this.waiting === 0;
  }

  take<T>(job: () => Promise<T> | T): Promise<T> {
    this.waiting += 1;
    const turn = this.last.then(async () => {
      try {
        if (this.table.isClosed) throw new InnRefusal('put-away');
        return await job();
      } catch (error) {
        throw this.table.ending(error as Error);
      } finally {
        this.waiting -= 1;
      }
    });
    this.last = turn.catch(() => undefined);
    return turn;
  }
}
