/** Renaming a campaign, and deleting one: asked once, because it is gone for good. */
import { LIMITS } from '@tabard/kernel';
import { Button, Dialog } from '@tabard/page/design/controls';
import { useWords } from '@tabard/page/words/words';
import { useId, useState } from 'react';
import { readableName } from '../../keep/storage/campaign-schema';

interface RenameDeedProps {
  readonly name: string;
  readonly onRename: (name: string) => void;
}

export function RenameDeed({ name, onRename }: RenameDeedProps) {
  const t = useWords();
  const id = useId();
  const [text, setText] = useState<string | null>(null);
  const next = readableName(text ?? '');
  function rename() {
    if (next === null) return;
    onRename(next);
    setText(null);
  }
  return (
    <>
      <Button tone="quiet" onClick={() => setText(name)}>
        {t('campaigns.rename')}
        <span className="hidden-words">{name}</span>
      </Button>
      <Dialog
        open={text !== null}
        title={t('campaigns.renameTitle')}
        onClose={() => setText(null)}
        deeds={
          <>
            <Button onClick={() => setText(null)}>{t('campaigns.cancel')}</Button>
            <Button tone="primary" type="submit" form={id} aria-disabled={next === null || undefined}>
              {t('campaigns.rename')}
            </Button>
          </>
        }
      >
        <form
          id={id}
          className="campaign-rename"
          onSubmit={(event) => {
            event.preventDefault();
            rename();
          }}
        >
          <label className="field-name" htmlFor={`${id}name`}>
            {t('campaigns.name')}
          </label>
          <input
            id={`${id}name`}
            className="text-input"
            value={text ?? ''}
            maxLength={LIMITS.name}
            autoComplete="off"
            onChange={({ target }) => setText(target.value)}
          />
        </form>
      </Dialog>
    </>
  );
}

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus();
}

interface DeleteDeedProps {
  readonly name: string;
  readonly onDelete: () => void;
}

export function DeleteDeed({ name, onDelete }: DeleteDeedProps) {
  const t = useWords();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button tone="quiet" onClick={() => setAsking(true)}>
        {t('campaigns.delete')}
        <span className="hidden-words">{name}</span>
      </Button>
      <Dialog
        open={asking}
        title={t('campaigns.deleteTitle', { name })}
        onClose={() => setAsking(false)}
        deeds={
          <>
            <Button onClick={() => setAsking(false)}>{t('inn.keep')}</Button>
            <Button
              tone="danger"
              onClick={() => {
                setAsking(false);
                onDelete();
                focusHeading(); // What was pressed is gone with its card.
              }}
            >
              {t('campaigns.delete')}
            </Button>
          </>
        }
      >
        <p className="prose">{t('campaigns.deleteSays')}</p>
      </Dialog>
    </>
  );
}
