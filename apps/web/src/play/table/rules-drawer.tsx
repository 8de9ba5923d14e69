/** The rules over the table: whoever follows a clause at a table reads it there and does not leave. */

import { Button, Dialog } from '@tabard/page/design/controls';
import { pathIn } from '@tabard/page/router/base';
import { placeAt } from '@tabard/page/router/routes';
import { useWords } from '@tabard/page/words/words';
import { lazy, Suspense, useEffect, useState } from 'react';

const RulesOf = lazy(async () => ({ default: (await import('../../around/rules/rules-room')).RulesOf }));

/** Where it is open: at a clause, at a chapter (`hash`), or at its beginning. */
interface OpenAt {
  readonly clause?: string;
  readonly hash: string;
}

/** What a link leads to, if it is a rule of this game. */
function ruleBehind(link: HTMLAnchorElement, game: string): OpenAt | null {
  const { name, params } = placeAt(pathIn(link.pathname));
  if ((name !== 'rules' && name !== 'clause') || params.game !== game || link.origin !== window.location.origin)
    return null;
  return { clause: params.clause, hash: link.hash.slice(1) };
}

/** Every link to a rule of this game, wherever at the table it stands, opens the drawer; in a new tab it is a page. */
function useRuleLinks(game: string, onOpen: (at: OpenAt) => void): void {
  useEffect(() => {
    function onClick(event: MouseEvent) {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return;
      const link = (event.target as Element).closest?.('a[href]') as HTMLAnchorElement | null;
      const at = link && ruleBehind(link, game);
      if (!at) return;
      event.preventDefault(); // Before the link itself walks there.
      onOpen(at);
    }
    document.addEventListener('click', onClick, true);
    return () => document.removeEventListener('click', onClick, true);
  }, [game, onOpen]);
}

export function RulesDrawer({ game }: { readonly game: string }) {
  const t = useWords();
  const [at, setAt] = useState<OpenAt | null>(null);
  useRuleLinks(game, setAt);
  const close = () => setAt(null);
  return (
    <Dialog
      isDrawer
      open={at !== null}
      title={t('rules.title', { game: t(`tables.${game}.name`) })}
      onClose={close}
      deeds={
        <Button tone="primary" onClick={close}>
          {t('settings.backToTable')}
        </Button>
      }
    >
      {at && (
        <Suspense fallback={<p className="loading">{t('shell.loading')}</p>}>
          <RulesOf {...{ game }} {...at} isAside />
        </Suspense>
      )}
    </Dialog>
  );
}
