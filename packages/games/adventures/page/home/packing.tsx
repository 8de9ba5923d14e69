/** RA-35.10 to RA-35.15: a legendary party ties its packs, and what does not fit goes back to the decks. */

import { useMoment } from '@tabard/page/room/moment';
import { useEffect, useState } from 'react';
import { cardLimitOf, countedCards } from '../../index';
import { asked, askOf } from '../ask';
import { SIGNS } from '../icons';
import { viewOf, words } from '../view';
import { Hands } from './hands';
import { Place, Purse } from './place';
import { PackingScene } from './scenes';

export function Packing() {
  const moment = useMoment();
  const seen = viewOf(moment.seen);
  const [held, most] = [countedCards(seen).length, cardLimitOf(seen)];
  const giveBack = useGivingBack();
  return (
    <Place
      name="packing"
      title={words(moment, 'home.packing.title')}
      lead={words(moment, 'home.packing.lead', { held, most })}
      scene={<PackingScene />}
      purse={<Purse icon={SIGNS.cards} value={held - most} name={words(moment, 'home.packing.over')} />}
      note={words(moment, 'home.packing.note')}
    >
      <Hands
        ask={askOf(moment)}
        deed="pack"
        onPack={giveBack}
        title={words(moment, 'home.packing.title')}
        lead={words(moment, 'home.packing.how')}
      />
    </Place>
  );
}

/** RA-R101: the party says whose card, the owner which: one press here. The card follows when its owner is asked. */
function useGivingBack(): (seat: number, card: number) => void {
  const moment = useMoment();
  const ask = askOf(moment);
  const [wanted, want] = useState<string | null>(null);
  const { onAnswerAs } = moment;
  useEffect(() => {
    if (wanted === null || ask?.question !== 'card.return') return;
    want(null);
    if (ask.keys.includes(wanted)) onAnswerAs(ask.seat, wanted);
  }, [wanted, ask, onAnswerAs]);
  return (seat, card) => {
    if (!ask) return;
    const key = asked.key(moment, 'card.return', card);
    if (ask.question === 'card.return') onAnswerAs(ask.seat, key);
    else {
      want(key);
      onAnswerAs(ask.seat, asked.key(moment, 'limit.giver', seat));
    }
  };
}
