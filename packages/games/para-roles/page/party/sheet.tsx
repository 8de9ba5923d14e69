/** A character's sheet: who it is, its hearts, its four stat cards, and all that is on it now. */

import shield from '@iconify-json/game-icons/bordered-shield';
import cycle from '@iconify-json/game-icons/cycle';
import hidden from '@iconify-json/game-icons/hidden';
import lantern from '@iconify-json/game-icons/lantern';
import sleepy from '@iconify-json/game-icons/sleepy';
import smitten from '@iconify-json/game-icons/smitten';
import tomb from '@iconify-json/game-icons/tombstone';
import type { Seat } from '@tabard/kernel';
import { IconMark } from '@tabard/page/design/icon';
import { type Moment, useMoment } from '@tabard/page/room/moment';
import { colourOf, SideMark } from '@tabard/page/room/sides';
import { memo } from 'react';
import {
  type Ability,
  abilityName,
  epicName,
  epicsOf,
  itemName,
  maxHp,
  NONE,
  relicName,
  SUITS,
  stat,
  suitName,
} from '../../index';
import { SuitMark } from '../cards/cards';
import { Badge } from '../fight/badge';
import { Hearts } from '../fight/hearts';
import { partsWords, StatCard } from '../fight/stat-card';
import { ABILITY_ICONS, callingIcon, ITEM_ICONS, RELIC_ICONS } from '../icons';
import { keysAt, seatPlace } from '../places';
import { words } from '../say';
import { type MenuItem, Pointers, Spot } from '../spot';
import type { Blow } from '../told/scenes';
import { callingWords, isDead, isMade, openSeats, partsOf, viewOf } from '../view';
import { EpicRing } from './epic-ring';
import { canAttend, isWanted, onlyAnswer, waitsForUs } from './sheet-press';
import './sheet.css';

interface SheetProps {
  readonly seat: Seat;
  readonly blow?: Blow | null;
}

export const Sheet = memo(function Sheet({ seat, blow }: SheetProps) {
  const moment = useMoment();
  const seen = viewOf(moment.seen);
  const { b } = seen;
  const one = b.party[seat];
  const dead = isDead(seen, seat);
  const place = seatPlace(seat);
  const isOpen = openSeats(moment).includes(seat);
  return (
    <article
      className="pr-sheet"
      data-seat={seat}
      data-place={place}
      data-dead={dead}
      data-turn={isOpen}
      data-attended={isOpen && moment.seat === seat}
      data-acted={b.phase === 'players' && one.acted === 1}
      data-hot={isWanted(moment, seat)}
      data-struck={blow?.who === seat && blow.kind}
      data-pointed={moment.isPointedAt('seat', seat)}
      style={{ '--side': colourOf(seat) } as React.CSSProperties}
    >
      <SheetSpot seat={seat} />
      <div className="pr-sheet-who">
        <SheetHead seat={seat} />
        <div className="pr-sheet-line">
          {b.phase !== 'setup' && <IconMark icon={callingIcon(seen, seat)} size="1.2rem" />}
          <span className="pr-calling">{calling(moment, seat)}</span>
          <States seat={seat} />
        </div>
        {isMade(seen, seat) && <SheetHp seat={seat} blow={blow} />}
      </div>
      <div className="pr-sheet-cards">
        {SUITS.map((suit) => (
          <StatCard key={suit} seat={seat} suit={suit} />
        ))}
      </div>
      {dead && (
        <div className="pr-sheet-back" aria-hidden="true">
          <IconMark icon={tomb} size="3rem" />
          <span>{words(moment, 'dead')}</span>
        </div>
      )}
      <Pointers place={place} />
    </article>
  );
});

const SheetHead = memo(function SheetHead({ seat }: SheetProps) {
  const moment = useMoment();
  const { suit } = viewOf(moment.seen).b.party[seat];
  return (
    <header className="pr-sheet-head">
      <SideMark seat={seat} size="1.25rem" />
      <h2>{moment.names[seat]}</h2>
      <EpicRing seat={seat} />
      {suit !== NONE && (
        <span className="pr-target" title={words(moment, 'target', { suit: moment.say(suitName(suit)) })}>
          <SuitMark suit={suit} />
        </span>
      )}
    </header>
  );
});

const SheetHp = memo(function SheetHp({ seat, blow }: SheetProps) {
  const moment = useMoment();
  const seen = viewOf(moment.seen);
  const { hp, temporaryHp } = seen.b.party[seat];
  const max = maxHp(seen, seat);
  const countOf = (kind: Blow['kind']) => (blow?.who === seat && blow.kind === kind ? blow.count : 0);
  return (
    <div className="pr-sheet-hp">
      <Hearts hp={hp} max={max} temporary={temporaryHp} lost={countOf('damage')} gained={countOf('heal')} />
      <span className="pr-hp" aria-hidden="true">
        {hp}
        <small>/{max}</small>
      </span>
    </div>
  );
});

const calling = (moment: Moment, seat: Seat): string => {
  const message = callingWords(viewOf(moment.seen), seat);
  return message ? moment.say(message) : '';
};

