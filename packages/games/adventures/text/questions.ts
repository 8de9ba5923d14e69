/** What is asked, with all that one needs to decide it. */
import { aboutBy, type Message, type Said } from '@tabard/content';
import type { AskOf, ByAsk } from '@tabard/kernel';
import { COLOURS } from '../content';
import type { Seen } from '../rules/board';
import { cardLimitOf, countedCards } from '../rules/campaign/legendary';
import { openSlots, poolOf } from '../rules/challenge/active';
import type { AdventuresAsks } from '../rules/questions';
import { bookOf } from '../rules/story/go';
import { attrName, cardName, colourName, dieName, difficultyName, enemyName, seatName, skillName } from './names';
import { say } from './say';
import { placeName } from './story';

// ---- the facts of a question

/** Told to whoever draws it, not in words. */
const unsaid = () => null;

const facts = aboutBy<AdventuresAsks, Seen>({
  card: (card, { content }) => (card === undefined ? null : cardName(content, card)),
  seat: (seat) => seatName(seat),
  die: (die, { b }) => dieName(b.dieMask[die], b.dieValue[die]),
  colour: (colour) => colourName(COLOURS[colour], 'die'),
  names: unsaid,
  races: unsaid,
  classes: unsaid,
  portraits: unsaid,
  returns: unsaid,
  handsOn: unsaid,
});

const plain = (ask: AskOf<AdventuresAsks>, seen: Seen): Message => say(`questions.${ask.question}`, facts(ask, seen));

// ---- questions that want more than their facts

const here = (seen: Seen): Said => placeName(bookOf(seen), seen.b.map.at!);
const pool = ({ b }: Seen): Said => poolOf(b).map((die) => dieName(b.dieMask[die], b.dieValue[die]));

export const question: ByAsk<AdventuresAsks, [seen: Seen], Message> = {
  'party.legendary': plain,
  'party.character': plain,
  'import.contested': plain,
  'import.class': plain,
  'import.portrait': plain,
  'import.raise': plain,
  'join.deck': plain,
  'join.gain': plain,
  'pause.leave': plain,
  'setup.storyteller': plain,
  'story.choose': plain,
  'story.sure': plain,
  'item.use': (_ask, seen) => say('questions.item.use', { place: here(seen) }),
  'move.path': ({ about: { from } }, seen) => say('questions.move.path', { place: placeName(bookOf(seen), from) }),
  'trade.give': plain,
  'trade.take': ({ about: { from, card } }, { content }) =>
    say('questions.trade.take', { from: seatName(from), card: cardName(content, card) }),
  'pay.class': plain,
  'pay.health': plain,
  'pay.title': plain,
  'card.receiver': (ask, seen) => ('card' in ask.about ? plain(ask, seen) : say('questions.card.receiverAny')),
  'card.giver': plain,
  'card.return': plain,
  'effect.class': plain,
  'effect.fatigue': plain,
  'effect.recover': plain,
  'effect.rows': plain,
  'effect.unspend': plain,
  'effect.health': plain,
  'effect.attribute': plain,
  'score.raise': plain,
  'score.lower': plain,
  'rows.gain': plain,
  'rows.lose': plain,
  'rest.xp': plain,
  'rest.giver': plain,
  'pool.buy': plain,
  'pool.payer': plain,
  'pool.substitute': ({ about: { colour } }) =>
    say('questions.pool.substitute', { attr: attrName(colour), colour: colourName(COLOURS[colour], 'die') }),
  'challenge.play': (_ask, seen) => play(seen),
  'challenge.place': (_ask, seen) => {
    const open = openSlots(seen.b).length;
    return poolOf(seen.b).length === 0
      ? say('questions.challenge.placeNone', { open })
      : say('questions.challenge.place', { open, pool: pool(seen) });
  },
  'bonus.spend': plain,
  'op.colour': plain,
  'op.die': ({ about: { op } }) => say(`questions.op.die.${op}`),
  'op.treat': plain,
  'op.value': plain,
  'op.recover': plain,
  'op.restore': plain,
  'power.returnDie': plain,
  'power.encore': plain,
  'guild.buy': (_ask, { b }) => say('questions.guild.buy', { xp: b.xp }),
  'mastery.raise': plain,
  'market.deal': (_ask, { b }) => say('questions.market.deal', { gold: b.gold }),
  'limit.giver': (_ask, seen) =>
    say('questions.limit.giver', { held: countedCards(seen).length, most: cardLimitOf(seen) }),
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
