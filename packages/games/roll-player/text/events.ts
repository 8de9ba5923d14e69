/** What happened, as one sentence a player understands; null where another event says it already. */
import { factsBy, type Message } from '@tabard/content';
import { byEvent, type EventNamed } from '@tabard/kernel';
import type { Content } from '../content';
import { NONE } from '../rules/board';
import type { RollPlayerEvent } from '../rules/events';
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

type Told<Type extends RollPlayerEvent['type']> = EventNamed<RollPlayerEvent, Type>;

// ---- facts by their names

const factsOf = factsBy<RollPlayerEvent, Content>({
  seat: seatName,
  start: seatName,
  race: (card, content) => raceName(content, card),
  class: (card, content) => className(content, card),
  alignment: (card, content) => alignmentName(content, card),
  backstory: (card, content) => backstoryName(content, card),
  familiar: (card, content) => familiarName(content, card),
  monster: (card, content) => monsterName(content, card),
  minion: (card, content) => minionName(content, card),
  fiend: (card, content) => fiendName(content, card),
  colour: colourName,
  row: rowShort,
  action: rowShort,
  dir: dirName,
  cell: cellName,
  of: adventureType,
  seats: (seats) => seats.map(seatName),
});

/** The sentence of an event, with something else said besides or instead of some of its facts. */
const plainly = (event: RollPlayerEvent, content: Content, more: Parameters = {}, part = ''): Message =>
  say(`events.${event.type}${part}`, { ...factsOf(event, content), ...more });

// ---- sentences that want more than their facts

type Tell<Type extends RollPlayerEvent['type']> = (event: Told<Type>, content: Content) => Message | null;

/** What another event tells. */
const toldElsewhere = () => null;

/** A Market card. */
const withCard: Tell<
  'bought' | 'weapon.dropped' | 'discarded' | 'taken' | 'market.added' | 'skill.used' | 'skill.refreshed' | 'card.shed'
> = (event, content) => plainly(event, content, { card: cardName(content, event.card) });

const withCards: Tell<'market.drawn' | 'trashed'> = (event, content) =>
  plainly(event, content, { cards: orNothing(event.cards.map((card) => cardName(content, card))) });

/** A die with what it shows, or showed before. */
const withDie =
  (form: 'a' | 'the'): Tell<'placed' | 'stored' | 'stored.placed'> =>
  (event, content) =>
    plainly(event, content, { die: dieName(event.die, event.value, form) });

const withOldDie: Tell<'flipped' | 'set.to' | 'initiative.changed'> = (event, content) =>
  plainly(event, content, { die: dieName(event.die, event.from, 'a') });

const withDice: Tell<'starting.rolled' | 'dice.rolled'> = (event, content) =>
  plainly(event, content, { dice: diceNames(event.dice) });

/** Only whose card it is sees it (RP-19.18). */
const secretCard: Tell<'adventure.token' | 'adventure.seen'> = (event, content) => {
  const { card } = event;
  if (card === NONE) return plainly(event, content, { card: NOTHING }, '.others');
  return plainly(event, content, { card: adventureName(content, card), text: adventureText(content, card) }, '.own');
};

const rank = ({ star, rank }: { readonly star: boolean; readonly rank: number }): Message =>
  star ? say('ranks.star') : say('ranks.plain', { rank });

const total = (dice: readonly number[]): Parameters => ({ sum: sum(dice), count: dice.length });

export const event = byEvent<RollPlayerEvent, [content: Content], Message | null>(
  {
    'start.rolled': (event, content) =>
      plainly(event, content, {
        rolls: event.rolls.map(({ seat, value }) => say('seatRolled', { seat: seatName(seat), value })),
      }),
    'starting.rolled': withDice,
    'dice.rolled': withDice,
    'dice.sorted': toldElsewhere, // it is seen, and dice.rolled has told the dice
    'card.selected': (event, content) => plainly(event, content, { card: rank(event), dice: diceNames(event.dice) }),
    'turn.skipped': (event, content) => plainly(event, content, {}, `.${event.phase}`),
    placed: withDie('a'),
    stored: withDie('a'),
    'stored.placed': withDie('the'),
    returned: (event, content) => plainly(event, content, { dice: event.dice.map(plainDie) }),
    'action.taken': (event, content) => plainly(event, content, {}, event.action === 'FAM' ? '.FAM' : '.attribute'),
    flipped: withOldDie,
    adjusted: (event, content) =>
      plainly(event, content, { die: dieName(event.die, event.from, 'a') }, event.to > event.from ? '.up' : '.down'),
    'set.to': withOldDie,
    rerolled: (event, content) => {
      const { die, from, to, rolls } = event;
      const kept = to === from && !rolls.includes(to) ? '.old' : '.new';
      return plainly(event, content, { die: dieName(die, from, 'a'), rolls }, kept);
    },
    swapped: (event, content) => plainly(event, content, { one: plainDie(event.one), two: plainDie(event.two) }),
    lifted: (event, content) => plainly(event, content, { die: plainDie(event.die) }),
    'gold.gained': (event, content) => (event.why === 'discard' ? null : plainly(event, content, {}, `.${event.why}`)), // discarded
    'gold.lost': (event, content) => plainly(event, content, {}, `.${event.why}`),
    'xp.gained': (event, content) => plainly(event, content, {}, `.${event.why}`),
    /** What mercenaries and rerolls cost is told with them. */
    'xp.spent': (event, content) =>
      event.on === 'mercenary' || event.on === 'reroll' ? null : plainly(event, content, {}, `.${event.on}`),
    'ability.used': (event, content) => {
      const card = sourceName(content, { of: event.source, card: event.card });
      return plainly(event, content, { card }, event.source === 'fiend' ? '.fiend' : '.own');
    },
    'fiend.gained': (event, content) => plainly(event, content, { text: fiendText(content, event.fiend) }),
    'fiend.summoned': (event, content) => plainly(event, content, { card: rank(event) }),
    bought: withCard,
    'weapon.dropped': withCard,
    discarded: withCard,
    taken: withCard,
    'market.added': withCard,
    'market.drawn': withCards,
    trashed: withCards,
    'skill.used': withCard,
    'skill.copied': (event, content) =>
      plainly(event, content, { card: cardName(content, event.card), from: seatName(event.from) }),
    'skill.refreshed': withCard,
    'card.shed': withCard,
    'initiative.changed': withOldDie,
    'adventure.token': secretCard,
    'adventure.seen': secretCard,
    'adventure.revealed': (event, content) =>
      plainly(event, content, { card: adventureName(content, event.card), text: adventureText(content, event.card) }),
    'adventure.benefit': (event, content) => plainly(event, content, { card: adventureName(content, event.card) }),
    'hunt.rolled': (event, content) => plainly(event, content, total(event.dice)),
    /** The dice of the others are secret until all have finished (RP-24.18). */
    'fight.rolled': (event, content) =>
      event.dice === null
        ? plainly(event, content, { dice: NOTHING }, '.others')
        : plainly(event, content, total(event.dice), '.own'),
    'fight.rerolled': (event, content) => (event.seat === NONE ? null : plainly(event, content)),
    'fight.result': (event, content) =>
      plainly(
        event,
        content,
        { dice: orNothing(event.dice), result: minus(event.result) },
        event.success ? '.success' : '.failure',
      ),
    'game.won': (event, content) => plainly(event, content, { count: event.seats.length }),
    rank: ({ stars, rank }) => say('events.rank', { stars, rank: say(`rankNames.${rank}`) }),
  },
  (event, content) => plainly(event, content),
);