/** The sheet as a button: attend to it, answer with it, or open the menu of what may be done to it. */
const SheetSpot = memo(function SheetSpot({ seat }: SheetProps) {
  const moment = useMoment();
  const keys = keysAt(moment, seatPlace(seat));
  const mayAttend = canAttend(moment, seat);
  const attend: MenuItem = {
    id: 'attend',
    label: words(moment, 'attend', { name: moment.names[seat] }),
    icon: <SideMark seat={seat} size="1.3rem" />,
    onPick: () => moment.attend(seat),
  };
  const letGo: MenuItem = {
    ...attend,
    id: 'letGo',
    label: words(moment, 'letGo', { name: moment.names[seat] }),
    onPick: () => moment.onLetGo(seat),
  };
  const deeds = keys.map(
    (key): MenuItem => ({ id: key, label: moment.describe(key), onPick: () => moment.onAnswer(key) }),
  );
  const items = [...(mayAttend ? [attend] : []), ...(waitsForUs(moment, seat) ? [letGo] : []), ...deeds];
  const only = onlyAnswer(moment, seat);
  const attends = mayAttend && deeds.length === 0;
  const does = only ? () => moment.onAnswer(only) : attends ? attend.onPick : null;
  const doing = only ? moment.describe(only) : attends ? attend.label : '';
  return (
    <Spot
      className="pr-sheet-spot"
      name={[summaryOf(moment, seat), doing].filter(Boolean).join('. ')}
      does={does}
      items={items}
      place={seatPlace(seat)}
      pressed={mayAttend || moment.seat === seat ? moment.seat === seat : undefined}
      says={<SheetSays seat={seat} />}
    />
  );
});

function summaryOf(moment: Moment, seat: Seat): string {
  const seen = viewOf(moment.seen);
  const facts = { name: moment.names[seat], calling: calling(moment, seat) };
  if (isDead(seen, seat)) return words(moment, 'sheet.dead', facts);
  return isMade(seen, seat) ? words(moment, 'sheet.is', { ...facts, hp: seen.b.party[seat].hp }) : moment.names[seat];
}

const SheetSays = memo(function SheetSays({ seat }: SheetProps) {
  const moment = useMoment();
  const seen = viewOf(moment.seen);
  const { slots, suit } = seen.b.party[seat];
  const abilities = slots.filter((slot): slot is Ability => slot !== '');
  return (
    <>
      <b className="pr-tip-name">{moment.names[seat]}</b>
      <p>{calling(moment, seat)}</p>
      {abilities.length > 0 && (
        <p className="pr-tip-row">
          {abilities.map((ability) => (
            <span key={ability}>
              <IconMark icon={ABILITY_ICONS[ability]} /> {moment.say(abilityName(ability))}
            </span>
          ))}
        </p>
      )}
      {epicsOf(seen, seat).map((epic) => (
        <p key={epic}>{words(moment, 'epic.named', { epic: moment.say(epicName(epic)) })}</p>
      ))}
      {suit !== NONE && <p>{words(moment, 'target', { suit: moment.say(suitName(suit)) })}</p>}
      {isMade(seen, seat) && (
        <ul className="pr-tip-stats">
          {SUITS.map((each) => (
            <li key={each}>
              <SuitMark suit={each} /> <b>{stat(seen, seat, each)}</b>{' '}
              {partsOf(seen, seat, each).length > 1 && partsWords(moment, partsOf(seen, seat, each))}
            </li>
          ))}
        </ul>
      )}
    </>
  );
});

/** What is on the character just now. */
const States = memo(function States({ seat }: SheetProps) {
  const moment = useMoment();
  const { b } = viewOf(moment.seen);
  const one = b.party[seat];
  const worn = (['mirror', 'armor', 'staff', 'book'] as const).filter((item) => b.pack[item] === seat);
  const isHidden = b.effects.some(({ effect, who }) => effect === 'forest-growth' && who.includes(seat));
  const point = b.maze?.point ?? b.dungeon?.point;
  const ready = (ability: Ability) => (
    <Badge
      key={ability}
      icon={ABILITY_ICONS[ability]}
      tone="gold"
      label={words(moment, 'ready', { what: moment.say(abilityName(ability)) })}
    />
  );
  return (
    <span className="pr-states">
      {point === seat && <Badge icon={lantern} label={words(moment, 'point.is')} />}
      {one.stance === 1 && <Badge icon={shield} tone="good" label={words(moment, 'stance')} />}
      {one.precise === 1 && ready('precise-strike')}
      {one.doubled === 1 && ready('double-damage')}
      {one.boosted === 1 && ready('boost-heal')}
      {isHidden && <Badge icon={hidden} tone="good" label={words(moment, 'hidden')} />}
      {one.loses === 1 && <Badge icon={sleepy} tone="bad" label={words(moment, 'loses')} />}
      {one.charmedBy !== NONE && <Badge icon={smitten} tone="bad" label={words(moment, 'charmed')} />}
      {worn.map((item) => (
        <Badge key={item} icon={ITEM_ICONS[item]} label={moment.say(itemName(item))} />
      ))}
      {SUITS.filter((suit) => b.pack.relics[suit] === seat).map((suit) => (
        <Badge key={suit} icon={RELIC_ICONS[suit]} tone="gold" label={moment.say(relicName(suit))} />
      ))}
      {one.known.length > 2 && b.phase === 'camp' && (
        <Badge icon={cycle} label={words(moment, 'knows', { count: one.known.length })} value={one.known.length} />
      )}
    </span>
  );
});
