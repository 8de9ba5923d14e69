/** Moments that deserve the stage: a Town falls, a roll-off, an Overlord speaks, the end. */
import flame from '@iconify-json/game-icons/flame';
import laurels from '@iconify-json/game-icons/laurel-crown';
import type { Message } from '@tabard/content';
import type { EventNamed, Seat } from '@tabard/kernel';
import { IconMark } from '@tabard/page/design/icon';
import { useMoment } from '@tabard/page/room/moment';
import { motionIsReduced, paced } from '@tabard/page/settings/settings';
import { useEffect, useRef } from 'react';
import type { DarkMinionsEvent } from '../index';
import { emblemOf } from './emblems';
import { SideMark } from './marks';
import { OverlordArt } from './overlords/overlord-card';
import { TownScene } from './town/town-scene';
import { NONE, overlordName, rulesOf, townName, viewOf } from './view';
import './moments.css';

interface Shows<Type extends DarkMinionsEvent['type']> {
  readonly event: EventNamed<DarkMinionsEvent, Type>;
}

/** The Town burns, and its tile goes home with whoever was first. */
export function TownFalls({ event }: Shows<'town.falls'>) {
  const moment = useMoment();
  const { say } = moment;
  const { content: c } = viewOf(moment.seen);
  const { town: number, first, second, trigger } = event;
  const town = c.towns[number];
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => flyHome(card.current, first), [first]);
  return (
    <div className="dm-moment dm-moment-town" ref={card}>
      <div className="dm-moment-scene">
        <TownScene emblem={emblemOf(town.emblem)} hue={12} variant={number} siege={1} />
        {[8, 24, 43, 61, 80].map((left, i) => (
          <IconMark key={left} icon={flame} className={`dm-moment-flame dm-moment-flame-${i % 3}`} />
        ))}
      </div>
      <p className="dm-moment-title">{say({ id: 'board.falls', with: { town: townName(c, number) } })}</p>
      <p className="dm-moment-facts">
        <span>
          <SideMark seat={first} size="1.5rem" />
          {say({ id: 'board.takesIt', with: { seat: { seat: first }, vp: town.vp } })}
        </span>
        {second !== NONE && (
          <span>
            <SideMark seat={second} size="1.2rem" />
            {say({ id: 'board.isSecond', with: { seat: { seat: second }, vp: c.rule.secondVp } })}
          </span>
        )}
        {trigger !== NONE && (
          <span>
            <SideMark seat={trigger} size="1.2rem" />
            {say({ id: 'board.wasTrigger', with: { seat: { seat: trigger }, vp: c.rule.triggerVp } })}
          </span>
        )}
      </p>
    </div>
  );
}

function flyHome(card: HTMLElement | null, seat: Seat): (() => void) | undefined {
  if (!card || motionIsReduced()) return;
  const homes = [...document.querySelectorAll<HTMLElement>(`[data-home="${seat}"]`)];
  const home = homes.find((element) => element.offsetParent !== null);
  if (!home) return;
  const from = card.getBoundingClientRect();
  const to = home.getBoundingClientRect();
  const x = to.left + to.width / 2 - (from.left + from.width / 2);
  const y = to.top + to.height / 2 - (from.top + from.height / 2);
  const ms = paced(1200);
  const flight = card.animate(
    [
      { offset: 0, transform: 'scale(0.7)', opacity: 0 },
      { offset: 0.18, transform: 'scale(1)', opacity: 1 },
      { offset: 0.72, transform: 'scale(1)', opacity: 1, easing: 'cubic-bezier(.5,0,.8,.4)' },
      { offset: 1, transform: `translate(${x}px, ${y}px) scale(0.08)`, opacity: 0.6 },
    ],
    { duration: Math.max(900, ms), easing: 'cubic-bezier(.2,.7,.2,1)', fill: 'both' },
  );
  return () => flight.cancel();
}

export function OverlordSpeaks({ event: { overlord, seat } }: Shows<'overlord.announced'>) {
  const moment = useMoment();
  const { say } = moment;
  const seen = viewOf(moment.seen);
  const card = seen.content.overlords[overlord];
  return (
    <div className="dm-moment dm-moment-overlord" style={{ '--sky-hue': card.hue } as React.CSSProperties}>
      <OverlordArt card={card} size="9rem" />
      <p className="dm-moment-title">{say(overlordName(seen.content, overlord))}</p>
      <p className="dm-moment-rules">{say(rulesOf(seen, overlord))}</p>
      <p className="dm-moment-facts">
        <span>
          <SideMark seat={seat} size="1.4rem" />
          {moment.names[seat]}
        </span>
      </p>
    </div>
  );
}

export function RollOff({ event }: Shows<'rolloff' | 'rolloff.tower'>) {
  const moment = useMoment();
  const { seats, sums } = event;
  const winner = 'winner' in event ? event.winner : event.loser;
  return (
    <div className="dm-moment moment-rolloff">
      <p className="dm-moment-title">{moment.say({ id: 'board.rollOff' })}</p>
      <div className="dm-duel">
        {seats.map((seat, i) => (
          <div key={seat} className="dm-duellist" data-wins={seat === winner}>
            <SideMark seat={seat} size="2.6rem" />
            <b>{sums[i]}</b>
            <span>{moment.names[seat]}</span>
          </div>
        ))}
      </div>
    </div>
  );
}

export const LevelUp = ({ event: { seat, level } }: Shows<'set.completed'>) => (
  <Herald seats={[seat]} words={{ id: 'board.levelUp', with: { seat: { seat }, level } }} />
);

export const Claims = ({ event: { seat, total } }: Shows<'claim'>) => (
  <Herald seats={[seat]} words={{ id: 'board.claims', with: { seat: { seat }, total } }} isGrand />
);

export function Wins({ event }: Shows<'game.won' | 'game.shared'>) {
  const seats = 'seats' in event ? event.seats : [event.seat];
  const words = { id: 'board.wins', with: { seats: seats.map((seat) => ({ seat })), vp: event.vp } };
  return <Herald seats={seats} words={words} isGrand />;
}

interface HeraldProps {
  readonly seats: readonly Seat[];
  readonly words: Message;
  readonly isGrand?: boolean;
}

/** A level gained, the claim, the victory: one line that rings. */
function Herald({ seats, words, isGrand = false }: HeraldProps) {
  const { say } = useMoment();
  return (
    <div className="dm-moment dm-moment-herald" data-grand={isGrand}>
      <IconMark icon={laurels} size="5rem" />
      <p className="dm-moment-facts">
        {seats.map((seat) => (
          <SideMark key={seat} seat={seat} size="2rem" />
        ))}
      </p>
      <p className="dm-moment-title">{say(words)}</p>
    </div>
  );
}
