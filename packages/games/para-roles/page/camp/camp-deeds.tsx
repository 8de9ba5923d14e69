/** What the party may do where it stands, as buttons; moves that belong to the map are on the map as well. */
import { IconMark } from '@tabard/page/design/icon';
import { askOf } from '@tabard/page/room/asked';
import { useMoment } from '@tabard/page/room/moment';
import { words } from '../say';
import { campDeeds, iconOf } from './deeds';

export function CampDeeds() {
  const moment = useMoment();
  const ask = askOf(moment);
  if (!ask) return <p className="pr-camp-waits">{moment.over ? '' : words(moment, 'camp.waits')}</p>;
  return (
    <ul className="pr-deeds">
      {campDeeds(ask).map((key) => (
        <li key={key}>
          <button
            type="button"
            className="button pr-deed"
            data-tone={key === moment.usual ? 'primary' : 'plain'}
            onClick={() => moment.onAnswer(key)}
          >
            <DeedIcon of={key} />
            <span>{moment.describe(key)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

function DeedIcon({ of }: { readonly of: string }) {
  const icon = iconOf(of);
  return icon && <IconMark icon={icon} size="1.4rem" />;
}
