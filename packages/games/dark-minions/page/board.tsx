/** The middle of the table: the Towns on their hills, the Overlords that are for sale, the Graveyard, what is to come. */
import { useMoment } from '@tabard/page/room/moment';
import { Graveyard } from './graveyard';
import { InPlay, Overlords } from './overlords/overlords';
import { PlaceIndex } from './place-index';
import { RivalStrip } from './rivals';
import { Stacks } from './stacks';
import { FigureShapes } from './town/besiegers';
import { Town } from './town/town';
import { isAdvanced, viewOf } from './view';
import './board.css';

export function Board() {
  const moment = useMoment();
  const seen = viewOf(moment.seen);
  return (
    <div className="dm-board" data-mode={isAdvanced(seen) ? 'advanced' : 'basic'} data-towns={seen.b.town.length}>
      <FigureShapes />
      <RivalStrip />
      <PlaceIndex />
      <InPlay />
      <div className="dm-places">
        <div className="dm-towns">
          {seen.b.town.map((_, slot) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a slot is a place on the board
            <Town key={slot} slot={slot} />
          ))}
        </div>
        <div className="dm-low">
          {isAdvanced(seen) && <Overlords />}
          <div className="dm-beside">
            <Graveyard />
            <Stacks />
          </div>
        </div>
      </div>
    </div>
  );
}
