/** The Maze of Madness as far as it is known: walls that were seen, cards that were turned up, and what is about. */
import footprint from '@iconify-json/game-icons/footprint';
import lantern from '@iconify-json/game-icons/lantern';
import minotaurIcon from '@iconify-json/game-icons/minotaur';
import { type Icon, IconMark } from '@tabard/page/design/icon';
import { type Moment, useMoment } from '@tabard/page/room/moment';
import { memo, useEffect } from 'react';
import {
  areaName,
  CENTRE,
  type Cell,
  cellName,
  columnOf,
  contentOf,
  EVERY_CELL,
  GATE,
  type Maze,
  rowOf,
  SIDES,
  type Side,
  sideTowards,
  trapName,
} from '../../index';
import { Scouts } from '../camp/scouts';
import { AREA_ICONS, TRAP_ICONS } from '../icons';
import { words } from '../say';
import { Spot } from '../spot';
import { isKnown, keyTowards, wallOf } from './maze-cells';
import { MazeTracks } from './maze-tracks';
import './maze-map.css';

interface MazeProps {
  readonly maze: Maze;
}

export const MazeMap = memo(function MazeMap({ maze }: MazeProps) {
  useArrowKeys();
  return (
    <div className="pr-maze-scene">
      <div className="pr-maze">
        {EVERY_CELL.map((cell) => (
          <CellOnMap key={cell} maze={maze} cell={cell} />
        ))}
      </div>
      <div className="pr-maze-side">
        <MazeTracks maze={maze} />
        <Scouts />
      </div>
    </div>
  );
});

interface CellProps extends MazeProps {
  readonly cell: Cell;
}

const CellOnMap = memo(function CellOnMap({ maze, cell }: CellProps) {
  const moment = useMoment();
  const side = sideTowards(maze.at, cell);
  const key = side && keyTowards(moment, side);
  const name = nameOfCell(moment, maze, cell);
  const icon = iconOf(maze, cell);
  const isHere = maze.at === cell;
  const known = isKnown(maze, cell);
  const doing = key ? moment.describe(key) : '';
  const marks = (
    <>
      {icon && <IconMark icon={icon} size="58%" className="pr-cell-icon" />}
      {maze.from === cell && !isHere && <IconMark icon={footprint} className="pr-cell-from" />}
      {maze.waiting[cell].length > 0 && <b className="pr-cell-foes">{maze.waiting[cell].length}</b>}
      {isHere && <IconMark icon={lantern} className="pr-cell-party" />}
      {maze.minotaur === cell && <IconMark icon={minotaurIcon} className="pr-cell-minotaur" />}
    </>
  );
  return (
    <div
      className="pr-cell"
      data-known={known}
      data-entered={maze.entered[cell] === 1}
      data-spent={maze.spent[cell] === 1}
      data-here={isHere}
      data-open={key !== undefined}
      style={{ gridColumn: columnOf(cell) + 1, gridRow: 7 - rowOf(cell) }}
    >
      {SIDES.map((wall) => (
        <i key={wall} className="pr-wall" data-side={wall} data-state={wallOf(maze, cell, wall)} />
      ))}
      {key ? (
        <Spot
          className="pr-cell-spot"
          name={`${name}. ${doing}`}
          does={() => moment.onAnswer(key)}
          says={
            <>
              <b>{name}</b>
              <p>{doing}</p>
            </>
          }
        >
          {marks}
        </Spot>
      ) : (
        <span className="pr-cell-spot" title={name}>
          {marks}
          {known && <span className="hidden-words">{name}</span>}
        </span>
      )}
    </div>
  );
});

function iconOf(maze: Maze, cell: Cell): Icon | null {
  if (cell === GATE) return AREA_ICONS.gate;
  if (cell === CENTRE) return AREA_ICONS.centre;
  if (!maze.shown[cell]) return null;
  const { kind, suit } = contentOf(maze, cell);
  return kind === 'trap' ? TRAP_ICONS[suit] : AREA_ICONS[kind];
}

function nameOfCell(moment: Moment, maze: Maze, cell: Cell): string {
  const at = cellName(cell);
  if (cell === GATE) return words(moment, 'cell.gate', { at });
  if (cell === CENTRE) return words(moment, 'cell.centre', { at });
  if (!maze.shown[cell]) return words(moment, 'cell.unknown', { at });
  const { kind, suit } = contentOf(maze, cell);
  const what = moment.say(kind === 'trap' ? trapName(suit) : areaName(kind));
  return words(moment, maze.spent[cell] ? 'cell.spent' : 'cell.known', { at, what });
}

const ARROWS: { readonly [key: string]: Side } = {
  ArrowUp: 'north',
  ArrowRight: 'east',
  ArrowDown: 'south',
  ArrowLeft: 'west',
};

/** The arrow keys walk, except where they already have a meaning. */
function useArrowKeys(): void {
  const moment = useMoment();
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      const side = ARROWS[event.key];
      const at = event.target as HTMLElement;
      const key = side && keyTowards(moment, side);
      if (!key || event.ctrlKey || event.metaKey || event.altKey) return;
      if (at.closest?.('input, select, textarea, dialog, [role="tablist"], .decision-options, [popover]:popover-open'))
        return;
      event.preventDefault();
      moment.onAnswer(key);
    }
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [moment]);
}
