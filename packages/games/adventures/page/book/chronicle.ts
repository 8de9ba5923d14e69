/**
 * The party's chronicle: what was told, laid out as leaves of the book. A leaf runs from what the party chose to its next
 * choice, through however many entries that led. It is made from the events alone, so it stays as it was read.
 */
import { type Label, parseLabel, type AdventuresEvent as Told } from '../../index';
import { isNote } from './margin';

export type LeafKind = Label['kind'] | 'prologue' | 'home';

export interface Leaf {
  /** The number of the event that opened it: the same however often the chronicle is made. */
  readonly id: number;
  readonly kind: LeafKind;
  /** The first entry that was read on it; null where none was. */
  readonly label: string | null;
  /** The letter of the place where the party stood; on a path that of the place it walks to. */
  readonly place: string | null;
  readonly blocks: readonly Block[];
}

/** Prose and lines are texts of the book by their ids; a deed is told in the words of its event. */
export type Block = {
  readonly id: number;
  /** What happened while this was read: it stands in the margin. */
  readonly notes: readonly Told[];
} & (
  | { readonly kind: 'prose'; readonly text: string }
  | { readonly kind: 'line'; readonly text: string }
  | { readonly kind: 'chosen'; readonly event: Told }
  | { readonly kind: 'deed'; readonly event: Told }
);

type Open<T> = { -readonly [K in keyof T]: T[K] };
type OpenBlock = Open<Block> & { notes: Told[] };
interface OpenLeaf extends Open<Omit<Leaf, 'blocks'>> {
  blocks: OpenBlock[];
}

/** What is told between the prose, in a line of its own. */
const DEEDS: ReadonlySet<Told['type']> = new Set([
  'moves',
  'passes',
  'party.moved',
  'arrives',
  'encountered',
  'item.used',
  'rests',
  'death.marked',
  'check.begins',
  'combat.begins',
  'check.over',
  'combat.over',
  'adventure.over',
  'saved',
  'campaign.ends',
]);

/** Where the party goes the page turns, as it does at an entry. */
const TURNS: ReadonlySet<Told['type']> = new Set(['entry.opened', 'moves']);

/** `start`: where the book puts the party's marker. */
export function chronicleOf(events: readonly Told[], start: string): Leaf[] {
  const scribe = new Scribe(start);
  for (const [id, event] of events.entries()) scribe.write(id, event);
  return scribe.leaves.filter(({ blocks }) => blocks.length > 0);
}

class Scribe {
  readonly leaves: OpenLeaf[] = [];
  private place: string | null;
  /** A check or a combat is going on: its breath and dice are told where they fall, not here. */
  private isChallenged = false;

  constructor(private readonly start: string) {
    this.place = start;
  }

  write(id: number, event: Told): void {
    if (event.type === 'adventure.begins') this.begin(id);
    if (this.leaves.length === 0 && event.type === 'entry.opened') this.takeUp(id, event.label);
    if (this.leaves.length === 0) return; // The party is still gathering.
    if (event.type === 'adventure.over') this.turn(id, 'home');
    if (TURNS.has(event.type)) this.maybeTurn(id);
    this.follow(event);
    switch (event.type) {
      case 'text.read':
        for (const text of event.texts) this.add({ id, kind: isSetUp(text) ? 'line' : 'prose', text, notes: [] });
        break;
      case 'line.resolved':
        this.add({ id, kind: 'line', text: event.text, notes: [] });
        break;
      case 'chosen':
        this.add({ id, kind: 'chosen', event, notes: [] });
        break;
      default:
        if (DEEDS.has(event.type)) this.add({ id, kind: 'deed', event, notes: [] });
        else if (isNote(event, this.isChallenged)) this.leaf.blocks.at(-1)?.notes.push(event);
    }
  }

  /** Of a game that goes on from its midst nobody knows what was told before: the first entry is the first leaf. */
  private takeUp(id: number, label: string): void {
    const read = parseLabel(label);
    if (read && 'place' in read && read.place !== null) this.place = read.place;
    this.turn(id, 'plain');
  }

  /** RA-R86: what begins anew has not happened yet; nothing of the first time is left. */
  private begin(id: number): void {
    this.leaves.length = 0;
    this.place = this.start;
    this.isChallenged = false;
    this.turn(id, 'prologue');
  }

  private get leaf(): OpenLeaf {
    return this.leaves.at(-1)!;
  }

  private add(block: OpenBlock): void {
    this.leaf.blocks.push(block);
  }

  /** A new leaf begins with what the party chose, and with what that cost; entries that follow by themselves share it. */
  private maybeTurn(id: number): void {
    const { blocks } = this.leaf;
    const from = blocks.findLastIndex(({ kind }) => kind === 'chosen');
    const isAnswered = from >= 0 && !blocks.slice(from).some(({ kind, ...block }) => kind === 'prose' || isMove(block));
    if (!isAnswered) return;
    const carried = blocks.splice(from);
    this.turn(id, 'plain');
    this.leaf.blocks.push(...carried);
  }

  private turn(id: number, kind: LeafKind): void {
    this.leaves.push({ id, kind, label: null, place: this.place, blocks: [] });
  }

  /** Where the party stands, what it reads, and whether it is being tried. */
  private follow(event: Told): void {
    if (event.type === 'entry.opened' && this.leaf.label === null && this.leaf.kind !== 'home') {
      this.leaf.label = event.label;
      if (this.leaf.kind !== 'prologue') this.leaf.kind = parseLabel(event.label)?.kind ?? 'plain';
    }
    if (event.type === 'moves') this.stand(event.to);
    if (event.type === 'arrives' || event.type === 'party.moved' || event.type === 'passes') this.stand(event.letter);
    if (event.type === 'check.begins' || event.type === 'combat.begins') this.isChallenged = true;
    if (event.type === 'check.over' || event.type === 'combat.over') this.isChallenged = false;
  }

  private stand(letter: string): void {
    this.place = letter;
    this.leaf.place = letter;
  }
}

const isMove = (block: object): boolean => 'event' in block && (block.event as Told).type === 'moves';

/** How the table is laid is no part of the story. */
const isSetUp = (text: string): boolean => text.endsWith('.setup.read');
