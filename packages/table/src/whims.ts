/**
 * A bot's whims at a table: begun anew at every decision from the table's seed and the length of its log. So a table
 * that is rebuilt from its log goes on exactly as the first one would have.
 */
import { quickStream, type Seat, type Stream } from '@tabard/kernel';

const TWO_32 = 0x1_0000_0000;

export class Whims implements Stream {
  private stream: Stream = quickStream(0);

  constructor(
    private readonly seed: number,
    private readonly seat: Seat,
  ) {}

  begin(moment: number): void {
    this.stream = quickStream(((this.seed * 64 + this.seat) >>> 0) + moment * TWO_32);
  }

  below(n: number): number {
    return this.stream.below(n);
  }

  fork(): Stream {
    return this.stream.fork();
  }

  get position(): number {
    return this.stream.position;
  }
}
