/** The other end of a code: the seat it stands for, on this device. */
import { cardOfTable, redeem } from './inn-api';
import { hold } from './tokens';

/** A code is good once, however often React looks. */
const taken = new Map<string, Promise<string>>();

/** Takes the seat that a code stands for, remembers it here, and answers the table. `at`: the table, where the address names it. */
export function takeByCode(code: string, at: string | null = null): Promise<string> {
  const taking = taken.get(code) ?? takeSeat(code, at);
  taken.set(code, taking);
  taking.catch(() => taken.delete(code));
  return taking;
}

async function takeSeat(code: string, at: string | null): Promise<string> {
  const known = at === null ? null : await cardOfTable(at); // Before the code is spent: a line may break at any moment.
  const { table, token, guest } = await redeem(code);
  const { game, guests } = known?.id === table ? known : await cardOfTable(table);
  const name = guests.find((one) => one.guest === guest)?.name ?? '';
  hold({ table, game, name, token, nonce: null, vow: null, at: Date.now() });
  return table;
}
