/** A hand that plays to see the game: whatever it has not seen yet comes first, the rest is chance. */
import {
  ANY_TIME,
  type GameEvent,
  Match,
  type OptionOf,
  type PendingAsk,
  quickStream,
  type Script,
  type Stream,
} from '@tabard/kernel';
import { builtIn, COLOURS } from '../content';
import { rollPlayer } from '../rules';
import { FAM, type Mode, type RollPlayer } from '../rules/board';
import { questions } from '../rules/keys';
import type { RollPlayerAsks, RollPlayerQuestion } from '../rules/questions';
import { inMode } from '../rules/start/setup';

/** What has been seen, as words: `bought 12`, `hunted 3`. */
export type Seen = Set<string>;

/** What an event lets one see. */
const SIGHTS: { readonly [type: string]: (event: GameEvent, b: RollPlayer) => string[] } = {
  'sheet.chosen': ({ race }) => [`race ${race}`],
  'class.chosen': (event) => [`class ${event.class}`],
  'cards.dealt': ({ alignment, backstory }) => [`alignment ${alignment}`, `backstory ${backstory}`],
  'familiar.chosen': ({ familiar }) => [`familiar ${familiar}`],
  bought: ({ card }) => [`bought ${card}`],
  'skill.used': ({ card }) => [`used ${card}`],
  'fiend.gained': ({ fiend }) => [`gained ${fiend}`],
  'fiend.banished': ({ fiend }) => [`banished ${fiend}`],
  'fiend.binds': ({ fiend }) => [`bound ${fiend}`],
  'hunt.result': ({ minion }) => [`hunted ${minion}`],
  'action.taken': ({ seat, action }, b) => (action === 'FAM' ? [`acted ${b.heroes[Number(seat)].familiar}`] : []),
  'adventure.revealed': ({ card }) => [`adventure ${card}`],
};
function look(seen: Seen, events: readonly GameEvent[], b: RollPlayer): void {
  for (const event of events) for (const sight of SIGHTS[event.type]?.(event, b) ?? []) seen.add(sight);
}

// ---- what it wants

interface Choice {
  readonly key: string;
  readonly option: OptionOf<RollPlayerAsks, RollPlayerQuestion>;
}

/** What the answer of this seat would show, if that is new. */
function news(
  b: RollPlayer,
  { seat, question }: Pick<PendingAsk, 'seat' | 'question'>,
  { option }: Choice,
  seen: Seen,
): boolean {
  const isNew = (sight: string) => !seen.has(sight);
  const isNewFamiliar = () => isNew(`acted ${b.heroes[seat].familiar}`);
  if (typeof option === 'object') {
    if ('buy' in option) {
      const card = b.market[option.buy];
      if (isNew(`bought ${card}`)) return true;
      return builtIn.market[card].kind === 'skill' && (isNew(`used ${card}`) || isNew(`used ${DIPLOMACY}`));
    }
    if ('skill' in option) return isNew(`used ${option.skill}`) && !('only' in option);
    if ('banish' in option) return isNew(`banished ${option.banish}`) && !isNew(`bound ${option.banish}`);
    if ('race' in option) return isNew(`race ${option.race}`);
    return 'die' in option && 'row' in option && option.row === FAM && isNewFamiliar();
  }
  if (option === 'hunt') return isNew(`hunted ${b.minion}`);
  if (option === 'FAM') return isNewFamiliar();
  if (question === 'class.choose') return isNew(`class ${option}`);
  if (question === 'familiar.choose') return isNew(`acted ${option}`);
  return question === 'initiative.select' && b.row[Number(option)].fiends.some((fiend) => isNew(`bound ${fiend}`));
}

/** It needs Skills that others have. */
const DIPLOMACY = builtIn.market.findIndex(({ id }) => id === 'diplomacy');
const SHY = ['done', 'none', 'no', 'pass', 'stop', 'change'];

