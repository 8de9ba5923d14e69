import { Button } from '@tabard/page/design/controls';
import { useWords } from '@tabard/page/words/words';

/** Between two people at one screen: nothing of either is on the page while it changes hands. */
export function PassScreen({ name, onTaken }: { readonly name: string; readonly onTaken: () => void }) {
  const t = useWords();
  return (
    <section className="pass-screen" aria-live="assertive">
      <h2>{t('table.passTitle', { name })}</h2>
      <p>{t('table.passSays', { name })}</p>
      <Button tone="primary" size="large" onClick={onTaken} autoFocus>
        {t('table.passTaken', { name })}
      </Button>
    </section>
  );
}
