/** RA-11: what the party has found. Where it may use something, one or two are chosen, or one is dragged onto another. */

import { Button } from '@tabard/page/design/controls';
import { IconMark } from '@tabard/page/design/icon';
import { Tip } from '@tabard/page/design/tip';
import { useMoment } from '@tabard/page/room/moment';
import { memo, useState } from 'react';
import { bookOf, costOfItems, itemName } from '../../index';
import { asked, askedOf } from '../ask';
import { useDrag } from '../drag';
import { dropOf, droppedOn } from '../drops';
import { SIGNS } from '../icons';
import { clause, spoken } from '../say';
import { viewOf, words } from '../view';
import './items.css';

export function Items() {
  const moment = useMoment();
  const seen = viewOf(moment.seen);
  const ask = askedOf(moment, 'item.use');
  const [chosen, choose] = useState<{ readonly count: number; readonly items: readonly number[] } | null>(null);
  const items = chosen?.count === moment.count ? chosen.items : [];
  const take = (...list: readonly number[]) => choose({ count: moment.count, items: list });
  const name = (item: number) => spoken(moment, itemName(bookOf(seen), item));
  const drag = useDrag<number>({
    picture: (item) => <span className="ra-item">{name(item)}</span>,
    onDrop: (item, on) => {
      const other = droppedOn('item', on);
      if (other !== null && other !== item) take(item, other);
    },
  });
  const { items: found } = seen.b;
  if (found.length === 0) return null;
  const toggle = (item: number) => {
    if (items.includes(item)) take(...items.filter((one) => one !== item));
    else take(...items.slice(-1), item); // RA-11.12: two at most
  };
  return (
    <section className="ra-items" aria-label={words(moment, 'party.items')}>
      <h4>
        <IconMark icon={SIGNS.items} size="1.2em" /> {words(moment, 'party.items')}
      </h4>
      <ul>
        {found.map((item) => (
          <li key={item}>
            <Tip
              says={words(moment, 'party.item', { number: item, item: name(item), cost: costOfItems(seen, [item]) })}
              clause={clause('RA-11.2')}
              taps={ask === null}
            >
              <button
                type="button"
                className="ra-item"
                data-open={ask !== null}
                data-drop={dropOf('item', item)}
                data-over={drag.over === dropOf('item', item)}
                aria-pressed={ask ? items.includes(item) : undefined}
                aria-disabled={ask === null}
                {...(ask ? drag.handles(item) : {})}
                onClick={() => ask && toggle(item)}
              >
                <b>{item}</b> {name(item)}
              </button>
            </Tip>
          </li>
        ))}
      </ul>
      {ask && <UseButton items={items} />}
      {drag.ghost}
    </section>
  );
}

const UseButton = memo(function UseButton({ items }: { readonly items: readonly number[] }) {
  const moment = useMoment();
  const ask = askedOf(moment, 'item.use')!;
  if (items.length === 0) return <p>{words(moment, 'party.chooseItems')}</p>;
  const keys = [items, items.slice().reverse()].map((list) => asked.key(moment, 'item.use', { items: list }));
  const key = keys.find((one) => ask.keys.includes(one));
  if (!key) {
    const refused = keys.map((one) => moment.why(one)).find((why) => why !== null);
    return <p className="ra-refused">{refused?.text}</p>;
  }
  return (
    <Button tone="primary" data-key={key} onClick={() => moment.onAnswer(key)}>
      {moment.describe(key)}
    </Button>
  );
});
