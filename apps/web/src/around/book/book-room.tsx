/** Your own book: what all games that were finished here come to. It stays on this device. */

import { Button, Dialog, Panel } from '@tabard/page/design/controls';
import { download } from '@tabard/page/design/download';
import { FileButton } from '@tabard/page/design/file-button';
import { Page } from '@tabard/page/design/page';
import { toast } from '@tabard/page/design/toast';
import { useWords } from '@tabard/page/words/words';
import { useState } from 'react';
import { FACES } from '../../house/faces';
import { troubleOf } from '../../keep/storage/trouble';
import { finished } from './count';
import { DeedsPanel } from './deeds-panel';
import { BestPanel, RecordPanel } from './figures-panels';
import { bookFile, LARGEST_BOOK, readBookFile } from './file';
import { LuckOverTime } from './luck-over-time';
import { bringPages, erasePages, type Pages } from './pages';
import { useBook, useTongues } from './use-book';
import './book.css';

export function BookRoom() {
  const t = useWords();
  const { found, trouble, progress } = useBook();
  const pages = found ? finished(found.pages) : [];
  const played = FACES.map(({ id }) => id).filter((id) => pages.some(({ game }) => game === id));
  const tongueOf = useTongues(played, t);
  return (
    <Page title={t('book.title')} lead={t('book.lead')}>
      {trouble && (
        <p className="prose" role="alert">
          <b>{t('book.trouble')}</b> {t(`keeping.trouble.${trouble.kind}`)}
        </p>
      )}
      {progress && progress.of > 0 && (
        <div className="judging" role="status">
          <p>{t('book.reading', progress)}</p>
          <progress aria-label={t('book.readingName')} value={progress.done} max={progress.of} />
        </div>
      )}
      {found && pages.length === 0 && !progress && <p className="prose">{t('book.empty')}</p>}
      {pages.length > 0 && (
        <div className="book">
          <RecordPanel {...{ pages, tongueOf }} />
          <BestPanel {...{ pages, tongueOf }} />
          <LuckOverTime pages={pages} />
        </div>
      )}
      <DeedsPanel {...{ pages, tongueOf }} />
      {found && <Keeping found={found} />}
    </Page>
  );
}

/** It is the reader's: to take along, and to throw away. */
function Keeping({ found }: { readonly found: Pages }) {
  const t = useWords();
  const [asks, setAsks] = useState(false);
  const [brought, setBrought] = useState<string | null>(null);
  const { pages, damaged } = found;
  /** Beside what is here already: nothing is lost by it. */
  async function bring(file: File): Promise<void> {
    const book = file.size > LARGEST_BOOK ? null : readBookFile(await file.text().catch(() => ''));
    if (!book) return setBrought(t('book.noBook', { file: file.name }));
    try {
      const count = await bringPages(book.pages);
      const known = book.pages.length - count;
      setBrought(t('book.brought', { count, known, unreadable: book.unreadable }));
    } catch (error) {
      setBrought(`${t('book.notBrought')} ${t(`keeping.trouble.${troubleOf(error).kind}`)}`);
    }
  }
  const erase = () =>
    erasePages(Date.now()).then(
      () => toast(t('book.erased')),
      (error) => toast(t(`keeping.trouble.${troubleOf(error).kind}`)),
    );
  return (
    <Panel title={t('book.yours')} className="book-keeping">
      <p className="prose">{t('book.yoursSays')}</p>
      {damaged.length > 0 && <p className="prose">{t('book.damaged', { count: damaged.length })}</p>}
      <div className="book-deeds">
        <Button disabled={pages.length === 0} onClick={() => download(bookFile(found), 'tabard-book.json')}>
          {t('book.export')}
        </Button>
        <FileButton label={t('book.bring')} accept=".json,application/json" onFile={(file) => void bring(file)} />
        <Button tone="danger" disabled={pages.length + damaged.length === 0} onClick={() => setAsks(true)}>
          {t('book.erase')}
        </Button>
      </div>
      <p className="prose" role="status">
        {brought}
      </p>
      <Dialog
        open={asks}
        title={t('book.eraseTitle')}
        onClose={() => setAsks(false)}
        deeds={
          <>
            <Button onClick={() => setAsks(false)}>{t('book.keep')}</Button>
            <Button
              tone="danger"
              onClick={() => {
                setAsks(false);
                void erase();
              }}
            >
              {t('book.erase')}
            </Button>
          </>
        }
      >
        <p className="prose">{t('book.eraseSays', { count: pages.length })}</p>
      </Dialog>
    </Panel>
  );
}
