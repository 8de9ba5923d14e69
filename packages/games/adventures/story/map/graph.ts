/** A book as a graph: its entries, every way from one to another, what each title opens later. */

import { compareLabels, HERE, LIST, parseLabel } from '../../content/labels';
import type { Entry, Storybook } from '../../content/storybook';
import { titlesGiven, titlesRead } from '../lint/rules/facts';
import { Survey } from '../lint/survey';
import type { BookWords } from '../words';

export type EdgeKind = 'goto' | 'choice' | 'perhaps' | 'pass' | 'fail' | 'victory' | 'defeat' | 'death';

export interface MapNode {
  readonly label: string;
  /** The column it stands in: a location's letter, START, the tome … */
  readonly column: string;
  readonly kind: 'list' | 'check' | 'combat' | 'plain' | 'end';
  readonly isItem: boolean;
  /** Titles it gives, and where later each is asked for: "ADV2 B4". */
  readonly titles: readonly { readonly title: number; readonly opens: readonly string[] }[];
  readonly words: string;
}

export interface MapEdge {
  readonly from: string;
  readonly to: string;
  readonly kind: EdgeKind;
  readonly says: string;
}

export interface BookGraph {
  readonly title: string;
  readonly nodes: readonly MapNode[];
  readonly edges: readonly MapEdge[];
}

export function graphOf(book: Storybook, words: BookWords, others: readonly Storybook[] = []): BookGraph {
  const survey = new Survey(book);
  const readers = [book, ...others].map((other) => ({
    id: other.adventure.id,
    survey: other === book ? survey : new Survey(other),
  }));
  const opens = (title: number) =>
    readers.flatMap(({ id, survey: its }) =>
      titlesRead(its)
        .filter((one) => one.title === title)
        .map(({ path }) => `${id} ${path[1]}`),
    );
  const given = titlesGiven(survey);
  const nodes = survey.entries
    .map(({ label, entry, path }): MapNode => {
      const its = [...new Set(given.filter((one) => one.path[1] === path[1]).map(({ title }) => title))];
      return {
        label,
        column: columnOf(label),
        kind: kindOf(entry),
        isItem: parseLabel(label)?.kind === 'item',
        titles: its.map((title) => ({ title, opens: [...new Set(opens(title))] })),
        words: words[`${label}.read`] ?? '',
      };
    })
    .sort((a, b) => compareLabels(a.label, b.label));
  return {
    title: words.title ?? book.adventure.id,
    nodes,
    edges: survey.entries.flatMap(({ label, entry }) => edgesOf(label, entry, words)),
  };
}

function columnOf(label: string): string {
  const read = parseLabel(label);
  switch (read?.kind) {
    case 'base':
      return read.place;
    case 'plain':
    case 'item':
      return read.place ?? 'ANY';
    case 'encounter':
    case 'death':
      return 'tome';
    default:
      return label;
  }
}

const kindOf = ({ choose, check, combat, end }: Entry): MapNode['kind'] =>
  choose ? 'list' : check ? 'check' : combat ? 'combat' : end ? 'end' : 'plain';

function edgesOf(label: string, entry: Entry, words: BookWords): MapEdge[] {
  const edges: MapEdge[] = [];
  const to = (target: string | undefined, kind: EdgeKind, says: string) => {
    if (target === undefined || target === LIST) return;
    const here = parseLabel(label);
    const place = here && 'place' in here ? here.place : null;
    const known = target === HERE ? place : target;
    if (known !== null) edges.push({ from: label, to: known, kind, says });
  };
  const lines = (list: Entry['do'], field: string) => {
    list?.forEach((line, i) => {
      to(line.goto, line.if ? 'perhaps' : 'goto', words[`${label}.${field}.${i}`] ?? '');
      for (const effect of line.effects ?? []) if ('death' in effect) to(effect.death.resume, 'death', '');
    });
  };
  lines(entry.do, 'do');
  to(entry.goto, 'goto', '');
  entry.choose?.forEach((choice, i) => {
    to(choice.kind === 'end' ? 'THE_END' : choice.goto, 'choice', words[`${label}.choose.${i}`] ?? choice.kind);
  });
  const results = {
    ...(entry.check && { pass: entry.check.pass, fail: entry.check.fail }),
    ...(entry.combat && { victory: entry.combat.victory, defeat: entry.combat.defeat }),
  };
  for (const [kind, result] of Object.entries(results)) {
    lines(result.do, `${kind}.do`);
    to(result.goto, kind as EdgeKind, words[`${label}.${kind}.read`] ?? '');
  }
  return edges;
}
