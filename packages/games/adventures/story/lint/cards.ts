/** C01 to C09 (ledger, 5.8): the cards that all books share. */
import { type PackFile, problemsOf, Source } from '@tabard/content';
import type { z } from '@tabard/content/zod';
import { COLOURS, DECKS, makeSlot, slugOf } from '../../content';
import { coloursOf, type Slot } from '../../content/dice';
import { files } from '../../content/files';
import type { Storybook } from '../../content/storybook';
import { type Finding, type Path, Report } from './findings';
import { surveyOf } from './rules/facts';
import { type Placed, placeIn } from './source';

type FileName = keyof typeof files;
type Read = { readonly [F in FileName]?: z.output<(typeof files)[F]> };

/** By file of `content/`; `books` are the campaign's (C09). */
export function lintCards(given: readonly PackFile[], books: readonly Storybook[]): Placed[] {
  const placed: Placed[] = [];
  const read: Record<string, unknown> = {};
  const sources = new Map<FileName, Source>();
  for (const name of Object.keys(files) as FileName[]) {
    const file = given.find(({ path }) => path === name || path.endsWith(`/${name}`));
    if (!file) continue;
    const source = new Source(file);
    const parsed = source.syntax.length === 0 ? files[name].safeParse(source.data) : null;
    const problems =
      source.syntax.length > 0 ? source.syntax : parsed?.success ? [] : problemsOf(source, parsed!.error!.issues);
    for (const { file: its, line, column, path, sentence } of problems) {
      const rule = ruleOf(path);
      placed.push({ rule, severity: 'error', path: [path], message: sentence, file: its, line, column, sentence });
    }
    if (parsed?.success) read[name] = parsed.data;
    sources.set(name, source);
  }
  for (const [name, rules] of Object.entries(RULES) as [FileName, CardRule[]][]) {
    const source = sources.get(name);
    if (!source || read[name] === undefined) continue;
    const report = new Report();
    for (const rule of rules) rule(read as Read, report, books);
    placed.push(...report.all.map((finding: Finding) => placeIn(source, finding)));
  }
  return placed;
}

/** C02, C03: what the schema itself refuses. */
const ruleOf = (path: string): string => (/slots/.test(path) ? 'C02' : /track/.test(path) ? 'C03' : 'format');

type CardRule = (read: Read, report: Report, books: readonly Storybook[]) => void;

const repeated = <T>(list: readonly T[]): number[] => list.flatMap((one, i) => (list.indexOf(one) === i ? [] : [i]));

// ---- C01: complete and unique

const COUNTS = {
  enemies: 61,
  modifiers: 38,
  classes: 36,
  familiars: 15,
  characters: 36,
  races: 17,
  skills: 18,
} as const;
const DECK_COUNTS: { readonly [deck in (typeof DECKS)[number]]: number } = {
  armor: 23,
  weapon: 26,
  skill: 25,
  trait: 36,
  scroll: 19,
};

const complete =
  (key: keyof typeof COUNTS, listOf: (read: Read) => readonly { readonly id: string }[]): CardRule =>
  (read, report) => {
    const list = listOf(read);
    if (list.length !== COUNTS[key])
      report.error('C01', [key], `there are ${list.length}, and ${COUNTS[key]} are wanted`);
    for (const at of repeated(list.map(({ id }) => id)))
      report.error('C01', [key, at], `${list[at].id} stands here twice`);
  };

const enemyNumbers: CardRule = ({ 'enemies.yaml': file }, report) => {
  const numbers = file!.enemies.map(({ number }) => number);
  for (const at of repeated(numbers)) report.error('C01', ['enemies', at], `enemy ${numbers[at]} stands here twice`);
};

const classColours: CardRule = ({ 'classes.yaml': file }, report) => {
  for (const colour of COLOURS) {
    const n = file!.classes.filter((one) => one.colour === colour).length;
    if (n !== 6) report.error('C01', ['classes'], `the colour ${colour} has ${n} classes, and six are wanted`);
  }
};

const pairs: CardRule = ({ 'familiars.yaml': file }, report) => {
  const keys = file!.familiars.map(({ pair }) => pair.slice().sort().join(''));
  for (const at of repeated(keys)) report.error('C01', ['familiars', at], `the pair ${keys[at]} stands here twice`);
};

