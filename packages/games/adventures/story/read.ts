/** `tabard story read`: a path through a book as a text, or all its entries in order, to be proof-read. */
import { asEventOf } from '@tabard/kernel';
import type { Content } from '../content';
import { compareLabels, parseLabel } from '../content/labels';
import type { Choice, Entry, Storybook } from '../content/storybook';
import type { AdventuresEvent } from '../rules/events';
import type { Temper } from './walk/minds';
import { playBook, type Steer } from './walk/walk';
import type { BookWords } from './words';

export interface ReadSetup {
  readonly seats: number;
  readonly temper: Temper;
  readonly legendary: boolean;
  readonly seed: string;
  /** Which choice is taken at each list, from 1; after the last one the party decides by itself. */
  readonly choices: readonly number[];
}

export class ReadingError extends Error {
  override readonly name = 'ReadingError';
}

/** A whole path, in paragraphs. */
export function readPath(content: Content, book: Storybook, words: BookWords, setup: ReadSetup): string[] {
  const wanted = setup.choices.slice();
  let asked = 0;
  const steer: Steer = (ask) => {
    if (ask.question !== 'story.choose') return null;
    const next = wanted.shift();
    if (next === undefined) return null;
    asked += 1;
    const found = ask.options.find((one) => one !== 'end' && one.at === next - 1);
    if (found) return found;
    const offered = ask.options.map((one) => (one === 'end' ? one : one.at + 1));
    throw new ReadingError(`choice ${asked} of the list is ${next}, and there ${offered.join(', ')} are offered`);
  };
  const { match, trouble } = playBook(content, book, { ...setup, number: 0 }, steer);
  const told = match
    .eventsFor('everything')
    .flatMap((event) => paragraphs(asEventOf<AdventuresEvent>(event), book, words));
  return trouble === null ? told : [...told, `(Here it breaks off: ${trouble})`];
}

function paragraphs(it: AdventuresEvent, { adventure }: Storybook, words: BookWords): string[] {
  const wordsOf = (id: string) => words[id.replace(`${adventure.id}.`, '')];
  const say = (id: string) => wordsOf(id) ?? `[${id}]`;
  switch (it.type) {
    case 'entry.opened':
      return ['', `## ${it.label}`];
    case 'text.read':
      return it.texts.map(say);
    case 'line.resolved':
      return [`! ${say(it.text)}`];
    case 'chosen':
      return [`? ${wordsOf(it.text) ?? CAPTIONS[it.kind] ?? say(it.text)}`];
    case 'moves':
      return [`(from ${it.from} to ${it.to})`];
    case 'item.used':
      return [`(item ${it.items.join(' and ')} at ${it.letter}${it.nothing ? `: ${words.nothing ?? 'nothing'}` : ''})`];
    case 'title.gained':
      return [`! Title ${it.title}: ${words[`titles.${it.title}.name`] ?? ''}`];
    case 'check.over':
      return [it.passed ? '(passed)' : '(failed)'];
    case 'combat.over':
      return [it.won ? '(won)' : '(lost)'];
    case 'death.marked':
      return [`(death ${it.box})`];
    case 'rests':
      return [`(a rest for ${it.xp} XP)`];
    default:
      return [];
  }
}

const CAPTIONS: { readonly [kind: string]: string } = {
  move: 'Move.',
  rest: 'Rest.',
  item: 'Use an item.',
  end: 'THE END.',
};

/** All entries in the order of their labels, with choices, results and where each leads. */
export function readAll(book: Storybook, words: BookWords): string[] {
  const all = { ...book.entries, ...book.tome };
  const labels = Object.keys(all).sort(compareLabels);
  return [
    `# ${words.title ?? book.adventure.id}`,
    words['setup.read'] ?? '',
    ...labels.flatMap((label) => entryText(label, all[label], words)),
  ];
}

function entryText(label: string, entry: Entry, words: BookWords): string[] {
  const place = parseLabel(label)?.kind === 'base' ? ` ${words[`map.${label}`] ?? ''}` : '';
  const lines = ['', `## ${label}${place}`];
  const say = (id: string, before = '') => {
    if (words[`${label}.${id}`] !== undefined) lines.push(before + words[`${label}.${id}`]);
  };
  say('read');
  entry.read_if?.forEach((insert, i) => {
    if ('first' in insert) for (const j of insert.first.keys()) say(`read_if.${i}.first.${j}`, '[if] ');
    else say(`read_if.${i}`, '[if] ');
  });
  entry.do?.forEach((line, i) => {
    say(`do.${i}`, '! ');
    if (line.goto) lines.push(`  ${line.if ? 'perhaps ' : ''}→ ${line.goto}`);
  });
  entry.choose?.forEach((choice, i) => {
    lines.push(`${i + 1}. ${words[`${label}.choose.${i}`] ?? CAPTIONS[choice.kind] ?? ''}${priceOf(choice)}`);
  });
  for (const ending of ['pass', 'fail', 'victory', 'defeat'] as const) {
    const result =
      (entry.check as Record<string, { goto: string }> | undefined)?.[ending] ??
      (entry.combat as Record<string, { goto: string }> | undefined)?.[ending];
    if (!result) continue;
    lines.push(`${ending}: ${words[`${label}.${ending}.read`] ?? ''} → ${result.goto}`);
  }
  if (entry.goto) lines.push(`→ ${entry.goto}`);
  return lines;
}

const priceOf = ({ pay, goto, if: condition }: Choice): string =>
  [pay && ` (${JSON.stringify(pay).replace(/["{}]/g, '')})`, condition && ' [if]', goto && ` → ${goto}`]
    .filter(Boolean)
    .join('');
