/** Whether a hero is what it says: the game it names is judged in a worker, and its seat's hero compared. */

import type { HeroCheck } from '@tabard/content';
import type { CharacterExport } from '@tabard/content/hero';
import { Panel } from '@tabard/page/design/controls';
import { FileButton } from '@tabard/page/design/file-button';
import { useWords } from '@tabard/page/words/words';
import { useState } from 'react';
import { GameProblem } from '../../house/problem';
import { HEROES_FROM } from '../../keep/campaign/origins';
import { judgeHero } from '../after/judging';
import { JudgingSign, useJudging } from '../after/judging-sign';
import { ProblemWords } from '../after/problem-page';
import { VerdictPanel } from '../after/verdict-panel';
import '../after/after.css';

export function GameCheck({ hero }: { readonly hero: CharacterExport }) {
  const t = useWords();
  const { progress, run, stop } = useJudging();
  const [found, setFound] = useState<HeroCheck | null>(null);
  const [problem, setProblem] = useState<GameProblem | null>(null);
  const [fault, setFault] = useState<Error | null>(null);
  if (fault) throw fault;

  async function check(game: File) {
    setFound(null);
    setProblem(null);
    try {
      setFound(await run((watcher) => judgeHero(HEROES_FROM, hero, game, watcher)));
    } catch (error) {
      if (error instanceof GameProblem) setProblem(error);
      else setFault(error as Error);
    }
  }

  return (
    <Panel material="vellum" title={t('heroes.check')}>
      <p className="prose">{t('heroes.checkSays')}</p>
      <div className="heroes-open">
        <FileButton label={t('heroes.checkOpen')} accept=".json,application/json" onFile={(file) => void check(file)} />
      </div>
      {progress && <JudgingSign progress={progress} onStop={stop} />}
      {problem && (
        <div role="alert" className="heroes-problem prose">
          <ProblemWords problem={problem} />
        </div>
      )}
      {found && <Found found={found} />}
    </Panel>
  );
}

/** What was proved, what was not, and all that was found about the game. */
function Found({ found: { kind, where, record } }: { readonly found: HeroCheck }) {
  const t = useWords();
  return (
    <>
      <p role="status" className="heroes-verdict" data-verdict={kind}>
        {t(`heroes.verdict.${kind}`)}
      </p>
      {where.length > 0 && (
        <p>
          {t('heroes.changedIn')} <code>{where.join(', ')}</code>
        </p>
      )}
      {kind === 'holds' && <p className="prose">{t('heroes.ownersWord')}</p>}
      {kind !== 'otherGame' && <VerdictPanel verdict={record} />}
    </>
  );
}
