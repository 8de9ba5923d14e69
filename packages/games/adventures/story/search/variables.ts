/**
 * What a book can ask about, each fact a variable with a few values, its knowledge a mask of the values it may have.
 * Numbers are cut into the regions that the book tells apart; a counter keeps its exact value.
 */

import { itemLabel, parseLabel } from '../../content/labels';
import type { Bounds, Condition, Discovery, Path, Storybook } from '../../content/storybook';
import { titlesIn } from '../../rules/story/conditions';
import { type ConditionSite, Survey } from '../lint/survey';

/** flag: the book sets it. constant: the same all the time, decided outside. free: may have changed whenever it is asked. */
export type Kind = 'flag' | 'constant' | 'free';

export interface Variable {
  readonly name: string;
  readonly kind: Kind;
  /** All values it can have, as a mask. */
  readonly all: number;
  readonly start: number;
}

export const NO = 0b01;
export const YES = 0b10;
const EITHER = 0b11;
const MOST_VALUES = 30;

export const isKnown = (mask: number): boolean => (mask & (mask - 1)) === 0;

/** Where whole numbers are cut: region i begins at cuts[i]; the first begins below everything. */
interface Regions {
  readonly cuts: readonly number[];
}

export interface CounterRange {
  readonly min: number;
  readonly max: number;
  /** Null: so many values that only its regions are known. */
  readonly exact: boolean;
}

/** A variable and the values it must have. */
export type Want = readonly [number, number];

export interface Way {
  readonly id: string;
  readonly to: string;
  readonly wants: readonly Want[];
}

export interface Use {
  readonly label: string;
  readonly items: readonly number[];
  readonly used: number;
  readonly wants: readonly Want[];
}

export class Variables {
  readonly list: Variable[] = [];
  readonly survey: Survey;
  readonly places: string[];
  readonly paths: { readonly [id: string]: Path };
  readonly printed: readonly string[];
  readonly discoveries: { readonly [number: number]: Discovery };
  readonly counters: { readonly [name: string]: CounterRange };
  readonly numbers: number[];
  /** Whether `@list` is used at all: else nobody needs to remember the last list. */
  readonly remembers: boolean;
  private readonly index = new Map<string, number>();
  private readonly regions = new Map<string, Regions>();
  private readonly reads = new Map<string, number>();
  private readonly laid = new Map<string, readonly Want[]>();
  private readonly ways = new Map<string, readonly Way[]>();
  private readonly tokens = new Map<string, readonly number[]>();
  private readonly uses = new Map<string, readonly Use[]>();

  constructor(readonly book: Storybook) {
    this.survey = new Survey(book);
    const { map, cards, setup } = book;
    const drawn = (cards?.discovery ?? []).flatMap((card) => (card.kind === 'map' && card.adds ? [card.adds] : []));
    const locations = [...map.locations, ...drawn.flatMap((adds) => adds.locations ?? [])];
    this.places = locations.map(({ letter }) => letter);
    const paths = [...map.paths, ...drawn.flatMap((adds) => adds.paths ?? [])];
    this.paths = Object.fromEntries(paths.map((path) => [path.id, path]));
    this.printed = map.paths.map(({ id }) => id);
    this.discoveries = Object.fromEntries((cards?.discovery ?? []).map((card) => [card.number, card]));
    this.counters = Object.fromEntries(
      Object.entries(book.counters ?? {}).map(([name, { min, max }]) => [
        name,
        { min, max, exact: max - min < MOST_VALUES },
      ]),
    );
    const placed = this.survey.effectsOf('encounter').flatMap(({ value }) => ('place' in value ? [value.place] : []));
    this.numbers = [...new Set([...(setup.encounters?.numbers ?? []), ...placed])].filter((m) =>
      this.survey.byLabel.has(`ADV${book.adventure.number}-${m}`),
    );
    this.remembers =
      this.survey.links.some(({ to }) => to === '@list') ||
      this.survey.entries.some(({ entry }) => entry.resume === 'list');
    this.declareMap(locations, paths);
    this.declareFlags();
    this.declareOutside();
  }

