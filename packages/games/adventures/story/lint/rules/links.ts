/** L03, L04, L30, L45, L48, L49: where a book leads, and where it must not. */
import { HERE, LIST, parseLabel, START, THE_END } from '../../../content/labels';
import type { Action, Choice, Effect, Entry } from '../../../content/storybook';
import { didYouMean, type Path } from '../findings';
import { isTarget, type Survey } from '../survey';
import type { Rule } from './rule';

/** Death entries come from one shared file; a tutorial may bring its own. */
const isDeath = (label: string): boolean => parseLabel(label)?.kind === 'death';

/** L03: no dead link; what is asked for by `read` and `used` is there too. */
const noDeadLinks: Rule = ({ survey, report }) => {
  const labels = [...survey.byLabel.keys()];
  const missing = (to: string) => !isTarget(to) && !survey.byLabel.has(to);
  for (const { to, path } of survey.links) {
    if (missing(to)) report.error('L03', path, `there is no entry ${to}`, didYouMean(to, labels));
  }
  for (const { value, path } of survey.conditionsOf('read')) {
    if (missing(value)) report.error('L03', path, `there is no entry ${value} to have read`, didYouMean(value, labels));
  }
  for (const { value, path } of survey.conditionsOf('used')) {
    if (parseLabel(value)?.kind !== 'item')
      report.error('L03', path, `${value} is no use of an item`, 'such as D31 or D31.34');
  }
  for (const label of [START, THE_END]) {
    if (!survey.byLabel.has(label)) report.error('L03', ['entries'], `the book has no entry ${label}`);
  }
};

/** L04: from START, a location, an encounter, an item use or a death resume. */
const everythingReached: Rule = ({ survey, book, report }) => {
  const places = placesOf(survey);
  const used = encountersUsed(survey);
  const isRoot = (label: string): boolean => {
    const read = parseLabel(label);
    switch (read?.kind) {
      case 'start':
      case 'end':
        return true;
      case 'base':
        return places.includes(label);
      case 'item':
        return true;
      case 'encounter':
        return read.part === '' && used.has(read.number);
      case 'death':
        return read.part === '';
      default:
        return false;
    }
  };
  const reached = new Set([book.setup.begin, ...[...survey.byLabel.keys()].filter(isRoot)]);
  for (const { to, by, label } of survey.links) if (by === 'death' || label === '') reached.add(to);
  for (const label of reached) {
    for (const link of survey.links) if (link.label === label && !isTarget(link.to)) reached.add(link.to);
  }
  for (const { label, path } of survey.entries) {
    if (!reached.has(label)) report.error('L04', path, `nothing leads to ${label}`, 'link to it, or take it out');
  }
};

export const placesOf = ({ book }: Survey): string[] =>
  [
    ...book.map.locations,
    ...(book.cards?.discovery ?? []).flatMap((card) => (card.kind === 'map' ? (card.adds?.locations ?? []) : [])),
  ].map(({ letter }) => letter);

export const encountersUsed = (survey: Survey): Set<number> =>
  new Set([
    ...(survey.book.setup.encounters?.numbers ?? []),
    ...survey.effectsOf('encounter').flatMap(({ value }) => ('place' in value ? [value.place] : [])),
  ]);

/** L30: where the story goes on after a death, and what may be resumed where. */
const deaths: Rule = ({ survey, report }) => {
  for (const { label, to, path, by } of survey.links) {
    if (by !== 'death') continue;
    if (to === LIST)
      report.error('L30', path, 'a death resumes at an entry, not at @list', 'name the entry to go on at');
    else if (encounterOf(label) !== encounterOf(to) && to !== HERE) {
      const where = encounterOf(label) === null ? 'the storybook' : `the encounter ${encounterOf(label)}`;
      report.error('L30', path, `a death in ${where} resumes there, not at ${to}`);
    }
  }
  for (const { label, entry, path } of survey.entries) {
    const kind = parseLabel(label)?.kind;
    const { resume } = entry;
    if ((resume === 'path' || resume === 'back') && kind !== 'encounter')
      report.error('L30', [...path, 'resume'], `\`resume: ${resume}\` belongs to an encounter`);
    if (resume === 'caller' && kind !== 'death')
      report.error('L30', [...path, 'resume'], '`resume: caller` belongs to a Death entry');
    const read = parseLabel(label);
    if (read?.kind === 'death' && read.part === '' && !revives(entry)) {
      const fix = 'begin with {recover: {who: each, amount: all}}';
      report.error('L30', path, `${label} leaves everybody exhausted`, fix);
    }
  }
};

export const revives = ({ do: lines = [] }: Entry): boolean =>
  lines.some((line) => line.if === undefined && (line.effects ?? []).some(isRevival));

const isRevival = (effect: Effect): boolean => {
  if (!('recover' in effect)) return false;
  const { who } = effect.recover;
  return who !== 'not_exhausted' && !(typeof who === 'object' && 'class_color' in who);
};

/** The encounter a label belongs to: ADV1-3 and ADV1-3a are one; null for the storybook. Deaths are apart. */
export function encounterOf(label: string): string | null {
  const read = parseLabel(label);
  if (read?.kind === 'encounter') return `ADV${read.adventure}-${read.number}`;
  return read?.kind === 'death' ? `Death-${read.number}` : null;
}

