/** The bots of Sleeping Dragon, weakest to strongest. Chance itself plays everywhere, and needs no line here. */
import type { Answers, AskNamed, Bot } from '@tabard/kernel';
import type { Content } from '../content';
import type { SleepingDragon, SleepingDragonEvents } from '../rules/board';
import { questions } from '../rules/keys';
import type { Act, SleepingDragonAsks } from '../rules/questions';

type SleepingDragonBot = Bot<SleepingDragon, SleepingDragonEvents, Content>;

const FACES = 6;

/** What a hand brings on average where the dragon sleeps on, times as many faces: whole numbers are the same everywhere. */
function worth(wakes: number): number {
  let sum = 0;
  for (let pips = wakes + 1; pips <= FACES; pips++) sum += pips;
  return sum;
}

/** Reaches in with one hand as long as it has more to win than to lose, and both hands while it has nothing to lose. */
function weigh({ about: { held, wakes } }: AskNamed<SleepingDragonAsks, 'turn.act'>): Act {
  if (held === 0) return { reach: 2 };
  return worth(wakes) > held * wakes ? { reach: 1 } : 'leave';
}

/** Is off with so much, and not before. */
const ENOUGH = 12;

const botWith = (id: string, answers: Answers<SleepingDragonAsks>): SleepingDragonBot => {
  const answer = questions.answerBy(answers);
  return { id, listens: false, sit: ({ content }) => ({ choose: (ask) => answer(ask, content) }) };
};

const greedy = botWith('greedy', { 'turn.act': ({ about: { held } }) => (held < ENOUGH ? { reach: 2 } : 'leave') });
const careful = botWith('careful', { 'turn.act': weigh });

export const bots: readonly SleepingDragonBot[] = [greedy, careful];
