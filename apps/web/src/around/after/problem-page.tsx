/** A game that cannot be shown: what is wrong with it, where, and what can be done. Nothing else is touched. */
import shield from '@iconify-json/game-icons/cracked-shield';
import { STEPS, type StepId } from '@tabard/kernel';
import { Button } from '@tabard/page/design/controls';
import { copyText } from '@tabard/page/design/copy-text';
import { IconMark } from '@tabard/page/design/icon';
import { Notice } from '@tabard/page/design/page';
import { go, Link } from '@tabard/page/router/router';
import { pathTo } from '@tabard/page/router/routes';
import { useWords } from '@tabard/page/words/words';
import { useState } from 'react';
import type { GameProblem, ProblemKind } from '../../house/problem';
import { makeReport } from '../../house/report';
import { deleteGame } from '../../keep/storage/shelf';
import { useVerdictWords } from './verdict-words';

interface ProblemPageProps {
  readonly problem: GameProblem;
  /** Its place on the shelf, if it has one. */
  readonly id?: string;
}

export function ProblemPage({ problem, id }: ProblemPageProps) {
  const t = useWords();
  const [copied, setCopied] = useState(false);
  const { kind } = problem;
  const isOurs = kind !== 'gone' && kind !== 'stopped';
  return (
    <Notice
      emblem={<IconMark icon={shield} />}
      title={t(kind === 'gone' ? 'after.goneTitle' : kind === 'stopped' ? 'after.stoppedTitle' : 'after.problemTitle')}
      deeds={
        <>
          <Link className="button" data-tone="primary" to={pathTo('replayLink')}>
            {t('after.toReplays')}
          </Link>
          {isOurs && (
            <Button onClick={() => void copyText(makeReport(problem)).then(setCopied)}>
              {copied ? t('broken.copied') : t('broken.copy')}
            </Button>
          )}
          {id && isOurs && (
            <Button tone="danger" onClick={() => void deleteGame(id).then(() => go('/'))}>
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

const isStep = (kind: ProblemKind): kind is StepId => (STEPS as readonly string[]).includes(kind);

export function ProblemWords({ problem: { kind, where, detail } }: { readonly problem: GameProblem }) {
  const t = useWords();
  const say = useVerdictWords();
  const { entry = null, line = null } = where;
  return (
    <>
      <p>{isStep(kind) ? say({ id: `verdict.problem.${kind}` }) : t(`after.problem.${kind}`)}</p>
      {entry !== null && <p>{t('after.atEntry', { entry })}</p>}
      {line !== null && <p>{t('after.atLine', { line })}</p>}
      <p>{t(`after.remedy.${kind}`)}</p>
      {detail !== '' && kind !== 'gone' && (
        <details>
          <summary>{t('after.detail')}</summary>
          <pre className="report">{detail}</pre>
        </details>
      )}
    </>
  );
}
