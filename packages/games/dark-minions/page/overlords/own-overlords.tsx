/** The Overlords you hold, to be announced, and those that work for you. */

import { ANY_TIME } from '@tabard/kernel';
import { useMoment } from '@tabard/page/room/moment';
import { memo } from 'react';
import { asked } from '../asked';
import { PlaceButton } from '../marks';
import { overlordName, overlordsOf, rulesOf, viewOf } from '../view';
import { OverlordArt } from './overlord-card';

interface OverlordsOfProps {
  readonly seat: number;
}

export const OwnOverlords = memo(function OwnOverlords({ seat }: OverlordsOfProps) {
  const moment = useMoment();
  const { say } = moment;
  const seen = viewOf(moment.seen);
  const { b, content: c } = seen;
  const cards = overlordsOf(seen, seat);
  if (cards.length === 0) return null;
  const ask = asked.ask(moment);
  return (
    <div className="dm-own-overlords" data-many={cards.length > 1}>
      {cards.map((overlord) => {
        const key = asked.key(moment, ANY_TIME, { announce: overlord }); // as a window has it
        const open = ask?.keys.includes(key) || asked.mayThrowIn(moment, { announce: overlord });
        const name = say(overlordName(c, overlord));
        return (
          <PlaceButton
            key={overlord}
            className="dm-own-overlord"
            data-in-play={b.inPlay[overlord] === 1}
            style={{ '--sky-hue': c.overlords[overlord].hue } as React.CSSProperties}
            open={open}
            why={open || b.inPlay[overlord] === 1 ? null : moment.why(key)}
            name={open ? moment.describe(key) : name}
            says={
              <>
                <b className="dm-tip-name">{name}</b>
                <p>{say(rulesOf(seen, overlord))}</p>
              </>
            }
            onUse={() => moment.onAnswer(key)}
          >
            <OverlordArt card={c.overlords[overlord]} size="1.9rem" />
            <span>
              <b>{name}</b>
              <small>
                {b.inPlay[overlord] === 1
                  ? say({ id: 'board.worksForYou', with: { count: b.onCard[overlord] } })
                  : say({ id: open ? 'board.announce' : 'board.held' })}
              </small>
            </span>
          </PlaceButton>
        );
      })}
    </div>
  );
});
