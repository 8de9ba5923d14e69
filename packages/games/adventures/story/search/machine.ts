/**
 * How a book runs, over what is known of each fact: a condition about something unknown goes both ways. A run begins where
 * the party decides (or dice do) and ends where it next does; every way it can go is followed.
 */

import { HERE, LIST, START, THE_END } from '../../content/labels';
import type { Action, Choice, Condition, Effect, Entry, Result, Storybook } from '../../content/storybook';
import { titlesIn } from '../../rules/story/conditions';
import type { Path as YamlPath } from '../lint/findings';
import { applyEffect, isIdleEffect } from './effects';
import { EVERYBODY, NO, RESTED, SOMEBODY_OR_ALL, Variables, type Want, type Way, YES } from './variables';

/** By variable: the values it may have. */
export type Facts = readonly number[];

export interface Encounter {
  readonly space: string;
  readonly from: string;
  readonly entered: string;
  readonly to: string;
}

/** Where a run stops. list, check: the party or the dice decide. pass: a place the party may walk on from. */
export interface Control {
  readonly kind: 'list' | 'check' | 'pass' | 'end' | 'loop';
  readonly label: string;
  readonly at: string | null;
  readonly list: string | null;
  readonly encounter: Encounter | null;
  readonly caller: string | null;
  /** pass: where the move began. */
  readonly from: string | null;
}

/** Something a rule wants to know of: it happened on the way. */
export interface Incident {
  readonly rule: string;
  readonly path: YamlPath;
  readonly message: string;
  readonly fix?: string;
}

/** What a party gains on the way, and the line that gives it. */
export interface Gain {
  readonly what: 'xp' | 'gold' | 'favor' | 'card' | 'recovery';
  readonly amount: number;
  readonly path: YamlPath;
}

export interface Stop {
  readonly control: Control;
  readonly gains: readonly Gain[];
  readonly facts: Facts;
  /** Labels read on the way. */
  readonly trace: readonly string[];
  readonly incidents: readonly Incident[];
}

/** One thing the party (or the dice) may do. `sure`: whatever is unknown, it is offered. */
export interface Move {
  readonly says: string;
  /** Counts for an escape: not paid, no check passed, no fight won. */
  readonly free: boolean;
  /** Costs neither payment nor check nor fight nor item: may be repeated for nothing (L47). */
  readonly idle: boolean;
  readonly sure: boolean;
  /** Unknown variables that were asked for: whether it is offered at all, and on its way. */
  readonly needs: readonly number[];
  readonly asked: readonly number[];
  readonly stops: readonly Stop[];
}

export interface Expansion {
  readonly moves: readonly Move[];
  /** What can be offered together, by places in `moves`: one list for each way the unknown may be. */
  readonly combos: readonly (readonly number[])[];
}

export interface Thread {
  readonly facts: Facts;
  readonly at: string | null;
  readonly list: string | null;
  readonly encounter: Encounter | null;
  readonly caller: string | null;
  /** `party_to` with `read: base` was done: the goto that follows is an arrival. */
  readonly arriving: boolean;
  readonly trace: readonly string[];
  readonly incidents: readonly Incident[];
  /** Entries opened in this run with what was known then: coming back to one with nothing changed is a loop. */
  readonly opened: readonly { readonly label: string; readonly facts: Facts }[];
  /** What may have exhausted everybody. */
  readonly tired: YamlPath | null;
  readonly gains: readonly Gain[];
  /** Several ways taken as one. */
  readonly isMerged?: boolean;
}

const LONGEST_RUN = 400;
const MOST_COMBOS = 64;
/** Ways that are told apart at one place of a run. */
const MOST_THREADS = 8;
const MOST_UNKNOWN_IN_COUNT = 5;

export class Machine {
  readonly vars: Variables;
  private asked = new Set<number>();
  private stops: Stop[] = [];
  /** Entries that are to be opened in this run. */
  private readonly agenda: { readonly label: string; readonly path: YamlPath; readonly threads: Thread[] }[] = [];
  private readonly paths = new Map<string, YamlPath>();
  /** Each control is made once, each encounter too, so that they can be told apart at a glance. */
  private readonly controls = new Map<string, readonly Control[]>();
  private readonly encounters = new Map<string, Encounter>();
  private readonly idle = new WeakMap<Action, boolean>();
  /** Hears now and then how many states a search has seen. */
  watch: ((states: number) => void) | null = null;
  /** L33 wants to know of every line whether it gained XP. */
  watchesGains = false;
  private readonly atoms = new WeakMap<Condition, Want>();

