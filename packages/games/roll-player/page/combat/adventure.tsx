/** An Adventure card: face down until Monster Combat; who knows it looks secretly while a finger rests on it (RP-19.18). */

import { IconMark } from '@tabard/page/design/icon';
import { useMoment } from '@tabard/page/room/moment';
import { SideMark } from '@tabard/page/room/sides';
import { useWords } from '@tabard/page/words/words';
import { memo, useState } from 'react';
import { type AdventureType, type Card, NONE } from '../../index';
import { asked } from '../asked';
import { ADVENTURE_ICONS, SIGNS } from '../icons';
import { Good } from '../marks';
import { nameOf, viewOf, wordsOf } from '../view';

interface AdventureCardProps {
  readonly type: AdventureType;
  readonly index: number;
}

export const AdventureCard = memo(function AdventureCard({ type, index }: AdventureCardProps) {
  const moment = useMoment();
  const t = useWords();
  const { b } = viewOf(moment.seen);
  const card = b.adventures[index] ?? NONE;
  const isUp = b.combat !== null && index < b.combat.revealed;
  const isKnown = card !== NONE;
  const [isPeeking, setPeeking] = useState(false);
  const isShown = isUp || (isKnown && isPeeking);
  const look = asked.offered(moment, 'look.choose', type);
  return (
    <li className="rp-adventure" data-type={type} data-shown={isShown} data-peeked={isShown && !isUp}>
      <span className="rp-adventure-type">
        <IconMark icon={ADVENTURE_ICONS[type]} size="1.3rem" />
        <span>{t(`roll-player.foes.types.${type}`)}</span>
      </span>
      {!isUp && <Seers index={index} />}
      {isShown && <Face card={card} />}
      {isKnown && !isUp && <PeekButton isPeeking={isPeeking} onPeek={setPeeking} />}
      {look && (
        <button type="button" className="rp-deed" data-deed="buy" onClick={() => moment.onAnswer(look)}>
          {t('roll-player.foes.look')}
        </button>
      )}
    </li>
  );
});

interface PeekButtonProps {
  readonly isPeeking: boolean;
  readonly onPeek: (isPeeking: boolean) => void;
}

/** Held, it shows the card as long as it is held; by the keyboard it turns the card and turns it back. */
const PeekButton = memo(function PeekButton({ isPeeking, onPeek }: PeekButtonProps) {
  const t = useWords();
  return (
    <button
      type="button"
      className="rp-deed rp-peek"
      aria-label={t('roll-player.foes.peek')}
      title={t('roll-player.foes.peek')}
      aria-pressed={isPeeking}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        onPeek(true);
      }}
      onPointerUp={() => onPeek(false)}
      onPointerCancel={() => onPeek(false)}
      onContextMenu={(event) => event.preventDefault()}
      onKeyDown={(event) => {
        if (event.key === 'Enter' || event.key === ' ') {
          event.preventDefault();
          onPeek(!isPeeking);
        }
        if (event.key === 'Escape') onPeek(false);
      }}
      onBlur={() => onPeek(false)}
    >
      <IconMark icon={SIGNS.peek} />
    </button>
  );
});

/** RP-24.4 to RP-24.8: the condition, what it brings, and for one player what it asks besides. */
const Face = memo(function Face({ card }: { readonly card: Card }) {
  const moment = useMoment();
  const t = useWords();
  const { content, seats } = viewOf(moment.seen);
  const it = content.adventures[card];
  return (
    <span className="rp-adventure-face">
      <b>{moment.say(nameOf('adventure', it))}</b>
      <span>{moment.say(wordsOf('adventure', it, 'text'))}</span>
      {seats === 1 && it.solo && (
        <span>{t('roll-player.foes.alone', { text: moment.say(wordsOf('adventure', it, 'solo')) })}</span>
      )}
      {'dice' in it.benefit ? (
        <Good good="dice" n={it.benefit.dice} isGain />
      ) : (
        <Good good="xp" n={it.benefit.xp} isGain />
      )}
    </span>
  );
});

/** Which seats have looked is public. */
const Seers = memo(function Seers({ index }: { readonly index: number }) {
  const moment = useMoment();
  const t = useWords();
  const { b, seats } = viewOf(moment.seen);
  const seers = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => (b.known[index] >> seat) & 1);
  if (seers.length === 0) return null;
  const names = seers.map((seat) => moment.names[seat]).join(', ');
  return (
    <span className="rp-adventure-seers" title={t('roll-player.foes.seenBy', { names })}>
      <span className="hidden-words">{t('roll-player.foes.seenBy', { names })}</span>
      {seers.map((seat) => (
        <SideMark key={seat} seat={seat} size="1rem" />
      ))}
    </span>
  );
});
