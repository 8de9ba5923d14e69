/** How one likes to throw: the scheme in sight, the rest behind a fold. Each counts from the next throw of the die on. */

import { Choice, Switch } from '@tabard/page/design/fields';
import { useWords } from '@tabard/page/words/words';
import { memo, type ReactNode, useId } from 'react';
import { type Habits, setHabit, THROW_SCHEMES, useHabits } from './habits';
import type { HandScheme } from './hand';

/** Folded away, so that the table is seen; the way in use stands on the fold. */
export function WaysFold({ children }: { readonly children: ReactNode }) {
  const t = useWords();
  const { scheme } = useHabits();
  return (
    <details className="df-ways">
      <summary>
        <span>{t('dungeon-fighter.hand.scheme.name')}</span> <b>{t(`dungeon-fighter.hand.scheme.${scheme}`)}</b>
      </summary>
      <div className="df-hand-row">{children}</div>
    </details>
  );
}

export function SchemeChoice() {
  const t = useWords();
  const { scheme } = useHabits();
  return (
    <Choice
      name={t('dungeon-fighter.hand.scheme.name')}
      value={scheme}
      options={THROW_SCHEMES.map((value) => ({ value, name: t(`dungeon-fighter.hand.scheme.${value}`) }))}
      onChange={(value) => setHabit('scheme', value)}
    />
  );
}

export const HandHabits = memo(function HandHabits({ scheme }: { readonly scheme: HandScheme }) {
  const t = useWords();
  const habits = useHabits();
  return (
    <>
      <Switch
        name={t('dungeon-fighter.hand.slow.name')}
        help={t('dungeon-fighter.hand.slow.help')}
        on={habits.slow}
        onChange={(on) => setHabit('slow', on)}
      />
      <Switch
        name={t('dungeon-fighter.hand.ear.name')}
        help={t('dungeon-fighter.hand.ear.help')}
        on={habits.ear}
        onChange={(on) => setHabit('ear', on)}
      />
      {scheme === 'one-button' && <Percent of="barSpeed" name={t('dungeon-fighter.hand.barSpeed')} />}
      {scheme === 'drag' && <Percent of="sensitivity" name={t('dungeon-fighter.hand.sensitivity')} />}
      <Choice
        name={t('dungeon-fighter.hand.strong.name')}
        help={t('dungeon-fighter.hand.strong.help')}
        value={habits.strong}
        options={(['left', 'right'] as const).map((value) => ({
          value,
          name: t(`dungeon-fighter.hand.strong.${value}`),
        }))}
        onChange={(value) => setHabit('strong', value)}
      />
      <p className="df-hand-note">{t('dungeon-fighter.hand.noPenalty')}</p>
    </>
  );
});

interface PercentProps {
  readonly of: 'barSpeed' | 'sensitivity';
  readonly name: string;
}

const Percent = memo(function Percent({ of, name }: PercentProps) {
  const value: Habits[typeof of] = useHabits()[of];
  return (
    <Range name={name} value={value} min={50} max={200} step={10} unit="%" onChange={(next) => setHabit(of, next)} />
  );
});

interface RangeProps {
  readonly name: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly unit: string;
  readonly onChange: (value: number) => void;
}

/** A named slider that shows its number. */
export function Range({ name, value, min, max, step, unit, onChange }: RangeProps) {
  const id = useId();
  return (
    <div className="df-range">
      <label htmlFor={id}>{name}</label>
      <input
        id={id}
        className="slider"
        type="range"
        {...{ min, max, step, value }}
        aria-valuetext={`${value}${unit}`}
        onChange={(event) => onChange(Number(event.target.value))}
      />
      <output htmlFor={id}>
        {value}
        {unit}
      </output>
    </div>
  );
}
