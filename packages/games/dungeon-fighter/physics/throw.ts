/** One throw, one flip: what the hand gave, through the world, to what the rules read. */
import { hashOf } from '@tabard/kernel';
import { launchOf } from './throws/launch';
import type { Contact, FlipOutcome, FlipSituation, Launch, Layout, ThrowOutcome, ThrowSituation } from './types';
import type { Frames } from './world/frames';
import { judgeThrow, layoutAfter } from './world/judge';
import { judgeFlip, layoutAfterFlip } from './world/judge-flip';
import type { Run } from './world/runner';
import { simulateFlip, simulateThrow } from './world/simulate';
import { clearWay, withoutDice } from './world/way';

/** What the page shows: the outcome, what is to be heard, and every tick's poses. */
export interface Watched<Outcome> {
  readonly outcome: Outcome;
  readonly contacts: readonly Contact[];
  readonly frames: Frames;
}

export const throwDice = (situation: ThrowSituation): ThrowOutcome => runThrow(situation, false).outcome;
export const flipTemplate = (situation: FlipSituation): FlipOutcome => runFlip(situation, false).outcome;

export const watchThrow = (situation: ThrowSituation): Watched<ThrowOutcome> => watched(runThrow(situation, true));
export const watchFlip = (situation: FlipSituation): Watched<FlipOutcome> => watched(runFlip(situation, true));

interface Made<Outcome> {
  readonly outcome: Outcome;
  readonly run: Run;
}

function runThrow(situation: ThrowSituation, frames: boolean): Made<ThrowOutcome> {
  const launch = launchOf(situation);
  const layout = cleared(situation.layout, launch);
  const run = simulateThrow(layout, situation.dice, launch, situation.nonce, { frames });
  const thrown = situation.dice.map(({ id }) => id);
  const facts = judgeThrow(run, thrown, launch);
  return { outcome: { facts, layout: layoutAfter(layout, run, facts), ticks: run.ticks, hash: hashOfRun(run) }, run };
}

function runFlip({ layout: before, template, input, nonce }: FlipSituation, frames: boolean): Made<FlipOutcome> {
  const layout = cleared(before, null);
  const run = simulateFlip(layout, template, flipLaunch(input), nonce, { frames });
  const facts = judgeFlip(run, template);
  const after = layoutAfterFlip(layout, run, facts);
  return { outcome: { facts, layout: after, ticks: run.ticks, hash: hashOfRun(run) }, run };
}

const cleared = (layout: Layout, launch: Launch | null): Layout => withoutDice(layout, clearWay(layout, launch));

/** DF-R110.2, in the order of FLIP_FIELDS. */
function flipLaunch([seat, lat, f, l, u, turn]: readonly number[]): Launch {
  return {
    seat,
    from: { r: 640, y: 140, lat },
    vel: { f, l, u },
    spin: { x: -turn, y: 0, z: 0 }, // Over forwards, as a thumb sends it.
    floe: null,
    pond: null,
    wall: null,
    chute: null,
    proofs: {},
  };
}

/** DF-R100.2: clients compare it. */
const hashOfRun = ({ dice, templates, off }: Run): string => hashOf({ dice, templates, off }).slice(0, 16);

function watched<Outcome>({ outcome, run }: Made<Outcome>): Watched<Outcome> {
  if (!run.frames) throw new Error('A watched run keeps its frames.');
  return { outcome, contacts: run.contacts, frames: run.frames };
}
