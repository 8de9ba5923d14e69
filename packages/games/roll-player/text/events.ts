/** What happened, as one sentence a player understands; null where another event says it already. */
import type { Message, Said } from '@tabard/content';
import type { GameEvent, Plain, Seat } from '@tabard/kernel';
import type { AdventureType, Content, Dir, Row } from '../content';
import { type Card, NONE } from '../rules/board';
import type { Source } from '../rules/cards/vocabulary';
import type { RollPlayerEvents } from '../rules/events';
import type { Die, DieColour } from '../rules/sheet/dice';
import {
  adventureName,
  adventureText,
  adventureType,
  alignmentName,
  backstoryName,
  cardName,
  cellName,
  className,
  colourName,
  diceNames,
  dieName,
  dirName,
  familiarName,
  fiendName,
  fiendText,
  minionName,
  minus,
  monsterName,
  NOTHING,
  orNothing,
  type Parameters,
  plainDie,
  raceName,
  rowShort,
  say,
  seatName,
  sourceName,
  sum,
} from './names';

// ---- facts by their names

const BY_NAME: { readonly [name: string]: (value: never, content: Content) => Said } = {
  seat: seatName,
  start: seatName,
  race: (card: Card, content) => raceName(content, card),
  class: (card: Card, content) => className(content, card),
  alignment: (card: Card, content) => alignmentName(content, card),
  backstory: (card: Card, content) => backstoryName(content, card),
  familiar: (card: Card, content) => familiarName(content, card),
  monster: (card: Card, content) => monsterName(content, card),
  minion: (card: Card, content) => minionName(content, card),
  fiend: (card: Card, content) => fiendName(content, card),
  card: (card: Card, content) => cardName(content, card),
  cards: (cards: readonly Card[], content) => orNothing(cards.map((card) => cardName(content, card))),
  colour: (colour: DieColour) => colourName(colour),
  row: (row: Row) => rowShort(row),
  action: (row: Row) => rowShort(row),
  dir: (dir: Dir) => dirName(dir),
  cell: (cell: number) => cellName(cell),
  of: (type: AdventureType) => adventureType(type),
  seats: (seats: readonly Seat[]) => seats.map(seatName),
};

/** Facts as a sentence has them: names in words, yes and no for what is so or not; `more` takes the place of some. */
function factsOf({ type: _, ...facts }: GameEvent, content: Content, more: Parameters): Parameters {
  const said = (name: string, value: Plain): Said => {
    if (typeof value === 'boolean') return value ? 'yes' : 'no';
    return BY_NAME[name] ? BY_NAME[name](value as never, content) : (value as Said);
  };
  const own = Object.entries(facts).filter(([name]) => !(name in more));
  return { ...Object.fromEntries(own.map(([name, value]) => [name, said(name, value as Plain)])), ...more };
}

// ---- sentences that want more than their facts

type Tell = (event: GameEvent, content: Content) => Message | null;
type Facts<Name extends keyof RollPlayerEvents> = RollPlayerEvents[Name];
const as = <Name extends keyof RollPlayerEvents>(event: GameEvent): Facts<Name> => event as unknown as Facts<Name>;

/** The sentence of an event, with something else said besides or instead of some of its facts. */
const plainly = (event: GameEvent, content: Content, more: Parameters = {}, part = ''): Message =>
  say(`events.${event.type}${part}`, factsOf(event, content, more));

/** One sentence for each value of a fact. */
const by =
  (fact: string): Tell =>
  (event, content) =>
    plainly(event, content, {}, `.${event[fact]}`);

/** What another event tells. */
const toldElsewhere: Tell = () => null;

/** A die with what it shows. */
const withDie =
  (value: 'value' | 'from', form: 'a' | 'the'): Tell =>
  (event, content) =>
    plainly(event, content, { die: dieName(event.die as Die, event[value] as number, form) });

const withDice: Tell = (event, content) => plainly(event, content, { dice: diceNames(as<'dice.rolled'>(event).dice) });

/** Only whose card it is sees it (RP-19.18). */
const secretCard: Tell = (event, content) => {
  const card = event.card as Card;
  if (card === NONE) return plainly(event, content, { card: NOTHING }, '.others');
  return plainly(event, content, { card: adventureName(content, card), text: adventureText(content, card) }, '.own');
};

const rank = (event: GameEvent): Message =>
  event.star ? say('ranks.star') : say('ranks.plain', { rank: event.rank as number });

