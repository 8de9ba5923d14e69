import { useEffect, useRef } from 'react';

/** The suggested option glows wherever it stands, in the panel and on the board; in a list it comes into sight. What only leads to it says so by `data-leads`. */
export function useSuggestion(key: string | null, onSuggest: (key: string | null) => void): void {
  const tell = useRef(onSuggest);
  useEffect(() => {
    tell.current(key);
    if (key === null) return;
    const named = JSON.stringify(key);
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      `.at-table :is([data-key=${named}], [data-drop=${named}], [data-leads=${named}]) { animation: coach-glow 1.6s ease-in-out infinite; outline: 3px solid var(--gold); outline-offset: 3px; }`,
    );
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    // Now, and once more when the rest of the room has found its place.
    const intoSight = () => {
      document.querySelector(`.decision [data-key=${named}]`)?.scrollIntoView({ block: 'nearest' });
      const onBoard = `.at-table-board :is([data-key=${named}], [data-leads=${named}], [data-drop=${named}])`;
      document.querySelector(onBoard)?.scrollIntoView({ block: 'center', inline: 'center' });
    };
    const timers = [0, 250].map((ms) => window.setTimeout(intoSight, ms));
    return () => {
      for (const timer of timers) window.clearTimeout(timer);
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
      tell.current(null);
    };
  }, [key]);
}
