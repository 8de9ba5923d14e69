/**
 * Who reads a moment chooses what they read by reading it. A component is handed the moment behind a glass that notes what is
 * looked at: which fields of the board, however deep, and which sentences were asked for. When the moment changes the same
 * is looked at again, and only who would see something else is drawn anew. Knows nothing of React.
 *
 * Looked at through the glass are the board and the moment's own fields. Everything else (an event, a question, the content) is
 * handed over as it is and compared as a whole. A glass is good for reading; what has to leave the page is copied.
 */
import type { Seen } from '@tabard/kernel';
import type { Told } from '../stage/stage';
import { isSame } from '../store/same';
import type { Moment } from './moment';

/** Sentences and other answers: asked anew, and compared by what they say. */
const ANSWERS = ['describe', 'describeFor', 'why', 'isPointedAt'] as const;
/** Deeds lead to the table as it stands when they are done: another function for the same deed is no news. */
const DEEDS = ['onAnswer', 'onAnswerAhead', 'onAnswerAs', 'attend', 'onPoint', 'onLetGo'] as const;

type Answer = (typeof ANSWERS)[number];
type Given = readonly (string | number)[];
type Fields = { readonly [field: PropertyKey]: unknown };

const isOne = <Name extends string>(names: readonly Name[], field: PropertyKey): field is Name =>
  (names as readonly PropertyKey[]).includes(field);

export class Reader {
  /** By thing: what was looked at in it. Held by the thing itself, so that whoever keeps a part may look at it later. */
  private readonly notes = new WeakMap<object, Set<PropertyKey>>();
  private readonly glasses = new WeakMap<object, object>();
  /** What was asked of this moment, by the words of the question. */
  private readonly asked = new Map<
    string,
    { readonly answer: Answer; readonly given: Given; readonly heard: unknown }
  >();
  private readonly answers = each(ANSWERS, (name) => this.answering(name));
  private readonly deeds = each(
    DEEDS,
    (name) =>
      (...given: readonly unknown[]) =>
        callOn(this.now(), name, given),
  );
  private held: Moment;
  private glass: Moment;

  /** `now`: the moment as it stands. */
  constructor(private readonly now: () => Moment) {
    this.held = now();
    this.glass = this.momentBehindGlass(this.held);
  }

  /** The moment that was read last; another one only when something else would be read in it. */
  readonly snapshot = (): Moment => {
    const now = this.now();
    if (now !== this.held && this.seesElse(now)) this.hold(now);
    return this.held;
  };

  /** To be drawn from: whoever is drawn for any reason is drawn as things stand. */
  read(): Moment {
    const now = this.now();
    if (now !== this.held) this.hold(now);
    return this.glass;
  }

  private hold(moment: Moment): void {
    this.held = moment;
    this.asked.clear();
    this.glass = this.momentBehindGlass(moment);
  }

  // ---- the glasses

  /** Read later than it was drawn, by a press or an effect, it is the moment as it stands by then. */
  private momentBehindGlass(moment: Moment): Moment {
    return this.noting(moment, (field) => {
      if (isOne(ANSWERS, field)) return this.answers[field];
      if (isOne(DEEDS, field)) return this.deeds[field];
      const value = this.now()[field as keyof Moment];
      if (field === 'seen') return this.seenBehindGlass(value as Seen);
      if (field === 'told') return this.toldBehindGlass(value as Told);
      return value;
    });
  }

  private answering(answer: Answer) {
    return (...given: Given): unknown => {
      const heard = callOn(this.now(), answer, given);
      const question = `${answer} ${given.join(' ')}`;
      if (!this.asked.has(question)) this.asked.set(question, { answer, given, heard });
      return heard;
    };
  }

  private toldBehindGlass(told: Told): Told {
    return this.noting(told, (field) =>
      field === 'seen' ? this.seenBehindGlass(told.seen) : told[field as keyof Told],
    );
  }

