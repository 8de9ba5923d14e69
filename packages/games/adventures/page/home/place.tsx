/** A place that the party visits between adventures: its picture, the purse, what there is to do, and the way on. */
import { Button } from '@tabard/page/design/controls';
import { type Icon, IconMark } from '@tabard/page/design/icon';
import { Tip } from '@tabard/page/design/tip';
import { useMoment } from '@tabard/page/room/moment';
import { memo, type ReactNode, useEffect, useRef, useState } from 'react';
import type { Ask } from '../ask';
import { KeyNumber } from '../key-number';
import { clause } from '../say';
import './place.css';

interface PlaceProps {
  readonly name: 'guild' | 'market' | 'packing';
  readonly title: string;
  readonly lead: string;
  readonly scene: ReactNode;
  readonly purse: ReactNode;
  readonly children: ReactNode;
  /** What cannot be done any more afterwards. */
  readonly note: string;
  /** What leads on. */
  readonly foot?: ReactNode;
}

export function Place({ name, title, lead, scene, purse, children, note, foot }: PlaceProps) {
  return (
    <section className="ra-visit" data-place={name} aria-label={title}>
      <div className="ra-visit-in" data-scrolls>
        <header className="ra-visit-head">
          <div className="ra-visit-scene" aria-hidden="true">
            {scene}
          </div>
          <div className="ra-visit-words">
            <h2>{title}</h2>
            <p>{lead}</p>
          </div>
          {purse}
        </header>
        {children}
        <p className="ra-visit-note">{note}</p>
      </div>
      <footer className="ra-visit-foot">
        <p>{note}</p>
        {foot}
      </footer>
    </section>
  );
}

interface PurseProps {
  readonly icon: Icon;
  readonly value: number;
  readonly name: string;
}

/** What the party has to spend; what came or went is told beside it. */
export const Purse = memo(function Purse({ icon, value, name }: PurseProps) {
  const before = useRef(value);
  const [change, setChange] = useState({ by: 0, n: 0 });
  useEffect(() => {
    const by = value - before.current;
    before.current = value;
    if (by !== 0) setChange(({ n }) => ({ by, n: n + 1 }));
  }, [value]);
  return (
    <p className="ra-purse" role="status">
      <IconMark icon={icon} size="1.5em" />
      <b>{value}</b>
      <span>{name}</span>
      {change.by !== 0 && (
        <i key={change.n} data-gain={change.by > 0}>
          {change.by > 0 ? `+${change.by}` : `−${-change.by}`}
        </i>
      )}
    </p>
  );
});

interface DeedProps {
  readonly ask: Ask | null;
  readonly choice: string;
  readonly children: ReactNode;
  readonly className?: string;
}

/**
 * One answer where it belongs, in a list `.decision-options` like all that the board asks. What cannot be done keeps its
 * place and says why; `aria` tells what the panel would.
 */
export function Deed({ ask, choice, children, className = '' }: DeedProps) {
  const moment = useMoment();
  const isOpen = ask?.keys.includes(choice) ?? false;
  const why = ask === null || isOpen ? null : moment.why(choice);
  const says = ask ? moment.describeFor(ask.seat, choice) : undefined;
  const button = (
    <button
      type="button"
      className={`ra-deal ${className}`}
      data-key={isOpen ? choice : undefined}
      aria-disabled={!isOpen}
      aria-label={why && says ? `${says}. ${why.text}` : says}
      onClick={() => isOpen && ask && moment.onAnswerAs(ask.seat, choice)}
      onPointerEnter={() => isOpen && moment.onPoint(choice)}
      onPointerLeave={() => isOpen && moment.onPoint(null)}
    >
      <KeyNumber ask={ask} choice={choice} />
      {children}
    </button>
  );
  if (!why) return button;
  return (
    <Tip says={why.text} clause={clause(why.clause)}>
      {button}
    </Tip>
  );
}

interface LeaveProps {
  readonly ask: Ask | null;
  readonly says: string;
}

/** The way on: one press, and always in the same corner. */
export const Leave = memo(function Leave({ ask, says }: LeaveProps) {
  const moment = useMoment();
  const isOpen = ask?.keys.includes('done') ?? false;
  return (
    <ul className="decision-options">
      <li>
        <Button
          tone="primary"
          size="large"
          data-key={isOpen ? 'done' : undefined}
          disabled={!isOpen}
          onClick={() => ask && moment.onAnswerAs(ask.seat, 'done')}
        >
          <KeyNumber ask={ask} choice="done" />
          {says}
        </Button>
      </li>
    </ul>
  );
});
