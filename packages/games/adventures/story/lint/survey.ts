/** Every entry, list of actions, choice, effect, condition and link of a book, each with the way to its line. */
import { HERE, LIST } from '../../content/labels';
import type { Action, Choice, Condition, Effect, Entry, Result, Storybook } from '../../content/storybook';
import type { Path } from './findings';

export interface EntrySite {
  readonly label: string;
  readonly entry: Entry;
  readonly path: Path;
  readonly inTome: boolean;
}

export type ListKind = 'do' | 'pass' | 'fail' | 'victory' | 'defeat' | 'arrive' | 'setup';

/** A list of action indicators; `then` is where it leads when it is through, null for a terminal that is no link. */
export interface ListSite {
  readonly kind: ListKind;
  /** Of the entry; '' for arrive and setup. */
  readonly label: string;
  readonly lines: readonly Action[];
  readonly path: Path;
  readonly then: string | null;
}

export interface ChoiceSite {
  readonly label: string;
  readonly choice: Choice;
  readonly at: number;
  readonly path: Path;
  readonly inTome: boolean;
}

type KeyOf<T> = T extends unknown ? keyof T & string : never;
export type EffectKey = KeyOf<Effect>;
export type ConditionKey = KeyOf<Condition>;
type ValueIn<U, K extends string> = U extends Record<K, infer V> ? V : never;

export interface EffectSite {
  readonly label: string;
  readonly key: EffectKey;
  readonly value: unknown;
  readonly path: Path;
  /** The line or choice it stands in. */
  readonly line: Path;
  readonly list: ListKind | 'choice';
}

export interface ConditionSite {
  readonly label: string;
  readonly key: ConditionKey;
  readonly value: unknown;
  readonly path: Path;
}

export interface LinkSite {
  readonly label: string;
  readonly to: string;
  readonly path: Path;
  readonly by: 'goto' | 'death' | 'begin';
}

export class Survey {
  readonly entries: EntrySite[] = [];
  readonly lists: ListSite[] = [];
  readonly choices: ChoiceSite[] = [];
  readonly effects: EffectSite[] = [];
  readonly conditions: ConditionSite[] = [];
  readonly links: LinkSite[] = [];
  readonly byLabel = new Map<string, EntrySite>();
  /** Texts with the id and the path each has. */
  readonly texts: { readonly id: string; readonly text: string; readonly path: Path; readonly isChoice: boolean }[] =
    [];

  constructor(readonly book: Storybook) {
    const { setup, arrive } = book;
    this.links.push({ label: '', to: setup.begin, path: ['setup', 'begin'], by: 'begin' });
    this.text('setup.read', setup.read, ['setup', 'read']);
    this.list('setup', '', setup.do, ['setup', 'do'], null);
    this.list('arrive', '', arrive, ['arrive'], null);
    for (const [label, entry] of Object.entries(book.entries)) this.entry(label, entry, ['entries', label], false);
    for (const [label, entry] of Object.entries(book.tome ?? {})) this.entry(label, entry, ['tome', label], true);
  }

  effectsOf<K extends EffectKey>(key: K): (EffectSite & { readonly value: ValueIn<Effect, K> })[] {
    return this.effects.filter((one) => one.key === key) as (EffectSite & { value: ValueIn<Effect, K> })[];
  }

  conditionsOf<K extends ConditionKey>(key: K): (ConditionSite & { readonly value: ValueIn<Condition, K> })[] {
    return this.conditions.filter((one) => one.key === key) as (ConditionSite & { value: ValueIn<Condition, K> })[];
  }

