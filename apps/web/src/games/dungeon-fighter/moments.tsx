/** Moments that deserve the stage: a room opens, something gets up, somebody falls, the end. They come with the tale. */
import { foeName, roomName } from '@tabard/dungeon-fighter';
import type { GameEvent } from '@tabard/kernel';
import { useEffect, useState } from 'react';
import { type Icon, IconMark } from '../../design/icon';
import { type Moment, useMoment } from '../../room/moment';
import { useWords } from '../../words/words';
import { iconOf, SIGNS } from './icons';
import { sentenceOf } from './sentence';
import { soundOf } from './sounds';
import type { Beat } from './tale';
import { sheetAt, viewOf } from './view';
import './moments.css';

const STAGED: { readonly [event: string]: Icon | null } = {
  'room.revealed': null,
  'monster.appears': null,
  'boss.appears': null,
  'equipment.found': null,
  'insta-kill': SIGNS.target,
  'foe.defeated': SIGNS.epic,
  'epic-shot': SIGNS.epic,
  faints: SIGNS.faint,
  eliminated: SIGNS.tomb,
  madness: SIGNS.madness,
  'backed-down': SIGNS.retreat,
  'back-down.decided': SIGNS.retreat,
  'scar.taken': SIGNS.scar,
  'shop.reached': SIGNS.shop,
  'spendable.used': null,
  'armour.used': null,
  rethrow: SIGNS.fearless,
  'game.won': SIGNS.epic,
  'game.lost': SIGNS.tomb,
};

const GRAND = ['boss.appears', 'insta-kill', 'game.won', 'game.lost'];

export function Staged({ beat }: { readonly beat: Beat | null }) {
  const moment = useMoment();
  const event = beat?.event;
  if (!event || !(event.type in STAGED)) return null;
  return (
    <div className="df-moment-stage" aria-hidden="true" key={beat.told}>
      <div className="df-moment" data-kind={event.type} data-grand={GRAND.includes(event.type)}>
        <IconMark icon={iconOfEvent(moment, event)} className="df-moment-icon" />
        <p className="df-moment-title">{titleOf(moment, event)}</p>
        <Subtitle event={event} />
      </div>
    </div>
  );
}

function iconOfEvent(moment: Moment, event: GameEvent): Icon {
  const { content } = viewOf(moment.seen);
  if (event.type === 'monster.appears') return iconOf(content.monsters[event.monster as number]);
  if (event.type === 'boss.appears') return iconOf(content.bosses[event.boss as number]);
  if (event.type === 'room.revealed') return iconOf(content.dungeon[event.room as number]);
  if (event.type === 'faints' || event.type === 'eliminated') {
    const sheet = sheetAt(viewOf(moment.seen), event.seat as number);
    if (sheet) return iconOf(sheet);
  }
  const card = content.equipment[event.card as number];
  return STAGED[event.type] ?? (card ? iconOf(card) : SIGNS.target);
}

function titleOf(moment: Moment, event: GameEvent): string {
  const { content } = viewOf(moment.seen);
  if (event.type === 'monster.appears') return moment.say(foeName(content.monsters[event.monster as number]));
  if (event.type === 'boss.appears') return moment.say(foeName(content.bosses[event.boss as number]));
  if (event.type === 'room.revealed') return moment.say(roomName(content.dungeon[event.room as number]));
  return sentenceOf(moment, event);
}

function Subtitle({ event }: { readonly event: GameEvent }) {
  const moment = useMoment();
  const t = useWords();
  if (event.type === 'boss.appears') {
    const { id } = viewOf(moment.seen).content.bosses[event.boss as number];
    return <p className="df-moment-line">{moment.say({ id: `boss.${id}.entrance` })}</p>;
  }
  if (event.type === 'monster.appears')
    return <p className="df-moment-line">{t('dungeon-fighter.room.life', { life: event.life as number })}</p>;
  return null;
}

/** Every event is heard when it is told, not before. */
export function useSounds({ fresh }: Pick<Moment, 'fresh'>, told: number): void {
  const [heard, setHeard] = useState({ fresh, told: fresh.length });
  useEffect(() => {
    const from = heard.fresh === fresh ? heard.told : 0;
    if (told <= from) return;
    setHeard({ fresh, told });
    for (const event of fresh.slice(from, told)) soundOf(event);
  }, [fresh, told, heard]);
}
