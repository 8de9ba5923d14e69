/** A check or a combat in its midst: known slots, a known pool, one card that does what the test wants. */
import { type Scenario, scenario } from '@tabard/testkit';
import { parseSlot } from '../content';
import { type OfferedPlay, playsIn } from './asked.fixture';
import { scenarios } from './position';
import { boardOf, bookGame } from './story.fixture';

type Data = { readonly [key: string]: unknown };

const RESULTS = (good: string, bad: string) => ({
  [good]: { do: [{ effects: [{ record: 'GOOD' }] }], goto: 'A' },
  [bad]: { do: [{ effects: [{ record: 'BAD' }] }], goto: 'A' },
});
const ENTRIES = {
  A2: { read: 'A check.', check: { skill: 'Stealth', difficulty: 2, ...RESULTS('pass', 'fail') } },
  A3: { read: 'A fight.', combat: { enemies: [{ number: 1 }], ...RESULTS('victory', 'defeat') } },
};

export interface Puzzle {
  readonly seats?: number;
  /** `R5`, `KB3`. */
  readonly pool?: readonly string[];
  /** By enemy; a check has one list. `R5`, `*4(1)[1xp]`. */
  readonly slots?: readonly (readonly string[])[];
  /** What the card "Tool" of seat 0 does: its options, each a list of ops. */
  readonly does?: readonly (readonly Data[])[];
  readonly tool?: Data;
  /** Hands besides the tool. */
  readonly hands?: readonly (readonly string[])[];
  /** Numbers of enemies; without them it is a check. */
  readonly enemies?: readonly number[];
  /** By enemy: places of modifiers. */
  readonly modifiers?: readonly (readonly number[])[];
  readonly given?: Data;
  readonly board?: Data;
  readonly challenge?: Data;
}

const TOOL = 'tool';
/** Whoever holds this could still play something: the step goes on after the tool. */
const SPARE = 'ringmail-hauberk';

export function puzzle(it: Puzzle): Scenario {
  const { seats = 1, pool = [], does, hands = [], enemies = [] } = it;
  const slots = it.slots ?? (enemies.length > 0 ? enemies.map(() => ['R1', 'R2', 'R3']) : [['R1', 'R2', 'R3']]);
  const rare = does
    ? [{ number: 1, type: 'object', name: 'Tool', options: does.map((ops) => ({ ops })), ...it.tool }]
    : [];
  const none = () => Array.from({ length: seats }, () => 0);
  const held = Array.from({ length: seats }, (_, seat) => [
    ...(hands[seat] ?? []),
    ...(seat === 0 && does ? [SPARE, TOOL] : []),
  ]);
  const challenge = {
    kind: enemies.length > 0 ? 'combat' : 'check',
    label: enemies.length > 0 ? 'A3' : 'A2',
    skill: 0,
    difficulty: 2,
    enemies,
    modifiers: it.modifiers ?? slots.map(() => []),
    marker: slots.map(() => 0),
    defeated: slots.map(() => 0),
    slots: slots.flatMap((list, enemy) => list.map((text) => ({ enemy, ...parseSlot(text)! }))),
    round: 1,
    diceLimit: pool.length,
    diceDelta: 0,
    drawn: 1,
    plays: none(),
    bonusUsed: none(),
    granted: none(),
    done: none(),
    powers: {},
    ...it.challenge,
  };
  const rows = Array.from({ length: seats }, () => [0, 0, 0, 0, 0, 0]);
  return scenario(bookGame(ENTRIES, rare.length > 0 ? { cards: { rare } } : {}), scenarios)
    .seats(seats)
    .given({ party: 'seated', rows, ...it.given, hands: held, pool } as never)
    .board({
      story: { label: challenge.label, list: 'A' },
      stage: 'manipulate',
      challenge,
      classState: none().map(() => 1),
      ...it.board,
    } as never);
}

/** What the dice of the pool show, in the order of their numbers: `R5`. */
export function poolOf(game: Scenario): string[] {
  const { dieAt, dieMask, dieValue } = boardOf(game);
  return dieAt.flatMap((at, die) => (at === 2 ? [`${letters(dieMask[die])}${dieValue[die]}`] : []));
}
const letters = (mask: number): string => [...'RKGBWP'].filter((_, i) => (mask >> i) & 1).join('');

/** The options of what seat 0 is asked now. */
export const options = (game: Scenario, seat = 0): readonly string[] =>
  game.match.pendingFor(seat).asks.find((ask) => ask.seat === seat)?.options ?? [];
/** The tool is the last of all cards. */
export const toolOf = (game: Scenario): number => boardOf(game).cardZone.length - 1;
/** The plays of the tool, by option. */
export const toolPlays = (game: Scenario): readonly OfferedPlay[] =>
  playsIn(game).filter(({ card }) => card === toolOf(game));
/** Plays the tool's first offered option, or the one with this number. */
export function playTool(game: Scenario, option = 0, ...then: readonly string[]): Scenario {
  game.seat(0).answers(toolPlays(game).find((play) => play.option === option)!.key, ...then);
  return game;
}
