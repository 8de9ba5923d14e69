/** Cards at a sheet, by kind, and the Fiends that sit on its edge. What they can do now is on themselves. */

import type { Seat } from '@tabard/kernel';
import { IconMark } from '@tabard/page/design/icon';
import { useMoment } from '@tabard/page/room/moment';
import { useWords } from '@tabard/page/words/words';
import { memo } from 'react';
import { KINDS } from '../../index';
import { emblemOf } from '../cards/card-icons';
import { CardChip, FiendChip } from '../cards/chip';
import { KIND_ICONS, SIGNS } from '../icons';
import { heroOf, nameOf, viewOf } from '../view';

interface CardsProps {
  readonly seat: Seat;
}

export const Cards = memo(function Cards({ seat }: CardsProps) {
  const moment = useMoment();
  const t = useWords();
  const { content } = viewOf(moment.seen);
  const { cards, trophies } = heroOf(moment, seat);
  if (cards.length + trophies.length === 0) return null;
  return (
    <div className="rp-cards">
      {KINDS.map((kind) => {
        const own = cards.filter(({ card }) => content.market[card].kind === kind);
        if (own.length === 0) return null;
        return (
          <section key={kind} className="rp-cards-kind" aria-label={t(`roll-player.card.kinds.${kind}`)}>
            <span className="rp-label">
              <IconMark icon={KIND_ICONS[kind]} size="1em" /> {t(`roll-player.card.kinds.${kind}`)}
            </span>
            <div className="rp-chips">
              {own.map(({ card }) => (
                <CardChip key={card} seat={seat} card={card} />
              ))}
            </div>
          </section>
        );
      })}
      {trophies.length > 0 && <Trophies seat={seat} />}
    </div>
  );
});

const Trophies = memo(function Trophies({ seat }: CardsProps) {
  const moment = useMoment();
  const t = useWords();
  const { content } = viewOf(moment.seen);
  return (
    <section className="rp-cards-kind" aria-label={t('roll-player.sheet.trophies')}>
      <span className="rp-label">
        <IconMark icon={SIGNS.trophy} size="1em" /> {t('roll-player.sheet.trophies')}
      </span>
      <div className="rp-chips">
        {heroOf(moment, seat).trophies.map((minion) => {
          const name = moment.say(nameOf('minion', content.minions[minion]));
          return (
            <span key={minion} className="rp-trophy" title={name}>
              <IconMark icon={emblemOf('minion', content.minions[minion])} size="1.5rem" label={name} />
            </span>
          );
        })}
      </div>
    </section>
  );
});

/** Pests on the ledge above the rows; a banished one lies on its back. */
export const Pests = memo(function Pests({ seat }: CardsProps) {
  const moment = useMoment();
  const t = useWords();
  const { fiends } = heroOf(moment, seat);
  if (fiends.length === 0) return null;
  return (
    <ul className="rp-pests" aria-label={t('roll-player.sheet.fiends')}>
      {fiends.map((fiend, i) => (
        <li key={fiend.fiend} className="rp-pest" data-active={fiend.active === 1} data-lean={i % 3}>
          <FiendChip seat={seat} fiend={fiend} />
        </li>
      ))}
    </ul>
  );
});
