/** A game that cannot be opened: what is wrong with it and what can be done. The others on the shelf are not touched. */
import { useState } from 'react';
import { Button, Panel } from '../design/controls';
import { Page } from '../shell/page';
import { go } from '../shell/router';
import { deleteSave, getSave } from '../storage/saves';
import { useWords } from '../words/words';

export function ProblemRoom({ id, problem }: { readonly id: string; readonly problem: Error }) {
  const t = useWords();
  const [copied, setCopied] = useState(false);
  const gone = problem.message === 'gone';
  async function copy() {
    const found = await getSave(id).catch(() => null);
    await navigator.clipboard.writeText(
      JSON.stringify({ version: TABARD_VERSION, problem: problem.message, found }, null, 1),
    );
    setCopied(true);
  }
  return (
    <Page title={t(gone ? 'table.goneTitle' : 'table.damagedTitle')}>
      <Panel material="vellum">
        <p>{t(gone ? 'table.goneSays' : 'table.damagedSays')}</p>
        {!gone && <p className="problem-detail">{problem.message}</p>}
        <div className="dialog-deeds">
          {!gone && <Button onClick={() => void copy()}>{t(copied ? 'broken.copied' : 'broken.copy')}</Button>}
          {!gone && (
            <Button tone="danger" onClick={() => void deleteSave(id).then(() => go('/'))}>
              {t('inn.putAway')}
            </Button>
          )}
          <Button tone="primary" onClick={() => go('/')}>
            {t('shell.backToInn')}
          </Button>
        </div>
      </Panel>
    </Page>
  );
}
