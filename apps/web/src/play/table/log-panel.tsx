/** What has happened, as sentences; spoken.tsx says them aloud, because this may be folded away. Pointing at one lights up on the board what it speaks of. */

import type { GameRoom } from '@tabard/page/face';
import type { TableAtHand, TableNow } from '@tabard/page/room/table-at-hand';
import { Stressed } from '@tabard/page/words/stressed';
import { useWords } from '@tabard/page/words/words';
import { type RefObject, useEffect, useMemo, useRef } from 'react';
import type { PointedAt } from './use-table';
import './log-panel.css';

interface LogPanelProps {
  readonly table: TableAtHand;
  readonly now: TableNow;
  readonly picture: GameRoom['logPicture'];
  readonly onPoint: (facts: PointedAt) => void;
}

const KEPT = 150;

export function LogPanel({ table, now, picture, onPoint }: LogPanelProps) {
  const t = useWords();
  const list = useRef<HTMLDivElement>(null);
  const { viewer } = now;
  const lines = useMemo(() => linesOf(table, now), [table, now]);

  useNewestInSight(list, lines.at(-1)?.id);

  return (
    <section className="log" data-region="log" aria-label={t('table.log')}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <div ref={list} className="log-lines" role="log" aria-live="off" tabIndex={0} data-scrolls>
        {table.chapters.map(({ version, answers }) => (
          <p key={answers} className="log-chapter">
            {t('table.wentOver', { version, answers })}
          </p>
        ))}
        <ol>
          {lines.map(({ id, event, text }) => (
            <li
              key={id}
              data-type={event.type}
              data-own={event.seat === viewer}
              onPointerEnter={() => onPoint(event)}
              onPointerLeave={() => onPoint(null)}
            >
              <Stressed text={text} />
              {picture && (
                <span className="log-picture" aria-hidden="true">
                  {picture(now.told.seen, event)}
                </span>
              )}
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

/** So close to its end somebody reads along; further up they look something up, and are left alone. In pixels. */
const READS_ALONG = 40;

/** Folded away a list has no place to scroll to: whenever it is opened, or grows, its newest line is in sight. */
function useNewestInSight(list: RefObject<HTMLElement | null>, newest: number | undefined): void {
  const readsAlong = useRef(true);
  const follow = (element: HTMLElement) => {
    if (readsAlong.current) element.scrollTop = element.scrollHeight;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every new line
  useEffect(() => {
    if (list.current) follow(list.current);
  }, [newest]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for the list
  useEffect(() => {
    const element = list.current!;
    const sizes = new ResizeObserver(() => {
      if (element.clientHeight === 0) readsAlong.current = true; // Closed.
      follow(element);
    });
    const onScroll = () => {
      if (element.clientHeight === 0) return;
      readsAlong.current = element.scrollHeight - element.scrollTop - element.clientHeight < READS_ALONG;
    };
    sizes.observe(element);
    element.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      sizes.disconnect();
      element.removeEventListener('scroll', onScroll);
    };
  }, [list]);
}

/** As far as it is told: a line does not run ahead of the board. */
function linesOf(table: TableAtHand, { told: { told } }: TableNow) {
  const { speech, game } = table.module;
  const from = Math.max(0, told - KEPT);
  return table.eventsFrom(from, told).flatMap((event, i) => {
    const message = speech.event(event, game.content);
    return message ? [{ id: from + i, event, text: table.speaker.say(message) }] : [];
  });
}
