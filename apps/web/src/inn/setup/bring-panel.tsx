/** What was kept from earlier games and can be brought to this table. */
import type { GameModule } from '@tabard/content';
import type { TableOptions } from '@tabard/kernel';
import { Button, Panel } from '@tabard/page/design/controls';
import { deleteKept, type Kept, keptFor } from '@tabard/page/kept/kept';
import { useWords } from '@tabard/page/words/words';
import { useId, useState } from 'react';
import { DamagedShelf } from '../../keep/storage/damaged-kept';
import { type Unwelcome, unwelcome } from '../../play/begin/unwelcome';

interface BringPanelProps {
  readonly module: GameModule;
  readonly chosen: Kept | null;
  readonly onChoose: (kept: Kept | null) => void;
  /** How the table is set: a party may fit one way and not another. */
  readonly options: TableOptions;
}

export function BringPanel({ module, chosen, onChoose, options }: BringPanelProps) {
  const t = useWords();
  const name = useId();
  const [shelf, setShelf] = useState(() => keptFor(module.game.id));
  if (shelf.length === 0) return <DamagedShelf game={module.game.id} />;
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
        <div key={kept.id} className="bring-one" data-wrong={cannotCome(module, kept, options) !== null}>
          <label>
            <input type="radio" name={name} checked={chosen?.id === kept.id} onChange={() => onChoose(kept)} />
            <span>
              {kept.title}
              {cannotCome(module, kept, options) && <small className="setup-wrong">{t('setup.cannotCome')}</small>}
            </span>
          </label>
          <Button onClick={() => forget(kept)}>{t('setup.forget', { title: kept.title })}</Button>
        </div>
      ))}
      <DamagedShelf game={module.game.id} />
    </Panel>
  );
}

/** What this game, set so, has against it; null: nothing. */
export const cannotCome = ({ game }: GameModule, { what }: Kept, options: TableOptions): Unwelcome | null =>
  unwelcome(game, what, options);
