/**
 * How often a person presses to say what the strategy says, on the page as it is: a gesture (a throw, a drag) is a press,
 * an answer that the page gives by itself is none. What unfolds a list is not counted; nothing must be unfolded to play.
 */
import { type GameModule, routineOf, type Settled, settledBy } from '@tabard/content';
import {
  type DarkMinionsAsks,
  dieValue,
  faceOf,
  isDiceUse,
  isForDice,
  previewPicks,
  questions,
  readyDice,
} from '@tabard/dark-minions';
import {
  type DungeonFighterQuestion,
  builtIn as dungeonContent,
  questions as dungeonQuestions,
  type OptionTo,
} from '@tabard/dungeon-fighter';
import type { AskNamed, AskOf } from '@tabard/kernel';
import {
  type ActionChoice,
  actionAsks,
  isForPlacing,
  type Placement,
  type RollPlayerAsks,
  type RollPlayerQuestion,
  questions as rollPlayerQuestions,
  type Storing,
} from '@tabard/roll-player';
import type { Step } from './strategy';

/** Presses for each answer of one game, in their order. */
export type Hand = (steps: readonly Step[]) => readonly number[];

/** What one answer takes; `next` is the one after it. */
type Presses = (step: Step, next: Step | undefined) => number;

/** What goes without saying is not pressed; who wants something else there says "wait" first. The person is alone. */
const handWith =
  ({ manners }: GameModule, presses: Presses): Hand =>
  (steps) => {
    let settled: Settled = new Map();
    return steps.map((step, i) => {
      const { ask, seen, extras, key } = step;
      const asked = ask && /^(one|together)$/.test(ask.kind) && !ask.input ? { seen, ask, extras } : null;
      const routine = asked && routineOf(asked, manners, settled);
      if (asked) settled = settledBy(asked, key, manners, settled);
      return routine?.key === key ? 0 : (routine ? 1 : 0) + presses(step, steps[i + 1]);
    });
  };

export const plainHand = (module: GameModule): Hand => handWith(module, () => 1);

/** Dungeon Fighter: a ware is bought for somebody who has room for it. */
export const dungeonFighterHand = (module: GameModule): Hand =>
  handWith(module, (step, next) => {
    const given = next && theAnswerTo('equipment.give', next);
    const isGiven = typeof given === 'object' && 'give' in given;
    return isGiven && typeof theAnswerTo('shop.buy', step) === 'object' ? 0 : 1;
  });

/** What was answered, where this was asked. */
const theAnswerTo = <Name extends DungeonFighterQuestion>(
  question: Name,
  { ask, key }: Step,
): OptionTo<Name> | undefined =>
  ask?.question === question ? dungeonQuestions.option(question, key, dungeonContent) : undefined;

// ---- Dark Minions: each place has its dice ready; a Town is sent the most, or stepped down to fewer

type DarkMinions = Parameters<typeof dieValue>[0];
const darkMinions = ({ seen }: Step): DarkMinions => seen as DarkMinions;

export const darkMinionsHand =
  (module: GameModule): Hand =>
  (steps) => {
    const each = handWith(module, darkMinionsPresses);
    return runsOf(steps).flatMap((run) => {
      const asTold = each(run);
      const marches = marchesOf(run);
      // It is all the same which die marches first, so a hand lets those go that lie ready.
      return marches && pressesFor(run[0], marches.toSorted(byValue)) < sum(asTold)
        ? asTold.map((_, i) => (i === 0 ? pressesFor(run[0], marches.toSorted(byValue)) : 0))
        : asTold;
    });
  };

function darkMinionsPresses(step: Step, next: Step | undefined): number {
  const ask = askIn(step);
  if (ask?.question === 'attack.count') return ask.options[0] - countIn(step);
  if (pickIn(step)) return 0; // with the place they go to
  const use = useIn(step);
  if (use === undefined) return 1;
  const wanted = pickIn(next)?.dice ?? onlyPick(step)?.dice ?? null;
  const ready = readyFor(step, use);
  if (wanted === null || (ready && isAlike(darkMinions(step), wanted, ready))) return 1;
  return 1 + toPickUp(darkMinions(step), freeDice(step), wanted);
}

/** What was asked, and what was answered to it; undefined: it was another question. */
const askIn = (step: Step) => step.ask && questions.of(step.ask, darkMinions(step).content);
const given = <Name extends keyof DarkMinionsAsks>(step: Step | undefined, question: Name) =>
  step?.ask?.question === question ? questions.option(question, step.key, darkMinions(step).content) : undefined;
