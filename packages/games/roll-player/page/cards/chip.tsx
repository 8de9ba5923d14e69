/** A card or a Fiend in small: its emblem, the whole card when pointed at or pressed, and what can be done with it now. */
import type { Seat } from '@tabard/kernel';
import { Button } from '@tabard/page/design/controls';
import { type Icon, IconMark } from '@tabard/page/design/icon';
import { Tip } from '@tabard/page/design/tip';
import { useMoment } from '@tabard/page/room/moment';
import { useWords } from '@tabard/page/words/words';
import { memo, type ReactNode, useId } from 'react';
import type { Card, OwnFiend } from '../../index';
import { nameOf, viewOf } from '../view';
import { CardFace, FiendFace } from './card';
import { emblemOf } from './card-icons';
import { cardKeys, fiendKeys } from './card-keys';
import './chip.css';

interface ChipProps {
  readonly icon: Icon;
  readonly name: string;
  readonly kind: string;
  readonly isSpent?: boolean;
  /** Option keys that this thing answers with. */
  readonly deeds: readonly string[];
  readonly face: ReactNode;
}

function Chip({ icon, name, kind, isSpent = false, deeds, face }: ChipProps) {
  const moment = useMoment();
  const id = useId();
  const anchor = `--rp${id.replace(/\W/g, '')}`;
  return (
    <>
      <Tip says={face}>
        <button
          type="button"
          className="rp-chip"
          data-kind={kind}
          data-spent={isSpent}
          data-open={deeds.length > 0}
          aria-label={name}
          popoverTarget={id}
          style={{ anchorName: anchor } as React.CSSProperties}
        >
          <IconMark icon={icon} size="70%" />
        </button>
      </Tip>
      <div
        id={id}
        popover="auto"
        className="rp-chip-card popped on-paper"
        style={{ positionAnchor: anchor } as React.CSSProperties}
      >
        {face}
        {deeds.map((key) => (
          <Button
            key={key}
            onClick={(event) => {
              event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
              moment.onAnswer(key);
            }}
          >
            {moment.describe(key)}
          </Button>
        ))}
      </div>
    </>
  );
}

interface CardChipProps {
  readonly card: Card;
  /** Whose card it is. */
  readonly seat: Seat;
}

export const CardChip = memo(function CardChip({ card, seat }: CardChipProps) {
  const moment = useMoment();
  const t = useWords();
  const { b, content } = viewOf(moment.seen);
  const it = content.market[card];
  const name = moment.say(nameOf('card', it));
  const isSpent = b.heroes[seat].cards.some((own) => own.card === card && own.exhausted === 1);
  return (
    <Chip
      icon={emblemOf('card', it)}
      name={isSpent ? t('roll-player.card.exhausted', { name }) : name}
      kind={it.kind}
      isSpent={isSpent}
      deeds={cardKeys(moment, card, seat)}
      face={<CardFace card={card} isWhole />}
    />
  );
});

interface FiendChipProps {
  readonly fiend: OwnFiend;
  readonly seat: Seat;
}

export const FiendChip = memo(function FiendChip({ fiend: { fiend, active }, seat }: FiendChipProps) {
  const moment = useMoment();
  const t = useWords();
  const it = viewOf(moment.seen).content.fiends[fiend];
  const name = moment.say(nameOf('fiend', it));
  return (
    <Chip
      icon={emblemOf('fiend', it)}
      name={active ? name : t('roll-player.card.banished', { name })}
      kind="fiend"
      isSpent={!active}
      deeds={fiendKeys(moment, fiend, seat)}
      face={<FiendFace fiend={fiend} isWhole />}
    />
  );
});

interface LyingFiendProps {
  readonly fiend: Card;
}

/** A Fiend that lies on an Initiative card: nobody's yet. */
export const LyingFiend = memo(function LyingFiend({ fiend }: LyingFiendProps) {
  const moment = useMoment();
  const it = viewOf(moment.seen).content.fiends[fiend];
  return (
    <Chip
      icon={emblemOf('fiend', it)}
      name={moment.say(nameOf('fiend', it))}
      kind="fiend"
      deeds={[]}
      face={<FiendFace fiend={fiend} isWhole />}
    />
  );
});
