/** How a hero's Stars add up, one category after the other, as on the evening itself. */

import { Button, Panel } from '@tabard/page/design/controls';
import { useWords } from '@tabard/page/words/words';
import { useState } from 'react';
import type { CharacterExport } from '../../index';
import { signed } from '../signed';
import { tallyOf } from './tally';
import './score-walk.css';

export function ScoreWalk({ hero }: { readonly hero: CharacterExport }) {
  const t = useWords();
  const tally = tallyOf(hero);
  const [counted, setCounted] = useState(tally.length);
  const sum = counted === 0 ? 0 : tally[counted - 1].sum;
  return (
    <Panel title={t('heroes.score')}>
      <ol className="rp-score-walk">
        {tally.map(({ category, stars, sum: soFar }, i) => (
          <li key={category} data-counted={i < counted} data-last={i === counted - 1}>
            <span>{t(`roll-player.stars.category.${category}`)}</span>
            <b>{i < counted ? signed(stars) : ''}</b>
            <span>{i < counted ? soFar : ''}</span>
          </li>
        ))}
      </ol>
      <p role="status" className="rp-score-walk-sum">
        {t('heroes.soFar', { count: sum })}
      </p>
      <div className="rp-score-walk-deeds">
        <Button onClick={() => setCounted(0)} disabled={counted === 0}>
          {t('heroes.fromTheStart')}
        </Button>
        <Button tone="primary" onClick={() => setCounted(counted + 1)} disabled={counted === tally.length}>
          {t('heroes.countNext')}
        </Button>
        <Button onClick={() => setCounted(tally.length)} disabled={counted === tally.length}>
          {t('heroes.countAll')}
        </Button>
      </div>
    </Panel>
  );
}
