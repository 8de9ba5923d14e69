/** A hand that plays to see the game: whatever it has not seen yet comes first, the rest is chance. */
import { type GameEvent, Match, type PendingAsk, quickStream, type Script, type Stream } from '@tabard/kernel';
import { builtIn, COLOURS } from '../content';
import { rollPlayer } from '../rules';
import { FAM, type Mode, type RollPlayer } from '../rules/board';
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

/** What the answer of this seat would show, if that is new. */
function news(b: RollPlayer, seat: number, key: string, seen: Seen): boolean {
  const [verb, first] = key.split(':');
  const isNew = (sight: string) => !seen.has(sight);
  switch (verb) {
    case 'buy': {
      const card = b.market[Number(first)];
      if (isNew(`bought ${card}`)) return true;
      return builtIn.market[card].kind === 'skill' && (isNew(`used ${card}`) || isNew(`used ${DIPLOMACY}`));
    }
    case 'hunt':
      return isNew(`hunted ${b.minion}`);
    case 'skill':
      return isNew(`used ${first}`) && !key.endsWith(':move');
    case 'banish':
      return isNew(`banished ${first}`) && !isNew(`bound ${first}`);
    case 'race':
    case 'class':
      return isNew(`${verb} ${first}`);
    case 'familiar':
      return isNew(`acted ${first}`);
    case 'FAM':
      return isNew(`acted ${b.heroes[seat].familiar}`);
    case 'place':
      return key.endsWith(`:${FAM}`) && isNew(`acted ${b.heroes[seat].familiar}`);
    default:
      return false;
  }
}

/** It needs Skills that others have. */
const DIPLOMACY = builtIn.market.findIndex(({ id }) => id === 'diplomacy');
const SHY = ['done', 'none', 'no', 'pass', 'stop', 'change'];

/** Anything new first; else not the shy answers. */
function answerTo(b: RollPlayer, { seat, question, options }: PendingAsk, seen: Seen, whims: Stream): string {
  if (question === 'starting.place') return beside(options, whims);
  const fresh = options.filter(
    (key) => news(b, seat, key, seen) || (question === 'initiative.select' && hasNewFiend(b, key, seen)),
  );
  if (fresh.length > 0) return fresh[whims.below(fresh.length)];
  const bold = options.filter((key) => !SHY.includes(key));
  const usual = bold.length > 0 && whims.below(4) > 0 ? bold : options;
  return question === 'market.option' ? thrifty(usual, whims) : usual[whims.below(usual.length)];
}

const hasNewFiend = ({ row }: RollPlayer, key: string, seen: Seen): boolean =>
  row[Number(key.split(':')[1])].fiends.some((fiend) => !seen.has(`bound ${fiend}`));

/** The Familiar Row is kept for dice that bring an action. */
function beside(options: readonly string[], whims: Stream): string {
  const others = options.filter((key) => !key.endsWith(`:${FAM}`));
  return others[whims.below(others.length)];
}

/** Nothing new in the Market: save, or hunt. */
function thrifty(options: readonly string[], whims: Stream): string {
  const discards = options.filter((key) => key.startsWith('discard:'));
  if (options.includes('hunt') && whims.below(3) === 0) return 'hunt';
  const keys = discards.length > 0 ? discards : options;
  return keys[whims.below(keys.length)];
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
    const thrown = interrupts.flatMap(({ seat, options }) => options.map((key) => ({ seat, key })));
    const ask = asks[whims.below(asks.length)];
    const { seat, key } = thrown.find((one) => news(b, one.seat, one.key, seen)) ?? {
      seat: ask.seat,
      key: answerTo(b, ask, seen, whims),
    };
    match.answer(seat, key);
  }
  listen();
  return match;
}
