/** What a fuzzer has tried so far: so that minutes of work are not silent, and "nothing found" says of how much. */
import type { CheckName } from './check';

export class Tally {
  decisions = 0;
  readonly checks: { [name in CheckName]?: number } = {};

  constructor(private readonly heard: (tally: Tally) => void = () => {}) {}

  decision(): void {
    this.decisions += 1;
    this.heard(this);
  }

  check(name: CheckName): void {
    this.checks[name] = (this.checks[name] ?? 0) + 1;
  }
}