  /** The place of a variable; -1: nothing asks for it. */
  at(name: string): number {
    return this.index.get(name) ?? -1;
  }

  /** Asked at every entry. */
  readAt(label: string): number {
    let at = this.reads.get(label);
    if (at === undefined) {
      at = this.at(`read:${label}`);
      this.reads.set(label, at);
    }
    return at;
  }

  /** RA-9: by location, the paths that leave it and what must be so for each: laid, not replaced, open, leading somewhere. */
  waysFrom(here: string): readonly Way[] {
    const known = this.ways.get(here);
    if (known) return known;
    const ways = Object.values(this.paths).flatMap(({ id, ends, one_way }): Way[] => {
      const to = ends[0] === here ? ends[1] : ends[1] === here && !one_way ? ends[0] : null;
      if (to === null) return [];
      const wants = [...this.onMap(id), [this.at(`path:${id}`), YES], [this.at(`location:${to}`), YES]] as Want[];
      return [{ id, to, wants: wants.filter(([at]) => at >= 0) }];
    });
    this.ways.set(here, ways);
    return ways;
  }

  /** What must be so for a path to be on the map at all. */
  onMap(id: string): readonly Want[] {
    const known = this.laid.get(id);
    if (known) return known;
    const wants = this.wantsOnMap(id);
    this.laid.set(id, wants);
    return wants;
  }

  private wantsOnMap(id: string): Want[] {
    const cards = Object.values(this.discoveries).filter((card) => card.kind === 'map');
    return cards.flatMap((card): Want[] => {
      const at = this.at(`card:${card.number}`);
      if (card.replaces?.includes(id)) return [[at, NO]];
      return card.adds?.paths?.some((path) => path.id === id) ? [[at, YES]] : [];
    });
  }

  /** Tokens that may lie at a location. */
  tokensAt(letter: string): readonly number[] {
    const known = this.tokens.get(letter);
    if (known) return known;
    const tokens = this.list.flatMap(({ name }, at) =>
      name.startsWith('token:') && name.endsWith(`@${letter}`) ? [at] : [],
    );
    this.tokens.set(letter, tokens);
    return tokens;
  }

  /** RA-11: the uses of items at a location that have an entry; the others change nothing. */
  usesAt(here: string): readonly Use[] {
    const known = this.uses.get(here);
    if (known) return known;
    const uses = this.survey.entries.flatMap(({ label }): Use[] => {
      const read = parseLabel(label);
      if (read?.kind !== 'item' || (read.place !== null && read.place !== here)) return [];
      const own = itemLabel(here, read.items);
      if (read.place === null && this.survey.byLabel.has(own)) return [];
      const used = this.at(`used:${own}`);
      const wants: Want[] = [...read.items.map((item): Want => [this.at(`item:${item}`), YES]), [used, NO]];
      return wants.some(([at]) => at < 0) ? [] : [{ label, items: read.items, used, wants }];
    });
    this.uses.set(here, uses);
    return uses;
  }

  /** The values of a number that lie within bounds, as a mask. */
  within(name: string, { min = -Infinity, max = Infinity }: Bounds): number {
    const range = this.counters[name.replace(/^counter:/, '')];
    if (name.startsWith('counter:') && range?.exact) {
      let mask = 0;
      for (let value = range.min; value <= range.max; value++) {
        if (value >= min && value <= max) mask |= 1 << (value - range.min);
      }
      return mask;
    }
    const { cuts } = this.regions.get(name)!;
    return cuts.reduce((mask, from, i) => {
      const to = (cuts[i + 1] ?? Infinity) - 1;
      return from >= min && to <= max ? mask | (1 << i) : mask;
    }, 0);
  }