  constructor(
    readonly book: Storybook,
    readonly deaths: { readonly [label: string]: Entry } = {},
    /** Whether a failed check, or a lost fight, may exhaust everybody by its modifiers. */
    readonly hurts: (entry: Entry, ending: Ending) => boolean = () => true,
  ) {
    this.vars = new Variables(book);
    for (const { label, path } of this.vars.survey.entries) this.paths.set(label, path);
  }

  /** Nothing is known at all. */
  unknown(): number[] {
    return this.vars.list.map(({ all }) => all);
  }

  // ---- where it begins, and what can be done

  begin(): Ran {
    const facts = this.vars.list.map(({ start }) => start);
    const thread: Thread = {
      facts,
      at: this.book.setup.party,
      list: null,
      encounter: null,
      caller: null,
      arriving: false,
      trace: [],
      incidents: [],
      opened: [],
      tired: null,
      gains: NO_GAINS,
    };
    return this.run(() => {
      for (const after of this.lines([thread], this.book.setup.do, ['setup', 'do'])) {
        const known = after.at === null ? after : this.set(after, `visited:${after.at}`, YES);
        this.open(known, this.book.setup.begin ?? START, ['setup', 'begin']);
      }
    });
  }

  expand(control: Control, facts: Facts): Expansion {
    if (control.kind === 'check') return this.expandCheck(control, facts);
    if (control.kind === 'pass') return this.expandPass(control, facts);
    return control.kind === 'list' ? this.expandList(control, facts) : { moves: [], combos: [] };
  }

  private thread({ at, list, encounter, caller }: Control, facts: Facts): Thread {
    const fresh = { arriving: false, trace: [], incidents: [], opened: [], tired: null, gains: NO_GAINS };
    return { facts, at, list, encounter, caller, ...fresh };
  }

  /** Carries a run out; answers where it stops and what it asked for. */
  private run(step: () => void): Ran {
    const [stops, asked] = [this.stops, this.asked];
    this.stops = [];
    this.asked = new Set();
    step();
    for (let next = this.agenda.shift(); next; next = this.agenda.shift()) {
      this.openNow(next.threads, next.label, next.path);
    }
    const ran = { stops: this.stops, asked: [...this.asked] };
    this.stops = stops;
    this.asked = asked;
    return ran;
  }

  private expandCheck(control: Control, facts: Facts): Expansion {
    const { label } = control;
    const entry = this.entry(label)!;
    const path = this.paths.get(label) ?? [];
    const box = entry.check ? 'check' : 'combat';
    const [good, bad] = entry.check ? (['pass', 'fail'] as const) : (['victory', 'defeat'] as const);
    const result = (ending: Ending): Result => (entry.check ?? entry.combat!)[ending as never];
    const ends = (ending: Ending, free: boolean): Move => {
      const here = [...path, box, ending];
      const tired = ending === 'defeat' || this.hurts(entry, ending);
      const start = this.thread(control, facts);
      const thread = tired ? { ...this.set(start, 'exhausted', EVERYBODY | RESTED), tired: here } : start;
      const ran = this.run(() => {
        for (const after of this.lines([thread], result(ending).do, [...here, 'do'])) {
          this.go(after, result(ending).goto, [...here, 'goto']);
        }
      });
      return { says: `${label}: ${ENDINGS[ending]}`, free, idle: false, sure: true, needs: [], ...ran };
    };
    return { moves: [ends(bad, true), ends(good, false)], combos: [] };
  }

  private expandPass(control: Control, facts: Facts): Expansion {
    const here = control.at!;
    const thread = this.thread(control, facts);
    const stop: Move = {
      says: `stop at ${here}`,
      free: true,
      idle: true,
      sure: true,
      needs: [],
      ...this.run(() => this.arrive(thread, here)),
    };
    return { moves: [stop, ...this.walks(thread, control.from!)], combos: [] };
  }

