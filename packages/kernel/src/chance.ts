/**
 * Randomness has names. Whatever comes by chance is asked for under a label and noted in the journal; it is taken
 * from the journal while a match is played again, from a script where a scenario wrote one, else from the stream.
 */
import { JournalError, RulesError } from './errors';
import type { Entry, RandomEntry, WorldEntry } from './journal';
import type { Plain } from './plain';
import type { Script, Stream } from './random';
import type { Seat } from './secrecy';

/** For whom is drawn. */
export interface Drawer {
  note(entry: RandomEntry | WorldEntry): void;
  /** How often a label came up so far: the place in its script. */
  timesDrawn(label: string): number;
  readonly where: string;
}

export class Chance {
  /** The entries being played again, and how far. */
  feed: readonly Entry[] | null = null;
  feedAt = 0;
  /** Fed results are drawn from the stream as well, so that it stands where it stood. */
  redraw = false;

  private lastDice: readonly string[] | null = null;
  private lastSides: readonly number[] = [];

  constructor(
    public stream: Stream,
    private readonly dice: { readonly [kind: string]: readonly number[] },
    private readonly script: Script | undefined,
    private readonly drawer: Drawer,
  ) {}

  roll(label: string, seat: Seat, dice: readonly string[]): readonly number[] {
    return this.numbers(label, seat, dice, this.sidesOf(dice));
  }

  pick(label: string, n: number): number {
    return this.numbers(label, -1, null, [n])[0];
  }

  picks(label: string, sizes: readonly number[]): readonly number[] {
    return this.numbers(label, -1, null, sizes);
  }

  /** What the world makes of a situation: the journal's word while it is played again, a script's, else its own. */
  world(label: string, ask: () => Plain): Plain {
    const outcome = this.fedOutcome(label) ?? this.scriptFor(label) ?? ask();
    this.drawer.note({ kind: 'world', label, outcome });
    return outcome;
  }

  order(label: string, items: readonly number[]): readonly number[] {
    let values = this.fed(label, items.length);
    if (values && !sameItems(values, items)) throw this.misfit(label, 'is not an order of the cards that are there');
    if (!values || this.redraw) {
      const scripted = this.scripted(label, items.length);
      if (scripted && !sameItems(scripted, items)) throw this.badScript(label, 'an order of other cards');
      const drawn = scripted ?? shuffled(this.stream, items);
      values ??= drawn;
    }
    this.drawer.note({ kind: 'random', label, seat: -1, dice: null, values });
    return values;
  }

  private numbers(
    label: string,
    seat: Seat,
    dice: readonly string[] | null,
    sides: readonly number[],
  ): readonly number[] {
    let values = this.fed(label, sides.length);
    if (values?.some((value, i) => value < 0 || value >= sides[i]))
      throw this.misfit(label, 'shows a face no such die has');
    if (!values || this.redraw) {
      const scripted = this.scripted(label, sides.length);
      if (scripted?.some((value, i) => !(value >= 0 && value < sides[i])))
        throw this.badScript(label, 'a face no such die has');
      const drawn = scripted ?? draw(this.stream, sides);
      values ??= drawn;
    }
    this.drawer.note({ kind: 'random', label, seat, dice, values });
    return values;
  }

  private sidesOf(dice: readonly string[]): readonly number[] {
    if (dice !== this.lastDice) {
      this.lastSides = dice.map((kind) => this.dice[kind].length);
      this.lastDice = dice;
    }
    return this.lastSides;
  }

  private fed(label: string, count: number): readonly number[] | undefined {
    if (!this.feed || this.feedAt >= this.feed.length) return undefined;
    const entry = this.feed[this.feedAt];
    if (entry.kind !== 'random') throw this.misfit(label, 'was due, but the journal has an answer');
    if (entry.label !== label || entry.values.length !== count) {
      throw this.misfit(label, `was due, but the journal has "${entry.label}"`);
    }
    this.feedAt += 1;
    return entry.values;
  }

  private fedOutcome(label: string): Plain | undefined {
    if (!this.feed || this.feedAt >= this.feed.length) return undefined;
    const entry = this.feed[this.feedAt];
    if (entry.kind !== 'world' || entry.label !== label) throw this.misfit(label, 'was due, but the journal has not');
    this.feedAt += 1;
    return entry.outcome;
  }

  private misfit(label: string, what: string): JournalError {
    return new JournalError(this.feedAt, `"${label}" ${what} (at ${this.drawer.where})`);
  }

  private badScript(label: string, what: string): RulesError {
    return new RulesError(this.drawer.where, `draws "${label}", and the script gives ${what}`);
  }

  private scriptFor(label: string): Plain | undefined {
    return this.script?.[label]?.[this.drawer.timesDrawn(label)];
  }

  private scripted(label: string, count: number): readonly number[] | undefined {
    const next = this.scriptFor(label) as readonly number[] | undefined;
    if (next && next.length !== count) {
      throw new RulesError(this.drawer.where, `wants ${count} results for "${label}", the script gives ${next.length}`);
    }
    return next;
  }
}

function draw(stream: Stream, sides: readonly number[]): number[] {
  const out = new Array<number>(sides.length);
  for (let i = 0; i < out.length; i++) out[i] = stream.below(sides[i]);
  return out;
}

function shuffled(stream: Stream, items: readonly number[]): number[] {
  const out = items.slice();
  for (let i = out.length - 1; i > 0; i--) {
    const j = stream.below(i + 1);
    [out[i], out[j]] = [out[j], out[i]];
  }
  return out;
}

const sorted = (items: readonly number[]) => items.slice().sort((x, y) => x - y);

const sameItems = (a: readonly number[], b: readonly number[]): boolean => sorted(a).join() === sorted(b).join();
