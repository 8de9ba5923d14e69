/** A game that cannot be shown: what is wrong with it, where, and what can be done. Nothing else is touched. */
import shield from '@iconify-json/game-icons/cracked-shield';
import { useState } from 'react';
import { Button } from '../design/controls';
import { IconMark } from '../design/icon';
import { copyText } from '../setup/copy-text';
import { Notice } from '../shell/page';
import { makeReport } from '../shell/report';
import { go, Link } from '../shell/router';
import { pathTo } from '../shell/routes';
import { deleteSave } from '../storage/saves';
import { useWords } from '../words/words';
import type { GameProblem } from './problem';

interface ProblemPageProps {
  readonly problem: GameProblem;
  /** Its place on the shelf, if it has one. */
  readonly id?: string;
}

export function ProblemPage({ problem, id }: ProblemPageProps) {
  const t = useWords();
  const [copied, setCopied] = useState(false);
  const gone = problem.kind === 'gone';
  return (
    <Notice
      emblem={<IconMark icon={shield} />}
      title={gone ? t('after.goneTitle') : t('after.problemTitle')}
      deeds={
        <>
          <Link className="button" data-tone="primary" to={pathTo('replayLink')}>
            {t('after.toReplays')}
          </Link>
          {!gone && (
            <Button onClick={() => void copyText(makeReport(problem)).then(setCopied)}>
              {copied ? t('broken.copied') : t('broken.copy')}
            </Button>
          )}
          {id && !gone && (
            <Button tone="danger" onClick={() => void deleteSave(id).then(() => go('/'))}>
              {t('inn.putAway')}
            </Button>
          )}
          <Link className="button" to="/">
            {t('shell.backToInn')}
          </Link>
        </>
      }
    >
      <ProblemWords problem={problem} />
    </Notice>
  );
}

export function ProblemWords({ problem: { kind, where, detail } }: { readonly problem: GameProblem }) {
  const t = useWords();
  return (
    <>
      <p>{t(`after.problem.${kind}`)}</p>
      {where.entry !== undefined && <p>{t('after.atEntry', { entry: where.entry })}</p>}
      {where.line !== undefined && <p>{t('after.atLine', { line: where.line })}</p>}
      <p>{t(`after.remedy.${kind}`)}</p>
      {kind !== 'gone' && (
        <details>
          <summary>{t('after.detail')}</summary>
          <pre className="report">{detail}</pre>
        </details>
      )}
    </>
  );
}