  private expandList(control: Control, facts: Facts): Expansion {
    const thread = this.thread(control, facts);
    const { label } = control;
    const entry = this.entry(label)!;
    const path = this.paths.get(label) ?? [];
    const offers = (entry.choose ?? []).flatMap((choice, at) => this.offers(thread, label, choice, at, path));
    if ((entry.choose ?? []).some(({ kind }) => kind === 'move')) offers.push(...this.autoEnd(thread, entry));
    const moves: Move[] = [];
    let combos: { facts: Facts; here: number[] }[] | null = [{ facts, here: [] }];
    for (const { condition, ...offer } of offers) {
      let sure = false;
      let needs: readonly number[] = [];
      const ran = this.run(() => {
        const { yes, no } = condition(facts);
        sure = no.length === 0;
        needs = [...this.asked];
        for (const known of yes) offer.run({ ...thread, facts: known });
      });
      if (ran.stops.length === 0) continue;
      const at = moves.length;
      moves.push({ says: offer.says, free: offer.free, idle: offer.idle, sure, needs, ...ran });
      if (sure || combos === null) continue;
      combos = combos.flatMap((combo) => {
        const split = condition(combo.facts);
        return [
          ...split.yes.map((known) => ({ facts: known, here: [...combo.here, at] })),
          ...split.no.map((known) => ({ facts: known, here: combo.here })),
        ];
      });
      if (combos.length > MOST_COMBOS) combos = null;
    }
    this.watchList(thread, label, entry, moves, path);
    return { moves, combos: combos === null ? [] : combos.map(({ here }) => here) };
  }

  /** L06, L08, L09: what the search alone can tell of a list. */
  private watchList(thread: Thread, label: string, entry: Entry, moves: Move[], path: YamlPath): void {
    const choose = entry.choose ?? [];
    const note = (incident: Incident, asked: readonly number[]) => {
      const { facts } = thread;
      const stop: Stop = { control: NOWHERE, facts, gains: NO_GAINS, trace: [], incidents: [incident] };
      moves.push({ says: '', free: false, idle: false, sure: true, needs: [], asked, stops: [stop] });
    };
    const isSure = ({ if: condition, pay, once }: Choice) => !condition && !pay && !once;
    const sureExit = choose.some((one) => isSure(one) && (one.kind === 'end' || one.goto !== undefined));
    if (!sureExit && thread.at !== null && choose.some((one) => one.kind === 'move' && isSure(one))) {
      const isOpen = ({ wants }: Way) => this.also({ yes: [thread.facts], no: [] }, wants).no.length === 0;
      if (!this.ways(thread.at, thread.at).some(isOpen)) {
        const message = `at ${thread.at} no path may be open, and nothing else leads out of ${label}`;
        const asked = this.ways(thread.at, thread.at).flatMap(({ wants }) => wants.map(([at]) => at));
        note({ rule: 'L06', path: [...path, 'choose'], message, fix: 'add a way on that needs no path' }, asked);
      }
    }
    const end = this.vars.at('end');
    choose.forEach(({ kind, warn, if: condition }, at) => {
      if (kind !== 'end' || warn || (thread.facts[end] & NO) === 0) return;
      if (this.test(condition, this.with(thread.facts, end, NO), thread.at).yes.length === 0) return;
      const message = 'this end can be chosen before the story has made THE END available';
      note({ rule: 'L09', path: [...path, 'choose', at], message, fix: 'add `warn: true`' }, [end]);
    });
  }

  // ---- choices

  private offers(thread: Thread, label: string, choice: Choice, at: number, path: YamlPath): Offer[] {
    const here = [...path, 'choose', at];
    const once = choice.once ? this.vars.at(`once:${label}#${at}`) : -1;
    const shown = (facts: Facts): Split => {
      const asked = this.test(choice.if, facts, thread.at);
      if (once < 0) return asked;
      const fresh = asked.yes.map((known) => this.ask(known, once, NO));
      return { yes: fresh.flatMap(({ yes }) => yes), no: [...asked.no, ...fresh.flatMap(({ no }) => no)] };
    };
    const free = choice.pay === undefined;
    const taken = (one: Thread): Thread => (once < 0 ? one : { ...one, facts: this.with(one.facts, once, YES) });
    const says = `${label}: ${wordsOf(choice, at)}`;
    switch (choice.kind) {
      case 'rest':
        return [];
      case 'end':
        return [{ says, free, idle: false, condition: shown, run: (one) => this.go(taken(one), THE_END, here) }];
      case 'move':
        if (thread.at === null) return [];
        return this.ways(thread.at, thread.at).map(({ id, to, wants }) => ({
          says: `${label}: move to ${to} (${id})`,
          free,
          idle: true,
          condition: (facts) => this.also(shown(facts), wants),
          run: (one) => this.walk(taken(one), id, one.at!, one.at!, to),
        }));
      case 'item':
        return thread.at === null ? [] : this.uses(thread, label, shown);
      default:
        return [
          {
            says,
            free,
            idle: free && !choice.once,
            condition: shown,
            run: (one) => this.choose(taken(one), label, choice, here),
          },
        ];
    }
  }

