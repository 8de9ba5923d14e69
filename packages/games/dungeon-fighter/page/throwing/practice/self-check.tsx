/** DF-R113.1 for everybody: the stored throws fall again on this very machine, and are compared bit for bit. */

import { Button } from '@tabard/page/design/controls';
import { useWords } from '@tabard/page/words/words';
import { useState } from 'react';

type State = 'idle' | 'busy' | { readonly same: number; readonly all: number };

export function SelfCheck() {
  const t = useWords();
  const [state, setState] = useState<State>('idle');

  async function check() {
    setState('busy');
    const { checkGoldens } = await import('../../../physics/world/golden');
    const checked = checkGoldens();
    const same = checked.filter(({ expected, got }) => JSON.stringify(expected) === JSON.stringify(got)).length;
    setState({ same, all: checked.length });
  }

  return (
    <section className="df-self-check">
      <p className="field-help">{t('dungeon-fighter.practice.check.says')}</p>
      <Button onClick={check} disabled={state === 'busy'}>
        {t('dungeon-fighter.practice.check.do')}
      </Button>
      {typeof state === 'object' && (
        <p role="status" data-same={state.same} data-all={state.all}>
          {t(
            state.same === state.all ? 'dungeon-fighter.practice.check.good' : 'dungeon-fighter.practice.check.bad',
            state,
          )}
        </p>
      )}
    </section>
  );
}
