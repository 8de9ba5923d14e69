/**
 * What a choice would make of a sheet: the same view with dice or token moved, scored by the rules beside the real
 * one. Only what is certain is told: nobody knows how a die will fall.
 */
import type { Seat } from '@tabard/kernel';
import { ATTRS, cellTowards, type Die, goalMet, type Hero, NONE, opposite, questions, sheetOf } from '../../index';
import type { Ask } from '../asked';
import type { View } from '../view';

export interface WhatIf {
  /** What the die that is pointed at would show; 0 if it keeps its value. */
  readonly value: number;
  readonly stars: number;
  /** Goals that would be met, and lost: numbers of rows. */
  readonly met: readonly number[];
  readonly lost: readonly number[];
}

export function whatIf(view: View, seat: Seat, ask: Ask, key: string): WhatIf | null {
  const changed = changedBy(view, seat, ask, key);
  return changed && compare(view, changed.view, seat, changed.die ?? NONE);
}

/** What would lie on the table; `die`: the one that would show something else. */
interface Changed {
  readonly view: View;
  readonly die?: Die;
}

function compare(before: View, after: View, seat: Seat, die: Die): WhatIf {
  const rows = ATTRS.map((_, row) => row);
  const was = rows.map((row) => goalMet(before, seat, row));
  const is = rows.map((row) => goalMet(after, seat, row));
  const shows = die === NONE ? 0 : after.b.values[die];
  return {
    value: die !== NONE && shows !== before.b.values[die] ? shows : 0,
    stars: sheetOf(after, seat).total - sheetOf(before, seat).total,
    met: rows.filter((row) => is[row] && !was[row]),
    lost: rows.filter((row) => was[row] && !is[row]),
  };
}

function changedBy(view: View, seat: Seat, ask: Ask, key: string): Changed | null {
  const { b, content } = view;
  const hero = b.heroes[seat];
  const shows = (die: Die, value: number): Changed => ({ view: withValue(view, die, value), die });
  switch (ask.question) {
    case 'die.flip': {
      const die = questions.option(ask.question, key, content);
      return die === 'done' ? null : shows(die, opposite(die, b.values[die]));
    }
    case 'die.adjust': {
      const step = questions.option(ask.question, key, content);
      return step === 'done' ? null : shows(step.die, b.values[step.die] + step.by);
    }
    case 'die.set': {
      const die = questions.option(ask.question, key, content);
      return die === 'done' ? null : shows(die, ask.about.to);
    }
    case 'die.copy.from': {
      const model = questions.option(ask.question, key, content);
      return model === 'done' ? null : { view: withValue(view, ask.about.die, b.values[model]) };
    }
    case 'die.keep':
      return { view: withValue(view, ask.about.die, questions.option(ask.question, key, content)) };
    case 'swap.second': {
      const two = questions.option(ask.question, key, content);
      return two === 'done' ? null : { view: withHero(view, seat, swapped(hero, ask.about.die, two)) };
    }
    case 'replace.space': {
      const space = questions.option(ask.question, key, content);
      return { view: withHero(view, seat, moved(hero, ask.about.die, space)) };
    }
    case 'token.move': {
      const dir = questions.option(ask.question, key, content);
      return dir === 'done' ? null : { view: withHero(view, seat, { ...hero, cell: cellTowards(hero.cell, dir) }) };
    }
    default:
      return null;
  }
}

function withValue(view: View, die: Die, value: number): View {
  const { b } = view;
  return { ...view, b: { ...b, values: b.values.map((shown, each) => (each === die ? value : shown)) } };
}

function withHero(view: View, seat: Seat, hero: Hero): View {
  const { b } = view;
  return { ...view, b: { ...b, heroes: b.heroes.map((each, at) => (at === seat ? hero : each)) } };
}

const swapped = (hero: Hero, one: Die, two: Die): Hero => ({
  ...hero,
  spaces: hero.spaces.map((die) => (die === one ? two : die === two ? one : die)),
});

const moved = (hero: Hero, die: Die, space: number): Hero => ({
  ...hero,
  spaces: hero.spaces.map((each, at) => (at === space ? die : each === die ? NONE : each)),
});
