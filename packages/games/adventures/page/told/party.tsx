/** What befalls the party: exhaustion, rest, death, and what it is called for it. */

import { useMoment } from '@tabard/page/room/moment';
import { type AdventuresEvent, bookOf, deathWords, titleName } from '../../index';
import { Die } from '../die';
import { SIGNS } from '../icons';
import { spoken } from '../say';
import { viewOf, words } from '../view';
import { Banner, type ToldProps } from './banner';

type Of<T extends AdventuresEvent['type']> = ToldProps<Extract<AdventuresEvent, { readonly type: T }>>;

/** RA-26.1. */
export function Exhausted({ event: { seat } }: Of<'exhausted'>) {
  const moment = useMoment();
  return <Banner icon={SIGNS.fatigue} tone="bad" title={words(moment, 'told.exhausted', { seat: { seat } })} />;
}

/** RA-13.6, RA-13.7. */
export function RestRolled({ event: { seat, dice, values, recovers } }: Of<'rest.rolled'>) {
  const moment = useMoment();
  const { b } = viewOf(moment.seen);
  return (
    <Banner icon={SIGNS.rest} tone="good" title={words(moment, 'told.rested', { seat: { seat }, recovers })}>
      <div className="ra-told-row">
        {dice.map((die, i) => (
          <Die key={die} mask={b.dieMask[die]} value={values[i]} size="2.6rem" />
        ))}
      </div>
    </Banner>
  );
}

/** RA-26.6, RA-26.7. */
export function DeathMarked({ event: { box } }: Of<'death.marked'>) {
  const moment = useMoment();
  const { b, content } = viewOf(moment.seen);
  return (
    <Banner
      icon={SIGNS.death}
      tone="bad"
      title={words(moment, 'told.death', { box })}
      text={words(moment, 'told.deathText')}
    >
      <p className="ra-told-text">{spoken(moment, deathWords(content, box, b.legendary === 1))}</p>
    </Banner>
  );
}

export function TitleGained({ event: { title } }: Of<'title.gained'>) {
  const moment = useMoment();
  const seen = viewOf(moment.seen);
  return (
    <Banner
      icon={SIGNS.xp}
      tone="good"
      title={spoken(moment, titleName(seen.content, bookOf(seen), title))}
      text={words(moment, 'told.title')}
    />
  );
}
