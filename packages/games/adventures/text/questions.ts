/** What is asked, with all that one needs to decide it. */
import type { Message, Said } from '@tabard/content';
import type { PendingAsk, Seat } from '@tabard/kernel';
import { COLOURS } from '../content';
import type { Seen } from '../rules/board';
import { cardLimitOf, countedCards } from '../rules/campaign/legendary';
import { openSlots, poolOf } from '../rules/challenge/active';
import { bookOf } from '../rules/story/go';
import { attrName, cardName, colourName, dieName, difficultyName, enemyName, seatName, skillName } from './names';
import { type Parameters, say } from './say';
import { placeName } from './story';

type Asked = (seen: Seen, ask: PendingAsk) => Message;

export const question = (seen: Seen, ask: PendingAsk): Message => (byQuestion[ask.question] ?? plain)(seen, ask);

// ---- the facts of a question

const BY_NAME: { readonly [name: string]: (seen: Seen, value: never) => Said } = {
  card: ({ content }, card: number) => cardName(content, card),
  seat: (_seen, seat: Seat) => seatName(seat),
  die: ({ b }, die: number) => dieName(b.dieMask[die], b.dieValue[die]),
  colour: (_seen, colour: number) => colourName(COLOURS[colour], 'die'),
};

function aboutWords(seen: Seen, { about }: PendingAsk): Parameters {
  const facts = Object.entries(about).filter(([, value]) => typeof value === 'number' || typeof value === 'string');
  return Object.fromEntries(
    facts.map(([name, value]) => [name, BY_NAME[name] ? BY_NAME[name](seen, value as never) : (value as Said)]),
  );
}

const plain: Asked = (seen, ask) => say(`questions.${ask.question}`, aboutWords(seen, ask));

// ---- questions that want more than their facts

const here = (seen: Seen): Said => placeName(bookOf(seen), seen.b.map.at!);
const pool = ({ b }: Seen): Said => poolOf(b).map((die) => dieName(b.dieMask[die], b.dieValue[die]));

const byQuestion: { readonly [question: string]: Asked } = {
  'card.receiver': (seen, ask) => ('card' in ask.about ? plain(seen, ask) : say('questions.card.receiverAny')),
  'item.use': (seen) => say('questions.item.use', { place: here(seen) }),
  'trade.take': (seen, { about }) =>
    say('questions.trade.take', {
      from: seatName(about.from as Seat),
      card: cardName(seen.content, about.card as number),
    }),
  'move.path': (seen, { about }) =>
    say('questions.move.path', { place: placeName(bookOf(seen), about.from as string) }),
  'pool.substitute': (_seen, { about }) =>
    say('questions.pool.substitute', {
      attr: attrName(about.colour as number),
      colour: colourName(COLOURS[about.colour as number], 'die'),
    }),
  'challenge.play': play,
  'challenge.place': (seen) => {
    const open = openSlots(seen.b).length;
    return poolOf(seen.b).length === 0
      ? say('questions.challenge.placeNone', { open })
      : say('questions.challenge.place', { open, pool: pool(seen) });
  },
  'op.die': (_seen, { about }) => say(`questions.op.die.${about.op}`),
  'guild.buy': ({ b }) => say('questions.guild.buy', { xp: b.xp }),
  'market.deal': ({ b }) => say('questions.market.deal', { gold: b.gold }),
  'limit.giver': (seen) => say('questions.limit.giver', { held: countedCards(seen).length, most: cardLimitOf(seen) }),
};

function play(seen: Seen): Message {
  const { b, content } = seen;
  const { kind, skill, difficulty, enemies, defeated, round } = b.challenge!;
  const facts = { open: openSlots(b).length, pool: pool(seen) };
  if (kind === 'check') {
    return say('questions.challenge.play.check', {
      ...facts,
      skill: skillName(content, skill),
      difficulty: difficultyName(difficulty),
    });
  }
  const standing = enemies.filter((_, i) => defeated[i] === 0);
  return say('questions.challenge.play.combat', {
    ...facts,
    round,
    enemies: standing.map((number) => enemyName(content, number)),
  });
}
