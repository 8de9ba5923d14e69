/** A Dungeon card: how far it leads to the Shop, what it gives, what it demands. */

import { type Icon, IconMark } from '@tabard/page/design/icon';
import { type Moment, useMoment } from '@tabard/page/room/moment';
import { useWords } from '@tabard/page/words/words';
import { memo, useId } from 'react';
import { roomName } from '../../index';
import { iconOf, SIGNS } from '../icons';
import { RequirementMark } from '../marks';
import { type RoomCard, roomFlavour } from '../view';
import { Calls } from './calls';
import './room-card.css';

interface RoomFaceProps {
  readonly card: RoomCard;
  readonly large?: boolean;
}

export const RoomFace = memo(function RoomFace({ card, large = false }: RoomFaceProps) {
  const moment = useMoment();
  const id = useId();
  return (
    <section className="df-room" data-large={large} aria-labelledby={id}>
      <RoomArt card={card} />
      <h3 id={id}>{moment.say(roomName(card))}</h3>
      <RoomEffects say={moment.say} card={card} />
      {large && <p className="df-flavour">{moment.say(roomFlavour(card))}</p>}
    </section>
  );
});

export const RoomArt = memo(function RoomArt({ card }: { readonly card: RoomCard }) {
  const t = useWords();
  return (
    <div className="df-room-art">
      <IconMark icon={iconOf(card)} className="df-room-emblem" />
      <span className="df-shop-icons">
        <span className="hidden-words">{t('dungeon-fighter.room.shopIcons', { count: card.shopIcons })}</span>
        {Array.from({ length: card.shopIcons }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one sign is like another
          <IconMark key={i} icon={SIGNS.shop} size="1.15em" />
        ))}
      </span>
    </div>
  );
});

interface RoomEffectsProps extends Pick<Moment, 'say'> {
  readonly card: RoomCard;
}

/** DF-R41: always Gold, die, heal, Equipment; then what helps the Monster. */
export const RoomEffects = memo(function RoomEffects({ say, card }: RoomEffectsProps) {
  const t = useWords();
  const { gold, die, heal, equipment, advantage, req, setup } = card;
  const isBare = !gold && !die && !heal && !equipment && !advantage && !req && !setup;
  return (
    <div className="df-room-effects">
      {gold && <Effect icon={SIGNS.gold} words={t('dungeon-fighter.effects.gold', { n: gold })} />}
      {die && <Effect icon={SIGNS.d4} words={t('dungeon-fighter.effects.die', { n: die })} />}
      {heal && <Effect icon={SIGNS.hearts} words={t('dungeon-fighter.effects.heal', { n: heal })} />}
      {equipment && <Effect icon={SIGNS.equipment} words={t('dungeon-fighter.effects.equipment')} />}
      {advantage && (
        <Effect bad icon={SIGNS.advantage} words={t('dungeon-fighter.effects.advantage', { n: advantage })} />
      )}
      {req && <RequirementMark say={say} requirement={req} />}
      <Calls say={say} setup={setup} />
      {isBare && <Effect icon={SIGNS.target} words={t('dungeon-fighter.effects.none')} />}
    </div>
  );
});

const Effect = memo(function Effect({
  icon,
  words,
  bad = false,
}: {
  readonly icon: Icon;
  readonly words: string;
  readonly bad?: boolean;
}) {
  return (
    <span className="df-effect" data-bad={bad}>
      <IconMark icon={icon} size="1.4em" />
      <span>{words}</span>
    </span>
  );
});
