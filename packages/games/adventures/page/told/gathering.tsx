/** Somebody comes to the party, or leaves it. */

import { useMoment } from '@tabard/page/room/moment';
import { type AdventuresEvent, className, personName, raceName } from '../../index';
import { Portrait } from '../home/portrait';
import { SIGNS } from '../icons';
import { spoken } from '../say';
import { viewOf, words } from '../view';
import { Banner, type ToldProps } from './banner';

type Of<T extends AdventuresEvent['type']> = ToldProps<Extract<AdventuresEvent, { readonly type: T }>>;

export function CharacterJoins({ event: { seat, character, race, classId } }: Of<'character.joins'>) {
  const moment = useMoment();
  const { b, content } = viewOf(moment.seen);
  return (
    <div className="ra-told" data-tone="good">
      <Portrait {...{ content, race }} class={classId} portrait={b.portrait[seat] || character} size="8em" />
      <p className="ra-told-title">{spoken(moment, personName(content, character))}</p>
      <p className="ra-told-text">
        {words(moment, 'party.who', { race: raceName(content, race), class: className(classId) })}
      </p>
      <p className="ra-told-text">{words(moment, 'told.joins', { seat: { seat } })}</p>
    </div>
  );
}

export function CharacterLeaves({ event: { name } }: Of<'character.leaves'>) {
  const moment = useMoment();
  const { content } = viewOf(moment.seen);
  return (
    <Banner icon={SIGNS.trade} title={spoken(moment, personName(content, name))} text={words(moment, 'told.leaves')} />
  );
}
