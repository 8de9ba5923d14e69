/** From what zod says about a value to what a person expects to read. */

import type { Path, Problem, Source } from './problems';
import type { z } from './zod';

type Issue = z.core.$ZodIssue;

const KINDS: { readonly [type: string]: string } = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a record',
  record: 'a record',
  null: 'an empty value',
};

export function problemsOf(source: Source, issues: readonly Issue[], at: Path = []): Problem[] {
  return issues.flatMap((issue) => problemsOfOne(source, issue, [...at, ...issue.path]));
}

function problemsOfOne(source: Source, issue: Issue, path: Path): Problem[] {
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((key) => source.problemWithKey(path, key, 'only keys that are known here'));
    case 'invalid_key':
      return [source.problemWithKey(path.slice(0, -1), String(path.at(-1)), expectations(issue.issues))];
    case 'invalid_element':
      return problemsOf(source, issue.issues, path);
    default:
      return [source.problem(path, expectation(issue))];
  }
}

const expectations = (issues: readonly Issue[]) => issues.map(expectation).join(' and ');

function expectation(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return KINDS[issue.expected] ?? issue.expected;
    case 'invalid_value':
      return issue.values.length === 1 ? String(issue.values[0]) : `one of ${issue.values.join(', ')}`;
    case 'too_small':
      return bound(issue.origin, issue.inclusive === false ? 'more than' : 'at least', issue.minimum);
    case 'too_big':
      return bound(issue.origin, issue.inclusive === false ? 'less than' : 'at most', issue.maximum);
    case 'not_multiple_of':
      return `a multiple of ${issue.divisor}`;
    case 'invalid_format':
      return issue.pattern ? `a text like ${issue.pattern}` : `a text in the form of ${issue.format}`;
    case 'invalid_union':
      return [...new Set(issue.errors.map(expectations))].filter(Boolean).join(', or ') || issue.message;
    case 'custom':
      return issue.message;
    default:
      return issue.message;
  }
}

function bound(origin: string, compare: string, limit: number | bigint): string {
  if (origin === 'string') return `a text of ${compare} ${limit} characters`;
  if (origin === 'array' || origin === 'set') return `a list of ${compare} ${limit}`;
  return `${compare} ${limit}`;
}
