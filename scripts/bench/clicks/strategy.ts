/** One seat's way through whole games, answer by answer: what was asked, and what the strategy said. Always the same. */
import type { GameModule } from '@tabard/content';
import type { PendingAsk, Seat, Seen, TableOptions } from '@tabard/kernel';
import { Table } from '@tabard/table';

/** The seat whose presses are counted. */
export const PERSON: Seat = 0;

export interface Game {
  readonly module: GameModule;
  readonly seats: number;
  readonly options: TableOptions;
  readonly bot: string;
  readonly seeds: readonly string[];
  /** Of a game that is a whole evening: so many answers of the person are enough. */
  readonly most?: number;
}

/** One answer of the person. */
export interface Step {
  readonly seen: Seen;
  /** Null: it was thrown in while somebody was asked. */
  readonly ask: PendingAsk | null;
  /** What might be thrown in. */
  readonly extras: readonly string[];
  readonly key: string;
}

export interface Played {
  readonly steps: readonly Step[];
  /** Turns of the person, or rounds of the table. */
  readonly turns: number;
}

export function played(game: Game, seed: string): Played {
  const { module, seats, options, bot, most = Number.POSITIVE_INFINITY } = game;
  const sitters = Array.from({ length: seats }, (_, i) => ({ name: `Seat ${i + 1}`, kind: 'bot' as const, bot }));
  const table = Table.open(module.game, module.bots, { match: { seed, options }, whims: 7, sitters });
  const steps: Step[] = [];
  while (!table.match.standing && steps.length < most) {
    const word = table.botsWord();
    if (!word) throw new Error(`${module.game.id}: nobody has a word to say`);
    if (word.seat === PERSON) steps.push(stepOf(table, word.key));
    table.answer(word.seat, word.key);
  }
  return { steps, turns: turnsOf(table, module.turnEvent ?? 'turn.begins') };
}

function stepOf({ match }: Table, key: string): Step {
  const ask = match.pending.asks.find(({ seat }) => seat === PERSON) ?? null;
  const extras = match.pending.interrupts.filter(({ seat }) => seat === PERSON).flatMap(({ options }) => options);
  const isAnswer = ask !== null && (ask.input !== null || ask.options.includes(key));
  return { seen: match.seen(PERSON), ask: isAnswer ? ask : null, extras, key };
}

const turnsOf = ({ match }: Table, event: string): number =>
  match.eventsFor(PERSON, 0).filter(({ type, seat }) => type === event && (seat === undefined || seat === PERSON))
    .length;
