/** L21 to L23, L38: skills, enemies, modifiers and everything else that a book calls by name. */
import { findCard, findClass, findEnemy, findModifier, findSkill, slugOf } from '../../../content';
import type { Check, Combat, Condition } from '../../../content/storybook';
import { Machine } from '../../search/machine';
import { didYouMean, type Path } from '../findings';
import type { EffectSite } from '../survey';
import type { Linted, Rule } from './rule';

/** L21: what is not a card of the house. */
const names: Rule = (it) => {
  const { survey, book, house, report } = it;
  const { content } = house;
  const rares = (book.cards?.rare ?? []).map(({ name }) => (name === true ? '' : slugOf(name)));
  const card = (name: string, path: Path) => {
    if (findCard(content, name) === null && !rares.includes(slugOf(name)))
      report.error(
        'L21',
        path,
        `there is no card "${name}"`,
        didYouMean(
          slugOf(name),
          content.cards.map(({ id }) => id),
        ),
      );
  };
  for (const { value, path } of survey.conditionsOf('card')) card(value, path);
  for (const { value, path } of survey.effectsOf('card_gain')) {
    if (value.pick !== 'named') continue;
    if (value.name === undefined) report.error('L21', path, 'a named card needs a `name`');
    else {
      card(value.name, path);
      const found = findCard(content, value.name);
      if (found !== null && content.cards[found].deck !== value.deck)
        report.error('L21', path, `"${value.name}" is a ${content.cards[found].deck} card, not ${value.deck}`);
    }
  }
  for (const { value, path } of survey.conditionsOf('class')) {
    if (findClass(content, value) === null)
      report.error(
        'L21',
        path,
        `there is no class "${value}"`,
        didYouMean(
          slugOf(value),
          content.classes.map(({ id }) => id),
        ),
      );
  }
  for (const { value, path } of survey.conditionsOf('race')) {
    const races = content.races.map(({ id }) => id);
    if (!races.includes(slugOf(value)))
      report.error('L21', path, `there is no race "${value}"`, didYouMean(slugOf(value), races));
  }
};

type Kind = 'check' | 'enemy';

/** L21, L23: a modifier that exists, on the challenge it is for. */
function modifier({ house, report }: Linted, name: string, kind: Kind, path: Path): void {
  const { modifiers } = house.content;
  const at = findModifier(house.content, name);
  if (at === null) {
    report.error(
      'L21',
      path,
      `there is no modifier "${name}"`,
      didYouMean(
        slugOf(name),
        modifiers.map(({ id }) => id),
      ),
    );
    return;
  }
  const { for: its } = modifiers[at];
  if (its !== 'both' && its !== kind)
    report.error('L23', path, `"${name}" is for ${its === 'check' ? 'checks' : 'enemies'} only`);
}

const challengesIn = (it: Linted, label: string): EffectSite[] =>
  it.survey.effectsOf('challenge').filter((one) => one.label === label);

const checks: Rule = (it) => {
  const { survey, house, report } = it;
  for (const { label, entry, path } of survey.entries) {
    if (!entry.check) continue;
    const { check } = entry;
    const here = [...path, 'check'];
    if (findSkill(house.content, check.skill) === null) {
      const skills = house.content.skills.map(({ id }) => id);
      const fix = didYouMean(slugOf(check.skill), skills) ?? `skills: ${skills.join(', ')}`;
      report.error('L21', [...here, 'skill'], `there is no skill "${check.skill}"`, fix);
    }
    difficulties(it, check, here);
    const added = check.legendary?.add_modifiers ?? [];
    const all = [...(check.modifiers ?? []), ...added];
    all.forEach((name) => {
      modifier(it, name, 'check', added.includes(name) ? [...here, 'legendary'] : [...here, 'modifiers']);
    });
    const ids = all.map(slugOf);
    const twice = all.find((_, i) => ids.indexOf(ids[i]) !== i);
    if (twice !== undefined) report.error('L22', here, `the modifier "${twice}" is named twice`);
    for (const { value, path: at } of challengesIn(it, label)) {
      const { add_modifiers: adds, add_enemy } = value as { add_modifiers?: unknown; add_enemy?: unknown };
      if (Array.isArray(adds)) for (const name of adds) modifier(it, name as string, 'check', at);
      else if (adds !== undefined) report.error('L23', at, 'in a check the modifiers are a plain list');
      if (add_enemy !== undefined) report.error('L23', at, 'a check has no enemies');
    }
  }
  for (const { label, path } of survey.effectsOf('challenge')) {
    const own = survey.byLabel.get(label)?.entry;
    if (own && !own.check && !own.combat)
      report.error('L23', path, `${label} has no check or combat of its own to change`);
  }
};

const MOST_DIFFICULTY = 4;
function difficulties({ report }: Linted, { difficulty, legendary }: Check, here: Path): void {
  const isLegal = (level: number) => level >= 1 && level <= MOST_DIFFICULTY;
  if (!isLegal(difficulty)) report.error('L22', [...here, 'difficulty'], `difficulty is 1 to 4, not ${difficulty}`);
  const its = legendary?.difficulty;
  if (its !== undefined && !isLegal(its))
    report.error('L22', [...here, 'legendary', 'difficulty'], `difficulty is 1 to 4, not ${its}`);
}

interface Fighter {
  readonly number: number;
  readonly modifiers: readonly string[];
  readonly if?: Condition;
  readonly path: Path;
}

