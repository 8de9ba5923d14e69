/** Runs scenario files: YAML, given / when / then, one or more documents a file. A problem names file, line and what was expected. */
import { dataOf, readYaml } from '@tabard/content';
import type { z } from '@tabard/content/zod';
import { type AnyGame, RulesError, type Script } from '@tabard/kernel';
import { type Document, isMap, isSeq, type LineCounter, type Node } from 'yaml';
import { outcomesOf, resultsOf } from './builder';
import type { GameScenarioHelp } from './position';
import { type Expectation, type ScenarioFile, type Step, scenarioSchema } from './schema';
import { ScenarioTable } from './stage';

export interface ScenarioGame {
  readonly game: AnyGame;
  readonly scenarios?: GameScenarioHelp;
}

export interface ScenarioProblem {
  readonly line: number;
  readonly message: string;
}

export interface ScenarioResult {
  readonly file: string;
  readonly line: number;
  readonly scenario: string;
  readonly clauses: readonly string[];
  readonly game: string;
  readonly ok: boolean;
  readonly problems: readonly ScenarioProblem[];
}

export function runScenario(text: string, file: string, games: readonly ScenarioGame[]): ScenarioResult {
  const results = runScenarios(text, file, games);
  if (results.length === 1) return results[0];
  const problems = results.flatMap((result) => result.problems);
  const clauses = results.flatMap((result) => result.clauses);
  return { ...results[0], clauses, ok: problems.length === 0, problems };
}

/** Every document of the file, in order. */
export function runScenarios(text: string, file: string, games: readonly ScenarioGame[]): ScenarioResult[] {
  const { documents, lines, faults } = readYaml(text);
  const problems = faults.map(({ offset, found }) => ({ line: lines.linePos(offset).line || 1, message: found }));
  if (problems.length === 0 && documents.every(({ contents }) => contents === null))
    problems.push({ line: 1, message: 'the file is empty' });
  if (problems.length > 0) return [{ file, line: 1, scenario: file, clauses: [], game: '', ok: false, problems }];
  return documents.map((document) => new Run(document, file, lines, games).result());
}

export const describeProblems = ({ file, scenario, problems }: ScenarioResult): string =>
  problems.map(({ line, message }) => `${file}:${line} ${scenario}: ${message}`).join('\n');

type Path = readonly (string | number)[];

class Run {
  private readonly problems: ScenarioProblem[] = [];

  constructor(
    private readonly document: Document,
    private readonly file: string,
    private readonly counter: LineCounter,
    private readonly games: readonly ScenarioGame[],
  ) {}

  result(): ScenarioResult {
    const scenario = this.parse();
    if (scenario) this.play(scenario);
    const raw = (dataOf(this.document) ?? {}) as Partial<ScenarioFile>;
    return {
      file: this.file,
      line: this.lineOf([]),
      scenario: String(raw.scenario ?? 'unnamed'),
      clauses: scenario?.clauses ?? [],
      game: String(raw.game ?? ''),
      ok: this.problems.length === 0,
      problems: this.problems,
    };
  }

  private parse(): ScenarioFile | null {
    const parsed = scenarioSchema.safeParse(dataOf(this.document));
    if (parsed.success) return parsed.data;
    for (const issue of parsed.error.issues) this.complain(...locate(issue));
    return null;
  }

  private play(scenario: ScenarioFile): void {
    const stage = this.arrange(scenario);
    if (!stage) return;
    for (const [i, step] of scenario.when.entries()) {
      const problem = attempt(() => doStep(stage, step));
      if (problem === null) continue;
      this.complain(['when', i], problem);
      return; // What comes after a step that failed means nothing.
    }
    for (const [field, problem] of unmet(stage, scenario.then)) this.complain(['then', field], problem);
    const unused = stage.usedUpRandom();
    if (unused) this.complain(['given', 'random'], unused);
  }

  private arrange({ game: id, seats, options, seed, given }: ScenarioFile): ScenarioTable | null {
    const found = this.games.find(({ game }) => game.id === id);
    if (!found) {
      const known = this.games.map(({ game }) => game.id).join(', ');
      this.complain(['game'], `there is no game "${id}"; there is ${known}`);
      return null;
    }
    const { board, random, world, ...named } = given;
    try {
      const script: Script = Object.fromEntries([
        ...Object.entries(random).map(([label, results]) => [label, resultsOf(results)]),
        ...Object.entries(world).map(([label, said]) => [label, outcomesOf(found.scenarios, label, said)]),
      ]);
      return new ScenarioTable({ game: found.game, help: found.scenarios, seats, options, seed, board, named, script });
    } catch (error) {
      this.complain(['given'], messageOf(error));
      return null;
    }
  }