  /** RA-15.2, RA-R39: wherever a move is shown and no end. */
  private autoEnd(thread: Thread, entry: Entry): Offer[] {
    const end = this.vars.at('end');
    if (entry.choose!.some(({ kind, if: condition }) => kind === 'end' && condition === undefined)) return [];
    const move = entry.choose!.find(({ kind }) => kind === 'move')!;
    return [
      {
        says: 'THE END',
        free: true,
        idle: false,
        condition: (facts) => {
          const { yes, no } = this.test(move.if, facts, thread.at);
          const ready = yes.map((known) => this.ask(known, end, YES));
          return { yes: ready.flatMap((one) => one.yes), no: [...no, ...ready.flatMap((one) => one.no)] };
        },
        run: (one) => this.go(one, THE_END, []),
      },
    ];
  }

  private choose(thread: Thread, label: string, choice: Choice, path: YamlPath): void {
    const { pay } = choice;
    const sold = titlesIn(pay?.titles ?? []).reduce(
      (one, title) => this.set(this.set(one, `title:${title}`, NO | YES), `returned:${title}`, NO | YES),
      thread,
    );
    const hurt = pay?.health ? { ...this.set(sold, 'exhausted', EVERYBODY | RESTED), tired: path } : sold;
    for (const after of this.effects(hurt, choice.effects, path)) {
      if (choice.goto !== undefined) this.go(after, choice.goto, [...path, 'goto']);
      else this.stopAtList(after, label);
    }
  }

  private uses(thread: Thread, label: string, shown: (facts: Facts) => Split): Offer[] {
    return this.vars.usesAt(thread.at!).map(({ label: entry, items, used, wants }) => ({
      says: `${label}: use ${items.join(' and ')} at ${thread.at}`,
      free: true,
      idle: false,
      condition: (facts) => this.also(shown(facts), wants),
      run: (one) => this.go({ ...one, facts: this.with(one.facts, used, YES) }, entry, []),
    }));
  }

  // ---- moving

  /** RA-R26: paths from here, none back to where the move began. */
  private ways(here: string, began: string): readonly Way[] {
    return this.vars.waysFrom(here).filter(({ to }) => to !== began);
  }

  private walks(thread: Thread, from: string): Move[] {
    const here = thread.at!;
    return this.ways(here, from).map(({ id, to, wants }) => {
      let sure = false;
      let needs: readonly number[] = [];
      const ran = this.run(() => {
        const { yes, no } = this.also({ yes: [thread.facts], no: [] }, wants);
        sure = no.length === 0;
        needs = [...this.asked];
        for (const facts of yes) this.walk({ ...thread, facts }, id, from, here, to);
      });
      return { says: `on to ${to} (${id})`, free: true, idle: true, sure, needs, ...ran };
    });
  }

  private walk(thread: Thread, id: string, from: string, entered: string, to: string): void {
    const { space } = this.vars.paths[id];
    const at = space === undefined ? -1 : this.vars.at(`space:${space}`);
    const { yes, no } = at < 0 ? { yes: [], no: [thread.facts] } : this.ask(thread.facts, at, YES);
    for (const facts of no) this.reach({ ...thread, facts }, from, to);
    for (const facts of yes) {
      const key = `${id} ${from} ${entered}`;
      const encounter = this.encounters.get(key) ?? { space: space!, from, entered, to };
      this.encounters.set(key, encounter);
      for (const number of this.vars.numbers) {
        const label = `ADV${this.book.adventure.number}-${number}`;
        this.open({ ...thread, facts, at: null, list: null, encounter }, label, []);
      }
    }
  }

  /** RA-9.5 to RA-9.8: a stop, or a place to pass through. */
  private reach(thread: Thread, from: string, to: string): void {
    const there = { ...thread, at: to };
    const further = this.ways(to, from).map(({ wants }) => this.also({ yes: [there.facts], no: [] }, wants));
    if (further.every(({ yes }) => yes.length === 0)) {
      this.arrive(there, to);
      return;
    }
    const clear: readonly Want[] = this.vars.tokensAt(to).map((at) => [at, NO] as const);
    const wants: readonly Want[] = [...clear, [this.vars.at(`visited:${to}`), YES]];
    const { yes, no } = this.also({ yes: [there.facts], no: [] }, wants);
    if (no.length > 0) this.arrive(there, to); // whatever keeps the party there, it arrives alike
    for (const facts of yes) this.stop({ ...there, facts }, 'pass', to, from);
  }