  private entry(label: string, entry: Entry, path: Path, inTome: boolean): void {
    const site = { label, entry, path, inTome };
    this.entries.push(site);
    this.byLabel.set(label, site);
    this.text(`${label}.read`, entry.read, [...path, 'read']);
    entry.read_if?.forEach((insert, i) => {
      const here = [...path, 'read_if', i];
      if ('first' in insert) {
        insert.first.forEach((one, j) => {
          this.condition(label, one.if, [...here, 'first', j, 'if']);
          this.text(`${label}.read_if.${i}.first.${j}`, one.read, [...here, 'first', j, 'read']);
        });
      } else {
        this.condition(label, insert.if, [...here, 'if']);
        this.text(`${label}.read_if.${i}`, insert.read, [...here, 'read']);
      }
    });
    this.list('do', label, entry.do, [...path, 'do'], entry.goto ?? null);
    this.link(label, entry.goto, [...path, 'goto']);
    entry.choose?.forEach((choice, at) => {
      this.choice({ label, choice, at, path: [...path, 'choose', at], inTome });
    });
    for (const ending of ['pass', 'fail'] as const) {
      if (entry.check) this.result(ending, label, entry.check[ending], [...path, 'check', ending]);
    }
    if (!entry.combat) return;
    const { enemies, legendary } = entry.combat;
    enemies.forEach((one, i) => {
      this.condition(label, one.if, [...path, 'combat', 'enemies', i, 'if']);
    });
    legendary?.add_enemies?.forEach((one, i) => {
      this.condition(label, one.if, [...path, 'combat', 'legendary', 'add_enemies', i, 'if']);
    });
    for (const ending of ['victory', 'defeat'] as const) {
      this.result(ending, label, entry.combat[ending], [...path, 'combat', ending]);
    }
  }

  private result(kind: ListKind, label: string, result: Result, path: Path): void {
    this.text(`${label}.${kind}.read`, result.read, [...path, 'read']);
    this.list(kind, label, result.do, [...path, 'do'], result.goto);
    this.link(label, result.goto, [...path, 'goto']);
  }

  private choice(site: ChoiceSite): void {
    const { label, choice, at, path } = site;
    this.choices.push(site);
    this.condition(label, choice.if, [...path, 'if']);
    this.text(`${label}.choose.${at}`, choice.say, [...path, 'say'], true);
    this.effectList(label, choice.effects, [...path, 'effects'], path, 'choice');
    this.link(label, choice.goto, [...path, 'goto']);
  }

  private list(
    kind: ListKind,
    label: string,
    lines: readonly Action[] | undefined,
    path: Path,
    then: string | null,
  ): void {
    if (!lines) return;
    this.lists.push({ kind, label, lines, path, then });
    lines.forEach((line, i) => {
      const here = [...path, i];
      this.condition(label, line.if, [...here, 'if']);
      this.effectList(label, line.effects, [...here, 'effects'], here, kind);
      this.link(label, line.goto, [...here, 'goto']);
    });
  }

  private effectList(
    label: string,
    effects: readonly Effect[] | undefined,
    path: Path,
    line: Path,
    list: EffectSite['list'],
  ): void {
    effects?.forEach((effect, i) => {
      const [key, value] = Object.entries(effect)[0] as [EffectKey, unknown];
      this.effects.push({ label, key, value, path: [...path, i], line, list });
      if (key === 'death') {
        const { resume } = value as { resume: string };
        this.links.push({ label, to: resume, path: [...path, i, 'death', 'resume'], by: 'death' });
      }
    });
  }

  private link(label: string, to: string | undefined, path: Path): void {
    if (to !== undefined) this.links.push({ label, to, path, by: 'goto' });
  }

  private condition(label: string, condition: Condition | undefined, path: Path): void {
    if (!condition) return;
    const [key, value] = Object.entries(condition)[0] as [ConditionKey, unknown];
    this.conditions.push({ label, key, value, path });
    if (key === 'all' || key === 'any') {
      for (const [i, one] of (value as Condition[]).entries()) this.condition(label, one, [...path, key, i]);
    } else if (key === 'not') this.condition(label, value as Condition, [...path, 'not']);
    else if (key === 'count') {
      const { of = [] } = value as { of?: Condition[] };
      for (const [i, one] of of.entries()) this.condition(label, one, [...path, 'count', 'of', i]);
    }
  }

  private text(id: string, text: string | true | undefined, path: Path, isChoice = false): void {
    if (typeof text === 'string') this.texts.push({ id, text, path, isChoice });
  }
}

export const isTarget = (to: string): boolean => to === LIST || to === HERE;
