/**
 * What lies in the middle of the table: book and map side by side where both fit, else one behind the other. A check or a
 * combat takes the place of both; before and after an adventure it is the place where the party is.
 */
import bookIcon from '@iconify-json/game-icons/open-book';
import mapIcon from '@iconify-json/game-icons/treasure-map';
import { IconMark } from '@tabard/page/design/icon';
import { useMoment } from '@tabard/page/room/moment';
import { useEffect, useState } from 'react';
import { poolOf } from '../index';
import { askOf } from './ask';
import { Book, useReading } from './book/book';
import { ChallengeBoard } from './challenge/board';
import { useHome } from './home/home';
import { StoryMap } from './map/map';
import { viewOf, words } from './view';
import './board.css';

const SIDES = { book: bookIcon, map: mapIcon } as const;
type Side = keyof typeof SIDES;

export function Board() {
  const moment = useMoment();
  const { challenge, map } = viewOf(moment.seen).b;
  const [reading, onRead] = useReading();
  const [side, turnTo] = useState<Side>('book');
  const isWayAsked = askOf(moment)?.question === 'move.path';
  // Where only one of them fits, the one that is asked about lies on top.
  useEffect(() => turnTo(isWayAsked ? 'map' : 'book'), [isWayAsked]);
  const [isFaced, face] = useFaced();
  const home = useHome();
  if (home) return home;
  if (isFaced) return <ChallengeBoard />;
  const hasMap = map.openLocations.length > 0; // Before the book is set up there is none.
  return (
    <div className="ra-table">
      <div className="ra-board" data-side={hasMap ? side : 'book'} data-map={hasMap}>
        {hasMap && (
          <fieldset className="ra-sides">
            <legend className="hidden-words">{words(moment, 'sides.title')}</legend>
            {(Object.keys(SIDES) as Side[]).map((one) => (
              <button key={one} type="button" aria-pressed={side === one} onClick={() => turnTo(one)}>
                <IconMark icon={SIDES[one]} />
                <span className="ra-side-word">{words(moment, `sides.${one}`)}</span>
              </button>
            ))}
          </fieldset>
        )}
        <div className="ra-side" data-of="book">
          <Book {...{ reading, onRead }} onFace={challenge ? face : null} />
        </div>
        {hasMap && (
          <div className="ra-side" data-of="map">
            <StoryMap />
          </div>
        )}
      </div>
    </div>
  );
}

/** What leads to a check or a combat is read before the dice take the table: until somebody turns to them, or answers. */
function useFaced(): readonly [isFaced: boolean, face: () => void] {
  const { b } = viewOf(useMoment().seen);
  const { challenge } = b;
  const [isFaced, setFaced] = useState(false);
  useEffect(() => {
    if (!challenge) setFaced(false);
  }, [challenge]);
  const isUntouched = challenge?.round === 1 && challenge.drawn === 0 && poolOf(b).length === 0;
  return [challenge !== null && (isFaced || !isUntouched), () => setFaced(true)];
}