  private arrive(thread: Thread, letter: string): void {
    const here = { ...thread, at: letter, list: null, encounter: null, arriving: false };
    for (const after of this.lines([here], this.book.arrive, ['arrive'])) this.open(after, letter, []);
  }

  // ---- entries

  entry(label: string): Entry | undefined {
    return this.vars.survey.byLabel.get(label)?.entry ?? this.deaths[label];
  }

  go(thread: Thread, target: string, path: YamlPath): void {
    if (target === LIST) {
      if (thread.list === null && this.vars.remembers) {
        const message = 'no list may have been offered yet since the last arrival';
        this.stopAt(this.note(thread, { rule: 'L46', path, message, fix: 'go to an entry instead' }), NOWHERE);
      } else this.stopAtList(thread, thread.list!);
      return;
    }
    const label = target === HERE ? (thread.at ?? thread.encounter?.entered ?? this.book.setup.party) : target;
    if (thread.arriving && label === thread.at) {
      this.arrive(thread, label);
      return;
    }
    const isBase = label.length === 1 && target !== HERE;
    const strays = isBase && thread.at !== label && thread.encounter === null;
    const message = `the party may stand at ${thread.at}, not at ${label}`;
    const fix = 'use `party_to`, or `goto: @here`';
    this.open(strays ? this.note(thread, { rule: 'L44', path, message, fix }) : thread, label, path);
  }

  /** An entry is opened when all that leads to it is through, so that what comes to it by several ways comes once. */
  private open(thread: Thread, label: string, path: YamlPath): void {
    if (!this.entry(label)) return; // L03 tells of it
    const waiting = this.agenda.find((one) => one.label === label);
    if (waiting) waiting.threads.push(thread);
    else this.agenda.push({ label, path, threads: [thread] });
  }

  private openNow(threads: readonly Thread[], label: string, path: YamlPath): void {
    const entry = this.entry(label)!;
    const here = this.paths.get(label) ?? path;
    const inside = this.merged(threads).flatMap((thread) => this.enter(thread, label, here));
    for (const after of this.lines(inside, entry.do, [...here, 'do'], label)) {
      this.close(this.explored(after, label), label, entry, here);
    }
  }

  /** Nothing: it was here before with the same knowledge, and goes round for ever (L32). */
  private enter(thread: Thread, label: string, path: YamlPath): Thread[] {
    const readAt = this.vars.readAt(label);
    const read = readAt < 0 ? thread : { ...thread, facts: this.with(thread.facts, readAt, YES) };
    const { facts } = read;
    const again = read.opened.some((one) => one.label === label && one.facts.every((mask, i) => mask === facts[i]));
    if (!again && read.opened.length <= LONGEST_RUN) {
      return [{ ...read, opened: [...read.opened, { label, facts }], trace: [...read.trace, label] }];
    }
    const message = `${label} comes back to itself and nothing has changed`;
    const fix = 'let the party decide in between';
    const told = thread.isMerged ? read : this.note(read, { rule: 'L32', path, message, fix });
    this.stopAt(told, { ...NOWHERE, label });
    return [];
  }

  /** Too many ways at one place are taken as one of which less is known. */
  private merged(threads: readonly Thread[]): readonly Thread[] {
    if (threads.length <= MOST_THREADS) return threads;
    const groups = new Map<string, Thread>();
    for (const one of threads) {
      const { at, list, encounter, caller, arriving } = one;
      const key = `${at} ${list} ${encounter?.space} ${encounter?.from} ${encounter?.entered} ${caller} ${arriving}`;
      const known = groups.get(key);
      groups.set(key, known ? both(known, one) : one);
    }
    return [...groups.values()];
  }

  /** RA-R28: its base entry has been resolved. */
  private explored(thread: Thread, label: string | undefined): Thread {
    return label !== undefined && label === thread.at ? this.set(thread, `visited:${label}`, YES) : thread;
  }

