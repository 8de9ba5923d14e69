/** Moments that deserve the stage: a Town falls, a roll-off, an Overlord speaks, the end. A click or any key goes on. */
import flame from '@iconify-json/game-icons/flame';
import laurels from '@iconify-json/game-icons/laurel-crown';
import type { Message } from '@tabard/content';
import type { GameEvent, Seat } from '@tabard/kernel';
import { useEffect, useRef } from 'react';
import { IconMark } from '../../design/icon';
import { useMoment } from '../../room/moment';
import { motionIsReduced, paced } from '../../settings/settings';
import { useMoments } from '../use-moments';
import { emblemOf } from './emblems';
import { SideMark } from './marks';
import { OverlordArt } from './overlords/overlord-card';
import { soundOf } from './sounds';
import { TownScene } from './town/town-scene';
import { NONE, overlordName, rulesOf, townName, viewOf } from './view';
import './moments.css';

const STAGED: { readonly [event: string]: number } = {
  rolloff: 1200,
  'rolloff.tower': 1200,
  'town.falls': 1200,
  'overlord.announced': 1100,
  'set.completed': 900,
  claim: 1200,
  'game.won': 1200,
  'game.shared': 1200,
};

export function Moments() {
  const moment = useMoment();
  const { shown, stage } = useMoments(({ type }) => STAGED[type]);
  const { fresh } = moment;
  const now = useRef(moment);
  now.current = moment;
  useEffect(() => {
    for (const event of fresh) soundOf(event, now.current);
    stage(fresh.filter(({ type }) => type in STAGED));
  }, [fresh, stage]);

  if (!shown) return null;
  return (
    <div className="moment-stage" aria-hidden="true" key={shown.id}>
      <Staged event={shown.event} />
    </div>
  );
}

interface StagedProps {
  readonly event: GameEvent;
}

function Staged({ event }: StagedProps) {
  if (event.type === 'town.falls') return <TownFalls event={event} />;
  if (event.type === 'overlord.announced') return <OverlordSpeaks event={event} />;
  if (event.type === 'rolloff' || event.type === 'rolloff.tower') return <RollOff event={event} />;
  return <Herald event={event} />;
}

/** The Town burns, and its tile goes home with whoever was first. */
function TownFalls({ event }: StagedProps) {
  const moment = useMoment();
  const { say } = moment;
  const { content: c } = viewOf(moment.seen);
  const number = event.town as number;
  const town = c.towns[number];
  const [first, second, trigger] = [event.first, event.second, event.trigger] as Seat[];
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => flyHome(card.current, first), [first]);
  return (
    <div className="moment moment-town" ref={card}>
      <div className="moment-scene">
        <TownScene emblem={emblemOf(town.emblem)} hue={12} variant={number} siege={1} />
        {[8, 24, 43, 61, 80].map((left, i) => (
          <IconMark key={left} icon={flame} className={`moment-flame moment-flame-${i % 3}`} />
        ))}
      </div>
      <p className="moment-title">{say({ id: 'board.falls', with: { town: townName(c, number) } })}</p>
      <p className="moment-facts">
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

function OverlordSpeaks({ event }: StagedProps) {
  const moment = useMoment();
  const { say } = moment;
  const seen = viewOf(moment.seen);
  const overlord = event.overlord as number;
  const card = seen.content.overlords[overlord];
  return (
    <div className="moment moment-overlord" style={{ '--sky-hue': card.hue } as React.CSSProperties}>
      <OverlordArt card={card} size="9rem" />
      <p className="moment-title">{say(overlordName(seen.content, overlord))}</p>
      <p className="moment-rules">{say(rulesOf(seen, overlord))}</p>
      <p className="moment-facts">
        <span>
          <SideMark seat={event.seat as Seat} size="1.4rem" />
          {moment.names[event.seat as Seat]}
        </span>
      </p>
    </div>
  );
}

function RollOff({ event }: StagedProps) {
  const moment = useMoment();
  const seats = event.seats as Seat[];
  const sums = event.sums as number[];
  const winner = (event.winner ?? event.loser) as Seat;
  return (
    <div className="moment moment-rolloff">
      <p className="moment-title">{moment.say({ id: 'board.rollOff' })}</p>
      <div className="duel">
        {seats.map((seat, i) => (
          <div key={seat} className="duellist" data-wins={seat === winner}>
            <SideMark seat={seat} size="2.6rem" />
            <b>{sums[i]}</b>
            <span>{moment.names[seat]}</span>
          </div>
        ))}
      </div>
    </div>
  );
}

/** A level gained, the claim, the victory: one line that rings. */
function Herald({ event }: StagedProps) {
  const { say } = useMoment();
  const seats = (event.seats as Seat[] | undefined) ?? [event.seat as Seat];
  const words: Message =
    event.type === 'set.completed'
      ? { id: 'board.levelUp', with: { seat: { seat: seats[0] }, level: event.level as number } }
      : event.type === 'claim'
        ? { id: 'board.claims', with: { seat: { seat: seats[0] }, total: event.total as number } }
        : { id: 'board.wins', with: { seats: seats.map((seat) => ({ seat })), vp: event.vp as number } };
  return (
    <div className="moment moment-herald" data-grand={event.type !== 'set.completed'}>
      <IconMark icon={laurels} size="5rem" />
      <p className="moment-facts">
        {seats.map((seat) => (
          <SideMark key={seat} seat={seat} size="2rem" />
        ))}
      </p>
      <p className="moment-title">{say(words)}</p>
    </div>
  );
}
