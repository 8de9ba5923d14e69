/** A tip: what the game's strongest bot would do on this chair. It sees no more than the seat does. */
import type { GameModule } from '@tabard/content';
import { Chair, type Match, quickStream, seatBot } from '@tabard/kernel';
import type { TerminalVoice } from '@tabard/terminal/board';
import { choiceOf, type Decision } from './decision';

export function tipLine({ bots }: GameModule, match: Match, decision: Decision, voice: TerminalVoice): string {
  const { seat, ask } = decision;
  const bot = bots.at(-1);
  if (!bot || !ask) return 'Nobody at this table has a tip for that.';
  const key = seatBot(bot, new Chair(match, seat, quickStream(match.answers))).choose(ask);
  const offered = choiceOf(decision, key);
  const sentence = offered?.sentence ?? voice.option(match.seen(seat), seat, key, ask);
  return `A tip, by ${voice.speaker.say({ id: `bots.${bot.id}.title` })}: ${offered ? `${offered.label} ` : ''}${sentence}`;
}
