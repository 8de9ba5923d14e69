/** A stat as a card on the table: treasure tucked under it, seals on its edge, and what all that comes to. */

import shieldIcon from '@iconify-json/game-icons/surrounded-shield';
import type { Seat } from '@tabard/kernel';
import { IconMark } from '@tabard/page/design/icon';
import { offers } from '@tabard/page/room/asked';
import { type Moment, useMoment } from '@tabard/page/room/moment';
import { colourOf } from '@tabard/page/room/sides';
import { memo } from 'react';
import {
  ATTACK,
  chanceOf,
  type Enemy,
  HEALTH,
  NONE,
  oddsOf,
  type Suit,
  stat,
  statName,
  valueOfCard,
  type Who,
} from '../../index';
import { asked } from '../asked';
import { Rank, StatFace } from '../cards/cards';
import { keysAt, statPlace } from '../places';
import { words } from '../say';
import { type MenuItem, Spot } from '../spot';
import { type Part, partsOf, partsOfEnemy, tokensOn, type View, viewOf } from '../view';
import './stat-card.css';

interface StatCardProps {
  readonly seat: Seat;
  readonly suit: Suit;
}

export const StatCard = memo(function StatCard({ seat, suit }: StatCardProps) {
  const moment = useMoment();
  const seen = viewOf(moment.seen);
  const one = seen.b.party[seat];
  const card = one.laid[suit] === NONE ? one.stat[suit] : one.laid[suit];
  if (card === NONE) return <span className="pr-stat pr-stat-empty" data-suit={suit} />;
  const value = stat(seen, seat, suit);
  const printed = valueOfCard(card);
  const coins = one.treasure[suit];
  return (
    <span
      className="pr-stat"
      data-laid={one.laid[suit] !== NONE}
      data-hot={keysAt(moment, statPlace(seat, suit)).length > 0}
    >
      {coins > 0 && <Coins count={coins} />}
      <StatSpot
        who={seat}
        suit={suit}
        value={value}
        parts={partsOf(seen, seat, suit)}
        pickUp={coins > 0 && offers(moment, 'treasure') ? pickUpOf(moment, seat, suit, coins) : null}
      >
        <StatFace suit={suit} rank={<Rank value={printed} />} value={value} trend={trendOf(value - printed)} />
      </StatSpot>
      <Seals seen={seen} who={seat} suit={suit} />
      {coins > 0 && <span className="pr-plus">+{coins}</span>}
    </span>
  );
});

interface EnemyStatProps {
  readonly enemy: Enemy;
  readonly suit: Suit;
}

export const EnemyStat = memo(function EnemyStat({ enemy, suit }: EnemyStatProps) {
  const moment = useMoment();
  const seen = viewOf(moment.seen);
  if (enemy.printed[suit] === 0) return <span className="pr-stat pr-stat-empty" data-suit={suit} />;
  const value = stat(seen, enemy.id, suit);
  const laid = enemy.laid[suit];
  const printed = laid === NONE ? enemy.printed[suit] : valueOfCard(laid);
  return (
    <span className="pr-stat" data-laid={laid !== NONE} data-hot={keysAt(moment, statPlace(enemy.id, suit)).length > 0}>
      <StatSpot who={enemy.id} suit={suit} value={value} parts={partsOfEnemy(seen, enemy, suit)}>
        <StatFace suit={suit} rank={<Rank value={printed} />} value={value} trend={trendOf(value - printed)} />
      </StatSpot>
      <Seals seen={seen} who={enemy.id} suit={suit} />
    </span>
  );
});

const trendOf = (by: number) => (by > 0 ? 'up' : by < 0 ? 'down' : 'same');

interface StatSpotProps {
  readonly who: Who;
  readonly suit: Suit;
  readonly value: number;
  readonly parts: readonly Part[];
  /** In camp the card gives up a coin. */
  readonly pickUp?: Deed | null;
  readonly children: React.ReactNode;
}

interface Deed {
  readonly label: string;
  readonly act: () => void;
}

