/** The middle of the table: the Towns on their hills, the Overlords that are for sale, the Graveyard, what is to come. */
import type { BoardProps } from '../face';
import { FigureShapes } from './besiegers';
import { Graveyard } from './graveyard';
import { Moments } from './moments';
import { InPlay, Overlords } from './overlords';
import { PlaceIndex } from './place-index';
import { RivalStrip } from './rivals';
import { Stacks } from './stacks';
import { Town } from './town';
import { isAdvanced, viewOf } from './view';
import './board.css';

export function Board(props: BoardProps) {
  const seen = viewOf(props.seen);
  return (
    <div className="dm-board" data-mode={isAdvanced(seen) ? 'advanced' : 'basic'} data-towns={seen.b.town.length}>
      <FigureShapes />
      <RivalStrip props={props} />
      <PlaceIndex props={props} />
      <InPlay props={props} />
      <div className="dm-places">
        <div className="dm-towns">
          {seen.b.town.map((_, slot) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a slot is a place on the board
            <Town key={slot} props={props} slot={slot} />
          ))}
        </div>
        <div className="dm-low">
          {isAdvanced(seen) && <Overlords props={props} />}
          <Graveyard props={props} />
          <Stacks props={props} />
        </div>
      </div>
      <Moments {...props} />
    </div>
  );
}
