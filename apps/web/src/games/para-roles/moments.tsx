/** Moments that deserve the stage: an EPIC comes about, a friend falls, a fight is won, the end. A click or any key goes on. */
import swords from '@iconify-json/game-icons/crossed-swords';
import flame from '@iconify-json/game-icons/flame';
import laurels from '@iconify-json/game-icons/laurel-crown';
import tomb from '@iconify-json/game-icons/tombstone';
import type { GameEvent, Seat } from '@tabard/kernel';
import { CALLINGS, type EpicId, epicName } from '@tabard/para-roles';
import { useEffect, useState } from 'react';
import { type Icon, IconMark } from '../../design/icon';
import { type Moment, useMoment } from '../../room/moment';
import { SideMark } from '../../room/sides';
import { useMoments } from '../use-moments';
import { CALLING_ICONS, ENEMY_LOOKS } from './icons';
import { words } from './say';
import { soundOf } from './sounds';
import { sentenceOf } from './told/scene-told';
import './moments.css';

const STAGED: { readonly [event: string]: number } = {
  'epic.activates': 1500,
  dies: 1100,
  reshuffle: 900,
  'fight.won': 1000,
  'ancient.wakes': 1500,
  'minotaur.wakes': 1300,
  'portal.closed': 1200,
  'game.won': 2500,
  'game.lost': 2500,
  'game.mad': 2500,
  'game.escaped': 2500,
  'game.withdrawn': 2500,
};

/** `told`: how many of the fresh events have been told; what is still to come is not shown before its time. */
export function Moments({ told }: { readonly told: number }) {
  const moment = useMoment();
  const { shown, stage } = useMoments(({ type }) => STAGED[type]);
  const [heard, setHeard] = useState<{ fresh: Moment['fresh']; told: number }>({
    fresh: moment.fresh,
    told: moment.fresh.length,
  });
  const { fresh } = moment;
  useEffect(() => {
    const from = heard.fresh === fresh ? heard.told : 0;
    if (told <= from) return;
    const events = fresh.slice(from, told);
    setHeard({ fresh, told });
    for (const event of events) soundOf(event);
    stage(events.filter(({ type }) => type in STAGED));
  }, [fresh, told, heard, stage]);

  if (!shown) return null;
  return (
    <div className="pr-moment-stage" aria-hidden="true" key={shown.id} data-kind={shown.event.type}>
      <Staged event={shown.event} />
    </div>
  );
}

interface StagedProps {
  readonly event: GameEvent;
}

function Staged({ event }: StagedProps) {
  const moment = useMoment();
  if (event.type === 'epic.activates') return <EpicBanner event={event} />;
  return (
    <div className="pr-moment" data-grand={event.type.startsWith('game.')} data-won={event.type === 'game.won'}>
      <IconMark icon={iconOf(event.type)} size="4.5rem" />
      <p className="pr-moment-title">
        {event.type === 'reshuffle' ? words(moment, 'moment.reshuffle') : sentenceOf(moment, event)}
      </p>
    </div>
  );
}

const iconOf = (type: string): Icon => {
  if (type === 'dies' || type === 'game.lost' || type === 'game.mad') return tomb;
  if (type === 'ancient.wakes') return ENEMY_LOOKS['ancient-one'].icon;
  if (type === 'minotaur.wakes') return ENEMY_LOOKS.minotaur.icon;
  return type === 'fight.won' || type === 'game.won' ? laurels : swords;
};

/** A banner across the table, in the table's own light. */
function EpicBanner({ event }: StagedProps) {
  const moment = useMoment();
  const epic = event.epic as EpicId;
  const calling = CALLINGS.find((one) => one.epic === epic);
  return (
    <div className="pr-epic-banner" data-turned={event.turned === 1}>
      <IconMark icon={calling ? CALLING_ICONS[calling.id] : flame} size="6rem" />
      <div>
        <p className="pr-moment-who">
          <SideMark seat={event.seat as Seat} size="1.5rem" /> {moment.names[event.seat as Seat]}
        </p>
        <p className="pr-moment-title">{moment.say(epicName(epic))}</p>
        <p className="pr-moment-help">{moment.say({ id: `epics.${epic}.help` })}</p>
      </div>
    </div>
  );
}
