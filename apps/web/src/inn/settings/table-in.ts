/** The table somebody came from to the settings, as its address names it. Pure. */
import { pathTo, placeAt } from '@tabard/page/router/routes';

/** Its path, written anew: whatever else an address may hold leads nowhere. Null: it names no table. */
export function tableIn(query: URLSearchParams): string | null {
  const { name, params } = placeAt(query.get('table') ?? '');
  return name === 'table' || name === 'online' ? pathTo(name, params) : null;
}
