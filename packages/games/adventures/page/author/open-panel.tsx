/** How a book comes onto the desk, and why one could not. */
import feather from '@iconify-json/game-icons/quill-ink';
import { Button } from '@tabard/page/design/controls';
import { download } from '@tabard/page/design/download';
import { FilesButton } from '@tabard/page/design/file-button';
import { IconMark } from '@tabard/page/design/icon';
import { useWords } from '@tabard/page/words/words';
import { type DragEvent, useState } from 'react';
import { freshBook } from '../../story';
import { clearBench } from './bench';
import { type AuthorFile, fileMade, fileOnce, type OpeningError } from './files';
import { canFollow, canOpenFolder, dropped, pickFiles, pickFolder } from './pickers';
import { desk, useDesk } from './use-desk';

const FRESH = 'my-book.yaml';

const open = (pick: () => Promise<readonly AuthorFile[] | null>): void => {
  clearBench();
  void desk.open(pick);
};

export function OpenPanel() {
  const t = useWords();
  const { isOpening, problem, book, reading } = useDesk();
  const [isOver, setOver] = useState(false);
  const isFirst = reading === 0 || book === null;
  function onDrop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    const pick = dropped(event.dataTransfer);
    open(() => pick);
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is one way of three; the buttons are the others
    <div
      className="ra-open"
      data-over={isOver}
      data-first={isFirst}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      {isFirst && (
        <p className="ra-open-says">
          <IconMark icon={feather} size="2.4rem" />
          <span>{t('workshop.open.says')}</span>
        </p>
      )}
      <div className="ra-open-deeds">
        <Pickers />
        {isFirst && (
          <>
            <Button onClick={() => open(async () => [fileMade(FRESH, freshText())])}>{t('workshop.open.fresh')}</Button>
            <Button tone="quiet" onClick={() => download(freshText(), FRESH)}>
              {t('workshop.open.take')}
            </Button>
          </>
        )}
      </div>
      {isFirst && <p className="ra-open-help">{t(canFollow() ? 'workshop.open.follows' : 'workshop.open.cannot')}</p>}
      {isOpening && <p role="status">{t('workshop.open.reading')}</p>}
      {problem && <OpeningProblem problem={problem} />}
    </div>
  );
}

const freshText = (): string => freshBook({ number: 1, title: 'A New Adventure' });

/** The browser's own pickers give files that can be followed; without them, a plain input. */
function Pickers() {
  const t = useWords();
  if (canFollow())
    return (
      <>
        <Button tone="primary" onClick={() => open(pickFiles)}>
          {t('workshop.open.files')}
        </Button>
        {canOpenFolder() && <Button onClick={() => open(pickFolder)}>{t('workshop.open.folder')}</Button>}
      </>
    );
  return (
    <FilesButton
      label={t('workshop.open.files')}
      accept=".yaml,.yml"
      tone="primary"
      onFiles={(files) => void desk.open(async () => files.map(fileOnce))}
    />
  );
}

function OpeningProblem({ problem: { kind, facts } }: { readonly problem: OpeningError }) {
  const t = useWords();
  const { file = '', most = 0, detail = '' } = facts;
  return (
    <p className="ra-problem" role="alert">
      <b>{t('workshop.trouble.title')}</b> {t(`workshop.trouble.${kind}`, { file, most, detail })}
    </p>
  );
}
