/** The addresses of the house. Pure: what a path means, and how one is written. */
export interface Place {
  readonly name: RouteName;
  readonly params: { readonly [name: string]: string };
}

const ROUTES = {
  inn: '/',
  setup: '/table/:game/new',
  table: '/play/:id',
  replay: '/replay/:id',
  replayLink: '/replay', // The journal travels behind the #, so it never reaches a server.
  rules: '/rules/:game',
  clause: '/rules/:game/:clause',
  learn: '/learn/:game',
  practice: '/practice/:game',
  workshop: '/workshop/:game',
  trial: '/workshop/:game/trial',
  lobby: '/inn',
  gathering: '/inn/:id', // What friends are sent.
  online: '/inn/:id/table',
  deal: '/deal',
  book: '/book',
  heroes: '/heroes',
  campaigns: '/campaigns',
  campaignNext: '/campaigns/:id/next',
  campaignBack: '/campaigns/:id/back',
  settings: '/settings',
  credits: '/credits',
  design: '/design',
} as const;

export type RouteName = keyof typeof ROUTES | 'nowhere';

/** What stands at this path (without the house's base). */
export function placeAt(path: string): Place {
  const parts = split(path);
  for (const [name, pattern] of Object.entries(ROUTES)) {
    const params = match(split(pattern), parts);
    if (params) return { name: name as RouteName, params };
  }
  return { name: 'nowhere', params: {} };
}

const split = (path: string) => path.split('/').filter(Boolean);

function match(pattern: readonly string[], parts: readonly string[]): Record<string, string> | null {
  if (pattern.length !== parts.length) return null;
  const params: Record<string, string> = {};
  for (const [i, piece] of pattern.entries()) {
    if (!piece.startsWith(':')) {
      if (piece !== parts[i]) return null;
      continue;
    }
    try {
      params[piece.slice(1)] = decodeURIComponent(parts[i]);
    } catch {
      return null; // A broken % in an address somebody typed.
    }
  }
  return params;
}

/** The path of a place: `pathTo('clause', { game: 'dark-minions', clause: 'DM-4.3' })`. */
export function pathTo(name: keyof typeof ROUTES, params: { readonly [name: string]: string } = {}): string {
  return ROUTES[name].replace(/:(\w+)/g, (_, param: string) => encodeURIComponent(params[param]));
}
