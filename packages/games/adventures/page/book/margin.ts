/** What stands in the margin: gained, lost, recorded. What happens alike to several heroes is one note. */
import type { AdventuresEvent as Told } from '../../index';
export type Tone = 'gain' | 'loss' | 'mark';

const bySign = (event: Told): Tone => ('by' in event && event.by < 0 ? 'loss' : 'gain');

/** By event; what is not named stands in no margin. */
const TONES = {
  'xp.changed': bySign,
  'gold.changed': bySign,
  'favor.changed': bySign,
  'health.changed': bySign,
  'row.changed': bySign,
  'counter.changed': 'mark',
  'title.gained': 'gain',
  'title.returned': 'loss',
  'keyword.recorded': 'mark',
  'keyword.erased': 'loss',
  'item.found': 'gain',
  'item.returned': 'loss',
  'map.changed': 'mark',
  'card.gained': 'gain',
  'card.returned': 'loss',
  'card.moved': 'mark',
  'score.raised': 'gain',
  fatigued: 'loss',
  exhausted: 'loss',
  recovered: 'gain',
  revived: 'gain',
  'class.turned': 'mark',
  'bonus.back': 'gain',
  'end.available': 'mark',
  'token.placed': 'mark',
  'token.removed': 'mark',
  'path.opened': 'gain',
  'path.closed': 'loss',
  'location.opened': 'gain',
  'location.closed': 'loss',
} satisfies { readonly [type in Told['type']]?: Tone | ((event: Told) => Tone) };

export type NoteType = keyof typeof TONES;

const toneOf = (event: Told): Tone => {
  const tone: Tone | ((event: Told) => Tone) = TONES[event.type as NoteType];
  return typeof tone === 'string' ? tone : tone(event);
};

/** Breath comes and goes all through a check or a combat: there only the journal is worth a note. */
const OF_THE_FIGHT: ReadonlySet<Told['type']> = new Set([
  'fatigued',
  'recovered',
  'row.changed',
  'class.turned',
  'bonus.back',
]);

/** A counter that the book keeps to itself is told to nobody: its sentence is null (see text/events). */
export const isNote = (event: Told, isChallenged: boolean): boolean =>
  event.type in TONES && !(isChallenged && OF_THE_FIGHT.has(event.type));

export interface Note {
  readonly id: number;
  readonly tone: Tone;
  /** The events it stands for: one, or the same that happened to several seats. */
  readonly events: readonly Told[];
}

/** The notes of a block in their order; the same that happens to one hero after the other is gathered. */
export function notesOf(events: readonly Told[]): Note[] {
  const notes: Note[] = [];
  for (const [id, event] of events.entries()) {
    const last = notes.at(-1);
    if (last && isSameForAnother(last.events[0], event)) {
      notes[notes.length - 1] = { ...last, events: [...last.events, event] };
    } else notes.push({ id, events: [event], tone: toneOf(event) });
  }
  return notes;
}

interface OfSeat {
  readonly type: string;
  readonly seat?: number;
  readonly amount?: number;
  readonly attr?: number;
  readonly by?: number;
  readonly state?: number;
}

/** The card that somebody takes is always its own note. */
function isSameForAnother(a: OfSeat, b: OfSeat): boolean {
  if (a.type !== b.type || a.seat === undefined || 'card' in a) return false;
  return a.amount === b.amount && a.attr === b.attr && a.by === b.by && a.state === b.state;
}
