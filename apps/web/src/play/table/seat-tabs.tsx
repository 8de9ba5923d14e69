/** Where any of several may go next: whose action is open here, and which bots could go before. */
import type { Seat } from '@tabard/kernel';
import { Button } from '@tabard/page/design/controls';
import { SideMark } from '@tabard/page/room/sides';
import { useWords } from '@tabard/page/words/words';
import { type KeyboardEvent, useRef } from 'react';

interface SeatTabsProps {
  /** The seats of the persons here that may go. */
  readonly seats: readonly Seat[];
  readonly chosen: Seat;
  readonly names: readonly string[];
  /** The id of what the tabs switch. */
  readonly controls: string;
  readonly onAttend: (seat: Seat) => void;
}

export function SeatTabs({ seats, chosen, names, controls, onAttend }: SeatTabsProps) {
  const t = useWords();
  const list = useRef<HTMLDivElement>(null);

  function move(event: KeyboardEvent) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    const at = (seats.indexOf(chosen) + step + seats.length) % seats.length;
    onAttend(seats[at]);
    (list.current!.children[at] as HTMLElement).focus();
    event.preventDefault();
  }

  return (
    <div className="seat-tabs">
      <div className="tabs" role="tablist" aria-label={t('table.whoseAction')} ref={list} onKeyDown={move}>
        {seats.map((seat) => (
          <button
            key={seat}
            type="button"
            role="tab"
            className="tab seat-tab"
            data-seat={seat}
            aria-selected={seat === chosen}
            aria-controls={controls}
            tabIndex={seat === chosen ? 0 : -1}
            onClick={() => onAttend(seat)}
          >
            <SideMark seat={seat} size="1.1rem" />
            {names[seat]}
          </button>
        ))}
      </div>
      <p className="seat-tabs-key">
        <kbd>N</kbd> {t('table.nextSeat')}
      </p>
    </div>
  );
}

interface CompanionsProps {
  readonly seats: readonly Seat[];
  readonly names: readonly string[];
  readonly onLetGo: (seat: Seat) => void;
}

/** Bots of the party that wait politely. */
export function Companions({ seats, names, onLetGo }: CompanionsProps) {
  const t = useWords();
  return seats.map((seat) => (
    <Button key={seat} tone="quiet" className="companion" data-seat={seat} onClick={() => onLetGo(seat)}>
      <SideMark seat={seat} size="1.1rem" />
      {t('table.letGo', { name: names[seat] })}
    </Button>
  ));
}
