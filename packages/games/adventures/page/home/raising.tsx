/** A score or health that is raised: what each is now, what it would be, and which are at their limit. */

import { IconMark } from '@tabard/page/design/icon';
import { useMoment } from '@tabard/page/room/moment';
import { memo } from 'react';
import { ATTRS, attrName, attrShort, rowAt } from '../../index';
import { type AskFor, asked } from '../ask';
import { Die } from '../die';
import { viewOf, words } from '../view';
import { nameAt, PortraitAt } from './heroes';
import { MASTERS } from './icons';
import { Deed } from './place';
import './raising.css';

interface RaisingProps {
  readonly ask: AskFor<'mastery.raise' | 'import.raise' | 'join.gain'>;
  readonly title: string;
}

export const Raising = memo(function Raising({ ask, title }: RaisingProps) {
  const moment = useMoment();
  const { b } = viewOf(moment.seen);
  const { seat } = ask;
  /** Two questions name an attribute by its letters, the other by its place. */
  const keyOf = (attr: number) =>
    ask.question === 'mastery.raise'
      ? asked.key(moment, ask.question, attr)
      : asked.key(moment, ask.question, ATTRS[attr]);
  return (
    <section className="ra-raising on-paper" aria-label={title}>
      <header>
        <PortraitAt seat={seat} size="3.4em" />
        <div>
          <h3>{nameAt(moment, seat)}</h3>
          <p>{title}</p>
        </div>
      </header>
      <ul className="decision-options">
        {ATTRS.map((attr, i) => {
          const now = b.scores[rowAt(seat, i)];
          const isOpen = ask.keys.includes(keyOf(i));
          return (
            <li key={attr}>
              <Deed ask={isOpen ? ask : null} choice={keyOf(i)}>
                <Die mask={1 << i} value={0} size="1.6em" spent={!isOpen} />
                <b>
                  <span aria-hidden="true">{moment.say(attrShort(i))}</span>
                  <span className="hidden-words">{moment.say(attrName(i))}</span>
                </b>
                <small>
                  {isOpen
                    ? words(moment, 'home.becomes', { now, next: now + 1 })
                    : words(moment, 'home.atLimit', { now })}
                </small>
              </Deed>
            </li>
          );
        })}
        {ask.keys.includes('health') && (
          <li>
            <Deed ask={ask} choice="health">
              <IconMark icon={MASTERS.health} size="1.6em" />
              <b>{words(moment, 'home.health')}</b>
              <small>{words(moment, 'home.becomes', { now: b.health[seat], next: b.health[seat] + 1 })}</small>
            </Deed>
          </li>
        )}
        {ask.keys.includes('enough') && (
          <li>
            <Deed ask={ask} choice="enough">
              <b>{moment.describeFor(seat, 'enough')}</b>
            </Deed>
          </li>
        )}
      </ul>
    </section>
  );
});
