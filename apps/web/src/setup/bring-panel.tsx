/** What was kept from earlier games and can be brought to this table. */
import type { GameModule } from '@tabard/content';
import { useId, useState } from 'react';
import { Button, Panel } from '../design/controls';
import { deleteKept, type Kept, keptFor } from '../storage/kept';
import { useWords } from '../words/words';

interface BringPanelProps {
  readonly module: GameModule;
  readonly chosen: Kept | null;
  readonly onChoose: (kept: Kept | null) => void;
}

export function BringPanel({ module, chosen, onChoose }: BringPanelProps) {
  const t = useWords();
  const name = useId();
  const [shelf, setShelf] = useState(() => keptFor(module.game.id));
  if (shelf.length === 0) return null;
  function forget(kept: Kept) {
    deleteKept(kept.id);
    setShelf(keptFor(module.game.id));
    if (chosen?.id === kept.id) onChoose(null);
  }
  return (
    <Panel title={t('setup.bring')} className="bring">
      <p className="field-help">{t('setup.bringSays')}</p>
      <label className="bring-one">
        <input type="radio" name={name} checked={chosen === null} onChange={() => onChoose(null)} />
        <span>{t('setup.bringNone')}</span>
      </label>
      {shelf.map((kept) => (
        <div key={kept.id} className="bring-one">
          <label>
            <input type="radio" name={name} checked={chosen?.id === kept.id} onChange={() => onChoose(kept)} />
            <span>{kept.title}</span>
          </label>
          <Button onClick={() => forget(kept)}>{t('setup.forget', { title: kept.title })}</Button>
        </div>
      ))}
    </Panel>
  );
}
