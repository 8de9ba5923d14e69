/** Moments that deserve the stage, and what everything sounds like. A click or any key goes on. */
import type { GameEvent, Seat } from '@tabard/kernel';
import module from '@tabard/roll-player';
import { useEffect } from 'react';
import { type Icon, IconMark } from '../../design/icon';
import { type Moment, useMoment } from '../../room/moment';
import { useMoments } from '../use-moments';
import { emblemOf } from './cards/card-icons';
import { SIGNS } from './icons';
import { soundOf } from './sounds';
import { viewOf } from './view';
import './moments.css';

const STAGED: { readonly [event: string]: Icon } = {
  'monster.appears': SIGNS.monster,
  'fiend.gained': SIGNS.fiend,
  'trophy.taken': SIGNS.trophy,
  called: SIGNS.call,
  'combat.begins': SIGNS.monster,
  champion: SIGNS.start,
  'hero.died': SIGNS.dead,
  'game.won': SIGNS.star,
};
const SHOWN_MS = 1500;

/** Of the Fiends only the own ones: there are many. */
const isStaged = ({ type, seat }: GameEvent, viewer: Seat | null): boolean =>
  type in STAGED && (type !== 'fiend.gained' || seat === viewer);

export function Moments() {
  const moment = useMoment();
  const { fresh, seat } = moment;
  const { shown, stage } = useMoments(() => SHOWN_MS);
  useEffect(() => {
    for (const event of fresh) soundOf(event);
    stage(fresh.filter((event) => isStaged(event, seat)));
  }, [fresh, seat, stage]);

  if (!shown) return null;
  const message = module.speech.event(shown.event, moment.seen.content);
  if (!message) return null;
  return (
    <div className="rp-moment-stage" aria-hidden="true" key={shown.id}>
      <div className="rp-moment" data-kind={shown.event.type}>
        <IconMark icon={iconOf(moment, shown.event)} className="rp-moment-icon" />
        <p>{moment.say(message)}</p>
      </div>
    </div>
  );
}

function iconOf({ seen }: Moment, { type, monster, fiend, minion }: GameEvent): Icon {
  const { content } = viewOf(seen);
  if (typeof monster === 'number') return emblemOf('monster', content.monsters[monster].id);
  if (typeof fiend === 'number') return emblemOf('fiend', content.fiends[fiend].id);
  if (typeof minion === 'number') return emblemOf('minion', content.minions[minion].id);
  return STAGED[type];
}
