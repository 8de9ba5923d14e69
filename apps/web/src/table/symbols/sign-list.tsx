/** What symbols mean, in words: one of them in a tip, all of them in the sheet of keys. */
import { Link } from '../../shell/router';
import { pathTo } from '../../shell/routes';
import type { TableAtHand } from '../table-at-hand';
import type { Sign } from './signs';
import './sign-list.css';

interface SignWordsProps {
  readonly sign: Sign;
  readonly table: TableAtHand;
  readonly own?: string;
}

export function SignWords({ sign: { title, says, clause }, table: { speaker, module }, own }: SignWordsProps) {
  return (
    <>
      <b className="sign-name">{speaker.say(title)}</b>
      {own && <p>{own}</p>}
      <p>{speaker.say(says)}</p>
      <Link className="tip-clause" to={pathTo('clause', { game: module.game.id, clause })}>
        {clause}
      </Link>
    </>
  );
}

interface SignListProps {
  readonly signs: readonly Sign[];
  readonly table: TableAtHand;
}

export function SignList({ signs, table }: SignListProps) {
  return (
    <dl className="keys-list sign-list">
      {signs.map((sign) => (
        <div key={sign.id} data-sign={sign.id}>
          <dt aria-hidden="true">{sign.picture}</dt>
          <dd>
            <SignWords sign={sign} table={table} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