/** L48: in and out of an encounter only as the ledger says. */
const encounterWalls: Rule = ({ survey, report }) => {
  for (const { label, to, path, by } of survey.links) {
    if (by !== 'goto' || isTarget(to) || label === '') continue;
    const [from, into] = [encounterOf(label), encounterOf(to)];
    if (from === into || isDeath(label)) continue;
    if (into !== null) report.error('L48', path, `${label} leads into the tome, to ${to}`);
    else if (!isLedOut(survey, label, path, to)) {
      const fix = `put {party_to: {letter: ${to[0]}, read: base}} before it and go to ${to[0]}`;
      report.error('L48', path, `${label} leads out of its encounter, to ${to}`, fix);
    }
  }
};

/** `party_to` with `read: base` stands in the same line, choice or list. */
function isLedOut(survey: Survey, label: string, path: Path, to: string): boolean {
  const holder = path.slice(0, -1).join('\u0000');
  return survey.effectsOf('party_to').some(({ value, label: own, line }) => {
    if (own !== label || value.letter !== to || value.read !== 'base') return false;
    const text = line.join('\u0000');
    return text === holder || text.startsWith(`${holder}\u0000do\u0000`);
  });
}

/** L45: `base` is followed by a goto to that letter, `none` is not. */
const movesOfTheMarker: Rule = ({ survey, report }) => {
  const judge = (effects: readonly Effect[] = [], goto: string | null, path: Path) => {
    effects.forEach((effect, i) => {
      if (!('party_to' in effect)) return;
      const { letter, read } = effect.party_to;
      const follows = goto === letter || goto === HERE;
      const here = [...path, 'effects', i];
      if (read === 'base' && !follows)
        report.error('L45', here, `\`read: base\` is an arrival at ${letter}`, `go on with \`goto: ${letter}\``);
      if (read === 'none' && goto === letter)
        report.error('L45', here, `\`read: none\` is no arrival at ${letter}`, 'write `read: base`, or go elsewhere');
    });
  };
  for (const { kind, lines, path, then } of survey.lists) {
    lines.forEach((line, i) => {
      const isLast = i === lines.length - 1;
      judge(line.effects, line.goto ?? (isLast ? then : null), [...path, i]);
      if (kind === 'setup' && line.goto !== undefined)
        report.error('format', [...path, i, 'goto'], 'the set-up leads nowhere; the book begins at `begin`');
    });
  }
  for (const { choice, path } of survey.choices) judge(choice.effects, choice.goto ?? null, path);
};

/** L49: what an arrival is replaced by comes back to the place, moves the party, or ends. */
const arrivals: Rule = ({ survey, book, report }) => {
  book.arrive?.forEach((line, i) => {
    if (line.goto === undefined) return;
    const stray = straysFrom(survey, line, new Set());
    if (stray !== null)
      report.error(
        'L49',
        ['arrive', i, 'goto'],
        `on the way by ${stray} nobody arrives`,
        'lead to @here, party_to or THE_END',
      );
  });
};

/** The first entry on the way that ends anywhere but at @here, party_to or THE_END; null: none. */
function straysFrom(survey: Survey, line: Pick<Action, 'effects' | 'goto'>, seen: Set<string>): string | null {
  if ((line.effects ?? []).some((one) => 'party_to' in one)) return null;
  const { goto } = line;
  if (goto === undefined || goto === HERE || goto === THE_END) return null;
  if (goto === LIST) return LIST;
  if (seen.has(goto)) return null;
  seen.add(goto);
  const entry = survey.byLabel.get(goto)?.entry;
  if (!entry) return null; // L03 tells it
  for (const way of waysOut(entry)) {
    if (way === 'stray') return goto;
    const stray = straysFrom(survey, way, seen);
    if (stray !== null) return stray;
  }
  return null;
}

type Way = Pick<Action, 'effects' | 'goto'> | 'stray';

function waysOut(entry: Entry): Way[] {
  const lines = entry.do ?? [];
  const moved = lines.some((line) => line.if === undefined && line.effects?.some((one) => 'party_to' in one));
  const leaving: Way[] = lines.filter(({ goto }) => goto !== undefined);
  if (moved) return leaving;
  if (entry.goto !== undefined) leaving.push({ goto: entry.goto });
  if (entry.resume !== undefined) leaving.push('stray');
  const results = entry.check ? [entry.check.pass, entry.check.fail] : [];
  if (entry.combat) results.push(entry.combat.victory, entry.combat.defeat);
  for (const { do: its = [], goto } of results) {
    const isMoved = its.some((line) => line.if === undefined && line.effects?.some((one) => 'party_to' in one));
    leaving.push(...its.filter((line) => line.goto !== undefined));
    if (!isMoved) leaving.push({ goto });
  }
  for (const choice of entry.choose ?? []) leaving.push(...waysOfChoice(choice));
  return leaving;
}

function waysOfChoice({ kind, effects, goto }: Choice): Way[] {
  if (kind === 'move') return ['stray'];
  return kind === 'goto' || kind === 'special' ? [{ effects, goto }] : [];
}

export const linkRules: readonly Rule[] = [
  noDeadLinks,
  everythingReached,
  deaths,
  encounterWalls,
  movesOfTheMarker,
  arrivals,
];
