/** What one knows of a place, and where the party's marker stands. */
import type { Moment } from '@tabard/page/room/moment';
import { tokenName } from '../../index';
import { type View, words } from '../view';
import type { Chart, KnownPlace } from './chart';
import { along, type MapLayout, type Point } from './layout';

/** In sentences; where somebody has not been, that is all there is to say. */
export function knownOf(moment: Pick<Moment, 'say'>, place: KnownPlace, { paths }: Chart): string[] {
  const says = (id: string, facts = {}) => words(moment, `map.${id}`, facts);
  const lies = place.tokens.map((kind) => says('token', { token: moment.say(tokenName(kind)) }));
  const ways = paths.filter(({ ends, isOpen }) => isOpen && ends.includes(place.letter));
  return [
    says(place.isHere ? 'here' : place.isExplored ? 'explored' : 'unexplored'),
    ...(place.isOpen ? [] : [says('closed')]),
    ...(place.xp > 0 ? [says('xp', { n: place.xp })] : []),
    ...lies,
    ...(!place.isHere && ways.some(({ hasToken }) => hasToken) ? [says('encounter')] : []),
    ...(place.go ? [says(place.isHere ? 'stop' : 'go')] : []),
  ];
}

/** How far along a path the party stands while something is met on it. */
const ON_THE_WAY = 0.42;

/** On its place, or on the path that it walks; null: it stands nowhere yet. */
export function markerAt(
  { at: letter, move }: Pick<View['b']['map'], 'at' | 'move'>,
  { spots, ways }: Pick<MapLayout, 'spots' | 'ways'>,
): Point | null {
  const way = ways.find(({ id }) => id === move?.path);
  return spots.find((one) => one.letter === letter) ?? (way ? along(way, ON_THE_WAY) : null);
}
