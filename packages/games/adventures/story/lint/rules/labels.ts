/** L01, L02, L05, L19, L20, L39, L42: labels, terminals, order and length of what is written. */
import { FIRST_ITEM, LAST_ITEM, LAST_PLAIN, parseLabel, THE_END } from '../../../content/labels';
import type { Entry } from '../../../content/storybook';
import type { Rule } from './rule';

/** L01: a legal form, in the right half of the book. */
const legalLabels: Rule = ({ survey, book, report }) => {
  const { number } = book.adventure;
  for (const { label, path, inTome } of survey.entries) {
    const read = parseLabel(label);
    if (!read) {
      const fix = 'labels are START, A, A1 to A30, A31 to A97, A31.34, ANY1, THE_END; in the tome ADVn-m and Death-n';
      report.error('L01', path, `"${label}" is no label`, fix);
      continue;
    }
    const ofTome = read.kind === 'encounter' || read.kind === 'death';
    if (ofTome !== inTome) report.error('L01', path, `${label} belongs into ${ofTome ? 'the tome' : 'the entries'}`);
    if (read.kind === 'encounter' && read.adventure !== number) {
      report.error(
        'L01',
        path,
        `${label} belongs to adventure ${read.adventure}`,
        `here it is ADV${number}-${read.number}`,
      );
    }
  }
};

const TERMINALS = ['choose', 'check', 'combat', 'goto', 'resume', 'end'] as const;
const terminalsOf = (entry: Entry) => TERMINALS.filter((key) => entry[key] !== undefined);

/** L02: exactly one; `end` closes THE_END and nothing else. */
const oneTerminal: Rule = ({ survey, report }) => {
  for (const { label, entry, path, inTome } of survey.entries) {
    const found = terminalsOf(entry);
    if (found.length === 0) {
      report.error('L02', path, 'the entry leads nowhere', `give it one of ${TERMINALS.join(', ')}`);
    } else if (found.length > 1) {
      report.error('L02', path, `the entry has ${found.length} terminals: ${found.join(', ')}`, 'keep one of them');
    } else if ((label === THE_END) !== (found[0] === 'end')) {
      const what = label === THE_END ? 'THE_END closes with `end`' : '`end` closes THE_END only';
      report.error('L02', [...path, found[0]], what);
    }
    const isPart = inTome && /[a-z]$/.test(label);
    if (entry.read === undefined && !isPart) {
      report.error(
        'format',
        path,
        'the entry has no prose',
        'write `read`; only the parts of a tome entry may do without',
      );
    }
  }
};

/** L05: nothing comes after an unconditional way out of the same list. */
const nothingAfterGoto: Rule = ({ survey, report }) => {
  for (const { lines, path } of survey.lists) {
    const leaves = lines.findIndex(
      (line) => line.if === undefined && (line.goto !== undefined || line.effects?.some((one) => 'death' in one)),
    );
    if (leaves >= 0 && leaves < lines.length - 1) {
      report.error('L05', [...path, leaves + 1], 'this line is never reached: the line above always leaves the list');
    }
  }
};

/** L19, L20: combinations ascend; plain entries use 1 to 30, items 31 to 97. */
const numbers: Rule = ({ survey, book, report }) => {
  const items = new Set((book.cards?.discovery ?? []).filter(({ kind }) => kind === 'item').map((card) => card.number));
  for (const { label, path } of survey.entries) {
    const read = parseLabel(label);
    if (read?.kind === 'item' && read.items.length === 2 && read.items[0] >= read.items[1]) {
      const [first, second] = read.items;
      const fix = first === second ? undefined : `write ${label.replace(/\d.*/, '')}${second}.${first}`;
      report.error('L19', path, `a combination names the lower item first, and two different ones`, fix);
    }
    if (read?.kind === 'plain' && items.has(read.number)) {
      report.error('L20', path, `${read.number} is the number of an item, so ${label} would mean its use`);
    }
    if (read?.kind === 'item' && read.items.length === 1 && !items.has(read.items[0])) {
      const fix = `plain entries use 1 to ${LAST_PLAIN}; an item needs a discovery card`;
      report.error('L20', path, `${label} has an item's number, and there is no item ${read.items[0]}`, fix);
    }
  }
  book.cards?.discovery?.forEach(({ kind, number }, i) => {
    const isItem = number >= FIRST_ITEM && number <= LAST_ITEM;
    if ((kind === 'item') !== isItem) {
      const want = kind === 'item' ? 'items have 31 to 97' : 'map cards have 1 to 30 and 98 to 103';
      report.error('L20', ['cards', 'discovery', i, 'number'], `${number} is no number for this card`, want);
    }
  });
};

/** L39: a campaign ends, and an adventure begins anew, only where the ledger lets it. */
const places: Rule = ({ survey, book, report }) => {
  for (const { label, path } of survey.effectsOf('restart_adventure')) {
    if (!/^Death-6/.test(label)) report.error('L39', path, 'an adventure begins anew only in Death-6');
  }
  for (const { label, path } of survey.effectsOf('end_campaign')) {
    if (!/^Death-6/.test(label) && book.adventure.number !== 11) {
      report.error('L39', path, 'a campaign ends only in adventure 11, or in Death-6');
    }
  }
  for (const { entry, path } of survey.entries) {
    if (entry.end === 'campaign' && book.adventure.number !== 11) {
      report.error('L39', [...path, 'end'], 'a campaign ends only in adventure 11', 'write `end: adventure`');
    }
  }
};

export const MOST_WORDS = 160;
export const LONGEST_CHOICE = 90;
export const wordsIn = (text: string): number => text.split(/\s+/).filter(Boolean).length;

/** L42: what can be read aloud in one breath. */
const lengths: Rule = ({ survey, report }) => {
  for (const { id, text, path, isChoice } of survey.texts) {
    if (isChoice && [...text].length > LONGEST_CHOICE) {
      const message = `the choice has ${[...text].length} letters; ${LONGEST_CHOICE} are the most`;
      report.add({ rule: 'L42', severity: 'error', path, message, text: id });
    }
    if (!isChoice && wordsIn(text) > MOST_WORDS) {
      const message = `the prose has ${wordsIn(text)} words; ${MOST_WORDS} are the most`;
      report.add({ rule: 'L42', severity: 'warning', path, message, fix: 'split it', text: id });
    }
  }
};

export const labelRules: readonly Rule[] = [legalLabels, oneTerminal, nothingAfterGoto, numbers, places, lengths];