const combats: Rule = (it) => {
  const { survey, report } = it;
  for (const { label, entry, path } of survey.entries) {
    if (!entry.combat) continue;
    const here = [...path, 'combat'];
    const fighters = fightersOf(it, label, entry.combat, here);
    for (const { number, modifiers, path: at } of fighters) {
      if (!findEnemy(it.house.content, number)) report.error('L21', at, `there is no enemy ${number}`);
      for (const name of modifiers) modifier(it, name, 'enemy', at);
    }
    for (const [number, list] of Object.entries(entry.combat.legendary?.add_modifiers ?? {})) {
      const at = [...here, 'legendary', 'add_modifiers', number];
      if (!fighters.some((one) => one.number === Number(number)))
        report.error('L22', at, `enemy ${number} does not fight here`);
      for (const name of list) modifier(it, name, 'enemy', at);
    }
    for (const together of combinations(it, fighters)) judgeFight(it, entry.combat, together, here);
  }
};

/** All lines that may bring an enemy: the box, legendary mode, and the entry's own `challenge` effects. */
function fightersOf(it: Linted, label: string, combat: Combat, here: Path): Fighter[] {
  const line = (path: Path) => (one: Combat['enemies'][number], i: number) => ({
    number: one.number,
    modifiers: one.modifiers ?? [],
    if: one.if,
    path: [...path, i],
  });
  const legendary = (combat.legendary?.add_enemies ?? []).map(line([...here, 'legendary', 'add_enemies']));
  const added = challengesIn(it, label).flatMap(({ value, path }): Fighter[] => {
    const { add_enemy: add } = value as { add_enemy?: number | { number: number; modifiers?: string[] } };
    if (add === undefined) return [];
    const one = typeof add === 'number' ? { number: add } : add;
    return [{ number: one.number, modifiers: 'modifiers' in one ? (one.modifiers ?? []) : [], path }];
  });
  return [...combat.enemies.map(line([...here, 'enemies'])), ...legendary, ...added];
}

/** Which of these lines can stand together: every combination of their conditions. */
function combinations({ book }: Linted, fighters: readonly Fighter[]): Fighter[][] {
  const machine = new Machine(book);
  let ways: { facts: readonly number[]; here: Fighter[] }[] = [{ facts: machine.unknown(), here: [] }];
  for (const fighter of fighters) {
    ways = ways.flatMap(({ facts, here }) => {
      const { yes, no } = machine.test(fighter.if, facts);
      return [
        ...yes.map((some) => ({ facts: some, here: [...here, fighter] })),
        ...no.map((some) => ({ facts: some, here })),
      ];
    });
  }
  return ways.map(({ here }) => here);
}

const MOST_ENEMIES = 3;
function judgeFight({ report }: Linted, combat: Combat, fighters: readonly Fighter[], here: Path): void {
  if (fighters.length === 0)
    report.error('L22', here, 'with these conditions nobody fights', 'leave one enemy without `if`');
  if (fighters.length > MOST_ENEMIES)
    report.error('L22', here, `${fighters.length} enemies can fight at once; ${MOST_ENEMIES} are the most`);
  const numbers = fighters.map(({ number }) => number);
  const twice = numbers.find((one, i) => numbers.indexOf(one) !== i);
  if (twice !== undefined) report.error('L22', here, `enemy ${twice} can fight twice at once`);
  const legendary = Object.entries(combat.legendary?.add_modifiers ?? {})
    .filter(([number]) => numbers.includes(Number(number)))
    .flatMap(([, list]) => list);
  const ids = [...fighters.flatMap(({ modifiers }) => modifiers), ...legendary].map(slugOf);
  const again = ids.find((one, i) => ids.indexOf(one) !== i);
  if (again !== undefined) report.error('L22', here, `the modifier "${again}" can be named twice at once`);
}

// ---- L38: legendary lines make it harder

const isLegendary = (condition: Condition | undefined): boolean =>
  condition !== undefined &&
  ('legendary' in condition || ('all' in condition && condition.all.some((one) => 'legendary' in one)));
const isNormal = (condition: Condition | undefined): boolean =>
  condition !== undefined &&
  (('not' in condition && 'legendary' in condition.not) || ('all' in condition && condition.all.some(isNormal)));

const easier: Rule = (it) => {
  const { survey, house, report } = it;
  const isHelp = (name: string) => house.content.modifiers[findModifier(house.content, name) ?? -1]?.helpful === true;
  for (const { lines, path } of survey.lists) {
    if (lines.some((line) => isNormal(line.if))) continue; // a normal counterpart stands beside it
    lines.forEach((line, i) => {
      if (!isLegendary(line.if)) return;
      const help = (line.effects ?? []).find((effect) => {
        if ('gain' in effect || 'recover' in effect || 'row_gain' in effect) return true;
        if ('rare' in effect || 'card_gain' in effect) return true;
        if (!('challenge' in effect)) return false;
        const { difficulty = 0, dice = 0, remove_modifiers, add_modifiers } = effect.challenge;
        const added = Array.isArray(add_modifiers) ? add_modifiers : Object.values(add_modifiers ?? {}).flat();
        return difficulty < 0 || dice > 0 || remove_modifiers !== undefined || added.some(isHelp);
      });
      if (help) report.error('L38', [...path, i], 'this legendary line makes the entry easier');
    });
  }
  for (const { entry, path } of survey.entries) {
    const { check, combat } = entry;
    if (check && (check.legendary?.difficulty ?? check.difficulty) < check.difficulty)
      report.error('L38', [...path, 'check', 'legendary', 'difficulty'], 'legendary mode lowers the difficulty');
    const added = check?.legendary?.add_modifiers ?? Object.values(combat?.legendary?.add_modifiers ?? {}).flat();
    const helpful = added.find(isHelp);
    if (helpful !== undefined)
      report.error(
        'L38',
        [...path, check ? 'check' : 'combat', 'legendary'],
        `"${helpful}" helps, in legendary mode only`,
      );
  }
};

export const challengeRules: readonly Rule[] = [names, checks, combats, easier];