  private declare(name: string, kind: Kind, start: number, all = EITHER): void {
    if (this.index.has(name)) return;
    this.index.set(name, this.list.length);
    this.list.push({ name, kind, all, start });
  }

  private declareMap(locations: readonly { letter: string; open: boolean }[], paths: readonly Path[]): void {
    const { map, setup } = this.book;
    const laid = new Set(map.locations.map(({ letter }) => letter));
    const { survey, printed } = this;
    const named = (change: { open: string } | { close: string }) => ('open' in change ? change.open : change.close);
    const turned = new Set(survey.effectsOf('location').map(({ value }) => named(value)));
    for (const { letter, open } of locations) {
      const start = open && laid.has(letter) ? YES : NO;
      this.declare(`location:${letter}`, 'flag', start, laid.has(letter) && !turned.has(letter) ? start : EITHER);
    }
    for (const { value } of survey.effectsOf('path')) turned.add(named(value));
    for (const card of Object.values(this.discoveries)) {
      if (card.kind === 'map') for (const id of card.replaces ?? []) turned.add(id);
    }
    for (const { id, open } of paths) {
      const start = open && printed.includes(id) ? YES : NO;
      this.declare(`path:${id}`, 'flag', start, printed.includes(id) && !turned.has(id) ? start : EITHER);
    }
    for (const card of Object.values(this.discoveries)) {
      if (card.kind === 'map') this.declare(`card:${card.number}`, 'flag', NO);
    }
    const { numbers = [], spaces = [] } = setup.encounters ?? {};
    for (const { space } of paths) {
      if (space === undefined) continue;
      const laidOut = spaces.includes(space);
      const isFull = numbers.length >= spaces.length;
      this.declare(`space:${space}`, 'flag', laidOut ? (isFull ? YES : EITHER) : NO);
    }
    for (const { letter } of locations) this.declare(`visited:${letter}`, 'flag', NO);
    for (const { kind, at } of this.tokensAnywhere()) {
      const lies = (setup.tokens ?? []).some((one) => one.kind === kind && one.at === at);
      this.declare(`token:${kind}@${at}`, 'flag', lies ? YES : NO);
    }
  }

  private tokensAnywhere(): { kind: string; at: string }[] {
    const found: { kind: string; at: string }[] = [...(this.book.setup.tokens ?? [])];
    for (const { value } of this.survey.effectsOf('token')) {
      if ('place' in value) found.push({ kind: value.place, at: value.at });
      else if ('move' in value) found.push({ kind: value.move, at: value.to });
      else if ('step' in value) for (const at of value.route) found.push({ kind: value.step, at });
    }
    return found;
  }

  private declareFlags(): void {
    const { survey } = this;
    for (const { value } of survey.conditionsOf('keyword')) this.declare(`keyword:${value}`, 'flag', NO);
    const given = new Set(survey.effectsOf('title').map(({ value }) => value));
    const sold = survey.choices.flatMap(({ choice }) => titlesIn(choice.pay?.titles ?? []));
    const back = new Set([...survey.effectsOf('title_return').map(({ value }) => value), ...sold]);
    const asked = [
      ...survey.conditionsOf('title').map(({ value }) => value),
      ...survey.conditionsOf('count').flatMap(({ value }) => titlesIn(value.titles ?? [])),
    ];
    for (const title of asked) {
      if (given.has(title)) this.declare(`title:${title}`, 'flag', NO);
      else this.declare(`title:${title}`, back.has(title) ? 'flag' : 'constant', EITHER);
    }
    for (const { value } of survey.conditionsOf('returned')) {
      this.declare(`returned:${value}`, back.has(value) ? 'flag' : 'constant', EITHER);
    }
    for (const card of Object.values(this.discoveries)) {
      if (card.kind === 'item') this.declare(`item:${card.number}`, 'flag', NO);
    }
    for (const { value } of survey.conditionsOf('item')) this.declare(`item:${value}`, 'flag', NO);
    for (const { label } of survey.entries) {
      const read = parseLabel(label);
      if (read?.kind !== 'item') continue;
      for (const place of read.place === null ? this.places : [read.place]) {
        this.declare(`used:${itemLabel(place, read.items)}`, 'flag', NO);
      }
    }
    for (const { value } of survey.conditionsOf('used')) this.declare(`used:${value}`, 'flag', NO);
    for (const { value } of survey.conditionsOf('read')) this.declare(`read:${value}`, 'flag', NO);
    for (const { label, choice, at } of survey.choices) {
      if (choice.once) this.declare(`once:${label}#${at}`, 'flag', NO);
    }
    this.declare('end', 'flag', NO);
    this.declare('owned', 'flag', NO);
    this.declare('gained', 'flag', NO);
    for (const [name, { start }] of Object.entries(this.book.counters ?? {})) this.declareCounter(name, start);
  }

