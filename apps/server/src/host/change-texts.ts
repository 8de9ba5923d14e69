/**
 * What is told of a table, as the text that is sent: for each pair of eyes their own, and what several see alike is looked at
 * and written once. Nowhere else is a change written.
 */
import { deltaText, type FromInn, PROTOCOL } from '@tabard/inn';
import { hasPrivateSecrets, isOffered, type Plain, type Seat } from '@tabard/kernel';
import type { Sitter, Table } from '@tabard/table';
import {
  commonOf,
  type LastShown,
  mayHaveGoneBack,
  ownOf,
  type SightOptions,
  shownNow,
  type ViewChange,
  wayFrom,
} from './sights';

export interface ChangeText {
  readonly text: string;
  /** What these eyes have been shown with it. */
  readonly shown: LastShown;
}

interface ViewText {
  readonly from: LastShown;
  readonly text: string;
  readonly shown: LastShown;
}

export class ChangeTexts {
  /** To the end of the change. */
  private readonly common: string;
  private readonly isOneView: boolean;
  private readonly looks = new Map<string, ViewText>();
  private readonly words = new Map<string, ChangeText>();
  /** What those see of a question who are asked nothing. */
  private asked: string | null = null;

  constructor(
    private readonly table: Table,
    private readonly at: number,
  ) {
    const { sitters, ...common } = commonOf(table, at);
    this.common = `"sitters":[${sitters.map(sitterText).join()}],${JSON.stringify(common).slice(1)}`;
    this.isOneView = isOneView(table.game);
  }

  /** `from`: what they were shown last. */
  to(viewer: Seat | null, from: LastShown, how: Omit<SightOptions, 'at'>): ChangeText {
    const kind = `${viewer} ${how.story} ${how.reasons}`;
    let words = this.words.get(kind);
    if (!words) {
      const { text, shown } = this.look(viewer, from, how.story);
      words = { text: `{"kind":"told","change":${this.change(viewer, text, how)},"at":${this.at}}`, shown };
      this.words.set(kind, words);
    }
    return words;
  }

  /**
   * A change for somebody who comes back and has a view that is not here any more: the first frame brings a whole one. Null:
   * something was taken back meanwhile, or nothing is known of so early a moment, so they must be shown everything as it stands.
   */
  missed(
    viewer: Seat | null,
    since: Pick<LastShown, 'moment' | 'events'>,
    how: Omit<SightOptions, 'at'>,
  ): string | null {
    const { moment, match } = this.table;
    const isKnown = since.moment <= moment && since.events <= match.eventCount;
    if (!isKnown || mayHaveGoneBack(this.table.logFrom(since.moment))) return null;
    const way = wayFrom(this.table, viewer, { ...since, answers: 0, b: null }, how.story);
    return this.change(viewer, textOf(way), how);
  }

  private change(viewer: Seat | null, way: string, how: Omit<SightOptions, 'at'>): string {
    const own = ownText(ownOf(this.table, viewer, { ...how, at: this.at }));
    return `{${own},"pending":${this.pending(viewer)},${way},${this.common}`;
  }

  private pending(viewer: Seat | null): string {
    const { match } = this.table;
    if (isOffered(match.pending, viewer)) return JSON.stringify(match.pendingFor(viewer));
    this.asked ??= JSON.stringify(match.pendingFor(null));
    return this.asked;
  }

  /** Where nobody has secrets of their own, those who were shown the same see the same now. */
  private look(viewer: Seat | null, from: LastShown, story: boolean): ViewText {
    const eyes = this.isOneView ? null : viewer;
    const known = this.looks.get(`${eyes} ${story}`);
    if (known?.from === from) return known;
    const way = wayFrom(this.table, eyes, from, story);
    const look = { from, text: textOf(way), shown: shownNow(this.table, way.b) };
    this.looks.set(`${eyes} ${story}`, look);
    return look;
  }
}

/** A few numbers and words for each pair of eyes with every move: put together faster than gone through. */
function ownText({ moment, refusals, decides, canUndo, lastAnswer, undoIsPractice, wishes }: ReturnType<typeof ownOf>) {
  const reasons = refusals.length === 0 ? '[]' : JSON.stringify(refusals);
  const may = `"decides":${decides},"canUndo":${canUndo},"lastAnswer":${lastAnswer},"undoIsPractice":${undoIsPractice}`;
  return `"moment":${moment},"refusals":${reasons},${may},"wishes":${JSON.stringify(wishes)}`;
}

const sitterTexts = new WeakMap<Sitter, string>();

/** Who sits there seldom changes: each is written once. */
function sitterText(sitter: Sitter): string {
  const text = sitterTexts.get(sitter) ?? JSON.stringify(sitter);
  sitterTexts.set(sitter, text);
  return text;
}

function textOf({ frames, before, b, back }: ViewChange): string {
  const told = frames.map((frame) => `{"event":${JSON.stringify(frame.event)},"delta":${deltaOf(frame)}}`);
  return `"frames":[${told.join()}],"delta":${deltaText(before, b)},"back":${back}`;
}

const deltaOf = ({ before, b }: { readonly before: Plain; readonly b: Plain }): string => deltaText(before, b);

type Welcome = Extract<FromInn, { kind: 'welcome' }>;

/** The first that is said over a line. What has become of what they saw last is written already. */
export function welcomeText(
  { you, table, sight, history, sayings, at }: Omit<Welcome, 'kind' | 'protocol' | 'change'>,
  change: string | null,
): string {
  const first = JSON.stringify({ kind: 'welcome', protocol: PROTOCOL, you, table, sight }).slice(0, -1);
  return `${first},"change":${change},${JSON.stringify({ history, sayings, at }).slice(1)}`;
}

const known = new WeakMap<object, boolean>();

/** Whether all see the same of the boards of this game: asked with every move, so looked up once. */
function isOneView(game: Table['game']): boolean {
  const isOne = known.get(game) ?? !hasPrivateSecrets(game);
  known.set(game, isOne);
  return isOne;
}
