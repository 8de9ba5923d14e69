/** The way to a hint, among what can be done at any time; H on the keyboard. */
import raven from '@iconify-json/game-icons/raven';
import { MenuDeed } from '@tabard/page/room/frame/menu-deed';
import { useWords } from '@tabard/page/words/words';
import { useEffect } from 'react';
import type { HintState } from './use-hint';

export function HintDeed({ hint: { mayAsk, ask } }: { readonly hint: HintState }) {
  const t = useWords();
  useEffect(() => {
    function onKey({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent) {
      const at = target as HTMLElement;
      if (key !== 'h' || ctrlKey || metaKey || altKey || !mayAsk) return;
      if (!/^(INPUT|SELECT|TEXTAREA)$/.test(at.tagName) && !at.closest('dialog')) ask();
    }
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [mayAsk, ask]);
  return <MenuDeed icon={raven} word={t('hint.ask')} className="hint-deed" onClick={ask} disabled={!mayAsk} />;
}