  private seenBehindGlass(seen: Seen): Seen {
    return this.noting(seen, (field) => (field === 'b' ? this.behindGlass(seen.b) : seen[field as keyof Seen]));
  }

  private behindGlass(value: unknown): unknown {
    // The language lets no glass stand before what is frozen: that is compared as a whole.
    if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
    return this.noting(value, (field) => this.behindGlass((value as Fields)[field]));
  }

  /** The same thing is always behind the same glass. */
  private noting<T extends object>(thing: T, read: (field: PropertyKey) => unknown): T {
    const known = this.glasses.get(thing);
    if (known) return known as T;
    const glass = new Proxy(thing, {
      get: (_, field, self) => {
        const isOwn = Object.hasOwn(thing, field);
        if (!isOwn && field in thing) return Reflect.get(thing, field, self); // What every list can do.
        this.notesOn(thing).add(field);
        return isOwn ? read(field) : undefined;
      },
      has: (_, field) => {
        this.notesOn(thing).add(FIELDS);
        return Reflect.has(thing, field);
      },
      ownKeys: () => {
        this.notesOn(thing).add(FIELDS);
        return Reflect.ownKeys(thing);
      },
    });
    this.glasses.set(thing, glass);
    return glass;
  }

  private notesOn(thing: object): Set<PropertyKey> {
    const known = this.notes.get(thing);
    if (known) return known;
    const notes = new Set<PropertyKey>();
    this.notes.set(thing, notes);
    return notes;
  }

  // ---- looking again

  private seesElse(now: Moment): boolean {
    if (!this.isSameIn(this.held, now)) return true;
    for (const { answer, given, heard } of this.asked.values())
      if (!isHeardAgain(heard, now, answer, given)) return true;
    return false;
  }

  /** Of what nobody looked into the whole counts. */
  private isSeenTheSame(before: unknown, now: unknown): boolean {
    if (Object.is(before, now)) return true;
    if (typeof before !== 'object' || typeof now !== 'object' || before === null || now === null) return false;
    return this.notes.has(before) ? this.isSameIn(before, now) : isSame(before, now);
  }

  private isSameIn(before: object, now: object): boolean {
    for (const field of this.notes.get(before) ?? []) if (!this.isFieldTheSame(field, before, now)) return false;
    return true;
  }

  private isFieldTheSame(field: PropertyKey, before: object, now: object): boolean {
    if (field === FIELDS) return isSame(Reflect.ownKeys(before), Reflect.ownKeys(now));
    if (before === this.held && (isOne(DEEDS, field) || isOne(ANSWERS, field))) return true;
    const [one, other] = [(before as Fields)[field], (now as Fields)[field]];
    // The same thing may happen twice: then it is told twice.
    if (before === this.held.told && field !== 'seen') return isSameRow(one, other);
    return this.isSeenTheSame(one, other);
  }
}

/** Among what was looked at: which fields there are. */
const FIELDS = Symbol('which fields there are');

const each = <Name extends string, T>(names: readonly Name[], make: (name: Name) => T) =>
  Object.fromEntries(names.map((name) => [name, make(name)])) as { readonly [name in Name]: T };

const callOn = (moment: Moment, name: Answer | (typeof DEEDS)[number], given: readonly unknown[]): unknown =>
  (moment[name] as (...given: readonly unknown[]) => unknown)(...given);

/** What cannot be asked any more has another answer. */
function isHeardAgain(heard: unknown, now: Moment, answer: Answer, given: Given): boolean {
  try {
    return isSame(heard, callOn(now, answer, given));
  } catch {
    return false;
  }
}

/** The very same things in the same order. */
function isSameRow(one: unknown, other: unknown): boolean {
  if (!Array.isArray(one) || !Array.isArray(other)) return Object.is(one, other);
  return one.length === other.length && one.every((thing, i) => Object.is(thing, other[i]));
}
