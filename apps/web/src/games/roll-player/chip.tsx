/** A card or a Fiend in small: its emblem, the whole card when pointed at or pressed, and what can be done with it now. */
import type { Seat } from '@tabard/kernel';
import type { Card, OwnFiend } from '@tabard/roll-player';
import { type ReactNode, useId } from 'react';
import { Button } from '../../design/controls';
import { type Icon, IconMark } from '../../design/icon';
import { Tip } from '../../design/tip';
import { useWords } from '../../words/words';
import type { BoardProps } from '../face';
import { CardFace, FiendFace } from './card';
import { emblemOf } from './card-icons';
import { askOf, deedsOf, nameOf, viewOf } from './view';
import './chip.css';

interface ChipProps {
  readonly props: BoardProps;
  readonly icon: Icon;
  readonly name: string;
  readonly kind: string;
  readonly isSpent?: boolean;
  /** Option keys that this thing answers with. */
  readonly deeds: readonly string[];
  readonly face: ReactNode;
}

function Chip({ props, icon, name, kind, isSpent = false, deeds, face }: ChipProps) {
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
        className="rp-chip-card on-paper"
        style={{ positionAnchor: anchor } as React.CSSProperties}
      >
        {face}
        {deeds.map((key) => (
          <Button
            key={key}
            onClick={(event) => {
              event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
              props.onAnswer(key);
            }}
          >
            {props.describe(key)}
          </Button>
        ))}
      </div>
    </>
  );
}

interface CardChipProps {
  readonly props: BoardProps;
  readonly card: Card;
  /** Whose card it is. */
  readonly seat: Seat;
}

export function CardChip({ props, card, seat }: CardChipProps) {
  const t = useWords();
  const { b, content } = viewOf(props.seen);
  const it = content.market[card];
  const name = props.say(nameOf('card', it));
  const isSpent = b.heroes[seat].cards.some((own) => own.card === card && own.exhausted === 1);
  return (
    <Chip
      props={props}
      icon={emblemOf('card', it.id)}
      name={isSpent ? t('rollPlayer.card.exhausted', { name }) : name}
      kind={it.kind}
      isSpent={isSpent}
      deeds={deedsWith(props, seat === props.seat ? ownCardKeys(props, card) : [`copy:${seat}:${card}`])}
      face={<CardFace props={props} card={card} isWhole />}
    />
  );
}

/** Questions that one of the own Market cards answers. */
const OWN_CARDS = ['refresh.choose', 'refresh.cleanup', 'weapon.drop', 'score.shed'];

const ownCardKeys = (props: BoardProps, card: Card): string[] => [
  `skill:${card}`,
  ...(OWN_CARDS.includes(askOf(props)?.question ?? '') ? [`card:${card}`] : []),
];

/** Of these keys, those that may be answered or thrown in now. */
function deedsWith(props: BoardProps, keys: readonly string[]): string[] {
  const offered = [...(askOf(props)?.options ?? []), ...deedsOf(props)];
  return keys.filter((key) => offered.includes(key));
}

interface FiendChipProps {
  readonly props: BoardProps;
  readonly fiend: OwnFiend;
  readonly seat: Seat;
}

export function FiendChip({ props, fiend: { fiend, active }, seat }: FiendChipProps) {
  const t = useWords();
  const it = viewOf(props.seen).content.fiends[fiend];
  const name = props.say(nameOf('fiend', it));
  const keys = [`banish:${fiend}:gold`, `banish:${fiend}:charisma`, `fiend:${fiend}`];
  return (
    <Chip
      props={props}
      icon={emblemOf('fiend', it.id)}
      name={active ? name : t('rollPlayer.card.banished', { name })}
      kind="fiend"
      isSpent={!active}
      deeds={seat === props.seat ? deedsWith(props, keys) : []}
      face={<FiendFace props={props} fiend={fiend} isWhole />}
    />
  );
}

interface LyingFiendProps {
  readonly props: BoardProps;
  readonly fiend: Card;
}

/** A Fiend that lies on an Initiative card: nobody's yet. */
export function LyingFiend({ props, fiend }: LyingFiendProps) {
  const it = viewOf(props.seen).content.fiends[fiend];
  return (
    <Chip
      props={props}
      icon={emblemOf('fiend', it.id)}
      name={props.say(nameOf('fiend', it))}
      kind="fiend"
      deeds={[]}
      face={<FiendFace props={props} fiend={fiend} isWhole />}
    />
  );
}