const decks: CardRule = ({ 'market.yaml': file }, report) => {
  for (const deck of DECKS) {
    const n = file!.market.filter((one) => one.deck === deck).length;
    if (n !== DECK_COUNTS[deck])
      report.error('C01', ['market'], `there are ${n} ${deck} cards, and ${DECK_COUNTS[deck]} are wanted`);
  }
  for (const at of repeated(file!.market.map(({ id }) => id)))
    report.error('C01', ['market', at], `${file!.market[at].id} stands here twice`);
};

// ---- C02, C03

const MOST_OF_A_COLOUR = 6;
const coloursNeeded: CardRule = ({ 'enemies.yaml': file }, report) => {
  file!.enemies.forEach(({ slots }, at) => {
    for (const colour of COLOURS) {
      const needed = slots.filter(
        (slot: Slot) => coloursOf(slot.colours).length === 1 && coloursOf(slot.colours)[0] === colour,
      );
      if (needed.length > MOST_OF_A_COLOUR)
        report.error(
          'C02',
          ['enemies', at, 'slots'],
          `${needed.length} slots want ${colour} (${needed.map(makeSlot).join(' ')}), and six dice have it`,
        );
    }
  });
};

// ---- C04: every icon of RA-38 on six cards, every combination of RA-39 at least once

const LEAST_OF_AN_ICON = 6;
const ICONS: readonly (readonly [string, RegExp])[] = [
  ['RA-38.1 flip', /"op":"flip"/],
  ['RA-38.2 step', /"op":"step"/],
  ['RA-38.3 reroll', /"op":"reroll"/],
  ['RA-38.4 treat', /"op":"treat"/],
  ['RA-38.5 draw', /"op":"draw"/],
  ['RA-38.6 or', /\},\{"ops"/],
  ['RA-38.11 random', /"die":"random"/],
  ['RA-38.12 spent', /"after":"spent"/],
  ['RA-38.14 single use', /"after":"return"/],
];
const COMBINATIONS: readonly (readonly [string, RegExp])[] = [
  ['RA-39.1 reroll any die', /"op":"reroll"\}/],
  ['RA-39.4 draw a colour', /"die":"[RKGBWP]"/],
  ['RA-39.6 draw a random die, set to 6', /"die":"random","set":6/],
  ['RA-39.7 treat any die as two colours', /"op":"treat","to":\{"colors":\[[^\]]*,/],
];
const icons: CardRule = (
  { 'market.yaml': file, 'classes.yaml': classes, 'familiars.yaml': familiars },
  report,
  books,
) => {
  const rare = books.flatMap((book) => book.cards?.rare ?? []).map((card) => ({ ...card, after: card.after_play }));
  const all = [...file!.market, ...(classes?.classes ?? []), ...(familiars?.familiars ?? []), ...rare];
  const cards = all.map((card) => JSON.stringify(card));
  for (const [icon, pattern] of ICONS) {
    const n = cards.filter((card) => pattern.test(card)).length;
    if (n < LEAST_OF_AN_ICON) report.error('C04', ['market'], `${icon} is on ${n} cards, and six are wanted`);
  }
  for (const [what, pattern] of COMBINATIONS) {
    if (!cards.some((card) => pattern.test(card))) report.error('C04', ['market'], `no card has ${what}`);
  }
};

// ---- C05: pregenerated characters

const HAND = { armor: 1, weapon: 1, skill: 2, trait: 2, scroll: 1 } as const;
const SUM_OF_SCORES = 8;
const people: CardRule = ({ 'characters.yaml': file, 'market.yaml': market, 'classes.yaml': classes }, report) => {
  const cards = new Map((market?.market ?? []).map((card) => [card.id, card]));
  const colours = new Map((classes?.classes ?? []).map(({ id, colour }) => [id, colour]));
  const owners = new Map<string, string>();
  file!.characters.forEach(({ id, scores, hand, class: of }, at) => {
    const path: Path = ['characters', at];
    const sum = scores.reduce((total, score) => total + score, 0);
    if (sum !== SUM_OF_SCORES)
      report.error('C05', [...path, 'scores'], `the scores of ${id} add up to ${sum}, and 8 are wanted`);
    for (const [deck, n] of Object.entries(HAND)) {
      const has = hand.filter((card) => cards.get(card)?.deck === deck).length;
      if (market && has !== n)
        report.error('C05', [...path, 'hand'], `${id} holds ${has} ${deck} cards, and ${n} are wanted`);
    }
    for (const card of hand) {
      const colour = colours.get(of) ?? of;
      const other = owners.get(card);
      if (other !== undefined && other !== colour)
        report.error('C05', [...path, 'hand'], `${card} is in the hands of two colours, ${other} and ${colour}`);
      owners.set(card, colour);
    }
  });
};

