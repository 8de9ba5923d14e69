/** Tokens, paths, locations, encounter tokens and the party's marker, as the story changes them. */
import type { Effect } from '../../content/storybook';
import type { G } from '../board';
import { arriveAt, leaveEncounter } from '../map/marker';
import { lettersWith, tokenAt } from '../map/tokens';
import { ARRIVING, dieIfDue } from './death';
import { bookOf } from './go';

type Change<K extends string> = Effect extends infer E ? (E extends Record<K, infer V> ? V : never) : never;

const placesOf = ({ b }: G, kind: string): string[] =>
  kind === 'xp' ? Object.keys(b.map.xp) : lettersWith(b.map, kind);

function place(g: G, kind: string, at: string, count = 1): void {
  const { map } = g.b;
  if (kind === 'xp') map.xp[at] = (map.xp[at] ?? 0) + count;
  else if (!map.tokens.includes(tokenAt(kind, at))) map.tokens.push(tokenAt(kind, at));
  g.tell('token.placed', { book: bookOf(g).id, kind, at, count });
}

/** What is not there is not removed; without a place: wherever it lies. */
function remove(g: G, kind: string, at: string | undefined, count?: number): void {
  const { map } = g.b;
  for (const letter of placesOf(g, kind)) {
    if (at !== undefined && letter !== at) continue;
    const gone = kind === 'xp' ? Math.min(count ?? map.xp[letter], map.xp[letter]) : 1;
    if (kind === 'xp') map.xp[letter] -= gone;
    if (kind === 'xp' && map.xp[letter] === 0) delete map.xp[letter];
    map.tokens = map.tokens.filter((token) => token !== tokenAt(kind, letter));
    g.tell('token.removed', { book: bookOf(g).id, kind, at: letter, count: gone });
  }
}

function token(g: G, change: Change<'token'>): void {
  if ('place' in change) place(g, change.place, change.at, change.count);
  else if ('remove' in change) remove(g, change.remove, change.at, change.count);
  else if ('move' in change) {
    const from = change.at ?? placesOf(g, change.move)[0];
    if (from === undefined || !placesOf(g, change.move).includes(from)) return;
    const count = change.move === 'xp' ? g.b.map.xp[from] : 1;
    remove(g, change.move, from);
    place(g, change.move, change.to, count);
  } else {
    const from = placesOf(g, change.step).find((letter) => change.route.includes(letter));
    if (from === undefined) return; // not on the route: nothing
    const next = change.route[(change.route.indexOf(from) + 1) % change.route.length];
    remove(g, change.step, from);
    place(g, change.step, next);
  }
}

function toggle(list: string[], id: string, open: boolean): string[] {
  const rest = list.filter((one) => one !== id);
  return open ? [...rest, id] : rest;
}

export const changeMap = {
  token,
  path(g: G, change: Change<'path'>): void {
    const open = 'open' in change;
    const id = open ? change.open : change.close;
    g.b.map.openPaths = toggle(g.b.map.openPaths, id, open);
    g.tell(open ? 'path.opened' : 'path.closed', { book: bookOf(g).id, path: id });
  },
  location(g: G, change: Change<'location'>): void {
    const open = 'open' in change;
    const letter = open ? change.open : change.close;
    g.b.map.openLocations = toggle(g.b.map.openLocations, letter, open);
    g.tell(open ? 'location.opened' : 'location.closed', { book: bookOf(g).id, letter });
  },
  /** On an occupied space the new token replaces the old one; on a vanished space nothing happens. */
  encounter(g: G, change: Change<'encounter'>): void {
    const { b } = g;
    const space = 'remove' in change ? change.remove : change.at;
    const at = b.spaces.indexOf(space);
    if (at >= 0) {
      b.spaces.splice(at, 1);
      b.encounterNumbers.splice(at, 1);
    }
    if ('remove' in change || !isOnMap(g, space)) return;
    b.spaces.push(space);
    b.encounterNumbers.push(change.place);
  },
  /** RA-R29: `base` is an arrival, and the line or entry goes on with the base entry; `none` only moves the marker. */
  partyTo(g: G, { letter, read }: Change<'party_to'>): 'left' | undefined {
    const { map } = g.b;
    const closes = map.encounter !== null;
    if (closes) leaveEncounter(g);
    map.move = null;
    map.at = letter;
    g.tell('party.moved', { book: bookOf(g).id, letter });
    if (read !== 'base') return undefined;
    arriveAt(g, letter);
    return closes && dieIfDue(g, ARRIVING) ? 'left' : undefined; // RA-R83: an encounter closes
  },
};

/** A space is on the map while its path is: on the printed map or on a map card that lies there, not replaced. */
export function isOnMap(g: G, space: string): boolean {
  return pathsOnMap(g).some((id) => bookOf(g).paths[id].space === space);
}

export function pathsOnMap({ b, content }: Pick<G, 'b' | 'content'>): string[] {
  const { source, discoveries } = content.books[b.book];
  const laid = b.map.mapCards.map((number) => discoveries[number]).filter((card) => card.kind === 'map');
  const gone = laid.flatMap((card) => card.replaces ?? []);
  const all = [...source.map.paths, ...laid.flatMap((card) => card.adds?.paths ?? [])].map(({ id }) => id);
  return all.filter((id) => !gone.includes(id));
}
