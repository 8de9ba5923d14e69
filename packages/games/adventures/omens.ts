/**
 * What a hint of Roll Player Adventures speaks of. Nobody reads ahead in the book: of a choice, a way and an item only what
 * the page shows is a reason, and no hint looks past them. What the dice will do can be counted.
 */
import type { Message, Omens, Sign } from '@tabard/content';
import { type AnswerNamed, type ByAnswer, byEvent, type PendingAsk, type Seat } from '@tabard/kernel';
import { distanceToNew } from './bots/road';
import { seatsOf, weariness } from './bots/state';
import { ATTRS, type Content } from './content';
import type { Adventures, Seen } from './rules/board';
import { openSlots } from './rules/challenge/active';
import type { AdventuresEvent } from './rules/events';
import { questions } from './rules/keys';
import { walkable } from './rules/map/paths';
import { cardsOf } from './rules/party/cards';
import { rowAt } from './rules/party/stamina';
import type { AdventuresAsks, AdventuresQuestion } from './rules/questions';
import { entryAt } from './rules/story/go';
import { attrName } from './text/names';
import { type Parameters, say } from './text/say';

interface Asked {
  readonly seen: Seen;
  readonly ask: PendingAsk;
}
type Reason = (asked: Asked) => Message;
type Of<Name extends AdventuresQuestion> = Asked & AnswerNamed<AdventuresAsks, Name>;

const why = (id: string, facts: Parameters = {}): Message => say(`omens.why.${id}`, facts);

/** What is left of the party's strength, as wayfarers reckon it. */
const left = (seen: Seen): number => Math.round(100 * (1 - weariness(seen)));

const strength: Reason = ({ seen }) => why('strength', { percent: left(seen) });
const lots: Reason = ({ ask: { options } }) => why('lots', { count: options.length });
const purse: Reason = ({ seen: { b } }) => why('purse', { gold: b.gold, xp: b.xp });
const cards: Reason = ({ seen }) => why('cards', { held: seatsOf(seen).map((seat) => cardsOf(seen, seat).length) });
const scores: Reason = () => why('scores');
const slots: Reason = ({ seen: { b } }) => {
  const open = openSlots(b).length;
  return open === 0 ? why('covered') : why('slots', { open, of: b.challenge?.slots.length ?? open });
};

/** Paths to the nearest place that nobody has seen, if there is one. */
const toNew = (seen: Seen, from: string, began: string | null): number | null => {
  const far = distanceToNew(seen, from, began);
  return Number.isFinite(far) ? far : null;
};

const story = ({ seen, option, about: { label } }: Of<'story.choose'>): Message => {
  const choices = entryAt(seen, label).choose ?? [];
  const choice = option === 'end' ? { kind: 'end' as const } : choices[option.at];
  const percent = left(seen);
  const paths = toNew(seen, seen.b.map.at ?? '', null);
  switch (choice.kind) {
    case 'rest':
      return why('rest', { percent });
    case 'move':
      return paths === null ? why('moveOn') : why('move', { paths });
    case 'item':
      return why('item', { percent });
    case 'end':
      return paths === null ? why('allSeen', { percent }) : why('home', { percent });
    default:
      return 'hint' in choice && choice.hint ? hinted(seen, choice.hint, percent) : why('news', { percent });
  }
};

type Hint = { readonly check: readonly string[] } | { readonly combat: true };

function hinted(seen: Seen, hint: Hint, percent: number): Message {
  if (!('check' in hint)) return why('combat', { percent });
  const attrs = hint.check.map((attr) => ATTRS.indexOf(attr as (typeof ATTRS)[number]));
  const stamina = attrs.reduce(
    (sum, attr) => sum + seatsOf(seen).reduce((own, seat) => own + seen.b.rows[rowAt(seat, attr)], 0),
    0,
  );
  return why('check', { attrs: attrs.map(attrName), stamina });
}

const way = ({ seen, option, about: { from } }: Of<'move.path'>): Message => {
  if (option === 'stop') return why('stop');
  const began = seen.b.map.move?.from ?? null;
  const path = walkable(seen, from, began).find((each) => each.path === option.path);
  const paths = path ? toNew(seen, path.to, began) : null;
  return paths === null ? why('leastSeen') : why('way', { paths: paths + 1 });
};

const REASONS: ByAnswer<AdventuresAsks, Asked, Message> = {
  'party.legendary': strength,
  'party.character': lots,
  'import.contested': lots,
  'import.class': lots,
  'import.portrait': lots,
  'import.raise': scores,
  'join.deck': lots,
  'join.gain': () => why('health'),
  'setup.storyteller': lots,
  'story.choose': story,
  'story.sure': strength,
  'item.use': () => why('tryOut'),
  'move.path': way,
  'trade.give': cards,
  'trade.take': cards,
  'pay.class': strength,
  'pay.health': strength,
  'pay.title': lots,
  'card.receiver': cards,
  'card.giver': cards,
  'card.return': cards,
  'limit.giver': cards,
  'effect.class': strength,
  'effect.fatigue': strength,
  'effect.recover': strength,
  'effect.rows': strength,
  'effect.unspend': strength,
  'effect.health': strength,
  'effect.attribute': scores,
  'score.raise': scores,
  'score.lower': () => why('lowest'),
  'rows.gain': strength,
  'rows.lose': strength,
  'mastery.raise': scores,
  'pool.buy': slots,
  'pool.payer': strength,
  'pool.substitute': strength,
  'challenge.play': slots,
  'challenge.place': slots,
  'bonus.spend': slots,
  'op.colour': slots,
  'op.die': slots,
  'op.treat': slots,
  'op.value': slots,
  'op.recover': strength,
  'op.restore': cards,
  'power.returnDie': slots,
  'power.encore': slots,
  'rest.xp': strength,
  'rest.giver': cards,
  'guild.buy': purse,
  'market.deal': purse,
  'pause.leave': strength,
};

const reasonOf = questions.byAnswer(REASONS);

const VEILED: readonly AdventuresQuestion[] = ['story.choose', 'story.sure', 'move.path', 'item.use', 'pause.leave'];

const good = (id: string): Sign => ({ what: say(`omens.${id}`), good: true });
const bad = (id: string): Sign => ({ what: say(`omens.${id}`), good: false });

const sign = byEvent<AdventuresEvent, [seat: Seat], Sign | null>(
  {
    'check.over': ({ passed }) => (passed ? good('passed') : bad('failed')),
    'combat.over': ({ won }) => (won ? good('won') : bad('lost')),
    counterattack: () => bad('counterattack'),
    exhausted: (event, seat) => (event.seat === seat ? bad('exhausted') : bad('otherExhausted')),
    'death.marked': () => bad('death'),
  },
  () => null,
);

export const omens: Omens<Adventures, Content> = {
  sign,
  turns: 1,
  veils: (question) => VEILED.some((one) => one === question),
  reason: ({ seen, ask }, key) => reasonOf(key, ask, seen.content, { seen, ask }),
};