const useIn = (step: Step) => given(step, 'commit.use');
const countIn = (step: Step | undefined) => given(step, 'attack.count') ?? 1;

function pickIn(step: Step | undefined) {
  const ask = step ? askIn(step) : null;
  return step && isForDice(ask) ? given(step, ask.question) : undefined;
}

function attackIn(step: Step) {
  const use = useIn(step);
  return typeof use === 'object' && 'attack' in use ? use : null;
}

/** The highest free die lies in the hand, of those alike any; a plus joins it, any other takes its place. */
function toPickUp(seen: DarkMinions, free: readonly number[], wanted: readonly number[]): number {
  const highest = Math.max(...free.map((die) => dieValue(seen, die)));
  const inHand = wanted.find((die) => dieValue(seen, die) === highest);
  const others = wanted.filter((die) => die !== inHand);
  const join = others.every((die) => faceOf(seen.b, seen.content, die).kind === 'plus');
  return others.length < wanted.length && join ? others.length : wanted.length;
}

/** The only dice that fit are taken unasked. */
function onlyPick(step: Step) {
  const use = useIn(step);
  if (use === undefined || !isDiceUse(use)) return undefined;
  const fitting = previewPicks(darkMinions(step), use).filter(({ why }) => why === null);
  return fitting.length === 1 ? fitting[0] : undefined;
}

/** What goes there without being picked up: a single free die always, all free dice for a roll that is tried again. */
function readyFor(step: Step, use: DarkMinionsAsks['commit.use']['option']): readonly number[] | null {
  const free = freeDice(step);
  const isTile = typeof use === 'object' && 'reroll' in use && use.reroll !== 'werewolf';
  if (free.length === 1 || isTile) return free;
  return isDiceUse(use) ? readyDice(darkMinions(step), use) : null;
}

/** Of dice that show the same it is all the same which go. */
const isAlike = (seen: DarkMinions, these: readonly number[], those: readonly number[]): boolean =>
  valuesOf(seen, these).join() === valuesOf(seen, those).join();

const valuesOf = (seen: DarkMinions, which: readonly number[]): number[] =>
  which.map((die) => dieValue(seen, die)).sort((x, y) => x - y);

const freeDice = (step: Step): number[] => darkMinions(step).b.use.flatMap((use, die) => (use === 'free' ? [die] : []));

/** An attack. */
interface March {
  readonly dice: readonly number[];
  readonly value: number;
  readonly count: number;
}

const byValue = (x: March, y: March): number => y.value - x.value;

/** Answers that belong together: attacks that follow one another, and everything else by itself. */
function runsOf(steps: readonly Step[]): Step[][] {
  const runs: Step[][] = [];
  let wasMarch = false;
  for (const step of steps) {
    const question = step.ask?.question;
    const isMarch = question === 'attack.dice' || question === 'attack.count' || attackIn(step) !== null;
    const goesOn = isMarch ? wasMarch : pickIn(step) !== undefined;
    if (goesOn) runs.at(-1)?.push(step);
    else runs.push([step]);
    wasMarch = isMarch;
  }
  return runs;
}

/** Null: it is no run of attacks. */
function marchesOf(run: readonly Step[]): March[] | null {
  const marches: March[] = [];
  for (const [i, step] of run.entries()) {
    if (useIn(step) === undefined) continue;
    const attack = attackIn(step);
    if (!attack) return null;
    const following = run.slice(i + 1, i + 3);
    const picked = following.map((one) => given(one, 'attack.dice')).find((one) => one !== undefined) ?? onlyPick(step);
    if (!picked) return null;
    const pick = previewPicks(darkMinions(step), attack).find((one) => one.key === picked.key);
    const counted = following.find(({ ask }) => ask?.question === 'attack.count');
    marches.push({ dice: picked.dice, value: pick?.value ?? 0, count: countIn(counted) });
  }
  return marches.length > 0 ? marches : null;
}

/** A press for each Town, more for dice that do not lie ready, and a step for everyone who stays at home. */
function pressesFor(before: Step, marches: readonly March[]): number {
  const seen = darkMinions(before);
  let free = freeDice(before);
  let supply = seen.b.supply[seen.b.turn];
  let presses = 0;
  for (const { dice: wanted, value, count } of marches) {
    presses += 1 + toPickUp(seen, free, wanted) + Math.min(value, supply) - count;
    free = free.filter((die) => !wanted.includes(die));
    supply -= count;
  }
  return presses;
}

