/** Moments that deserve the stage: a room opens, something gets up, somebody falls, the end. */

import { type Icon, IconMark } from '@tabard/page/design/icon';
import { useMoment } from '@tabard/page/room/moment';
import { useWords } from '@tabard/page/words/words';
import { memo } from 'react';
import { type DungeonFighterEvent, foeName, roomName } from '../index';
import { iconOf, SIGNS } from './icons';
import { type Shows, sentenceOf } from './sentence';
import { sheetAt, viewOf } from './view';
import './moments.css';

export const InstaKill = sayingIt(SIGNS.target, true);
export const FoeDefeated = sayingIt(SIGNS.epic);
export const EpicShot = sayingIt(SIGNS.epic);
export const Madness = sayingIt(SIGNS.madness);
export const BackedDown = sayingIt(SIGNS.retreat);
export const BackDownDecided = sayingIt(SIGNS.retreat);
export const ScarTaken = sayingIt(SIGNS.scar);
export const ShopReached = sayingIt(SIGNS.shop);
export const Rethrow = sayingIt(SIGNS.fearless);
export const Won = sayingIt(SIGNS.epic, true);
export const Lost = sayingIt(SIGNS.tomb, true);

/** A sign and the log's own words. */
function sayingIt(icon: Icon, isGrand = false) {
  return function SayingIt({ event }: { readonly event: DungeonFighterEvent }) {
    return <Herald kind={event.type} {...{ icon, isGrand }} title={sentenceOf(useMoment(), event)} />;
  };
}

export function RoomRevealed({ event }: Shows<'room.revealed'>) {
  const { say, seen } = useMoment();
  const room = viewOf(seen).content.dungeon[event.room];
  return <Herald kind={event.type} icon={iconOf(room)} title={say(roomName(room))} />;
}

export function MonsterAppears({ event }: Shows<'monster.appears'>) {
  const t = useWords();
  const { say, seen } = useMoment();
  const monster = viewOf(seen).content.monsters[event.monster];
  const line = t('dungeon-fighter.room.life', { life: event.life });
  return <Herald kind={event.type} icon={iconOf(monster)} title={say(foeName(monster))} line={line} />;
}

export function BossAppears({ event }: Shows<'boss.appears'>) {
  const { say, seen } = useMoment();
  const boss = viewOf(seen).content.bosses[event.boss];
  const line = say({ id: `boss.${boss.id}.entrance` });
  return <Herald kind={event.type} icon={iconOf(boss)} title={say(foeName(boss))} line={line} isGrand />;
}

/** Somebody faints, or is out for good. */
export function Falls({ event }: Shows<'faints' | 'eliminated'>) {
  const moment = useMoment();
  const sheet = sheetAt(viewOf(moment.seen), event.seat);
  const icon = sheet ? iconOf(sheet) : event.type === 'faints' ? SIGNS.faint : SIGNS.tomb;
  return <Herald kind={event.type} icon={icon} title={sentenceOf(moment, event)} />;
}

export const EquipmentFound = ({ event }: Shows<'equipment.found'>) => <OfCard event={event} />;
export const CardUsed = ({ event }: Shows<'spendable.used' | 'armour.used'>) => <OfCard event={event} />;

const OfCard = memo(function OfCard({ event }: Shows<'equipment.found' | 'spendable.used' | 'armour.used'>) {
  const moment = useMoment();
  const card = viewOf(moment.seen).content.equipment[event.card];
  return <Herald kind={event.type} icon={card ? iconOf(card) : SIGNS.target} title={sentenceOf(moment, event)} />;
});

interface HeraldProps {
  readonly kind: DungeonFighterEvent['type'];
  readonly icon: Icon;
  readonly title: string;
  readonly line?: string;
  readonly isGrand?: boolean;
}

const Herald = memo(function Herald({ kind, icon, title, line, isGrand = false }: HeraldProps) {
  return (
    <div className="df-moment" data-kind={kind} data-grand={isGrand}>
      <IconMark icon={icon} className="df-moment-icon" />
      <p className="df-moment-title">{title}</p>
      {line && <p className="df-moment-line">{line}</p>}
    </div>
  );
});
