/**
 * Checks and combats from the pool on, with the very dice one wants: nobody has stamina, so the pool is drawn, and the draw
 * is scripted. (A step in its midst, with slots and a card of one's own: challenge.fixture.ts.)
 */
import type { Scenario } from '@tabard/testkit';
import { DICE_PER_COLOUR } from '../rules/board';
import { type OfferedPlay, playsIn } from './asked.fixture';
import { story } from './story.fixture';

const COLOURS = 'RKGBWP';
const NOTHING = [0, 0, 0, 0, 0, 0];

interface Party {
  readonly hands?: readonly (readonly string[])[];
  readonly classes?: readonly string[];
  readonly seats?: number;
  readonly modifiers?: readonly string[];
  readonly rows?: readonly (readonly number[])[];
  readonly board?: object;
  /** Of a combat, by round: dice that stay on slots, so that later draws know the bag. */
  readonly placed?: readonly (readonly string[])[];
  /** Before the challenge: the entry's own indicators. */
  readonly effects?: readonly object[];
}

/** "K5" and its like, as picks out of a full bag and faces in the order in which a pool is rolled. */
function scripted(
  pools: readonly (readonly string[])[],
  placed: readonly (readonly string[])[] = [],
): { draws: number[][]; faces: number[][] } {
  const draws: number[][] = [];
  const gone: number[] = [];
  const faces = pools.map((pool, round) => {
    const all = Array.from({ length: COLOURS.length * DICE_PER_COLOUR }, (_, die) => die);
    const bag = all.filter((die) => !gone.includes(die));
    const drawn = pool.map((text) => {
      const colour = COLOURS.indexOf(text[0]);
      const at = bag.findIndex((die) => Math.floor(die / DICE_PER_COLOUR) === colour);
      draws.push([at]);
      return { text, die: bag.splice(at, 1)[0], face: Number(text[1]) - 1 };
    });
    for (const text of placed[round] ?? []) gone.push(drawn.find((one) => one.text === text)!.die);
    return drawn.sort((x, y) => x.die - y.die).map(({ face }) => face);
  });
  return { draws, faces };
}

function seated(entry: object, { hands = [], classes, seats = hands.length || 2, rows, board }: Party): Scenario {
  const given = { hands, rows: rows ?? Array.from({ length: seats }, () => NOTHING), ...(classes ? { classes } : {}) };
  const classState = Array.from({ length: seats }, (_, seat) => (classes?.[seat] ? 0 : 1));
  return story('A2', { A2: entry }, seats)
    .given(given as never)
    .board({ story: { label: 'A2' }, classState, ...board } as never);
}

/** A check whose dice limit is as many as these; Stealth I (K? *3 *5) unless another is named. */
export function check(pool: readonly string[], party: Party & { skill?: string; difficulty?: number } = {}): Scenario {
  const { skill = 'Stealth', difficulty = 1, modifiers = [], effects = [] } = party;
  const limits: { [row: number]: number } = { 1: 3, 2: 4, 3: 6, 4: 6 };
  const dice = { challenge: { dice: pool.length - limits[difficulty] } };
  const result = (word: string) => ({ do: [{ effects: [{ record: word }] }], goto: 'A' });
  const entry = {
    read: '.',
    do: [{ effects: [...(pool.length === limits[difficulty] ? [] : [dice]), ...effects] }].filter(
      (it) => it.effects.length,
    ),
    check: { skill, difficulty, modifiers, pass: result('PASSED'), fail: result('FAILED') },
  };
  const { draws, faces } = scripted([pool]);
  return seated(entry, party).random('pool.draw', draws).random('pool', faces);
}

/** A combat; of each round the pool, as many dice as the limit (3 unless the board says otherwise). */
export function fight(enemies: readonly object[], rounds: readonly (readonly string[])[], party: Party = {}): Scenario {
  const result = (word: string) => ({ do: [{ effects: [{ record: word }] }], goto: 'A' });
  const entry = { read: '.', combat: { enemies, victory: result('WON'), defeat: result('LOST') } };
  const { draws, faces } = scripted(rounds, party.placed);
  return seated(entry, party).random('pool.draw', draws).random('pool', faces);
}

/** The card's plays that are offered to this seat now, by option. */
export function playsOf(game: Scenario, seat: number, id: string): OfferedPlay[] {
  const { cards } = game.match.game.content as { cards: { id: string }[] };
  return playsIn(game, seat).filter(({ card }) => cards[card]?.id === id);
}

export function plays(game: Scenario, seat: number, id: string, ...answers: string[]): Scenario {
  game.seat(seat).answers(playsOf(game, seat, id)[0].key, ...answers);
  return game;
}

/** "K5" of every die in the pool, in the order of their numbers. */
export function poolOf(game: Scenario): string[] {
  const b = game.match.board as { dieAt: number[]; dieMask: number[]; dieValue: number[] };
  return b.dieAt.flatMap((at, die) => (at === 2 ? [`${lettersOf(b.dieMask[die])}${b.dieValue[die]}`] : []));
}
const lettersOf = (mask: number): string => [...COLOURS].filter((_, i) => (mask >> i) & 1).join('');

/** Everybody is done, what covers most is placed; up to the next round or the end. */
export function endRound(game: Scenario): Scenario {
  const roundOf = () => (game.match.board as { challenge: { round: number } | null }).challenge?.round;
  const round = roundOf();
  while (round !== undefined && roundOf() === round) {
    const [ask] = game.match.pending.asks;
    const key = ['done', 'enough', 'best', 'confirm'].find((one) => ask.options.includes(one)) ?? ask.options[0];
    game.seat(ask.seat).answers(key);
  }
  return game;
}