  private close(thread: Thread, label: string, entry: Entry, path: YamlPath): void {
    if (entry.choose) this.stopAtList({ ...thread, list: label }, label);
    else if (entry.check || entry.combat) this.stop(this.tiredAt(thread, label), 'check', label);
    else if (entry.goto !== undefined) this.go(thread, entry.goto, [...path, 'goto']);
    else if (entry.resume === 'list') this.go(thread, LIST, [...path, 'resume']);
    else if (entry.resume === 'caller') this.go({ ...thread, caller: null }, thread.caller ?? THE_END, path);
    else if (entry.resume !== undefined && thread.encounter) this.closeEncounter(thread, entry.resume);
    else if (entry.end !== undefined) this.stop(this.gainlessAt(thread, path), 'end', label);
  }

  /** L33: the book can be over without any XP. */
  private gainlessAt(thread: Thread, path: YamlPath): Thread {
    if (!this.watchesGains || (this.mask(thread.facts, 'gained') & NO) === 0) return thread;
    const message = 'THE_END can be reached without gaining any XP';
    return this.note(thread, { rule: 'L33', path, message, fix: 'give some in THE_END' });
  }

  private closeEncounter(thread: Thread, how: 'path' | 'back'): void {
    const { space, from, entered, to } = thread.encounter!;
    const closed = { ...this.set(thread, `space:${space}`, NO), encounter: null };
    if (how === 'back') this.arrive(closed, entered);
    else this.reach(closed, from, to);
  }

  /** RA-6: from top to bottom; `leaving` is the entry whose list it is. Answers those who come through. */
  private lines(
    threads: readonly Thread[],
    list: readonly Action[] | undefined,
    path: YamlPath,
    leaving?: string,
  ): readonly Thread[] {
    let through = threads;
    list?.forEach((line, i) => {
      const here = [...path, i];
      const next: Thread[] = [];
      for (const one of through) {
        if (line.if && !this.watchesGains && this.isIdle(line)) {
          next.push(...this.effects(one, line.effects, here)); // nobody asks whether it was done
          continue;
        }
        const { yes, no } = this.test(line.if, one.facts, one.at);
        for (const facts of no) next.push(facts === one.facts ? one : { ...one, facts });
        for (const facts of yes) {
          for (const after of this.effects({ ...one, facts }, line.effects, here)) {
            if (line.goto === undefined) next.push(after);
            else this.go(this.explored(after, leaving), line.goto, [...here, 'goto']);
          }
        }
      }
      through = this.merged(next);
    });
    return through;
  }

  /** A line that leads nowhere and sets nothing that a book asks for. */
  private isIdle(line: Action): boolean {
    const known = this.idle.get(line);
    if (known !== undefined) return known;
    const idle = line.goto === undefined && (line.effects ?? []).every((effect) => isIdleEffect(this.vars, effect));
    this.idle.set(line, idle);
    return idle;
  }

  /** From left to right; a death leaves the line and the list. */
  private effects(thread: Thread, list: readonly Effect[] | undefined, path: YamlPath): readonly Thread[] {
    let through: readonly Thread[] = [thread];
    for (const [i, effect] of (list ?? []).entries()) {
      const here = [...path, 'effects', i];
      if ('restart_adventure' in effect) return []; // begins anew, and that is known already
      if ('death' in effect) {
        for (const one of through) this.die(one, effect.death.resume, here);
        return [];
      }
      through = through.flatMap((one) => applyEffect(this, one, effect, here));
    }
    return through;
  }

  /** RA-26.6: a book's own Death entry is read; those that all books share change nothing that a book can ask. */
  private die(thread: Thread, resume: string, path: YamlPath): void {
    const revived = { ...this.set(thread, 'exhausted', RESTED), tired: null };
    const own = this.vars.survey.entries.filter(({ label }) => /^Death-\d+$/.test(label));
    if (own.length === 0) this.go(revived, resume, path);
    for (const { label } of own) this.open({ ...revived, caller: resume }, label, path);
  }

  // ---- stops

  private stopAtList(thread: Thread, label: string): void {
    this.stop({ ...this.tiredAt(thread, label), list: label }, 'list', label);
  }

  /** L29: the party must not come to decide, or to fight, with everybody exhausted. */
  private tiredAt(thread: Thread, label: string): Thread {
    if (thread.tired === null || (this.mask(thread.facts, 'exhausted') & EVERYBODY) === 0) return thread;
    const message = `from here the party may come to ${label} with everybody exhausted`;
    const fix = 'put {if: {party_exhausted: true}, effects: [{death: {resume: …}}]} behind it';
    return this.note(thread, { rule: 'L29', path: thread.tired, message, fix });
  }

