/** The next table of a campaign: who sat at this one comes to it, and has the seat they had. */
import type { TableCard, Whoami } from '@tabard/inn';
import { cardOfTable } from './inn-api';
import { sitDown } from './sit-down';
import { heldAt } from './tokens';

/** The same seats as here, where they are still free; whoever had none, or is too late, comes in and looks. */
export async function sitAtNext(next: string, before: Pick<TableCard, 'guests'>, you: Whoami | null): Promise<void> {
  const card = await cardOfTable(next);
  const name = before.guests.find(({ guest }) => guest === you?.guest)?.name;
  const free = (you?.seats ?? []).filter((seat) => card.seats[seat]?.kind === 'open');
  const isNew = heldAt(next) === null && card.phase === 'gathering';
  if (isNew && name !== undefined && free.length > 0) await sitDown(card, name, free);
}
