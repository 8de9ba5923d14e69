/** What symbols mean, in words: one of them in a tip, all of them in the sheet of keys. */

import type { TableAtHand } from '@tabard/page/room/table-at-hand';
import { Link } from '@tabard/page/router/router';
import { pathTo } from '@tabard/page/router/routes';
import { type Sign, signAt } from '@tabard/page/symbols/signs';
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

/** A place of the board says how it stands, and that is enough; what is small is a symbol, px. */
const SMALL = 120;

/** Below a tip of the room's own: what the symbol under it means, and the rule. */
export function footFor(signs: readonly Sign[], { speaker, module }: TableAtHand) {
  return (anchor: Element) => {
    const isSmall = anchor.getBoundingClientRect().height <= SMALL;
    const hit = isSmall && (signAt(anchor, signs) ?? signAt(anchor.querySelector('svg'), signs));
    if (!hit) return null;
    const { says, clause } = hit.sign;
    return (
      <div className="sign-foot">
        <p>{speaker.say(says)}</p>
        <Link className="tip-clause" to={pathTo('clause', { game: module.game.id, clause })}>
          {clause}
        </Link>
      </div>
    );
  };
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