  private stop(thread: Thread, kind: Control['kind'], label: string, from: string | null = null): void {
    const { at, list, encounter, caller } = thread;
    const remembered = this.vars.remembers ? list : null;
    const known = this.controls.get(label) ?? [];
    let control = known.find(
      (one) =>
        one.kind === kind &&
        one.at === at &&
        one.list === remembered &&
        one.encounter === encounter &&
        one.caller === caller &&
        one.from === from,
    );
    if (!control) {
      control = { kind, label, at, list: remembered, encounter, caller, from };
      this.controls.set(label, [...known, control]);
    }
    this.stopAt(thread, control);
  }

  private stopAt(thread: Thread, control: Control): void {
    const { facts, trace, incidents, gains } = thread;
    this.stops.push({ control, facts, trace, incidents, gains });
  }

  note(thread: Thread, incident: Incident): Thread {
    return { ...thread, incidents: [...thread.incidents, incident] };
  }

  // ---- what is known

  mask(facts: Facts, name: string): number {
    const at = this.vars.at(name);
    return at < 0 ? 0 : facts[at];
  }

  with(facts: Facts, at: number, mask: number): Facts {
    if (facts[at] === mask) return facts;
    const changed = facts.slice();
    changed[at] = mask;
    return changed;
  }

  set(thread: Thread, name: string, mask: number): Thread {
    const at = this.vars.at(name);
    if (at < 0 || thread.facts[at] === mask) return thread;
    return { ...thread, facts: this.with(thread.facts, at, mask) };
  }

  /** Whether a variable has one of these values; unknown: both ways, each with what it teaches. */
  ask(facts: Facts, at: number, wanted: number): Split {
    if (at < 0) return { yes: [], no: [facts] };
    const [yes, no] = [facts[at] & wanted, facts[at] & ~wanted];
    if (no === 0) return { yes: [facts], no: [] };
    if (yes === 0) return { yes: [], no: [facts] };
    this.asked.add(at);
    return { yes: [this.with(facts, at, yes)], no: [this.with(facts, at, no)] };
  }

  /** Whether all of these are so as well. Where they may not be, nothing more is known than before. */
  also(split: Split, wants: readonly Want[]): Split {
    const yes: Facts[] = [];
    const no = [...split.no];
    for (const facts of split.yes) {
      let narrowed: number[] | null = null;
      let isSo = true;
      for (const [at, wanted] of wants) {
        const both = facts[at] & wanted;
        if (both === facts[at]) continue;
        isSo = both !== 0;
        if (!isSo) break;
        this.asked.add(at);
        narrowed ??= facts.slice();
        narrowed[at] = both;
      }
      if (isSo) yes.push(narrowed ?? facts);
      if (!isSo || narrowed) no.push(facts);
    }
    return { yes, no };
  }

  test(condition: Condition | undefined, facts: Facts, at: string | null = null): Split {
    if (!condition) return { yes: [facts], no: [] };
    const [key, value] = Object.entries(condition)[0] as [string, never];
    switch (key) {
      case 'all':
        return this.every(value as Condition[], facts, at);
      case 'any':
        return this.some(value as Condition[], facts, at);
      case 'not': {
        const { yes, no } = this.test(value as Condition, facts, at);
        return { yes: no, no: yes };
      }
      case 'count':
        return this.count(value, facts, at);
      default: {
        const [variable, wanted] = this.atomOf(condition, key, value, at);
        return this.ask(facts, variable, wanted);
      }
    }
  }

  private every(conditions: readonly Condition[], facts: Facts, at: string | null): Split {
    let yes: Facts[] = [facts];
    const no: Facts[] = [];
    for (const condition of conditions) {
      const next = yes.map((known) => this.test(condition, known, at));
      yes = next.flatMap((one) => one.yes);
      no.push(...next.flatMap((one) => one.no));
    }
    return { yes, no };
  }

  private some(conditions: readonly Condition[], facts: Facts, at: string | null): Split {
    let no: Facts[] = [facts];
    const yes: Facts[] = [];
    for (const condition of conditions) {
      const next = no.map((known) => this.test(condition, known, at));
      no = next.flatMap((one) => one.no);
      yes.push(...next.flatMap((one) => one.yes));
    }
    return { yes, no };
  }

