/** The Dungeon phase: two cards before the Leader's eyes, two backs before everybody else's (DF-4.1). */

import { IconMark } from '@tabard/page/design/icon';
import { useMoment } from '@tabard/page/room/moment';
import { useWords } from '@tabard/page/words/words';
import { memo } from 'react';
import { roomName } from '../../index';
import { asked } from '../asked';
import { RoomArt, RoomEffects } from '../foe/room-card';
import { SIGNS } from '../icons';
import { nameOfSeat, roomFlavour, viewOf } from '../view';
import './choosing.css';

export function DungeonChoice() {
  const moment = useMoment();
  const t = useWords();
  const { b } = viewOf(moment.seen);
  const cards = b.looked[b.leader] ?? [];
  return (
    <section className="df-choosing" aria-label={t('dungeon-fighter.dungeon.title')}>
      <h2>{t('dungeon-fighter.dungeon.title')}</h2>
      <p className="df-choosing-hint">{t('dungeon-fighter.dungeon.hint', { name: nameOfSeat(moment, b.leader) })}</p>
      <div className="df-doors">
        {cards.every((card) => card >= 0) ? (
          cards.map((card) => <Door key={card} card={card} />)
        ) : (
          <>
            <Back />
            <Back />
          </>
        )}
      </div>
    </section>
  );
}

const Door = memo(function Door({ card }: { readonly card: number }) {
  const moment = useMoment();
  const t = useWords();
  const room = viewOf(moment.seen).content.dungeon[card];
  const key = asked.offered(moment, 'dungeon.card', { room: card });
  return (
    <div className="df-door">
      <div className="df-room" data-large="true">
        <RoomArt card={room} />
        <h3>{moment.say(roomName(room))}</h3>
        <RoomEffects say={moment.say} card={room} />
        <p className="df-flavour">{moment.say(roomFlavour(room))}</p>
      </div>
      {key && (
        <button
          type="button"
          className="button df-door-enter"
          data-key={key}
          aria-label={moment.describe(key)}
          onClick={() => moment.onAnswer(key)}
        >
          {t('dungeon-fighter.dungeon.enter')}
        </button>
      )}
    </div>
  );
});

function Back() {
  return (
    <div className="df-door df-back" aria-hidden="true">
      <IconMark icon={SIGNS.target} size="40%" />
    </div>
  );
}
