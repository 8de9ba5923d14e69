/** RA-26.6, RA-26.9: the death track in the book, what its box costs, and what of that the party must decide. */

import { IconMark } from '@tabard/page/design/icon';
import { useMoment } from '@tabard/page/room/moment';
import { memo } from 'react';
import { DEATH_BOXES, deathWords } from '../../index';
import { askOf, questionWords } from '../ask';
import { SIGNS } from '../icons';
import { viewOf, words } from '../view';
import { Hands } from './hands';
import { isAskedInDeath, isOfDeath } from './questions';
import { WhoIs } from './who-is';
import './death.css';

const BOXES = Array.from({ length: DEATH_BOXES }, (_, i) => i + 1);

export const DeathTrack = memo(function DeathTrack({ box }: { readonly box: number }) {
  const moment = useMoment();
  const { b, content } = viewOf(moment.seen);
  return (
    <aside className="ra-death" aria-label={words(moment, 'home.death.track', { box, of: DEATH_BOXES })}>
      <ol aria-hidden="true">
        {BOXES.map((one) => (
          <li key={one} data-state={one < box ? 'past' : one === box ? 'now' : 'later'}>
            {one <= box ? <IconMark icon={SIGNS.death} size="1.2em" /> : one}
          </li>
        ))}
      </ol>
      <ul>
        {deathWords(content, box, b.legendary === 1).map((cost) => (
          <li key={cost.id}>{moment.say(cost)}</li>
        ))}
        {box === DEATH_BOXES && <li>{words(moment, 'home.death.restart')}</li>}
      </ul>
      <p>{words(moment, box === DEATH_BOXES ? 'home.death.last' : 'home.death.lasts')}</p>
    </aside>
  );
});

/** A card, or somebody's health: chosen where the price stands. */
export function DeathDecision() {
  const moment = useMoment();
  const ask = askOf(moment);
  if (!isOfDeath(ask) || !isAskedInDeath(moment.seen, ask)) return null;
  const question = questionWords(moment, ask);
  return (
    <section className="ra-choices" aria-label={question}>
      {ask.question === 'card.return' ? (
        <Hands ask={ask} deed="give" title={question} lead={words(moment, 'home.death.card')} />
      ) : (
        <>
          <h3>{question}</h3>
          <WhoIs ask={ask} />
        </>
      )}
    </section>
  );
}
