/** How fast things are told: at the table, in one line. */

import { SPEED_NAMES, type Speed, set, useSettings } from '@tabard/page/settings/settings';
import { useWords } from '@tabard/page/words/words';
import { memo, useId } from 'react';
import '../../../play/begin/inputs.css'; // Whoever comes straight to a table has not been in the room before.
import './speed-control.css';

export const SpeedControl = memo(function SpeedControl() {
  const t = useWords();
  const id = useId();
  const { speed } = useSettings();
  return (
    <span className="speed-control">
      <label className="hidden-words" htmlFor={id}>
        {t('settings.speed.name')}
      </label>
      <select id={id} className="select" value={speed} onChange={({ target }) => set('speed', target.value as Speed)}>
        {SPEED_NAMES.map((name) => (
          <option key={name} value={name}>
            {t(`settings.speed.${name}`)}
          </option>
        ))}
      </select>
    </span>
  );
});