// ---- C06 to C08

const names: CardRule = ({ 'market.yaml': market, 'familiars.yaml': familiars }, report) => {
  const known = new Set((familiars?.familiars ?? []).map(({ id }) => id));
  market!.market.forEach(({ id }, at) => {
    if (known.has(id)) report.error('C06', ['market', at], `a familiar is called ${id} as well`);
  });
};
const rareNames: CardRule = ({ 'market.yaml': market, 'familiars.yaml': familiars }, report, books) => {
  const known = new Map([...market!.market, ...(familiars?.familiars ?? [])].map(({ id }, at) => [id, at]));
  for (const book of books) {
    for (const { name } of book.cards?.rare ?? []) {
      const at = typeof name === 'string' ? known.get(slugOf(name)) : undefined;
      if (at !== undefined)
        report.error('C06', ['market', at], `a rare card of ${book.adventure.id} is called "${name}" as well`);
    }
  }
};
const discounts: CardRule = ({ 'market.yaml': market, 'races.yaml': races }, report) => {
  const known = new Set((races?.races ?? []).map(({ id }) => id));
  market!.market.forEach(({ id, discount, cost }, at) => {
    const path: Path = ['market', at, 'discount'];
    if (!discount || !('race' in discount)) return;
    if (races && !known.has(discount.race)) report.error('C07', path, `there is no race "${discount.race}"`);
    if (cost === null || discount.amount > cost)
      report.error('C07', path, `${id} costs ${cost} and is made ${discount.amount} cheaper`);
  });
};
const onceAndSingle: CardRule = ({ 'market.yaml': market }, report) => {
  market!.market.forEach(({ id, after, oncePerAdventure }, at) => {
    if (after === 'return' && oncePerAdventure)
      report.error('C08', ['market', at], `${id} is single-use and once per adventure`);
  });
};

// ---- C09: each is met somewhere (warning; only a whole campaign can show it)

const WHOLE_CAMPAIGN = 12;
const met =
  (isMet: (books: readonly Storybook[], read: Read) => { path: Path; name: string }[]): CardRule =>
  (read, report, books) => {
    const campaign = books.filter(({ adventure }) => adventure.kind !== 'tutorial');
    if (campaign.length < WHOLE_CAMPAIGN) return;
    for (const { path, name } of isMet(campaign, read)) report.warning('C09', path, `no storybook uses ${name}`);
  };

const textOf = (books: readonly Storybook[]): string[] =>
  books.flatMap((book) => surveyOf(book).entries.map(({ entry }) => JSON.stringify(entry)));

const enemiesMet = met((books, { 'enemies.yaml': file }) => {
  const fought = new Set(
    books.flatMap((book) =>
      surveyOf(book).entries.flatMap(({ entry }) => [
        ...(entry.combat?.enemies ?? []).map(({ number }) => number),
        ...(entry.combat?.legendary?.add_enemies ?? []).map(({ number }) => number),
      ]),
    ),
  );
  return file!.enemies.flatMap(({ number, id }, at) =>
    fought.has(number) ? [] : [{ path: ['enemies', at], name: id }],
  );
});
const modifiersMet = met((books, { 'modifiers.yaml': file }) => {
  const named = textOf(books)
    .join('\n')
    .toLowerCase()
    .replace(/[^a-z0-9"]+/g, '-');
  return file!.modifiers.flatMap(({ id }, at) =>
    named.includes(`"${id}"`) ? [] : [{ path: ['modifiers', at], name: id }],
  );
});

const RULES: { readonly [F in FileName]?: readonly CardRule[] } = {
  'enemies.yaml': [
    complete('enemies', (read) => read['enemies.yaml']!.enemies),
    enemyNumbers,
    coloursNeeded,
    enemiesMet,
  ],
  'modifiers.yaml': [complete('modifiers', (read) => read['modifiers.yaml']!.modifiers), modifiersMet],
  'classes.yaml': [complete('classes', (read) => read['classes.yaml']!.classes), classColours],
  'familiars.yaml': [complete('familiars', (read) => read['familiars.yaml']!.familiars), pairs],
  'characters.yaml': [complete('characters', (read) => read['characters.yaml']!.characters), people],
  'races.yaml': [complete('races', (read) => read['races.yaml']!.races)],
  'skillbook.yaml': [complete('skills', (read) => read['skillbook.yaml']!.skills)],
  'market.yaml': [decks, icons, names, rareNames, discounts, onceAndSingle],
};