/** Anything new first; else not the shy answers. */
function answerTo(b: RollPlayer, asked: PendingAsk, seen: Seen, whims: Stream): string {
  const { question, keys, options } = questions.of(asked, builtIn);
  const all = keys.map((key, i): Choice => ({ key, option: options[i] }));
  if (question === 'starting.place') return beside(all, whims);
  const fresh = all.filter((choice) => news(b, asked, choice, seen));
  if (fresh.length > 0) return oneOf(fresh, whims);
  const bold = all.filter(({ key }) => !SHY.includes(key));
  const usual = bold.length > 0 && whims.below(4) > 0 ? bold : all;
  return question === 'market.option' ? thrifty(usual, whims) : oneOf(usual, whims);
}

const oneOf = (choices: readonly Choice[], whims: Stream): string => choices[whims.below(choices.length)].key;

/** The Familiar Row is kept for dice that bring an action. */
const beside = (all: readonly Choice[], whims: Stream): string =>
  oneOf(
    all.filter(({ option }) => typeof option === 'object' && 'row' in option && option.row !== FAM),
    whims,
  );

/** Nothing new in the Market: save, or hunt. */
function thrifty(all: readonly Choice[], whims: Stream): string {
  const discards = all.filter(({ option }) => typeof option === 'object' && 'discard' in option);
  const hunt = all.find(({ option }) => option === 'hunt');
  if (hunt && whims.below(3) === 0) return hunt.key;
  return oneOf(discards.length > 0 ? discards : all, whims);
}

// ---- a game

export interface Trip {
  readonly mode: Mode;
  readonly seats: number;
  readonly number: number;
  /** The Monster, by its number, and which of its three cards of each type is dealt. */
  readonly monster?: number;
  readonly variation?: number;
}

/** Where the cards lie that nobody has seen yet, as they are drawn one after the other. */
function newOnes(cards: readonly number[], how: string, count: number, seen: Seen): number[][] {
  const left = [...cards];
  return Array.from({ length: count }, () => {
    const place = Math.max(
      0,
      left.findIndex((card) => !seen.has(`${how} ${card}`)),
    );
    left.splice(place, 1);
    return [place];
  });
}

/** Colours that leave the Monster in, the Monster itself, its Adventure cards, Alignments and Backstories that are new. */
function scriptFor({ mode, seats, number, monster, variation = 0 }: Trip, seen: Seen): Script {
  if (monster === undefined) return {};
  const others = COLOURS.filter((colour) => colour !== builtIn.monsters[monster].colour);
  const taken = Array.from({ length: seats }, (_, i) => others[(number + i) % others.length]);
  const left = [...COLOURS];
  const colours = taken.map((colour) => {
    const place = left.indexOf(colour);
    left.splice(place, 1);
    return [place];
  });
  const open = inMode(builtIn.monsters, mode).filter((card) => !taken.includes(builtIn.monsters[card].colour));
  return {
    colour: colours,
    alignment: newOnes(inMode(builtIn.alignments, mode), 'alignment', seats, seen),
    backstory: newOnes(inMode(builtIn.backstories, mode), 'backstory', seats, seen),
    monster: [[open.indexOf(monster)]],
    adventure: [[variation], [variation], [variation]],
  };
}

/** Plays it to the end; what is told goes into `seen` as it happens. */
export function travel(trip: Trip, seen: Seen): Match<RollPlayer> {
  const { mode, seats, number } = trip;
  const setup = {
    seats,
    options: { mode },
    seed: `usage.${mode}.${number}`,
    unattended: true,
    script: scriptFor(trip, seen),
  };
  const match = Match.start(rollPlayer, setup) as unknown as Match<RollPlayer>;
  for (let seat = 0; seat < seats; seat++) match.setWish(seat, 'windows', 'pass');
  const whims = quickStream(number);
  let heard = 0;
  const listen = () => {
    look(seen, match.eventsFor('everything', heard), match.board as RollPlayer);
    heard = match.eventCount;
  };
  while (!match.standing) {
    listen();
    const b = match.board as RollPlayer;
    const { asks, interrupts } = match.pending;
    const thrown = interrupts.flatMap(({ seat, options }) =>
      options.map((key) => ({ seat, question: ANY_TIME, key, option: questions.extra(key, builtIn) })),
    );
    const ask = asks[whims.below(asks.length)];
    const { seat, key } = thrown.find((one) => news(b, one, one, seen)) ?? {
      seat: ask.seat,
      key: answerTo(b, ask, seen, whims),
    };
    match.answer(seat, key);
  }
  listen();
  return match;
}
