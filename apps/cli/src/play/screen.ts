/** What a person at the terminal sees of a decision, within the width of the screen. */
import type { InputField, Match } from '@tabard/kernel';
import type { TerminalVoice } from '@tabard/terminal/board';
import { pc } from '@tabard/terminal/colours';
import { columns, width, wrap } from '@tabard/terminal/terminal';
import { type Clause, isInChapter, isNamed } from '../rules-text';
import { type Choice, type Decision, refusedSentence } from './decision';

const REFUSALS_SHOWN = 16;

/** What happened, an item each; the paragraphs of an entry hang under their first. */
export const logLines = (sentences: readonly string[]): string[] =>
  sentences.flatMap((sentence) => wrap(`${pc.dim('·')} ${sentence.replaceAll('\n', '\n  ')}`, width(), 2));

export function choiceLines(choices: readonly Choice[], colour: (text: string) => string): string[] {
  if (choices.length === 0) return [];
  const label = Math.max(...choices.map((choice) => choice.label.length));
  const cells = choices.map((choice) => `${colour(choice.label.padStart(label))} ${choice.sentence}`);
  return columns(cells, width(), 2, label + 1);
}

const question = (text: string | null, name: string) => (text ? wrap(pc.bold(`${name}: ${text}`), width()) : []);

export function decisionLines(decision: Decision, name: string): string[] {
  const { ask, options, interrupts } = decision;
  const fields = (ask?.input ?? []).map(fieldWords);
  return [
    ...question(decision.question, name),
    ...choiceLines(options, pc.cyan),
    ...(fields.length > 0 ? wrap(`Type the numbers: ${fields.join(', ')}`, width(), 2) : []),
    ...(!ask && interrupts.length === 0 ? ['There is nothing to throw in now; k gives the keyboard back.'] : []),
    ...(interrupts.length > 0 ? [pc.dim('At any time:'), ...choiceLines(interrupts, pc.yellow)] : []),
  ];
}

const fieldWords = ({ name, min, max, upTo }: InputField): string =>
  `${name} (${min} to ${max}${upTo === undefined ? '' : `, none or up to ${upTo}`})`;

/** "Play Feint: flip a die" is "Play Feint"; a colon within brackets or a quotation parts nothing. */
const deedOf = (sentence: string): string => sentence.split(/: (?![^[]*\]|[^“"]*[”"])/)[0];

/** Lines as pages of a screen, with room for the prompt below. */
export function pagesOf(lines: readonly string[], rows: number): string[][] {
  const room = Math.max(1, rows - 2);
  return Array.from({ length: Math.ceil(lines.length / room) }, (_, i) => lines.slice(i * room, (i + 1) * room));
}

/** For a screen that is not high enough: the deeds without their consequences, which `?` tells. */
export function shortDecisionLines(decision: Decision, name: string): string[] {
  const deeds = decision.options.map(({ sentence }) => deedOf(sentence));
  // What tells two deeds apart may be their consequence alone.
  const isPlain = (deed: string) => deeds.indexOf(deed) === deeds.lastIndexOf(deed);
  const short = decision.options.map((choice, i) => (isPlain(deeds[i]) ? { ...choice, sentence: deeds[i] } : choice));
  const more = decision.interrupts.length;
  return [
    ...question(decision.question, name),
    ...choiceLines(short, pc.cyan),
    pc.dim(`? <n> tells more about an option${more > 0 ? `, ! lists ${more} that may be thrown in at any time` : ''}`),
  ];
}

export const HELP = [
  'a number       choose that option          !n   throw in what you may at any time',
  '?              what is not possible, and why    ? <n or key>   about one option',
  't              a tip: what a good player would do here',
  'u  undo        u!  ask everyone to go back further',
  'l  log         l all   the whole log',
  'r <clause>     a rule, e.g. r 4.3          r <chapter>   its rules',
  'w              how you want to be asked    w <name> <value>   change it',
  'k <seat>       give the keyboard to somebody else who may break in',
  's [file]       save the game               b    the whole board  q    leave',
];

/** What is not offered, and why: one line a reason. */
export function refusalLines(match: Match, decision: Decision, voice: TerminalVoice): string[] {
  const byReason = new Map<string, string[]>();
  for (const refused of match.refusals(decision.seat)) {
    const reason = `${voice.refusal(refused.why)} ${pc.dim(`(${refused.why.clause})`)}`;
    byReason.set(reason, [...(byReason.get(reason) ?? []), refusedSentence(match, decision, refused, voice)]);
  }
  if (byReason.size === 0) return ['Nothing is forbidden here: the list above is all there is.'];
  const lines = [...byReason].map(([reason, options]) => {
    const named =
      options.length > 2 ? `${options.slice(0, 2).join(', ')} and ${options.length - 2} more` : options.join(', ');
    return `${pc.red('✗')} ${named}: ${reason}`;
  });
  const more = lines.length - REFUSALS_SHOWN;
  return [
    ...lines.slice(0, REFUSALS_SHOWN).flatMap((line) => wrap(line, width(), 2)),
    ...(more > 0 ? [pc.dim(`… and ${more} more; ? <key> tells about one.`)] : []),
  ];
}

/** Bold and links of Markdown mean nothing here. */
const plain = (text: string) => text.replace(/\*\*/g, '').replace(/\[([^\]]*)\]\([^)]*\)/g, '$1');

export const clauseLines = ({ id, text }: Clause): string[] => wrap(`${pc.bold(id)} ${plain(text)}`, width(), 2);

/** "DM-4.3", "dm-4.3" and "4.3" are one clause; "4" is a chapter; nothing is the list of chapters. */
export function ruleLines(clauses: readonly Clause[], wanted: string): string[] {
  if (clauses.length === 0) return ['This game has no written rules yet.'];
  const chapters = [...new Set(clauses.map(({ chapter }) => chapter))];
  if (wanted === '')
    return ['Chapters:', ...chapters.map((chapter) => `  ${chapter}`), 'r 4 shows a chapter, r 4.3 a clause.'];
  const exact = clauses.filter((clause) => isNamed(wanted, clause));
  if (exact.length > 0) return exact.flatMap(clauseLines);
  const inChapter = clauses.filter(
    (clause) => isInChapter(wanted, clause) || clause.chapter.toUpperCase() === wanted.toUpperCase(),
  );
  if (inChapter.length > 0) return [pc.bold(inChapter[0].chapter), ...inChapter.flatMap(clauseLines)];
  return [`There is no clause or chapter "${wanted}"; r alone lists the chapters.`];
}
