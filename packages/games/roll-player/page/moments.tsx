/** Moments that deserve the stage, each with its picture and the log's own words. */

import type { EventNamed, GameEvent } from '@tabard/kernel';
import { type Icon, IconMark } from '@tabard/page/design/icon';
import { useMoment } from '@tabard/page/room/moment';
import { memo } from 'react';
import module, { type RollPlayerEvent } from '../index';
import { emblemOf } from './cards/card-icons';
import { SIGNS } from './icons';
import { viewOf } from './view';
import './moments.css';

interface Shows<Type extends RollPlayerEvent['type']> {
  readonly event: EventNamed<RollPlayerEvent, Type>;
}

export const Called = ({ event }: Shows<'called'>) => <Herald event={event} icon={SIGNS.call} />;
export const Champion = ({ event }: Shows<'champion'>) => <Herald event={event} icon={SIGNS.start} />;
export const Won = ({ event }: Shows<'game.won'>) => <Herald event={event} icon={SIGNS.star} />;

export const MonsterAppears = ({ event }: Shows<'monster.appears'>) => <OfMonster event={event} />;
export const CombatBegins = ({ event }: Shows<'combat.begins'>) => <OfMonster event={event} />;
export const HeroDied = ({ event }: Shows<'hero.died'>) => <OfMonster event={event} />;

const OfMonster = memo(function OfMonster({ event }: Shows<'monster.appears' | 'combat.begins' | 'hero.died'>) {
  const { content } = viewOf(useMoment().seen);
  return <Herald event={event} icon={emblemOf('monster', content.monsters[event.monster])} />;
});

/** Of the Fiends only the own ones: there are many. */
export function FiendGained({ event }: Shows<'fiend.gained'>) {
  const { seen, seat } = useMoment();
  if (event.seat !== seat) return null;
  return <Herald event={event} icon={emblemOf('fiend', viewOf(seen).content.fiends[event.fiend])} />;
}

export function TrophyTaken({ event }: Shows<'trophy.taken'>) {
  const { content } = viewOf(useMoment().seen);
  return <Herald event={event} icon={emblemOf('minion', content.minions[event.minion])} />;
}

const Herald = memo(function Herald({ event, icon }: { readonly event: RollPlayerEvent; readonly icon: Icon }) {
  const { say, seen } = useMoment();
  const message = module.speech.event(event as GameEvent, viewOf(seen).content);
  if (!message) return null;
  return (
    <div className="rp-moment" data-kind={event.type}>
      <IconMark icon={icon} className="rp-moment-icon" />
      <p>{say(message)}</p>
    </div>
  );
});
