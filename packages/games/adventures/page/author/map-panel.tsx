/** The book's map as its readers will see it, what is read at each place, and all entries with the ways between them. */

import { Switch } from '@tabard/page/design/fields';
import { MomentProvider } from '@tabard/page/room/moment';
import { useWords } from '@tabard/page/words/words';
import { useMemo, useState } from 'react';
import { parseLabel } from '../../index';
import { StoryMap } from '../map/map';
import { turnTo } from './bench';
import { Graph } from './graph';
import { momentOf, type Opened } from './opened';

export function MapPanel({ opened }: { readonly opened: Opened }) {
  const t = useWords();
  const [withCards, lay] = useState(false);
  const [place, look] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language has another speaker
  const moment = useMemo(() => momentOf(opened, withCards), [opened, withCards, t]);
  const hasCards = Object.values(opened.book.discoveries).some(({ kind }) => kind === 'map');
  const shown = place ?? opened.source.setup.party;
  const labels = opened.graph.nodes.map(({ label }) => label).filter((label) => isAt(label, shown));
  return (
    <div className="ra-chart">
      <div className="ra-chart-map">
        <MomentProvider moment={moment}>
          <StoryMap onPlace={look} />
        </MomentProvider>
      </div>
      <div className="ra-chart-side">
        {hasCards && <Switch name={t('workshop.map.cards')} on={withCards} onChange={lay} />}
        <h3>{t('workshop.map.at', { place: shown, name: opened.words[`map.${shown}`] ?? '' })}</h3>
        {labels.length === 0 ? (
          <p className="ra-quiet">{t('workshop.map.nothing')}</p>
        ) : (
          <p className="ra-labels">
            {labels.map((label) => (
              <button key={label} type="button" className="ra-way" onClick={() => turnTo(label)}>
                {label}
              </button>
            ))}
          </p>
        )}
      </div>
      <Graph opened={opened} />
    </div>
  );
}

const isAt = (label: string, place: string): boolean => {
  const read = parseLabel(label);
  return read !== null && 'place' in read && read.place === place;
};