const byType: { readonly [type: string]: Tell } = {
  'start.rolled': (event, content) =>
    plainly(event, content, {
      rolls: as<'start.rolled'>(event).rolls.map(({ seat, value }) =>
        say('seatRolled', { seat: seatName(seat), value }),
      ),
    }),
  'starting.rolled': withDice,
  'dice.rolled': withDice,
  'dice.sorted': toldElsewhere, // it is seen, and dice.rolled has told the dice
  'card.selected': (event, content) =>
    plainly(event, content, { card: rank(event), dice: diceNames(as<'card.selected'>(event).dice) }),
  'turn.skipped': by('phase'),
  placed: withDie('value', 'a'),
  stored: withDie('value', 'a'),
  'stored.placed': withDie('value', 'the'),
  returned: (event, content) => plainly(event, content, { dice: (event.dice as Die[]).map(plainDie) }),
  'action.taken': (event, content) => plainly(event, content, {}, event.action === 'FAM' ? '.FAM' : '.attribute'),
  flipped: withDie('from', 'a'),
  adjusted: (event, content) =>
    plainly(
      event,
      content,
      { die: dieName(event.die as Die, event.from as number, 'a') },
      (event.to as number) > (event.from as number) ? '.up' : '.down',
    ),
  'set.to': withDie('from', 'a'),
  rerolled: (event, content) => {
    const { die, from, to, rolls } = as<'rerolled'>(event);
    const kept = to === from && !rolls.includes(to) ? '.old' : '.new';
    return plainly(event, content, { die: dieName(die, from, 'a'), rolls }, kept);
  },
  swapped: (event, content) =>
    plainly(event, content, { one: plainDie(event.one as Die), two: plainDie(event.two as Die) }),
  lifted: (event, content) => plainly(event, content, { die: plainDie(event.die as Die) }),
  'gold.gained': (event, content) => (event.why === 'discard' ? null : by('why')(event, content)), // discarded
  'gold.lost': by('why'),
  'xp.gained': by('why'),
  'xp.spent': xpSpent,
  'ability.used': (event, content) => {
    const source: Source = { of: event.source as Source['of'], card: event.card as Card };
    return plainly(event, content, { card: sourceName(content, source) }, source.of === 'fiend' ? '.fiend' : '.own');
  },
  'fiend.gained': (event, content) => plainly(event, content, { text: fiendText(content, event.fiend as Card) }),
  'fiend.summoned': (event, content) => plainly(event, content, { card: rank(event) }),
  'skill.copied': (event, content) => plainly(event, content, { from: seatName(event.from as Seat) }),
  'initiative.changed': withDie('from', 'a'),
  'adventure.token': secretCard,
  'adventure.seen': secretCard,
  'adventure.revealed': (event, content) =>
    plainly(event, content, {
      card: adventureName(content, event.card as Card),
      text: adventureText(content, event.card as Card),
    }),
  'adventure.benefit': (event, content) =>
    plainly(event, content, { card: adventureName(content, event.card as Card) }),
  'hunt.rolled': (event, content) => plainly(event, content, total(event)),
  /** The dice of the others are secret until all have finished (RP-24.18). */
  'fight.rolled': (event, content) =>
    event.dice === null
      ? plainly(event, content, { dice: NOTHING }, '.others')
      : plainly(event, content, total(event), '.own'),
  'fight.rerolled': (event, content) => (event.seat === NONE ? null : plainly(event, content)),
  'fight.result': (event, content) =>
    plainly(
      event,
      content,
      { dice: orNothing(event.dice as number[]), result: minus(event.result as number) },
      event.success ? '.success' : '.failure',
    ),
  'game.won': (event, content) => plainly(event, content, { count: (event.seats as Seat[]).length }),
  rank: (event) => say('events.rank', { stars: event.stars as number, rank: say(`rankNames.${event.rank}`) }),
};

const total = (event: GameEvent): Parameters => ({
  sum: sum(event.dice as number[]),
  count: (event.dice as number[]).length,
});

/** What mercenaries and rerolls cost is told with them. */
function xpSpent(event: GameEvent, content: Content): Message | null {
  return event.on === 'mercenary' || event.on === 'reroll' ? null : by('on')(event, content);
}

export const event = (event: GameEvent, content: Content): Message | null =>
  (byType[event.type] ?? plainly)(event, content);
