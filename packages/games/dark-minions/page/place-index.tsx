/** On a narrow screen one place is shown at a time; this row shows all of them small, and takes dice as they do. */
import overlordsIcon from '@iconify-json/game-icons/crowned-skull';
import tomb from '@iconify-json/game-icons/tombstone';
import { IconMark } from '@tabard/page/design/icon';
import { useMoment } from '@tabard/page/room/moment';
import { requirement } from '../index';
import { asked } from './asked';
import { aimAt, aimAtTown, useHandOfDice } from './dice/plan';
import { emblemOf } from './emblems';
import { isAdvanced, NONE, sum, townName, viewOf } from './view';

export function PlaceIndex() {
  const moment = useMoment();
  const hand = useHandOfDice();
  const { say } = moment;
  const seen = viewOf(moment.seen);
  const { b, content: c } = seen;
  const grave = aimAt(moment, 'respawn', hand);
  return (
    <nav className="dm-place-index" aria-label={say({ id: 'board.places' })}>
      {b.town.map((town, slot) => {
        const met = town !== NONE && sum(b.besiegers[slot]) >= requirement(seen, slot);
        return (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a slot is a place on the board
            key={slot}
            type="button"
            data-hot={town !== NONE && aimAtTown(moment, slot, hand).open}
            data-met={met}
            data-drop={town === NONE ? undefined : asked.key(moment, 'commit.use', { attack: town })}
            onClick={() => showPlace(`dm-place-${slot}`)}
            aria-label={town === NONE ? say({ id: 'board.ruins' }) : say(townName(c, town))}
          >
            {town !== NONE && (
              <>
                <IconMark icon={emblemOf(c.towns[town].emblem)} size="1.5rem" />
                <span>
                  {sum(b.besiegers[slot])}/{requirement(seen, slot)}
                </span>
              </>
            )}
          </button>
        );
      })}
      {isAdvanced(seen) && (
        <button
          type="button"
          onClick={() => showPlace('dm-place-overlords')}
          data-hot={b.display.some((card) => card !== NONE && aimAt(moment, { buy: card }, hand).open)}
          aria-label={say({ id: 'board.overlords' })}
        >
          <IconMark icon={overlordsIcon} size="1.5rem" />
          <span>{b.display.filter((card) => card !== NONE).length}</span>
        </button>
      )}
      <button
        type="button"
        data-hot={grave.open}
        data-drop={asked.key(moment, 'commit.use', 'respawn')}
        onClick={() => showPlace('dm-place-graveyard')}
        aria-label={say({ id: 'board.graveyard' })}
      >
        <IconMark icon={tomb} size="1.5rem" />
        <span>{sum(b.graveyard)}</span>
      </button>
    </nav>
  );
}

/** Brings a place of the row into the middle; one that is only a frame is shown by what stands first in it. */
export function showPlace(id: string): void {
  const place = document.getElementById(id);
  const box = place?.offsetParent === null || place?.offsetWidth === 0 ? place.firstElementChild : place;
  void box?.scrollIntoView({ behavior: 'smooth', inline: 'center', block: 'nearest' });
}
