/** What the end of a round brings: counterattacks, round tracks, and enemies that fall. */

import { useMoment } from '@tabard/page/room/moment';
import { type AdventuresEvent, enemyName, trackActs } from '../../index';
import { emblemOf, SIGNS } from '../icons';
import { viewOf, words } from '../view';
import { Banner, type ToldProps } from './banner';

type Of<T extends AdventuresEvent['type']> = ToldProps<Extract<AdventuresEvent, { readonly type: T }>>;

/** RA-23.2. */
export function Counterattack({ event: { amount } }: Of<'counterattack'>) {
  const moment = useMoment();
  return <Banner icon={SIGNS.counter} tone="bad" title={words(moment, 'told.counterattack', { amount })} />;
}

/** RA-23.4. */
export function TrackActs({ event: { enemy, what, amount } }: Of<'track'>) {
  const moment = useMoment();
  const { content } = viewOf(moment.seen);
  return (
    <Banner
      icon={SIGNS[what as 'fatigue']}
      tone={what === 'rowgain' ? 'good' : 'bad'}
      title={moment.say(enemyName(content, enemy))}
      text={moment.say(trackActs(what, amount))}
    />
  );
}

/** RA-25.2. */
export function EnemyDefeated({ event: { enemy } }: Of<'enemy.defeated'>) {
  const moment = useMoment();
  const { content } = viewOf(moment.seen);
  const card = content.enemies.find(({ number }) => number === enemy)!;
  return (
    <Banner
      icon={emblemOf(card)}
      tone="good"
      title={words(moment, 'told.defeated', { enemy: enemyName(content, enemy) })}
    />
  );
}