function pickUpOf(moment: Moment, seat: Seat, suit: Suit, count: number): Deed {
  const label = words(moment, 'coins.move', { count, stat: moment.say(statName(suit)), name: moment.names[seat] });
  return { label, act: () => moment.onAnswer('treasure', asked.key(moment, 'camp.card', { seat, suit })) };
}

/** The card itself: explains what it is made of, and takes what may be put there. */
function StatSpot({ who, suit, value, parts, pickUp, children }: StatSpotProps) {
  const moment = useMoment();
  const keys = keysAt(moment, statPlace(who, suit));
  const items = keys.map(
    (key): MenuItem => ({ id: key, label: moment.describe(key), onPick: () => moment.onAnswer(key) }),
  );
  const [only] = keys.length === 1 ? keys : [];
  const deed = only ? { label: moment.describe(only), act: () => moment.onAnswer(only) } : pickUp;
  const name = `${moment.say(statName(suit))} ${value}`;
  return (
    <Spot
      className="pr-stat-spot"
      name={deed ? `${name}. ${deed.label}` : name}
      does={deed?.act}
      items={keys.length > 1 ? items : []}
      says={
        <>
          <StatSays who={who} suit={suit} parts={parts} value={value} />
          {deed && <p>{deed.label}</p>}
        </>
      }
    >
      {children}
    </Spot>
  );
}

function StatSays({ who, suit, parts, value }: Omit<StatSpotProps, 'children' | 'pickUp'>) {
  const moment = useMoment();
  const seen = viewOf(moment.seen);
  const odds = oddsOf(seen, who, suit);
  return (
    <>
      <b className="pr-tip-name">
        {moment.say(statName(suit))} {value}
      </b>
      {parts.length > 1 && <p>{partsWords(moment, parts)}</p>}
      {tokensOn(seen, who, suit, 'protector').map(({ owner }) => (
        <p key={owner}>{words(moment, suit === ATTACK ? 'joinedBy' : 'protectedBy', { name: moment.names[owner] })}</p>
      ))}
      {suit !== HEALTH && (
        <p>{words(moment, 'statOdds', { good: odds.good, of: odds.of, percent: Math.round(100 * chanceOf(odds)) })}</p>
      )}
    </>
  );
}

/** "card 9 + treasure 2 − effects 1". */
export const partsWords = (moment: Moment, parts: readonly Part[]): string =>
  parts
    .map(({ what, value }, i) => words(moment, `part.${what}`, { sign: signOf(value, i), value: Math.abs(value) }))
    .join(' ');

const signOf = (value: number, at: number): string => (value < 0 ? '− ' : at === 0 ? '' : '+ ');

const SHOWN_COINS = 3;

/** Treasure peeks out below the card it strengthens. */
const Coins = memo(function Coins({ count }: { readonly count: number }) {
  return (
    <span className="pr-coins" aria-hidden="true">
      {Array.from({ length: Math.min(count, SHOWN_COINS) }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: one coin is like another
        <i key={i} />
      ))}
    </span>
  );
});

interface SealsProps {
  readonly seen: View;
  readonly who: Who;
  readonly suit: Suit;
}

/** Buffs and curses as wax on the card's edge; a Protector's token as a shield in its owner's colour. */
const Seals = memo(function Seals({ seen, who, suit }: SealsProps) {
  const seals = tokensOn(seen, who, suit, 'support');
  const shields = tokensOn(seen, who, suit, 'protector');
  if (seals.length + shields.length === 0) return null;
  return (
    <span className="pr-seals" aria-hidden="true">
      {seals.map(({ owner }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: tokens of one owner are alike
        <i key={i} className="pr-seal" style={{ '--owner': colourOf(owner) } as React.CSSProperties}>
          {who < 4 ? '+' : '−'}
        </i>
      ))}
      {shields.map(({ owner }) => (
        <i
          key={`shield ${owner}`}
          className="pr-shield"
          data-joint={suit === ATTACK}
          style={{ '--owner': colourOf(owner) } as React.CSSProperties}
        >
          <IconMark icon={shieldIcon} size="1.1rem" />
        </i>
      ))}
    </span>
  );
});
