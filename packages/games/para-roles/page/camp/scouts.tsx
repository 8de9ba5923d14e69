/** Who looks for traps behind which opening, and who takes one out: a row for each way, a button for each character. */
import magnifier from '@iconify-json/game-icons/magnifying-glass';
import tinker from '@iconify-json/game-icons/tinker';
import { IconMark } from '@tabard/page/design/icon';
import { Tip } from '@tabard/page/design/tip';
import { askOf } from '@tabard/page/room/asked';
import { type Moment, useMoment } from '@tabard/page/room/moment';
import { SideMark } from '@tabard/page/room/sides';
import { chanceOf, previewAction } from '../../index';
import { words } from '../say';
import { viewOf } from '../view';
import './scouts.css';

interface Row {
  readonly does: string;
  readonly where: string;
  readonly keys: readonly string[];
}

/** Keys of the shape "find:2:north" and "disarm:0:5", by what and where. */
function rowsOf(moment: Moment): Row[] {
  const ask = askOf(moment);
  const keys = ask?.question === 'camp' ? ask.options.filter((key) => /^(find|disarm):\d+:/.test(key)) : [];
  const rows: { does: string; where: string; keys: string[] }[] = [];
  for (const key of keys) {
    const [does, , where] = key.split(':');
    const row = rows.find((other) => other.does === does && other.where === where);
    if (row) row.keys.push(key);
    else rows.push({ does, where, keys: [key] });
  }
  return rows;
}

export function Scouts() {
  const moment = useMoment();
  const rows = rowsOf(moment);
  if (rows.length === 0) return null;
  return (
    <ul className="pr-scouts">
      {rows.map(({ does, where, keys }) => (
        <li key={`${does} ${where}`}>
          <span className="pr-scout-what">
            <IconMark icon={does === 'find' ? magnifier : tinker} />
            {words(moment, `scout.${does}`, {
              where: /^\d+$/.test(where) ? '' : moment.say({ id: `directions.${where}` }),
            })}
          </span>
          {keys.map((key) => (
            <Scout key={key} scoutKey={key} />
          ))}
        </li>
      ))}
    </ul>
  );
}

function Scout({ scoutKey: key }: { readonly scoutKey: string }) {
  const moment = useMoment();
  const seat = Number(key.split(':')[1]);
  const preview = previewAction(viewOf(moment.seen), seat, key);
  return (
    <Tip says={moment.describe(key)}>
      <button type="button" className="pr-scout" aria-label={moment.describe(key)} onClick={() => moment.onAnswer(key)}>
        <SideMark seat={seat} size="1.1rem" />
        {preview && <span>{Math.round(100 * chanceOf(preview))}%</span>}
      </button>
    </Tip>
  );
}
