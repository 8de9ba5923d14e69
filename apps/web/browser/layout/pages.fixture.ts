/** The pages that are no rooms: each is read as well as a room is played. */
import type { Sight } from './look.fixture';

type PageSight = Extract<Sight, { game: null }>;
const at = (name: string, path: string): PageSight => ({ game: null, name, path });

export const PAGES: readonly PageSight[] = [
  at('inn', '/'),
  at('settings', '/settings'),
  ...['dark-minions', 'para-roles', 'roll-player', 'dungeon-fighter', 'adventures'].map((game) =>
    at(`set-up ${game}`, `/table/${game}/new`),
  ),
  at('learn', '/learn/dark-minions'),
  at('rules', '/rules/dark-minions'),
  at('heroes', '/heroes'),
  at('workshop', '/workshop/adventures'),
  at('replays', '/replay'),
  at('deal', '/deal'),
  at('book', '/book'),
  at('campaigns', '/campaigns'),
  at('lobby', '/inn'),
  at('nowhere', '/cellar'),
];
