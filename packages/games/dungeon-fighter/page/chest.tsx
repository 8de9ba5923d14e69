/** What the party owns together, and how far it is: the Chest with its Relics, the way to the Shop, Monsters to come. */

import { IconMark } from '@tabard/page/design/icon';
import { Tip } from '@tabard/page/design/tip';
import { useMoment } from '@tabard/page/room/moment';
import { useWords } from '@tabard/page/words/words';
import { equipmentName, iconsForShop, iconsSetAside, LAST_SHOP } from '../index';
import { GearWords } from './hero/gear';
import { iconOf, SIGNS } from './icons';
import { Amount, DieMark } from './marks';
import { viewOf } from './view';
import './chest.css';

const SHOWN_AHEAD = 5;

export function Chest() {
  const moment = useMoment();
  const t = useWords();
  const seen = viewOf(moment.seen);
  const { gold, bonus, relics, used } = seen.b.chest;
  return (
    <section className="df-chest" aria-label={t('dungeon-fighter.room.chest')}>
      <IconMark icon={SIGNS.chest} size="1.9rem" />
      <Amount icon={SIGNS.gold} n={gold} label={t('dungeon-fighter.room.gold', { gold })} />
      <span className="df-amount" title={t('dungeon-fighter.room.bonusDice', { count: bonus })}>
        <DieMark die="white" cubes={seen.options.dice === 'crate'} size="1.6em" />
        <b>{bonus}</b>
        <span className="hidden-words">{t('dungeon-fighter.room.bonusDice', { count: bonus })}</span>
      </span>
      {relics.map((card) => {
        const relic = seen.content.equipment[card];
        return (
          <Tip key={card} says={<GearWords gear={relic} />}>
            <button
              type="button"
              className="df-relic"
              data-used={used.includes(card)}
              aria-label={moment.say(equipmentName(relic))}
            >
              <IconMark icon={iconOf(relic)} size="1.5rem" />
            </button>
          </Tip>
        );
      })}
    </section>
  );
}

/** Shop icons of this cycle, Shops visited, and the levels on the backs of the next Monsters (DF-R64). */
export function Way() {
  const moment = useMoment();
  const t = useWords();
  const seen = viewOf(moment.seen);
  const { shops, levelsToCome } = seen.b;
  const needed = iconsForShop(seen);
  const total = Math.min(iconsSetAside(seen), needed); // What lies there beyond it brings the Shop no nearer.
  const ahead = levelsToCome.slice(-SHOWN_AHEAD).reverse();
  return (
    <section className="df-way" aria-label={t('dungeon-fighter.room.way')}>
      <span className="df-way-shop" title={t('dungeon-fighter.room.toShop', { total, needed, shop: shops + 1 })}>
        <IconMark icon={SIGNS.shop} size="1.5rem" />
        <progress max={needed} value={total} aria-hidden="true" />
        <b>
          {total}/{needed}
        </b>
        <span className="hidden-words">{t('dungeon-fighter.room.toShop', { total, needed, shop: shops + 1 })}</span>
      </span>
      <span className="df-way-shops" title={t('dungeon-fighter.room.shopsSeen', { count: shops, last: LAST_SHOP })}>
        {Array.from({ length: LAST_SHOP }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the places are fixed
          <i key={i} data-done={i < shops} />
        ))}
        <span className="hidden-words">{t('dungeon-fighter.room.shopsSeen', { count: shops, last: LAST_SHOP })}</span>
      </span>
      {ahead.length > 0 && (
        <ol className="df-ahead" aria-label={t('dungeon-fighter.room.ahead')}>
          {ahead.map((level, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: backs of cards, in their order
            <li key={i} className="df-level" data-level={level} title={t('dungeon-fighter.room.level', { level })}>
              {level}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