// ---- Roll Player: a die, then its row; an action with the die it is for; a Hunt and tied dice are one panel each

type RollPlayer = Parameters<typeof actionAsks>[0];
type RollPlayerAsk = AskOf<RollPlayerAsks>;
const rollPlayer = ({ seen }: Step): RollPlayer => seen as RollPlayer;

export const rollPlayerHand =
  (module: GameModule): Hand =>
  (steps) => {
    const each = handWith(module, rollPlayerPresses)(steps);
    return startingHand(steps).reduce((all, presses, i) => (presses === null ? all : all.with(i, presses)), [...each]);
  };

/** What was asked at Roll Player, and what was answered to it; undefined: it was another question. */
const askOfHero = (step: Step | undefined): RollPlayerAsk | null =>
  step?.ask ? rollPlayerQuestions.of(step.ask, rollPlayer(step).content) : null;
const givenByHero = <Name extends RollPlayerQuestion>(step: Step, question: Name) =>
  step.ask?.question === question
    ? rollPlayerQuestions.option(question, step.key, rollPlayer(step).content)
    : undefined;

function rollPlayerPresses(step: Step, next: Step | undefined): number {
  const ask = askOfHero(step);
  const then = askOfHero(next);
  if (givenByHero(step, 'hunt.minion') === 'fight' && then?.question === 'hunt.mercenary') return 0;
  if (ask?.question === 'action.choose' && isSaidWith(step, ask, then)) return 0;
  if (ask?.question === 'ties.arrange') {
    const isLast = then?.question !== ask.question || then.about.value !== ask.about.value;
    return ask.keys.indexOf(step.key) + (isLast ? 1 : 0); // moved down so often, laid so once
  }
  return 1 + beforehand(step, ask);
}

/** The only action offered for dice, or for the token, is taken by pressing what it is for. */
function isSaidWith(step: Step, ask: AskNamed<RollPlayerAsks, 'action.choose'>, next: RollPlayerAsk | null): boolean {
  if (!next || ask.options.includes('FAM')) return false;
  const asksOf = (action: ActionChoice) => actionAsks(rollPlayer(step), ask.seat, action);
  const given = rollPlayerQuestions.option(ask.question, step.key, rollPlayer(step).content);
  const isToken = given === 'WIS';
  const alike = ask.options.filter((action) => asksOf(action) && (action === 'WIS') === isToken);
  return alike.length === 1 && asksOf(given)?.question === next.question && alike[0] === given;
}

function beforehand(step: Step, ask: RollPlayerAsk | null): number {
  const hired = givenByHero(step, 'monster.mercenaries');
  if (hired) return hired.byXp + hired.byGold;
  if (!isForPlacing(ask)) return 0;
  const placed = rollPlayerQuestions.option(ask.question, step.key, rollPlayer(step).content);
  return 'row' in placed && placed.die !== dieOf(ask.options[0]) ? 1 : 0;
}

const dieOf = (it: Placement | Storing): number => ('row' in it ? it.die : it.store);

/** Starting dice may be placed in any order, as long as those of one row keep theirs: the next one lies in the hand. */
function startingHand(steps: readonly Step[]): (number | null)[] {
  const wanted = steps.flatMap((step) => givenByHero(step, 'starting.place') ?? []);
  const order = new Map(wanted.map(({ die, row }) => [die, row]));
  const inRow = (row: number | undefined) => wanted.filter((one) => one.row === row).map(({ die }) => die);
  const isNext = (die: number, placed: ReadonlySet<number>) =>
    inRow(order.get(die)).find((other) => !placed.has(other)) === die;
  const placed = new Set<number>();
  const hand = diceInHand(askOfHero(steps.find(({ ask }) => ask?.question === 'starting.place')));
  return steps.map(({ ask }) => {
    if (ask?.question !== 'starting.place') return null;
    const left = hand.filter((die) => !placed.has(die));
    const die = isNext(left[0], placed) ? left[0] : (left.find((other) => isNext(other, placed)) ?? left[0]);
    placed.add(die);
    return die === left[0] ? 1 : 2;
  });
}

const diceInHand = (ask: RollPlayerAsk | null): number[] =>
  ask?.question === 'starting.place' ? [...new Set(ask.options.map(({ die }) => die))] : [];

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);
