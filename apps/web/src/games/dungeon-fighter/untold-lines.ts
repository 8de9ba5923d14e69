/**
 * The log is the house's and knows everything at once. While a throw is still in the air its last lines stay hidden:
 * nobody should read a result before the dice rest. A sheet of one rule does it, so the log need not know.
 */
import module from '@tabard/dungeon-fighter';
import type { GameEvent } from '@tabard/kernel';
import { useLayoutEffect } from 'react';
import type { Moment } from '../../room/moment';

export function useUntoldLines({ seen }: Pick<Moment, 'seen'>, untold: readonly GameEvent[]): void {
  const { content } = seen;
  const lines = untold.filter((event) => module.speech.event(event, content) !== null).length;
  useLayoutEffect(() => {
    document.querySelector('.log-end')?.scrollIntoView({ block: 'nearest' });
    if (lines === 0) return;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      `.at-table[data-game="dungeon-fighter"] .log-lines li:nth-last-child(-n + ${lines}) { display: none; }`,
    );
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  }, [lines]);
}