  private declareCounter(name: string, start: number): void {
    const { min, max, exact } = this.counters[name];
    if (exact) {
      const all = 2 * (1 << (max - min)) - 1;
      const { campaign } = this.book.counters![name];
      this.declare(`counter:${name}`, 'flag', campaign ? all : 1 << (start - min), all);
    } else
      this.declareNumber(
        `counter:${name}`,
        'free',
        this.survey.conditionsOf('counter').filter(({ value }) => value.name === name),
      );
  }

  /** Facts that the book does not make: they may take either value. */
  private declareOutside(): void {
    const { survey } = this;
    this.declareNumber('players', 'constant', survey.conditionsOf('players'));
    for (const key of ['gold', 'xp', 'deaths', 'rests'] as const)
      this.declareNumber(key, 'free', survey.conditionsOf(key));
    for (const faction of ['wardens', 'tidebound', 'choir']) {
      const sites = survey.conditionsOf('favor').filter(({ value }) => value.faction === faction);
      this.declareNumber(`favor:${faction}`, 'free', sites);
    }
    for (const key of ['highest_faction', 'lowest_faction']) this.declare(key, 'free', 0b111, 0b111);
    const grows = survey.effectsOf('attribute').length > 0;
    for (const { value } of survey.conditionsOf('attribute')) {
      const name = `attribute:${value.attr}:${value.who}`;
      const same = survey
        .conditionsOf('attribute')
        .filter(({ value: { attr, who } }) => `attribute:${attr}:${who}` === name);
      this.declareNumber(name, grows ? 'free' : 'constant', same);
    }
    this.declare('legendary', 'constant', EITHER);
    for (const key of ['race', 'class', 'class_color', 'completed'] as const) {
      for (const { value } of survey.conditionsOf(key)) this.declare(`${key}:${value}`, 'constant', EITHER);
    }
    for (const { value } of survey.conditionsOf('card')) this.declare(`holds:${value}`, 'free', EITHER);
    this.declare('familiar', 'free', EITHER);
    this.declare('exhausted', 'free', RESTED, 0b111);
  }

  private declareNumber(name: string, kind: Kind, sites: readonly (ConditionSite & { value: Bounds })[]): void {
    const cuts = new Set([-Infinity]);
    for (const { value } of sites) {
      if (value.min !== undefined) cuts.add(value.min);
      if (value.max !== undefined) cuts.add(value.max + 1);
    }
    const sorted = [...cuts].sort((a, b) => a - b).slice(0, MOST_VALUES);
    this.regions.set(name, { cuts: sorted });
    const all = 2 * (1 << (sorted.length - 1)) - 1;
    this.declare(name, kind, all, all);
  }
}

/** `exhausted`: nobody, somebody, everybody. Wherever the party decides, not everybody is (L29). */
export const EVERYBODY = 0b100;
export const RESTED = 0b011;
export const SOMEBODY_OR_ALL = 0b110;

export type { Condition };
