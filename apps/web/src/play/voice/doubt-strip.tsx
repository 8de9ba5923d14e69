/** Asks once before something is lost: the second press does it, Escape steps back. */

import { Button } from '@tabard/page/design/controls';
import { useMoment } from '@tabard/page/room/moment';
import { useWords } from '@tabard/page/words/words';
import { useEffect, useId, useRef } from 'react';
import type { Voice } from './use-voice';

interface DoubtStripProps {
  readonly voice: Voice;
}

export function DoubtStrip({ voice: { doubt, confirm, stepBack } }: DoubtStripProps) {
  const { say, describeFor } = useMoment();
  const t = useWords();
  const id = useId();
  const doIt = useRef<HTMLButtonElement>(null);
  const back = useRef(stepBack);
  back.current = stepBack;
  const [key] = doubt?.keys ?? [''];
  useEffect(() => {
    doIt.current?.focus();
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      back.current();
    };
    window.addEventListener('keydown', onKey);
    return () => {
      window.removeEventListener('keydown', onKey);
      // Back to where the person was, if that is still there.
      requestAnimationFrame(() =>
        document.querySelector<HTMLElement>(`.decision [data-key="${CSS.escape(key)}"]`)?.focus(),
      );
    };
  }, [key]);
  if (!doubt) return null;
  return (
    <div className="doubt" role="alertdialog" aria-labelledby={id} aria-describedby={`${id}what`}>
      <p id={id}>
        <b>{say(doubt.loses)}</b>
      </p>
      <p id={`${id}what`} className="doubt-what">
        {describeFor(doubt.seat, key)}
      </p>
      <div className="doubt-deeds">
        {/* A double click is one press, and so is a key that is held down. */}
        <Button
          ref={doIt}
          tone="danger"
          className="doubt-do"
          onKeyDown={(event) => event.repeat && event.preventDefault()}
          onClick={({ detail }) => detail < 2 && confirm()}
        >
          {t('table.doubt.do')}
        </Button>
        <Button onClick={stepBack}>{t('table.doubt.back')}</Button>
      </div>
    </div>
  );
}
