/** How each seat stands, as far as the viewer may know it. */

import minions from '@iconify-json/game-icons/evil-minion';
import laurels from '@iconify-json/game-icons/laurel-crown';
import tomb from '@iconify-json/game-icons/tombstone';
import { Tip } from '@tabard/page/design/tip';
import { useMoment } from '@tabard/page/room/moment';
import { seatsFrom } from '@tabard/page/room/sides';
import { ThinkingDots } from '@tabard/page/room/thinking';
import { memo } from 'react';
import { levelOf, totalOf } from '../index';
import { asked } from './asked';
import { HeldTowers } from './hand';
import { Figure, SideMark } from './marks';
import { OverlordArt } from './overlords/overlord-card';
import { overlordName, overlordsOf, rulesOf, viewOf } from './view';
import './rivals.css';

export function Rivals() {
  const moment = useMoment();
  const seen = viewOf(moment.seen);
  return (
    <ul className="dm-rivals rivals" aria-label={moment.say({ id: 'board.seats' })}>
      {seatsFrom(seen, null).map((seat) => (
        <Rival key={seat} seat={seat} />
      ))}
    </ul>
  );
}

interface RivalProps {
  readonly seat: number;
}

const Rival = memo(function Rival({ seat }: RivalProps) {
  const moment = useMoment();
  const { say, names } = moment;
  const seen = viewOf(moment.seen);
  const { b, content: c } = seen;
  const level = levelOf(b, c, seat);
  const cards = overlordsOf(seen, seat);
  const known = moment.over || seat === moment.seat;
  return (
    <li
      className="dm-rival rival"
      data-home={seat}
      data-turn={!moment.over && b.turn === seat}
      data-pointed={moment.isPointedAt('seat', seat)}
    >
      <SideMark seat={seat} size="1.6rem" />
      <div className="dm-rival-name">
        <b>{names[seat]}</b>
        {seat === moment.seat && <span>{say({ id: 'board.you' })}</span>}
        {moment.thinking === seat && <ThinkingDots />}
      </div>
      <span className="dm-rival-level">{say({ id: 'board.level', with: { level } })}</span>
      <div className="dm-rival-figures">
        <Figure icon={minions} value={b.supply[seat]} label={say({ id: 'board.ready' })} />
        <Figure icon={tomb} value={b.graveyard[seat]} label={say({ id: 'board.dead' })} />
        {known && <Figure icon={laurels} value={totalOf(b, c, seat)} label={say({ id: 'board.vpWord' })} />}
        <HeldTowers seat={seat} size="1.05rem" />
        {cards.map((overlord) => (
          <Tip
            key={overlord}
            says={
              <>
                <b className="dm-tip-name">{say(overlordName(c, overlord))}</b>
                <p>{say(rulesOf(seen, overlord))}</p>
                <p>{say({ id: b.inPlay[overlord] === 1 ? 'board.inPlay' : 'board.held' })}</p>
              </>
            }
          >
            <button
              type="button"
              className="dm-rival-overlord"
              data-in-play={b.inPlay[overlord] === 1}
              aria-label={say(overlordName(c, overlord))}
            >
              <OverlordArt card={c.overlords[overlord]} size="1.25rem" />
            </button>
          </Tip>
        ))}
      </div>
      <NameThisSeat seat={seat} />
    </li>
  );
});

/** Where an Overlord wants a seat named, the seat itself is the button. */
const NameThisSeat = memo(function NameThisSeat({ seat }: RivalProps) {
  const moment = useMoment();
  const ask = asked.ask(moment);
  if (ask?.question !== 'blackKnight.victim' && ask?.question !== 'wyvern.owner') return null;
  const key = ask.keys[ask.options.indexOf(seat)];
  if (key === undefined) return null;
  return (
    <button
      type="button"
      className="dm-rival-choose"
      aria-label={moment.describe(key)}
      onClick={() => moment.onAnswer(key)}
    />
  );
});

/** On a narrow screen: the seats in one line. */
export function RivalStrip() {
  const moment = useMoment();
  const seen = viewOf(moment.seen);
  const { b, content: c } = seen;
  return (
    <ul className="dm-rival-strip" aria-hidden="true">
      {seatsFrom(seen, moment.seat).map((seat) => (
        <li key={seat} data-turn={!moment.over && b.turn === seat} data-home={seat}>
          <SideMark seat={seat} size="1.2rem" />
          <b>{b.supply[seat]}</b>
          <span className="dm-strip-level">{levelOf(b, c, seat)}</span>
        </li>
      ))}
    </ul>
  );
}
