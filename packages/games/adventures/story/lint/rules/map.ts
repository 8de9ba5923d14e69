/** L24 to L28, L36, L37: locations, paths, encounters and tokens. */
import { parseLabel } from '../../../content/labels';
import type { Condition } from '../../../content/storybook';
import type { Path } from '../findings';
import { encountersUsed, placesOf } from './links';
import type { Linted, Rule } from './rule';

/** L24: a base entry for each location, a location for each base entry and for each letter that is named. */
const locations: Rule = ({ survey, book, report }) => {
  const places = placesOf(survey);
  for (const letter of places) {
    if (!survey.byLabel.has(letter))
      report.error(
        'L24',
        pathOfPlace({ book }, letter),
        `location ${letter} has no base entry`,
        `write the entry ${letter}`,
      );
  }
  for (const { label, path } of survey.entries) {
    const read = parseLabel(label);
    if (read?.kind === 'base' && !places.includes(label))
      report.error('L24', path, `there is no location ${label} for this base entry`);
    if ((read?.kind === 'plain' || read?.kind === 'item') && read.place !== null && !places.includes(read.place))
      report.error('L24', path, `there is no location ${read.place}`);
  }
  for (const { letter, path } of lettersNamed({ survey, book })) {
    if (!places.includes(letter)) report.error('L24', path, `there is no location ${letter}`);
  }
  const twice = places.find((letter, i) => places.indexOf(letter) !== i);
  if (twice !== undefined) report.error('L24', ['map', 'locations'], `location ${twice} stands on the map twice`);
};

function pathOfPlace({ book }: Pick<Linted, 'book'>, letter: string): Path {
  const at = book.map.locations.findIndex((one) => one.letter === letter);
  if (at >= 0) return ['map', 'locations', at];
  const card = (book.cards?.discovery ?? []).findIndex(
    (one) => one.kind === 'map' && one.adds?.locations?.some((place) => place.letter === letter),
  );
  return ['cards', 'discovery', card];
}

function lettersNamed({ survey, book }: Pick<Linted, 'survey' | 'book'>): { letter: string; path: Path }[] {
  const named: { letter: string; path: Path }[] = [{ letter: book.setup.party, path: ['setup', 'party'] }];
  book.setup.tokens?.forEach(({ at }, i) => {
    named.push({ letter: at, path: ['setup', 'tokens', i] });
  });
  for (const { value, path } of survey.conditionsOf('visited')) named.push({ letter: value, path });
  for (const { value, path } of survey.conditionsOf('token')) named.push({ letter: value.at, path });
  for (const { value, path } of survey.effectsOf('party_to')) named.push({ letter: value.letter, path });
  for (const { value, path } of survey.effectsOf('location'))
    named.push({ letter: 'open' in value ? value.open : value.close, path });
  for (const { value, path } of survey.effectsOf('token')) {
    const letters = [
      'at' in value ? value.at : undefined,
      'to' in value ? value.to : undefined,
      ...('route' in value ? value.route : []),
    ];
    for (const letter of letters) if (letter !== undefined) named.push({ letter, path });
  }
  return named;
}

interface PathSite {
  readonly id: string;
  readonly ends: readonly [string, string];
  readonly one_way: boolean;
  readonly space?: string;
  readonly path: Path;
}

function pathsOf({ book }: Pick<Linted, 'book'>): PathSite[] {
  const printed = book.map.paths.map((one, i) => ({ ...one, path: ['map', 'paths', i] }));
  const drawn = (book.cards?.discovery ?? []).flatMap((card, i) =>
    card.kind === 'map'
      ? (card.adds?.paths ?? []).map((one, j) => ({ ...one, path: ['cards', 'discovery', i, 'adds', 'paths', j] }))
      : [],
  );
  return [...printed, ...drawn];
}

/** L25, L26: the map hangs together, and what is opened and closed is there. */
const paths: Rule = (it) => {
  const { survey, book, report } = it;
  const places = placesOf(survey);
  const all = pathsOf(it);
  const reached = new Set([book.setup.party, ...survey.effectsOf('party_to').map(({ value }) => value.letter)]);
  for (const here of reached) {
    for (const { ends, one_way } of all) {
      if (ends[0] === here) reached.add(ends[1]);
      if (ends[1] === here && !one_way) reached.add(ends[0]);
    }
  }
  for (const letter of places) {
    if (!reached.has(letter))
      report.error('L25', pathOfPlace(it, letter), `no path leads to ${letter}, even with all of them open`);
  }
  const ids = all.map(({ id }) => id);
  all.forEach(({ id, ends, path }, i) => {
    if (ids.indexOf(id) !== i) report.error('L26', path, `the path ${id} stands on the map twice`);
    for (const end of ends) if (!places.includes(end)) report.error('L24', path, `there is no location ${end}`);
  });
  for (const { value, path } of survey.effectsOf('path')) {
    const id = 'open' in value ? value.open : value.close;
    if (!ids.includes(id)) report.error('L26', path, `there is no path ${id}`, `paths: ${ids.join(', ')}`);
  }
  book.cards?.discovery?.forEach((card, i) => {
    if (card.kind !== 'map') return;
    for (const id of card.replaces ?? []) {
      if (!ids.includes(id)) report.error('L26', ['cards', 'discovery', i, 'replaces'], `there is no path ${id}`);
    }
  });
};

