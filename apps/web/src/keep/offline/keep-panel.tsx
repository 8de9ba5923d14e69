/** Which tables can be played without a network, and the way to fetch the others beforehand. */
import { Button, Panel } from '@tabard/page/design/controls';
import { IconMark } from '@tabard/page/design/icon';
import { hueOf } from '@tabard/page/face';
import { locale, useWords } from '@tabard/page/words/words';
import { FACES } from '../../house/faces';
import { useShelf } from './shelf';
import type { Shelved } from './worker';
import './keep-panel.css';

export function KeepPanel() {
  const t = useWords();
  const { groups, failed, busy, keep } = useShelf();
  if (groups === undefined) return null;
  const missing = groups?.filter(({ toCome }) => toCome > 0) ?? [];
  return (
    <Panel title={t('offline.title')} className="keep">
      <p className="prose">{t(groups ? 'offline.says' : 'offline.never')}</p>
      <ul className="keep-list">
        {FACES.map((face) => {
          const group = groups?.find(({ id }) => id === face.id);
          if (!group) return null;
          const name = t(`tables.${face.id}.name`);
          return (
            <li key={face.id} className="keep-row table-hue" data-table={face.id} style={hueOf(face)}>
              <IconMark icon={face.emblem} size="1.8rem" />
              <b>{name}</b>
              <State group={group} busy={busy.has(face.id)} failed={failed.has(face.id)} />
              {group.toCome > 0 && (
                <Button disabled={busy.has(face.id)} onClick={() => keep([face.id])}>
                  {t('offline.keep')}
                  <span className="hidden-words">{name}</span>
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {missing.length > 0 && (
        <Button disabled={busy.size > 0} onClick={() => keep(missing.map(({ id }) => id))}>
          {t('offline.keepAll')}
        </Button>
      )}
    </Panel>
  );
}

interface StateProps {
  readonly group: Shelved;
  readonly busy: boolean;
  readonly failed: boolean;
}

function State({ group: { sent, toCome }, busy, failed }: StateProps) {
  const t = useWords();
  if (toCome === 0) return <span className="keep-state">{t('offline.kept')}</span>;
  if (busy)
    return <progress className="keep-state" aria-label={t('offline.coming')} max={sent} value={sent - toCome} />;
  return (
    <span className="keep-state" role={failed ? 'alert' : undefined}>
      {failed ? t('offline.failed') : megabytes(toCome)}
    </span>
  );
}

const megabytes = (bytes: number): string =>
  new Intl.NumberFormat(locale(), { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 }).format(bytes / 1e6);
