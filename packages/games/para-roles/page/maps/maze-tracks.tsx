/** How mad the party is, what time it is in the maze, the relics, and the Minotaur. */

import minotaurIcon from '@iconify-json/game-icons/minotaur';
import waves from '@iconify-json/game-icons/psychic-waves';
import { IconMark } from '@tabard/page/design/icon';
import { type Moment, useMoment } from '@tabard/page/room/moment';
import { SideMark } from '@tabard/page/room/sides';
import { memo } from 'react';
import { cellName, type Maze, NONE, relicName, SUITS } from '../../index';
import { RELIC_ICONS } from '../icons';
import { words } from '../say';
import { viewOf } from '../view';
import { Track } from './track';

interface MazeTracksProps {
  readonly maze: Maze;
}

export const MazeTracks = memo(function MazeTracks({ maze }: MazeTracksProps) {
  const moment = useMoment();
  const { content } = viewOf(moment.seen);
  const { wakes, penalty, lost } = content.maze.madness;
  const every = content.maze.wanderEvery;
  return (
    <div className="pr-tracks">
      <Track
        icon={waves}
        name={words(moment, 'madness')}
        now={maze.madness}
        last={lost}
        marks={[
          { at: wakes, says: words(moment, 'madness.wakes') },
          { at: penalty, says: words(moment, 'madness.penalty') },
          { at: lost, says: words(moment, 'madness.lost') },
        ]}
      />
      <p className="pr-track-line">
        {words(moment, 'maze.time', { ticks: maze.ticks, next: every - (maze.ticks % every) })}
      </p>
      <p className="pr-track-line">
        <IconMark icon={minotaurIcon} /> {minotaurWords(moment, maze)}
      </p>
      <Relics />
      {maze.spentUse === 1 && <p className="pr-warn">{words(moment, 'maze.spentUse')}</p>}
      {maze.mustAttack === 1 && <p className="pr-warn">{words(moment, 'maze.mustAttack')}</p>}
    </div>
  );
});

function minotaurWords(moment: Moment, { minotaur, minotaurAwake, minotaurGone, minotaurRests }: Maze): string {
  if (minotaurGone) return words(moment, 'minotaur.gone');
  if (!minotaurAwake || minotaur === NONE) return words(moment, 'minotaur.sleeps');
  return words(moment, minotaurRests > 0 ? 'minotaur.rests' : 'minotaur.hunts', {
    at: cellName(minotaur),
    count: minotaurRests,
  });
}

function Relics() {
  const moment = useMoment();
  const { relics } = viewOf(moment.seen).b.pack;
  return (
    <ul className="pr-relics">
      {SUITS.map((suit) => (
        <li key={suit} data-taken={relics[suit] !== NONE} title={moment.say(relicName(suit))}>
          <IconMark icon={RELIC_ICONS[suit]} size="1.6rem" label={moment.say(relicName(suit))} />
          {relics[suit] !== NONE && <SideMark seat={relics[suit]} size="0.9rem" />}
        </li>
      ))}
    </ul>
  );
}
