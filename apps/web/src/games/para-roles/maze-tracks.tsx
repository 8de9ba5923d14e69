/** How mad the party is, what time it is in the maze, the relics, and the Minotaur. */
import minotaurIcon from '@iconify-json/game-icons/minotaur';
import waves from '@iconify-json/game-icons/psychic-waves';
import { cellName, type Maze, NONE, relicName, SUITS } from '@tabard/para-roles';
import { IconMark } from '../../design/icon';
import { SideMark } from '../../setup/sides';
import type { BoardProps } from '../face';
import { RELIC_ICONS } from './icons';
import { words } from './say';
import { Track } from './track';
import { viewOf } from './view';

interface MazeTracksProps {
  readonly props: BoardProps;
  readonly maze: Maze;
}

export function MazeTracks({ props, maze }: MazeTracksProps) {
  const { content } = viewOf(props.seen);
  const { wakes, penalty, lost } = content.maze.madness;
  const every = content.maze.wanderEvery;
  return (
    <div className="pr-tracks">
      <Track
        icon={waves}
        name={words(props, 'madness')}
        now={maze.madness}
        last={lost}
        marks={[
          { at: wakes, says: words(props, 'madness.wakes') },
          { at: penalty, says: words(props, 'madness.penalty') },
          { at: lost, says: words(props, 'madness.lost') },
        ]}
      />
      <p className="pr-track-line">
        {words(props, 'maze.time', { ticks: maze.ticks, next: every - (maze.ticks % every) })}
      </p>
      <p className="pr-track-line">
        <IconMark icon={minotaurIcon} /> {minotaurWords(props, maze)}
      </p>
      <Relics props={props} />
      {maze.spentUse === 1 && <p className="pr-warn">{words(props, 'maze.spentUse')}</p>}
      {maze.mustAttack === 1 && <p className="pr-warn">{words(props, 'maze.mustAttack')}</p>}
    </div>
  );
}

function minotaurWords(props: BoardProps, { minotaur, minotaurAwake, minotaurGone, minotaurRests }: Maze): string {
  if (minotaurGone) return words(props, 'minotaur.gone');
  if (!minotaurAwake || minotaur === NONE) return words(props, 'minotaur.sleeps');
  return words(props, minotaurRests > 0 ? 'minotaur.rests' : 'minotaur.hunts', {
    at: cellName(minotaur),
    count: minotaurRests,
  });
}

function Relics({ props }: { readonly props: BoardProps }) {
  const { relics } = viewOf(props.seen).b.pack;
  return (
    <ul className="pr-relics">
      {SUITS.map((suit) => (
        <li key={suit} data-taken={relics[suit] !== NONE} title={props.say(relicName(suit))}>
          <IconMark icon={RELIC_ICONS[suit]} size="1.6rem" label={props.say(relicName(suit))} />
          {relics[suit] !== NONE && <SideMark seat={relics[suit]} size="0.9rem" />}
        </li>
      ))}
    </ul>
  );
}
