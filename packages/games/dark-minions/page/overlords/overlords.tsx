/** The display of the advanced game: four Overlords for sale, and what the announced ones do to everybody. */

import exchangeIcon from '@iconify-json/game-icons/card-exchange';
import hourglass from '@iconify-json/game-icons/hourglass';
import rise from '@iconify-json/game-icons/raise-zombie';
import { ANY_TIME } from '@tabard/kernel';
import { IconMark } from '@tabard/page/design/icon';
import { useMoment } from '@tabard/page/room/moment';
import { memo } from 'react';
import { asked } from '../asked';
import { aimAt, useHandOfDice, useSend } from '../dice/plan';
import { PlaceButton, SideMark } from '../marks';
import { NONE, overlordName, rulesOf, townName, viewOf } from '../view';
import { inPlayOf } from './in-play';
import { OverlordArt } from './overlord-card';
import './overlords.css';

export function Overlords() {
  const moment = useMoment();
  const { display } = viewOf(moment.seen).b;
  return (
    <section className="dm-overlords" id="dm-place-overlords" aria-label={moment.say({ id: 'board.overlords' })}>
      {display.map((overlord, place) =>
        overlord === NONE ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place of the display
          <div key={`gone${place}`} className="dm-overlord dm-overlord-gone">
            {moment.say({ id: 'board.overlordGone' })}
          </div>
        ) : (
          <DisplayedOverlord key={overlord} overlord={overlord} />
        ),
      )}
    </section>
  );
}

interface OneOverlordProps {
  readonly overlord: number;
}

const DisplayedOverlord = memo(function DisplayedOverlord({ overlord }: OneOverlordProps) {
  const moment = useMoment();
  const hand = useHandOfDice();
  const send = useSend();
  const { say } = moment;
  const seen = viewOf(moment.seen);
  const card = seen.content.overlords[overlord];
  const aim = aimAt(moment, { buy: overlord }, hand);
  const exchange = asked.key(moment, ANY_TIME, { exchange: overlord });
  const facts = say({
    id: 'board.overlordFacts',
    with: { cost: card.cost, respawn: card.respawn, turnCost: card.turnCost },
  });
  const rules = say(rulesOf(seen, overlord));
  return (
    <article
      className="dm-overlord"
      data-hot={aim.open}
      data-aimed={aim.open && hand.dice.length > 0}
      data-shut={hand.dice.length > 0 && !aim.open}
      data-pointed={moment.isPointedAt('overlord', overlord)}
      style={{ '--sky-hue': card.hue } as React.CSSProperties}
    >
      <PlaceButton
        className="dm-town-place"
        data-drop={asked.key(moment, 'commit.use', { buy: overlord })}
        open={aim.open && aim.keys.length > 0}
        why={aim.why}
        aimed={hand.dice.length > 0}
        dice={aim.dice}
        name={`${say(overlordName(seen.content, overlord))}. ${facts} ${rules}`}
        says={
          <>
            <b className="dm-tip-name">{say(overlordName(seen.content, overlord))}</b>
            <p>{rules}</p>
            <p>{facts}</p>
            <p>
              <i>{say({ id: `overlords.${card.id}.flavour` })}</i>
            </p>
          </>
        }
        onUse={() => send(aim.keys)}
      />
      <OverlordHead overlord={overlord} />
      <p className="dm-overlord-rules">{rules}</p>
      {asked.mayThrowIn(moment, { exchange: overlord }) && (
        <button
          type="button"
          className="dm-overlord-exchange"
          aria-label={moment.describe(exchange)}
          title={moment.describe(exchange)}
          onClick={() => moment.onAnswer(exchange)}
        >
          <IconMark icon={exchangeIcon} size="1.4rem" />
        </button>
      )}
    </article>
  );
});

/** Its picture, its price, and what it gives and takes besides. */
const OverlordHead = memo(function OverlordHead({ overlord }: OneOverlordProps) {
  const { say, seen: given } = useMoment();
  const seen = viewOf(given);
  const card = seen.content.overlords[overlord];
  return (
    <div className="dm-overlord-head">
      <OverlordArt card={card} />
      <span className="dm-overlord-cost" aria-hidden="true">
        {card.cost}
      </span>
      <span className="dm-overlord-marks" aria-hidden="true">
        {card.respawn > 0 && (
          <span>
            <IconMark icon={rise} />
            {card.respawn}
          </span>
        )}
        {card.turnCost > 0 && (
          <span>
            <IconMark icon={hourglass} />
            {card.turnCost}
          </span>
        )}
      </span>
      <h2>{say(overlordName(seen.content, overlord))}</h2>
    </div>
  );
});

/** What is in play and touches everybody, or a place: the Ghoul, the Scourge, the Gargoyle… */
export function InPlay() {
  const moment = useMoment();
  const { say } = moment;
  const seen = viewOf(moment.seen);
  const { b, content: c } = seen;
  const cards = inPlayOf(seen);
  if (cards.length === 0) return null;
  return (
    <ul className="dm-in-play" aria-label={say({ id: 'board.inPlay' })}>
      {cards.map(({ overlord, town, seat }) => (
        <li key={overlord} style={{ '--sky-hue': c.overlords[overlord].hue } as React.CSSProperties}>
          <OverlordArt card={c.overlords[overlord]} size="1.6rem" />
          <span>
            <b>{say(overlordName(c, overlord))}</b> <SideMark seat={b.holder[overlord]} size="1em" named />{' '}
            {town !== null && say(townName(c, town))}
            {seat !== null && (
              <>
                → <SideMark seat={seat} size="1em" named />
              </>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
