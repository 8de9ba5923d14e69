/** What happened, as one sentence a player understands. */
import { factsBy, type Message, type Said } from '@tabard/content';
import { byEvent, type EventNamed, type Seat } from '@tabard/kernel';
import type { Content } from '../content';
import { type DarkMinionsEvent, NONE } from '../rules/board';
import { colourName, diceWords, kindName, overlordName, say, townName } from './names';

const seat = (seat: Seat): Said => (seat === NONE ? say('nobody') : { seat });
const town = (town: number, c: Content): Said => townName(c, town);
const overlord = (overlord: number, c: Content): Said => overlordName(c, overlord);
const notSaid = () => null;

const factsOf = factsBy<DarkMinionsEvent, Content>({
  seat,
  first: seat,
  winner: seat,
  loser: seat,
  victim: seat,
  owner: seat,
  trigger: seat,
  second: (seat) => (seat === NONE ? 'none' : { seat }),
  seats: (seats) => seats.map((seat) => ({ seat })),
  town,
  from: town,
  to: town,
  overlord,
  gone: overlord,
  come: overlord,
  colour: colourName,
  gave: (kind) => (kind === 'none' ? 'none' : kindName(kind)),
  took: kindName,
  dice: (dice, c, event) => ('faces' in event ? diceWords(c, dice, event.faces) : null),
  faces: notSaid, // with the dice
  sums: notSaid, // as results
  slot: notSaid,
  besiegers: notSaid,
});

const plainly = (event: DarkMinionsEvent, c: Content, more: Message['with'] = {}): Message =>
  say(`events.${event.type}`, { ...factsOf(event, c), ...more });

const rolloff = (event: EventNamed<DarkMinionsEvent, 'rolloff' | 'rolloff.tower'>, c: Content): Message =>
  plainly(event, c, { results: event.sums });

export const event = byEvent<DarkMinionsEvent, [content: Content], Message | null>(
  {
    rolloff,
    'rolloff.tower': rolloff,
    'award.town': (event, c) => plainly(event, c, { vp: 'hidden' }), // DM-R49
  },
  (event, c) => plainly(event, c),
);
