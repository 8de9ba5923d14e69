import { useWords } from '@tabard/page/words/words';

/** Whether a guest's page is open: by shape and word. */
export function Presence({ here }: { readonly here: boolean }) {
  const t = useWords();
  return (
    <span className="presence" data-here={here}>
      <svg viewBox="0 0 16 16" aria-hidden="true">
        {here ? <circle cx="8" cy="8" r="6" /> : <circle cx="8" cy="8" r="5" fill="none" strokeWidth="2.5" />}
      </svg>
      {t(here ? 'online.here' : 'online.away')}
    </span>
  );
}
