/** RA-13: how much XP a rest is worth: a die for everybody for each; what that recovers on average. */

import { Button } from '@tabard/page/design/controls';
import { useMoment } from '@tabard/page/room/moment';
import { useState } from 'react';
import { asked, askedOf, seatsOf } from '../ask';
import { viewOf, words } from '../view';

/** In halves: a die shows three and a half on average. */
const AVERAGE = 3.5;

export function Rest() {
  const moment = useMoment();
  const seen = viewOf(moment.seen);
  const ask = askedOf(moment, 'rest.xp');
  const [wanted, want] = useState(1);
  if (!ask) return null;
  const most = ask.options.length;
  const xp = Math.min(wanted, most);
  const key = asked.key(moment, 'rest.xp', xp);
  const { fatigue } = seen.b;
  return (
    <section className="ra-rest paper-sheet on-paper" aria-label={words(moment, 'party.rest.title')}>
      <label>
        {words(moment, 'party.rest.how', { xp, most })}
        <input
          type="range"
          className="slider"
          min={1}
          max={most}
          value={xp}
          onChange={({ target }) => want(Number(target.value))}
        />
      </label>
      <ul>
        {seatsOf(seen).map((seat) => (
          <li key={seat}>
            {words(moment, 'party.rest.recovers', {
              seat: { seat },
              fatigue: fatigue[seat],
              about: Math.min(fatigue[seat], Math.round(AVERAGE * xp)),
            })}
          </li>
        ))}
      </ul>
      <Button data-key={key} onClick={() => moment.onAnswer(key)}>
        {words(moment, 'party.rest.go', { xp })}
      </Button>
    </section>
  );
}