const MOST_ENCOUNTERS = 10;

/** L27. */
const encounters: Rule = (it) => {
  const { survey, book, report } = it;
  const spaces = pathsOf(it).flatMap(({ space, path }) => (space === undefined ? [] : [{ space, path }]));
  spaces.forEach(({ space, path }, i) => {
    if (spaces.findIndex((one) => one.space === space) !== i)
      report.error('L27', path, `the encounter space ${space} lies on two paths`);
  });
  const known = spaces.map(({ space }) => space);
  const here: Path = ['setup', 'encounters'];
  const { numbers = [], spaces: used = [], place } = book.setup.encounters ?? {};
  const repeated = (list: readonly unknown[]) => list.find((one, i) => list.indexOf(one) !== i);
  const [number, space] = [repeated(numbers), repeated(used)];
  if (number !== undefined) report.error('L27', [...here, 'numbers'], `the encounter ${number} is laid out twice`);
  if (space !== undefined) report.error('L27', [...here, 'spaces'], `the space ${space} is named twice`);
  if (numbers.length > used.length)
    report.error('L27', here, `there are ${numbers.length} numbers for ${used.length} spaces`);
  if (place === 'fixed' && numbers.length !== used.length)
    report.error('L27', here, '`fixed` wants a number for each space');
  const spacesNamed = used.map((one, i) => ({ space: one, path: [...here, 'spaces', i] as Path }));
  for (const { value, path } of survey.effectsOf('encounter')) {
    spacesNamed.push({ space: 'remove' in value ? value.remove : value.at, path });
  }
  for (const { space: one, path } of spacesNamed) {
    if (!known.includes(one))
      report.error('L27', path, `no path has the encounter space ${one}`, `spaces: ${known.join(', ') || 'none'}`);
  }
  const tome = `ADV${book.adventure.number}-`;
  const inUse = encountersUsed(survey);
  for (const one of inUse) {
    const path = numbers.includes(one) ? [...here, 'numbers', numbers.indexOf(one)] : here;
    if (one < 1 || one > MOST_ENCOUNTERS)
      report.error('L27', path, `encounters have 1 to ${MOST_ENCOUNTERS}, not ${one}`);
    else if (!survey.byLabel.has(`${tome}${one}`)) report.error('L27', path, `the tome has no entry ${tome}${one}`);
  }
  for (const { label, path } of survey.entries) {
    const read = parseLabel(label);
    if (read?.kind === 'encounter' && read.part === '' && !inUse.has(read.number))
      report.warning('L27', path, `no token has the number of ${label}`);
  }
};

/** L28 as far as the set-up tells; what effects place is seen by the search. */
const tokens: Rule = ({ book, report }) => {
  const kinds = (book.setup.tokens ?? []).map(({ kind }) => kind);
  kinds.forEach((kind, i) => {
    if (kind !== 'xp' && kinds.indexOf(kind) !== i)
      report.error('L28', ['setup', 'tokens', i], `the token ${kind} lies on the map already`);
  });
};

const mentions = (condition: Condition | undefined, is: (key: string, value: unknown) => boolean): boolean => {
  if (!condition) return false;
  const [key, value] = Object.entries(condition)[0];
  if (key === 'not') return mentions(value as Condition, is);
  if (key === 'all' || key === 'any') return (value as Condition[]).some((one) => mentions(one, is));
  if (key === 'count') return ((value as { of?: Condition[] }).of ?? []).some((one) => mentions(one, is));
  return is(key, value);
};

/** L36: after `collect` there is never XP here. */
const collected: Rule = ({ survey, report }) => {
  for (const { lines, path } of survey.lists) {
    const at = lines.findIndex((line) => line.if === undefined && line.effects?.some((one) => 'collect' in one));
    if (at < 0) continue;
    lines.slice(at + 1).forEach((line, i) => {
      if (mentions(line.if, (key, value) => key === 'token_here' && value === 'xp'))
        report.error('L36', [...path, at + 1 + i, 'if'], 'the XP was collected above', 'test it before `collect`');
    });
  }
};

const TELLS_A_RETURN = ['token_here', 'token', 'visited', 'read', 'keyword', 'counter', 'used', 'item', 'title'];

/** L37: XP lies there, so the first visit and the second are not the same. */
const returns: Rule = ({ survey, book, report }) => {
  const rich = (book.setup.tokens ?? []).filter(({ kind }) => kind === 'xp').map(({ at }) => at);
  for (const letter of new Set(rich)) {
    const site = survey.byLabel.get(letter);
    if (!site || letter === book.setup.party) continue;
    const first = site.entry.do?.[0];
    if (!mentions(first?.if, (key) => TELLS_A_RETURN.includes(key))) {
      const fix = `begin with {if: {not: {token_here: xp}}, goto: ${letter}1}`;
      report.warning('L37', site.path, `XP lies on ${letter}, and its entry does not know a second visit`, fix);
    }
  }
};

export const mapRules: readonly Rule[] = [locations, paths, encounters, tokens, collected, returns];
