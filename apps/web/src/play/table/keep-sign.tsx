/** Stands while the game is not being saved: why, what can be done, and the game as a file. Play goes on below it. */
import { Button } from '@tabard/page/design/controls';
import { download } from '@tabard/page/design/download';
import { useWords } from '@tabard/page/words/words';
import { useWarningBeforeLeaving } from '../../house/leaving';
import type { Trouble } from '../../keep/storage/trouble';
import type { LocalTable } from './local-table';
import './keep-sign.css';

interface KeepSignProps {
  readonly table: LocalTable;
  readonly trouble: Trouble;
  readonly isKept: boolean;
}

export function KeepSign({ table, trouble, isKept }: KeepSignProps) {
  const t = useWords();
  useWarningBeforeLeaving(!isKept);
  return (
    <section className="keep-sign" role="alert" data-trouble={trouble.kind}>
      <p title={trouble.detail}>
        <b>{t('keeping.notSaved')}</b> {t(`keeping.trouble.${trouble.kind}`)}
      </p>
      <div className="keep-sign-deeds">
        {trouble.kind === 'gone' ? (
          <Button onClick={() => table.keeper.putBack()}>{t('keeping.putBack')}</Button>
        ) : (
          <Button onClick={() => table.keeper.keep()}>{t('keeping.retry')}</Button>
        )}
        <Button onClick={() => takeAlong(table)}>{t('keeping.takeAlong')}</Button>
      </div>
    </section>
  );
}

/** The whole table as a file: the list of replays opens it, here or in another browser. */
export function takeAlong({ table, module }: LocalTable): void {
  download(JSON.stringify(table.save), `${module.game.id}-table.json`);
}
