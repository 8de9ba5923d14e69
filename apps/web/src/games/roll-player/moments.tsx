/** Moments that deserve the stage, and what everything sounds like. A click or any key goes on. */
import type { GameEvent, Seat } from '@tabard/kernel';
import module from '@tabard/roll-player';
import { useEffect, useState } from 'react';
import { type Icon, IconMark } from '../../design/icon';
import { paced } from '../../settings/settings';
import type { BoardProps } from '../face';
import { emblemOf } from './card-icons';
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

interface Staged {
  readonly id: number;
  readonly event: GameEvent;
}

/** Of the Fiends only the own ones: there are many. */
const isStaged = ({ type, seat }: GameEvent, viewer: Seat | null): boolean =>
  type in STAGED && (type !== 'fiend.gained' || seat === viewer);

let count = 0;

export function Moments(props: BoardProps) {
  const { fresh, seat } = props;
  const [queue, setQueue] = useState<readonly Staged[]>([]);
  useEffect(() => {
    for (const event of fresh) soundOf(event);
    const staged = fresh.filter((event) => isStaged(event, seat)).map((event) => ({ id: count++, event }));
    if (staged.length > 0) setQueue((waiting) => [...waiting.slice(0, 1), ...staged].slice(-3));
  }, [fresh, seat]);

  const shown = queue[0];
  useEffect(() => {
    if (!shown) return;
    const next = () => setQueue((waiting) => waiting.filter(({ id }) => id !== shown.id));
    const timer = window.setTimeout(next, Math.max(900, paced(SHOWN_MS)));
    window.addEventListener('pointerdown', next);
    window.addEventListener('keydown', next);
    return () => {
      window.clearTimeout(timer);
      window.removeEventListener('pointerdown', next);
      window.removeEventListener('keydown', next);
    };
  }, [shown]);

  if (!shown) return null;
  const message = module.speech.event(shown.event, props.seen.content);
  if (!message) return null;
  return (
    <div className="rp-moment-stage" aria-hidden="true" key={shown.id}>
      <div className="rp-moment" data-kind={shown.event.type}>
        <IconMark icon={iconOf(props, shown.event)} className="rp-moment-icon" />
        <p>{props.say(message)}</p>
      </div>
    </div>
  );
}

function iconOf({ seen }: BoardProps, { type, monster, fiend, minion }: GameEvent): Icon {
  const { content } = viewOf(seen);
  if (typeof monster === 'number') return emblemOf('monster', content.monsters[monster].id);
  if (typeof fiend === 'number') return emblemOf('fiend', content.fiends[fiend].id);
  if (typeof minion === 'number') return emblemOf('minion', content.minions[minion].id);
  return STAGED[type];
}
