/** The Market deck and the discard pile beside it. */

import { Button, Dialog } from '@tabard/page/design/controls';
import { IconMark } from '@tabard/page/design/icon';
import { useMoment } from '@tabard/page/room/moment';
import { useWords } from '@tabard/page/words/words';
import { memo, useState } from 'react';
import type { Card } from '../../index';
import { CardFace } from '../cards/card';
import { SIGNS } from '../icons';
import { viewOf } from '../view';
import './discard-pile.css';

/** RP-10.8: open to everybody at any time. */
export function DiscardPile() {
  const moment = useMoment();
  const t = useWords();
  const [isOpen, setOpen] = useState(false);
  const { discard, trash, marketDeck } = viewOf(moment.seen).b;
  return (
    <>
      <span className="rp-market-deck" title={t('roll-player.market.deck', { n: marketDeck.length })}>
        <IconMark icon={SIGNS.deck} label={t('roll-player.market.deck', { n: marketDeck.length })} />
        <b aria-hidden="true">{marketDeck.length}</b>
      </span>
      <button
        type="button"
        className="rp-pile"
        title={t('roll-player.market.pile', { n: discard.length })}
        disabled={discard.length === 0}
        onClick={() => setOpen(true)}
      >
        <IconMark icon={SIGNS.market} label={t('roll-player.market.pile', { n: discard.length })} />
        <b aria-hidden="true">{discard.length}</b>
      </button>
      <Dialog
        open={isOpen}
        title={t('roll-player.market.pile', { n: discard.length })}
        onClose={() => setOpen(false)}
        deeds={<Button onClick={() => setOpen(false)}>{t('roll-player.room.close')}</Button>}
      >
        <Pile cards={discard} />
        {trash.length > 0 && (
          <>
            <h3>{t('roll-player.market.trash', { n: trash.length })}</h3>
            <Pile cards={trash} />
          </>
        )}
      </Dialog>
    </>
  );
}

const Pile = memo(function Pile({ cards }: { readonly cards: readonly Card[] }) {
  return (
    <ul className="rp-pile-cards">
      {cards.map((card) => (
        <li key={card}>
          <CardFace card={card} />
        </li>
      ))}
    </ul>
  );
});
