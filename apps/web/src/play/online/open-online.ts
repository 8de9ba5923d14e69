/** A table that was set here is opened in the inn, and whoever set it sits down there. */
import { nameIn } from '@tabard/content/names';
import type { TableCard } from '@tabard/inn';
import type { Opening } from '../begin/opening';
import { NAME_LIMIT } from '../begin/table-choice';
import { type Agreed, cardOfTable, createTable } from './inn-api';
import { PACES } from './pace-words';
import { sitDown } from './sit-down';
import { heldAt } from './tokens';

/** By how much those who watch are behind; `closed`: nobody watches. */
const DELAYS = { none: 0, minute: 60_000, five: 300_000, closed: 0 } as const;

/** How people want to be at it together. */
export interface Terms {
  readonly name: string;
  readonly isPublic: boolean;
  readonly chat: TableCard['chat'];
  readonly pace: keyof typeof PACES;
  readonly delay: keyof typeof DELAYS;
}

/** Where somebody sits who opens a table. */
export interface OwnPlace {
  /** A table of this guest's that is over, which the new one goes on from. */
  readonly after?: string;
  /** One's own seat; without it: the one that bears one's name, else the first person's. */
  readonly seat?: number;
}

/** Opens the table, sits down, and answers its id. */
export async function openOnline(opening: Opening, terms: Terms, { after, seat = -1 }: OwnPlace): Promise<string> {
  const { game, sitters, options, brought } = opening;
  const seats = sitters.map(({ kind, bot, name }) =>
    kind === 'bot' ? ({ kind, bot: bot!, name } as const) : ({ kind } as const),
  );
  const { isPublic, chat } = terms;
  const agreed: Agreed = { isPublic, chat, delay: DELAYS[terms.delay], watchers: terms.delay !== 'closed' };
  const brings = brought == null ? {} : { brought };
  const wish = { game, options, ...brings, seats, pace: PACES[terms.pace], ...agreed };
  const { table } = await createTable(
    wish,
    after === undefined ? null : { after, token: heldAt(after)?.token ?? null },
  );
  const called = nameIn(terms.name, NAME_LIMIT);
  // Where one goes on, one's own seat is the one that bears one's name.
  const named = sitters.findIndex(({ kind, name }) => kind === 'person' && name === called);
  const usual = seat >= 0 ? seat : sitters.findIndex(({ kind }) => kind === 'person');
  const own = named >= 0 ? named : usual;
  // The card shows the vow; only then a nonce is given.
  await sitDown(await cardOfTable(table), called ?? sitters[own]?.name, own < 0 ? [] : [own]);
  return table;
}
