/** Moments that deserve the stage: an EPIC comes about, a friend falls, a fight is won, the end. */

import swords from '@iconify-json/game-icons/crossed-swords';
import flame from '@iconify-json/game-icons/flame';
import laurels from '@iconify-json/game-icons/laurel-crown';
import tomb from '@iconify-json/game-icons/tombstone';
import type { EventNamed } from '@tabard/kernel';
import { type Icon, IconMark } from '@tabard/page/design/icon';
import { useMoment } from '@tabard/page/room/moment';
import { SideMark } from '@tabard/page/room/sides';
import { memo } from 'react';
import { CALLINGS, epicName, type ParaRolesEvent } from '../index';
import { CALLING_ICONS, ENEMY_LOOKS } from './icons';
import { words } from './say';
import { sentenceOf } from './told/scene-told';
import './moments.css';

interface Shows<Type extends ParaRolesEvent['type']> {
  readonly event: EventNamed<ParaRolesEvent, Type>;
}

export const Dies = sayingIt(tomb);
export const FightWon = sayingIt(laurels);
export const AncientWakes = sayingIt(ENEMY_LOOKS['ancient-one'].icon);
export const MinotaurWakes = sayingIt(ENEMY_LOOKS.minotaur.icon);
export const PortalClosed = sayingIt(swords);
export const GameWon = sayingIt(laurels, true);
export const GameLost = sayingIt(tomb, true);
export const GameEnds = sayingIt(swords, true);

/** A sign and the log's own words. */
function sayingIt(icon: Icon, isGrand = false) {
  return function SayingIt({ event }: { readonly event: ParaRolesEvent }) {
    const title = sentenceOf(useMoment(), event);
    return <Herald {...{ icon, isGrand, title }} isWon={event.type === 'game.won'} />;
  };
}

/** The log has no words for it; those at the table want to know. */
export const Reshuffle = () => <Herald icon={swords} title={words(useMoment(), 'moment.reshuffle')} />;

interface HeraldProps {
  readonly icon: Icon;
  readonly title: string;
  readonly isGrand?: boolean;
  readonly isWon?: boolean;
}

const Herald = memo(function Herald({ icon, title, isGrand = false, isWon = false }: HeraldProps) {
  return (
    <div className="pr-moment" data-grand={isGrand} data-won={isWon}>
      <IconMark icon={icon} size="4.5rem" />
      <p className="pr-moment-title">{title}</p>
    </div>
  );
});

/** A banner across the table, in the table's own light. */
export function EpicBanner({ event: { epic, seat, turned } }: Shows<'epic.activates'>) {
  const moment = useMoment();
  const calling = CALLINGS.find((one) => one.epic === epic);
  return (
    <div className="pr-epic-banner" data-turned={turned === 1}>
      <IconMark icon={calling ? CALLING_ICONS[calling.id] : flame} size="6rem" />
      <div>
        <p className="pr-moment-who">
          <SideMark seat={seat} size="1.5rem" /> {moment.names[seat]}
        </p>
        <p className="pr-moment-title">{moment.say(epicName(epic))}</p>
        <p className="pr-moment-help">{moment.say({ id: `epics.${epic}.help` })}</p>
      </div>
    </div>
  );
}
