/** Where floe, pond, wall and chute stand: by slider here, by drag and arrows on the table. */
import type { Why } from '@tabard/kernel';
import { Button } from '@tabard/page/design/controls';
import { useWords } from '@tabard/page/words/words';
import type { Aim, FieldName } from '../../physics';
import type { Placed } from './challenges/challenge';
import type { Hand } from './hand';
import { Range } from './hand-habits';
import { clamp } from './schemes/wave';

interface PlaceProps {
  readonly hand: Hand;
  readonly fields: readonly Placed[];
  readonly why: Why | null;
  readonly onPlace: (values: Aim) => void;
  readonly onDone: () => void;
}

/** Steps of walls are told in degrees. */
const SCALE: { readonly [field in FieldName]?: number } = { wallAzimuth: 5, wallTurn: 5 };
const UNIT: { readonly [field in FieldName]?: string } = { wallAzimuth: '°', wallTurn: '°' };

export function PlaceControls({ hand, fields, why, onPlace, onDone }: PlaceProps) {
  const t = useWords();
  return (
    <div className="df-place">
      {fields.map(({ field, step }) => {
        const limits = hand.limits(field);
        const scale = SCALE[field] ?? 1;
        if (!limits) return null;
        return (
          <Range
            key={field}
            name={t(`dungeon-fighter.hand.place.${field}`)}
            value={Math.round(hand.standing(field)) * scale}
            min={limits[0] * scale}
            max={limits[1] * scale}
            step={step * scale}
            unit={UNIT[field] ?? ' mm'}
            onChange={(value) => onPlace({ [field]: value / scale })}
          />
        );
      })}
      {why && <p className="df-hand-trouble">{t('dungeon-fighter.hand.place.overlap')}</p>}
      <Button tone="primary" disabled={why !== null} onClick={onDone}>
        {t('dungeon-fighter.hand.place.done')}
      </Button>
    </div>
  );
}

/** Where the gadgets are after the pointer or an arrow moved so far. What moves less than a step adds up in the value. */
export function moved(hand: Hand, fields: readonly Placed[], aside: number, ahead: number, turn: number): Aim {
  const values: { [field in FieldName]?: number } = {};
  for (const { field, axis, perMm, step } of fields) {
    const limits = hand.limits(field);
    if (!limits) continue;
    const by = axis === 'aside' ? aside * perMm : axis === 'away' ? -ahead * perMm : turn * step;
    values[field] = clamp(hand.standing(field) + by, limits[0], limits[1]);
  }
  return values;
}
