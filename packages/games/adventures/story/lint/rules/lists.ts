/** L06 to L08 as far as the page itself tells, and what each kind of choice may carry. */
import type { Choice } from '../../../content/storybook';
import type { ChoiceSite } from '../survey';
import type { Linted, Rule } from './rule';

const isFree = ({ if: condition, pay, once }: Choice): boolean =>
  condition === undefined && pay === undefined && once !== true;

/** L06: always there, always free, as often as one likes. */
export const isSureExit = (choice: Choice): boolean =>
  isFree(choice) &&
  (choice.kind === 'end' || (choice.goto !== undefined && (choice.kind === 'goto' || choice.kind === 'special')));

/** A move is a sure exit where a path is open; the search knows where (L43). */
export const isSureMove = (choice: Choice): boolean => choice.kind === 'move' && isFree(choice);

const exits: Rule = ({ survey, report }) => {
  for (const { label, entry, path, inTome } of survey.entries) {
    const { choose } = entry;
    if (!choose) continue;
    const here = [...path, 'choose'];
    if (choose.every(({ kind }) => kind === 'rest' || kind === 'item')) {
      report.error('L07', here, `${label} offers nothing but rests and items`, 'add a way on');
    } else if (!choose.some((choice) => isSureExit(choice) || (!inTome && isSureMove(choice)))) {
      const fix = 'give one of them no `if`, `pay` and `once`';
      report.error('L06', here, `${label} has no way out that is always there`, fix);
    }
  }
};

/** L08: on a path there is no place to use anything at (RA-R31). */
const itemsInTheTome: Rule = ({ survey, report }) => {
  for (const { choice, path, inTome } of survey.choices) {
    if (choice.kind === 'item' && inTome) report.error('L08', path, 'items cannot be used in the tome', 'take it out');
  }
};

const STANDARD = ['move', 'rest', 'item', 'end'];

/** The format of choices: what belongs to `goto` and `special` only. */
const carried: Rule = ({ survey, report }) => {
  for (const site of survey.choices) {
    const { choice, path } = site;
    if (STANDARD.includes(choice.kind)) {
      for (const key of ['pay', 'effects', 'goto', 'hint'] as const) {
        if (choice[key] !== undefined)
          report.error('format', [...path, key], `a \`${choice.kind}\` takes no \`${key}\``);
      }
    } else {
      if (choice.say === undefined) report.error('format', path, 'the choice says nothing', 'write `say`');
      if (choice.kind === 'goto' && choice.goto === undefined) report.error('format', path, 'a `goto` needs a `goto`');
    }
    hintOf({ survey, report }, site);
  }
};

/** A hint tells what follows at once (RA-7.4). */
function hintOf({ survey, report }: Pick<Linted, 'survey' | 'report'>, { choice, path }: ChoiceSite): void {
  const { hint, goto } = choice;
  const next = goto === undefined ? undefined : survey.byLabel.get(goto)?.entry;
  if (!hint || !next) return;
  const wanted = 'check' in hint ? 'check' : 'combat';
  if (next[wanted] === undefined && next.do === undefined) {
    report.warning('format', [...path, 'hint'], `${goto} has no ${wanted} of its own`, 'take the hint out, or mend it');
  }
}

export const listRules: readonly Rule[] = [exits, itemsInTheTome, carried];
