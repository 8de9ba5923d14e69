/** The Dungeon phase: two cards before the Leader's eyes, two backs before everybody else's (DF-4.1). */
import { roomName } from '@tabard/dungeon-fighter';
import { IconMark } from '../../design/icon';
import { useWords } from '../../words/words';
import type { BoardProps } from '../face';
import { SIGNS } from './icons';
import { RoomArt, RoomEffects } from './room-card';
import { nameOfSeat, offers, roomFlavour, viewOf } from './view';
import './choosing.css';

export function DungeonChoice({ props }: { readonly props: BoardProps }) {
  const t = useWords();
  const { b } = viewOf(props.seen);
  const cards = b.looked[b.leader] ?? [];
  return (
    <section className="df-choosing" aria-label={t('dungeonFighter.dungeon.title')}>
      <h2>{t('dungeonFighter.dungeon.title')}</h2>
      <p className="df-choosing-hint">{t('dungeonFighter.dungeon.hint', { name: nameOfSeat(props, b.leader) })}</p>
      <div className="df-doors">
        {cards.every((card) => card >= 0) ? (
          cards.map((card) => <Door key={card} props={props} card={card} />)
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

function Door({ props, card }: { readonly props: BoardProps; readonly card: number }) {
  const t = useWords();
  const room = viewOf(props.seen).content.dungeon[card];
  const key = `room:${card}`;
  const isOpen = offers(props, key);
  return (
    <div className="df-door">
      <div className="df-room" data-large="true">
        <RoomArt card={room} />
        <h3>{props.say(roomName(room))}</h3>
        <RoomEffects say={props.say} card={room} />
        <p className="df-flavour">{props.say(roomFlavour(room))}</p>
      </div>
      {isOpen && (
        <button
          type="button"
          className="button df-door-enter"
          data-tone="primary"
          data-key={key}
          aria-label={props.describe(key)}
          onClick={() => props.onAnswer(key)}
        >
          {t('dungeonFighter.dungeon.enter')}
        </button>
      )}
    </div>
  );
}

function Back() {
  return (
    <div className="df-door df-back" aria-hidden="true">
      <IconMark icon={SIGNS.target} size="40%" />
    </div>
  );
}
