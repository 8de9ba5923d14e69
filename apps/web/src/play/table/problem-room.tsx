/** A game that cannot be opened: what is wrong with it and what can be done. The others on the shelf are not touched. */
import chest from '@iconify-json/game-icons/broken-pottery';
import { Button } from '@tabard/page/design/controls';
import { copyText } from '@tabard/page/design/copy-text';
import { download } from '@tabard/page/design/download';
import { IconMark } from '@tabard/page/design/icon';
import { Notice } from '@tabard/page/design/page';
import { toast } from '@tabard/page/design/toast';
import { go } from '@tabard/page/router/router';
import { useWords } from '@tabard/page/words/words';
import { useState } from 'react';
import { makeReport } from '../../house/report';
import { deleteGame, takeOut } from '../../keep/storage/shelf';
import { Trouble, troubleOf } from '../../keep/storage/trouble';
import { PutAway } from './put-away';
import type { Opening } from './use-table';

interface ProblemRoomProps {
  readonly id: string;
  readonly opening: Extract<Opening, { kind: 'gone' | 'damaged' | 'failed' }>;
  readonly onRetry: () => void;
}

export function ProblemRoom({ id, opening, onRetry }: ProblemRoomProps) {
  const t = useWords();
  const [copied, setCopied] = useState(false);
  const trouble = opening.kind === 'failed' && opening.problem instanceof Trouble ? opening.problem : null;
  const isHere = opening.kind !== 'gone' && !trouble;
  const detail =
    opening.kind === 'damaged' ? opening.detail : opening.kind === 'failed' ? opening.problem.message : null;
  const title = trouble ? 'keeping.notRead' : isHere ? 'table.damagedTitle' : 'table.goneTitle';
  const attempt = (deed: Promise<void>) =>
    void deed.catch((error) => toast(t(`keeping.trouble.${troubleOf(error).kind}`)));
  const report = () => makeReport(opening.kind === 'failed' ? opening.problem : new Error(detail ?? ''));
  return (
    <Notice
      emblem={<IconMark icon={chest} />}
      title={t(title)}
      deeds={
        <>
          <Button tone="primary" onClick={() => go('/')}>
            {t('shell.backToInn')}
          </Button>
          {trouble && <Button onClick={onRetry}>{t('keeping.retry')}</Button>}
          {isHere && (
            <>
              <Button onClick={() => attempt(takeOut(id).then((text) => download(text, `tabard-${id}.json`)))}>
                {t('keeping.takeAlong')}
              </Button>
              <Button onClick={() => void copyText(report()).then(setCopied)}>
                {t(copied ? 'broken.copied' : 'broken.copy')}
              </Button>
              <PutAway onPutAway={() => attempt(deleteGame(id).then(() => go('/')))} />
            </>
          )}
        </>
      }
    >
      <p>{trouble ? t(`keeping.trouble.${trouble.kind}`) : t(isHere ? 'table.damagedSays' : 'table.goneSays')}</p>
      {detail && <p className="problem-detail">{detail}</p>}
    </Notice>
  );
}
