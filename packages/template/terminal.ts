/** Sleeping Dragon in a terminal: the hoard, and what everybody has carried out of it. */
import type { Seen } from '@tabard/kernel';
import type { DrawBoard } from '@tabard/terminal/board';
import { pc } from '@tabard/terminal/colours';
import { grid } from '@tabard/terminal/terminal';
import { type Content, type SleepingDragon, wakesAt } from './index';

export const drawBoard: DrawBoard = ({ match, viewer, voice, width }) => {
  const seen = match.seen(viewer) as Seen<SleepingDragon, Content>;
  const { b, content } = seen;
  const say = (id: string, facts: { readonly [name: string]: number }) =>
    voice.speaker.say({ id: `board.${id}`, with: facts });
  const hoard = [say('held', { held: b.held }), say('wakes', { wakes: wakesAt(seen) }), b.dice.join(' ')];
  const seats = b.gold.map((gold, seat) => [
    b.turn === seat ? pc.yellow('▶') : '',
    voice.names[seat],
    '█'.repeat(Math.min(gold, content.goal)),
    say('owns', { gold, goal: content.goal }),
  ]);
  return [hoard.filter(Boolean).join(pc.dim(' · ')), ...grid(seats, 2, width)];
};