  private count(
    value: { of?: Condition[]; titles?: (number | string)[]; min?: number; max?: number },
    facts: Facts,
    at: string | null,
  ): Split {
    const { of = [], titles = [], min = 0, max = Infinity } = value;
    const all: Condition[] = [...of, ...titlesIn(titles).map((title) => ({ title }))];
    let ways: { facts: Facts; n: number; open: number }[] = [{ facts, n: 0, open: 0 }];
    for (const condition of all) {
      ways = ways.flatMap((way) => {
        const { yes, no } = this.test(condition, way.facts, at);
        if (yes.length > 0 && no.length > 0 && ways.length >= 1 << MOST_UNKNOWN_IN_COUNT)
          return [{ ...way, open: way.open + 1 }];
        return [
          ...yes.map((known) => ({ ...way, facts: known, n: way.n + 1 })),
          ...no.map((known) => ({ ...way, facts: known })),
        ];
      });
    }
    return {
      yes: ways.filter(({ n, open }) => n + open >= min && n <= max).map((way) => way.facts),
      no: ways.filter(({ n, open }) => n < min || n + open > max).map((way) => way.facts),
    };
  }

  /** Asked millions of times, so found once. */
  private atomOf(condition: Condition, key: string, value: never, at: string | null): Want {
    const known = this.atoms.get(condition);
    if (known) return known;
    const [name, wanted] = this.atom(key, value, at);
    const atom: Want = [this.vars.at(name), wanted];
    if (key !== 'token_here') this.atoms.set(condition, atom);
    return atom;
  }

  /** The variable a condition asks for, and the values that satisfy it. */
  private atom(key: string, value: never, at: string | null): readonly [string, number] {
    const { vars } = this;
    switch (key) {
      case 'token_here':
        return [`token:${value}@${at}`, YES];
      case 'token':
        return [`token:${(value as { kind: string }).kind}@${(value as { at: string }).at}`, YES];
      case 'gold':
      case 'xp':
      case 'players':
      case 'deaths':
      case 'rests':
        return [key, vars.within(key, value)];
      case 'favor':
      case 'counter': {
        const { faction, name, ...bounds } = value as { faction: string; name: string };
        const of = `${key}:${key === 'favor' ? faction : name}`;
        return [of, vars.at(of) < 0 ? 0 : vars.within(of, bounds)];
      }
      case 'attribute': {
        const { attr, who, min } = value as { attr: string; who: string; min: number };
        return [`attribute:${attr}:${who}`, vars.within(`attribute:${attr}:${who}`, { min })];
      }
      case 'highest_faction':
      case 'lowest_faction':
        return [key, 1 << ['wardens', 'tidebound', 'choir'].indexOf(value)];
      case 'party_exhausted':
        return ['exhausted', EVERYBODY];
      case 'any_exhausted':
        return ['exhausted', SOMEBODY_OR_ALL];
      case 'legendary':
      case 'familiar':
        return [key, YES];
      case 'card':
        return [`holds:${value}`, YES];
      default:
        return [`${key}:${value}`, YES];
    }
  }
}

/** Where a run stops, and the unknown variables it asked for. */
export interface Ran {
  readonly stops: readonly Stop[];
  readonly asked: readonly number[];
}

export type Ending = 'pass' | 'fail' | 'victory' | 'defeat';
export interface Split {
  readonly yes: readonly Facts[];
  readonly no: readonly Facts[];
}

interface Offer {
  readonly says: string;
  readonly free: boolean;
  readonly idle: boolean;
  readonly condition: (facts: Facts) => Split;
  readonly run: (thread: Thread) => void;
}

const ENDINGS = { pass: 'passed', fail: 'failed', victory: 'won', defeat: 'lost' } as const;

const both = (a: Thread, b: Thread): Thread => ({
  ...a,
  facts: a.facts.map((mask, i) => mask | b.facts[i]),
  incidents: b.incidents.length === 0 ? a.incidents : [...a.incidents, ...b.incidents],
  gains: b.gains.length === 0 ? a.gains : [...new Set([...a.gains, ...b.gains])],
  tired: a.tired ?? b.tired,
  isMerged: true,
});

const NO_GAINS: readonly Gain[] = [];

export const NOWHERE: Control = {
  kind: 'loop',
  label: '',
  at: null,
  list: null,
  encounter: null,
  caller: null,
  from: null,
};

const LONGEST_WORDS = 40;
function wordsOf({ say, kind }: Choice, at: number): string {
  if (typeof say !== 'string') return `${kind} [${at}]`;
  return `"${say.length > LONGEST_WORDS ? `${say.slice(0, LONGEST_WORDS)}…` : say}"`;
}