  private complain(path: Path, message: string): void {
    this.problems.push({ line: this.lineOf(path), message });
  }

  /** The line of the innermost part of this path that stands in the file. */
  private lineOf(path: Path): number {
    let node: unknown = this.document.contents;
    let start = rangeOf(node) ?? 0;
    for (const part of path) {
      if (isMap(node)) {
        const pair = node.items.find((item) => String(item.key) === String(part));
        start = rangeOf(pair?.key) ?? start;
        node = pair?.value;
      } else if (isSeq(node)) {
        node = node.items[part as number];
        start = rangeOf(node) ?? start;
      } else break;
    }
    return this.counter.linePos(start).line;
  }
}

const rangeOf = (node: unknown): number | undefined => (node as Node | null | undefined)?.range?.[0];

/** Of a union that nothing fits, the complaint that got furthest is the one meant. */
function locate(issue: z.core.$ZodIssue): [Path, string] {
  if (issue.code === 'unrecognized_keys')
    return [[...issue.path, issue.keys[0]] as Path, `there is no field "${issue.keys[0]}" here`];
  if (issue.code === 'invalid_union') {
    const [deepest] = issue.errors.flat().sort((a, b) => b.path.length - a.path.length);
    if (deepest && deepest.path.length > 0) {
      const [path, message] = locate(deepest);
      return [[...issue.path, ...path] as Path, message];
    }
    const wanted = issue.errors.flat().map((error) => error.message);
    return [issue.path as Path, [...new Set(wanted)].join(', or ') || issue.message];
  }
  return [issue.path as Path, issue.path.length === 0 ? issue.message : `"${issue.path.join('.')}": ${issue.message}`];
}

function doStep(stage: ScenarioTable, step: Step): string | null {
  const seat = step.seat ?? 0;
  if (step.answer) {
    for (const key of step.answer) {
      const problem = stage.answers(seat, key);
      if (problem) return problem;
    }
    return null;
  }
  if (step.refused !== undefined) return stage.refuses(seat, step.refused, step.clause);
  if (step.options) return stage.hasOptions(seat, step.options);
  if (step.interrupts) return stage.hasInterrupts(seat, step.interrupts);
  if (step.question !== undefined) return stage.hasQuestion(step.question, step.seat);
  if (step.wish) {
    const { seat: whose, ...wishes } = step.wish;
    for (const [name, value] of Object.entries(wishes)) {
      const problem = stage.wishes(whose, name, String(value));
      if (problem) return problem;
    }
    return null;
  }
  if (step.expect) return unmet(stage, step.expect)[0]?.[1] ?? null;
  return stage.offers(seat, step.offers ?? [], step.not ?? []);
}

/** Every expectation that does not hold, by its field. */
function unmet(stage: ScenarioTable, it: Expectation): [string, string][] {
  const found: [string, string | null][] = [];
  const look = (field: keyof Expectation, check: () => string | null) => {
    if (it[field] !== undefined) found.push([field, attempt(check)]);
  };
  look('board', () => stage.hasBoard(it.board!));
  look('view', () => first(it.view!, ({ seat, has }) => stage.hasView(seat, has)));
  look('events', () => stage.hasEvents(it.events!));
  look('noEvents', () => stage.hasNoEvents(it.noEvents!));
  look('heard', () =>
    first(
      it.heard!,
      ({ seat, events = [], not = [] }) => stage.hasEvents(events, seat) ?? stage.hasNoEvents(not, seat),
    ),
  );
  look('question', () => stage.hasQuestion(it.question!.name === 'none' ? null : it.question!.name, it.question!.seat));
  look('standing', () => stage.hasStanding(it.standing!));
  look('ended', () => stage.hasStanding(it.ended ? {} : null));
  return found.filter((entry): entry is [string, string] => entry[1] !== null);
}

function first<T>(items: readonly T[], check: (item: T) => string | null): string | null {
  for (const item of items) {
    const problem = check(item);
    if (problem) return problem;
  }
  return null;
}

/** A fault of the rules is a finding of the scenario. */
function attempt(check: () => string | null): string | null {
  try {
    return check();
  } catch (error) {
    return messageOf(error);
  }
}

const messageOf = (error: unknown): string =>
  error instanceof RulesError ? `the rules failed: ${error.message}` : (error as Error).message;
