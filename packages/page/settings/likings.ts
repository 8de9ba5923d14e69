/**
 * A few small likings of a person under one key of the browser's simple store (settings, how a hand throws). Each value
 * is judged by itself: a damaged one never takes the others along. A change reads anew what is stored and changes one
 * value of it, so two tabs that change different things keep both; what another tab changed is followed.
 */
import { Listeners } from '../store/store';

/** All values a liking may have, the usual first; or bounds of a number. */
export type Range = readonly unknown[] | { readonly min: number; readonly max: number; readonly usual: number };
export type Shape = { readonly [name: string]: Range };
export type Likings<S extends Shape> = {
  readonly [name in keyof S]: S[name] extends readonly (infer V)[] ? V : number;
};

/** Values that were once called otherwise, by liking. */
export type Renamed = { readonly [name: string]: { readonly [before: string]: string } };

export function usualOf<S extends Shape>(shape: S): Likings<S> {
  const usual = (range: Range) => ('usual' in range ? range.usual : range[0]);
  return Object.fromEntries(Object.entries(shape).map(([name, range]) => [name, usual(range)])) as Likings<S>;
}

export function parseLikings<S extends Shape>(
  text: string | null,
  shape: S,
  usual: Likings<S>,
  renamed: Renamed = {},
): Likings<S> {
  const stored = recordIn(text);
  const judged = (name: string, range: Range) => {
    if (!Object.hasOwn(stored, name)) return usual[name];
    const value = renamed[name]?.[String(stored[name])] ?? stored[name];
    return fits(range, value) ? value : usual[name];
  };
  return Object.fromEntries(Object.entries(shape).map(([name, range]) => [name, judged(name, range)])) as Likings<S>;
}

function recordIn(text: string | null): Record<string, unknown> {
  try {
    const parsed: unknown = JSON.parse(text ?? '{}');
    if (parsed && typeof parsed === 'object') return parsed as Record<string, unknown>;
  } catch {
    // Not ours or damaged: the usual is a good answer.
  }
  return {};
}

const fits = (range: Range, value: unknown): boolean =>
  'usual' in range ? typeof value === 'number' && value >= range.min && value <= range.max : range.includes(value);

export class LikingsStore<S extends Shape> {
  private current: Likings<S> | null = null;
  private readonly listeners = new Listeners();

  constructor(
    private readonly key: string,
    private readonly shape: S,
    private readonly usual: () => Likings<S>,
    private readonly renamed: Renamed = {},
  ) {}

  readonly get = (): Likings<S> => {
    this.current ??= this.read();
    return this.current;
  };

  set<N extends keyof S>(name: N, value: Likings<S>[N]): void {
    const before = this.isStored() ? this.read() : this.get();
    this.current = { ...before, [name]: value };
    try {
      localStorage.setItem(this.key, JSON.stringify(this.current));
    } catch {
      // A browser that keeps nothing still obeys until it is closed.
    }
    this.tell();
  }

  readonly subscribe = this.listeners.subscribe;

  /** From now on what another tab changes holds here, too. */
  followOtherTabs(): void {
    window.addEventListener('storage', ({ key }) => {
      if (key !== this.key && key !== null) return;
      this.current = null;
      this.tell();
    });
  }

  tell(): void {
    this.listeners.tell();
  }

  private read(): Likings<S> {
    return parseLikings(this.stored(), this.shape, this.usual(), this.renamed);
  }

  private isStored(): boolean {
    return this.stored() !== null;
  }

  private stored(): string | null {
    try {
      return localStorage.getItem(this.key);
    } catch {
      return null;
    }
  }
}
