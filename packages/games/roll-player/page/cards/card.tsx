/** A Market card and a Fiend, as they look wherever they lie. */

import { IconMark } from '@tabard/page/design/icon';
import { useMoment } from '@tabard/page/room/moment';
import { useWords } from '@tabard/page/words/words';
import { memo } from 'react';
import type { Card, MarketCard } from '../../index';
import { ARROWS, SIGNS } from '../icons';
import { nameOf, textOf, viewOf, wordsOf } from '../view';
import { emblemOf } from './card-icons';
import './card.css';

interface CardFaceProps {
  readonly card: Card;
  /** With its emblem and its flavour. */
  readonly isWhole?: boolean;
  /** What it would cost now, where that is not what is printed. */
  readonly cost?: number;
}

export const CardFace = memo(function CardFace({ card, isWhole = false, cost }: CardFaceProps) {
  const moment = useMoment();
  const it = viewOf(moment.seen).content.market[card];
  const text = textOf(it);
  return (
    <div className="rp-card" data-kind={it.kind} data-whole={isWhole}>
      <span className="rp-card-art" aria-hidden="true">
        <IconMark icon={emblemOf('card', it)} size="100%" />
      </span>
      <b className="rp-card-name">{moment.say(nameOf('card', it))}</b>
      <Price printed={it.cost} now={cost ?? it.cost} />
      <KindLine card={it} />
      {text && <p className="rp-card-text">{moment.say(text)}</p>}
      {it.kind === 'armor' && <ArmorTable card={it} />}
      <p className="rp-card-flavour">{moment.say(wordsOf('card', it, 'flavour'))}</p>
    </div>
  );
});

const Price = memo(function Price({ printed, now }: { readonly printed: number; readonly now: number }) {
  const t = useWords();
  return (
    <span className="rp-card-cost" data-changed={now < printed ? 'less' : now > printed ? 'more' : undefined}>
      <span className="hidden-words">{t('roll-player.card.costs', { n: now })}</span>
      <b aria-hidden="true">{now}</b>
    </span>
  );
});

/** What it is: the kind, the hands it takes, the way its arrow points. */
const KindLine = memo(function KindLine({ card }: { readonly card: MarketCard }) {
  const t = useWords();
  return (
    <span className="rp-card-kind">
      <span className="rp-card-emblem">
        <IconMark icon={emblemOf('card', card)} />
      </span>
      <span>{t(`roll-player.card.kinds.${card.kind}`)}</span>
      {card.kind === 'weapon' && (
        <span className="rp-card-hands" title={t('roll-player.card.hands', { n: card.hands })}>
          <IconMark icon={SIGNS.hand} label={t('roll-player.card.hands', { n: card.hands })} />
          {card.hands === 2 && <IconMark icon={SIGNS.hand} />}
        </span>
      )}
      {'arrow' in card && (
        <span className="rp-card-arrow" title={t(`roll-player.card.arrows.${card.arrow}`)}>
          <span aria-hidden="true">{ARROWS[card.arrow]}</span>
          <span>{t(`roll-player.card.dirs.${card.arrow}`)}</span>
        </span>
      )}
    </span>
  );
});

interface ArmorTableProps {
  readonly card: MarketCard & { readonly kind: 'armor' };
}

/** RP-12.2: the Stars of the set by its cards; how many of them the viewer would have with this one. */
const ArmorTable = memo(function ArmorTable({ card }: ArmorTableProps) {
  const moment = useMoment();
  const t = useWords();
  const { b, content } = viewOf(moment.seen);
  const set = content.armorSets.find(({ id }) => id === card.armorSet);
  if (!set) return null;
  const own = moment.seat === null ? [] : b.heroes[moment.seat].cards;
  const owned = own.filter(({ card: n }) => {
    const each = content.market[n];
    return each.kind === 'armor' && each.armorSet === set.id;
  }).length;
  const hasIt = own.some(({ card: n }) => content.market[n].id === card.id);
  const reached = hasIt ? owned : owned + 1;
  return (
    <div className="rp-armor">
      <span className="rp-armor-set">
        {moment.say(nameOf('armorSet', set))}
        <span className="rp-armor-colours">
          {card.colours.map((colour) => (
            <i key={colour} data-colour={colour} title={t(`roll-player.colours.${colour}`)}>
              <span className="hidden-words">{t(`roll-player.colours.${colour}`)}</span>
            </i>
          ))}
        </span>
      </span>
      <ol className="rp-armor-stars" aria-label={t('roll-player.card.setStars')}>
        {set.stars.slice(1).map((stars, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the first card of a set, the second…
          <li key={i} data-reached={i + 1 === reached} data-owned={i + 1 <= owned}>
            <small>{i + 1}</small>
            <b>{stars}</b>
          </li>
        ))}
      </ol>
    </div>
  );
});

interface FiendFaceProps {
  readonly fiend: Card;
  readonly isWhole?: boolean;
}

export const FiendFace = memo(function FiendFace({ fiend, isWhole = false }: FiendFaceProps) {
  const moment = useMoment();
  const t = useWords();
  const it = viewOf(moment.seen).content.fiends[fiend];
  return (
    <div className="rp-card" data-kind="fiend" data-whole={isWhole}>
      <span className="rp-card-art" aria-hidden="true">
        <IconMark icon={emblemOf('fiend', it)} size="100%" />
      </span>
      <b className="rp-card-name">{moment.say(nameOf('fiend', it))}</b>
      <span className="rp-card-kind">
        <IconMark icon={SIGNS.fiend} />
        <span>{t('roll-player.card.kinds.fiend')}</span>
      </span>
      <p className="rp-card-text">{moment.say(wordsOf('fiend', it, 'text'))}</p>
      <p className="rp-card-flavour">{moment.say(wordsOf('fiend', it, 'flavour'))}</p>
    </div>
  );
});
