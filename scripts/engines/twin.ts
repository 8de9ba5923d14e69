/** The other side of the comparison: the game of a record once more, here in Node. */
import { botsFor } from '@tabard/bots';
import { entriesOf, makeRecord, parseRecord, recordOf, verifyRecord } from '@tabard/kernel';
import { type Sitter, Table } from '@tabard/table';
import { games } from '../../apps/cli/src/all-games';

export const gameIds = games.map(({ game }) => game.id);
const gameCalled = (id: string) => games.find(({ game }) => game.id === id)!;

export interface Seating {
  /** Seats from 0. */
  readonly persons: readonly number[];
  /** At all the other seats; null: the best that the game has. */
  readonly bot: string | null;
  readonly whims: number;
}

export interface Twin {
  readonly hash: string;
  readonly answers: number;
  /** Answers that a bot thought of there and again here. */
  readonly thought: number;
}

/**
 * Only the persons' answers are taken from the record: every bot thinks again, every die falls again, and what comes
 * out must be the record itself, byte for byte.
 */
export function playTwin(text: string, { persons, bot, whims }: Seating): Twin {
  const record = parseRecord(text);
  const module = gameCalled(record.game);
  const { seats, options, seed } = record;
  const best = module.bots.at(-1)?.id ?? 'random';
  const sitters = Array.from(
    { length: seats },
    (_, seat): Sitter =>
      persons.includes(seat)
        ? { name: `Seat ${seat}`, kind: 'person' }
        : { name: `Seat ${seat}`, kind: 'bot', bot: bot ?? best },
  );
  const table = Table.open(module.game, botsFor(module), { match: { options, seed }, sitters, whims });
  let thought = 0;
  for (const entry of entriesOf(record)) {
    if (entry.kind !== 'answer') continue;
    const { seat, key } = entry;
    const word = table.botsWord(); // Bots that have something to say say it before a person does.
    const isPersons = persons.includes(seat);
    if (isPersons ? word !== null : word?.seat !== seat || word.key !== key) {
      const here = word ? `the bot at seat ${word.seat} says ${word.key}` : 'no bot speaks';
      throw new Error(`answer ${table.match.answers + 1}: there seat ${seat} said ${key}, here ${here}`);
    }
    if (!isPersons) thought += 1;
    table.answer(seat, key);
  }
  if (makeRecord(recordOf(table.match)) !== text) throw new Error('the record is another one here');
  return { hash: verifyRecord(module.game, record).hash(), answers: table.match.answers, thought };
}

/** A whole game that bots played in Node, as its file. */
export function finishedGame(id: string): string {
  const module = gameCalled(id);
  const bot = module.bots[0].id;
  const seats = module.game.seats.min;
  const sitters = Array.from({ length: seats }, (_, seat) => ({ name: `Seat ${seat}`, kind: 'bot' as const, bot }));
  const match = { options: {}, seed: 'finished', unattended: true };
  const table = Table.open(module.game, botsFor(module), { match, sitters, whims: 1 });
  while (table.stepBot()) if (table.match.answers > module.game.limits.answers) throw new Error(`${id} does not end`);
  return makeRecord(recordOf(table.match));
}
