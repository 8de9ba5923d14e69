/** Whether a hero is what it says: the game it names is played again, and its seat's hero compared. */
import { JournalError, parseRecord, type Seen, sealOf, verifyRecord } from '@tabard/kernel';
import { type CharacterExport, type Content, isFrom, type RollPlayer, rollPlayer } from '@tabard/roll-player';
import { useState } from 'react';
import { Panel } from '../design/controls';
import { FileButton } from '../design/file-button';
import { useWords } from '../words/words';

export type Verdict = 'holds' | 'otherGame' | 'changed' | 'notOver' | 'noRecord';

export function checkHero(hero: CharacterExport, text: string): { verdict: Verdict; detail?: string } {
  try {
    const record = parseRecord(text);
    if (sealOf(record) !== hero.game.journal) return { verdict: 'otherGame' };
    const match = verifyRecord(rollPlayer, record);
    if (!match.standing) return { verdict: 'notOver' };
    const seen = match.seen('everything') as Seen<RollPlayer, Content>;
    return { verdict: isFrom(seen, hero) ? 'holds' : 'changed' };
  } catch (error) {
    if (error instanceof JournalError) return { verdict: 'noRecord', detail: error.what };
    throw error;
  }
}

export function GameCheck({ hero }: { readonly hero: CharacterExport }) {
  const t = useWords();
  const [found, setFound] = useState<ReturnType<typeof checkHero> | null>(null);
  const [fault, setFault] = useState<Error | null>(null);
  if (fault) throw fault;
  return (
    <Panel title={t('heroes.check')}>
      <p className="prose">{t('heroes.checkSays')}</p>
      <div className="heroes-open">
        <FileButton
          label={t('heroes.checkOpen')}
          accept=".json,application/json"
          onFile={(file) => file.text().then((text) => setFound(checkHero(hero, text)), setFault)}
        />
      </div>
      {found && (
        <p role="status" className="heroes-verdict" data-verdict={found.verdict}>
          {t(`heroes.verdict.${found.verdict}`)} {found.detail && <code>{found.detail}</code>}
        </p>
      )}
    </Panel>
  );
}
