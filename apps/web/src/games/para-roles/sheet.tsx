/** A character's sheet: who it is, its hearts, its four stat cards, and all that is on it now. */

import shield from '@iconify-json/game-icons/bordered-shield';
import cycle from '@iconify-json/game-icons/cycle';
import hidden from '@iconify-json/game-icons/hidden';
import lantern from '@iconify-json/game-icons/lantern';
import sleepy from '@iconify-json/game-icons/sleepy';
import smitten from '@iconify-json/game-icons/smitten';
import tomb from '@iconify-json/game-icons/tombstone';
import type { Seat } from '@tabard/kernel';
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
} from '@tabard/para-roles';
import { IconMark } from '../../design/icon';
import { colourOf, SideMark } from '../../setup/sides';
import type { BoardProps } from '../face';
import { Badge } from './badge';
import { SuitMark } from './cards';
import { EpicRing } from './epic-ring';
import { Hearts } from './hearts';
import { ABILITY_ICONS, callingIcon, ITEM_ICONS, RELIC_ICONS } from './icons';
import { keysAt, seatPlace } from './places';
import { words } from './say';
import { type MenuItem, Pointers, Spot } from './spot';
import { partsWords, StatCard } from './stat-card';
import type { Blow } from './tale';
import { askOf, callingWords, isDead, isMade, openSeats, partsOf, viewOf } from './view';
import './sheet.css';

interface SheetProps {
  readonly props: BoardProps;
  readonly seat: Seat;
  readonly blow?: Blow | null;
}

export function Sheet({ props, seat, blow }: SheetProps) {
  const seen = viewOf(props.seen);
  const { b } = seen;
  const one = b.party[seat];
  const dead = isDead(seen, seat);
  const place = seatPlace(seat);
  const isOpen = openSeats(props).includes(seat);
  return (
    <article
      className="pr-sheet"
      data-seat={seat}
      data-place={place}
      data-dead={dead}
      data-turn={isOpen}
      data-attended={isOpen && props.seat === seat}
      data-acted={b.phase === 'players' && one.acted === 1}
      data-hot={isWanted(props, seat)}
      data-struck={blow?.who === seat && blow.kind}
      data-pointed={props.isPointedAt('seat', seat)}
      style={{ '--side': colourOf(seat) } as React.CSSProperties}
    >
      <SheetSpot props={props} seat={seat} />
      <header className="pr-sheet-head">
        <SideMark seat={seat} size="1.25rem" />
        <h2>{props.names[seat]}</h2>
        {one.suit !== NONE && (
          <span className="pr-target" title={words(props, 'target', { suit: props.say(suitName(one.suit)) })}>
            <SuitMark suit={one.suit} />
          </span>
        )}
      </header>
      <div className="pr-sheet-line">
        {b.phase !== 'setup' && <IconMark icon={callingIcon(seen, seat)} size="1.2rem" />}
        <span className="pr-calling">{calling(props, seat)}</span>
        <States props={props} seat={seat} />
        <EpicRing props={props} seat={seat} />
      </div>
      {isMade(seen, seat) && (
        <div className="pr-sheet-hp">
          <Hearts
            props={props}
            hp={one.hp}
            max={maxHp(seen, seat)}
            temporary={one.temporaryHp}
            lost={blow?.who === seat && blow.kind === 'damage' ? blow.count : 0}
            gained={blow?.who === seat && blow.kind === 'heal' ? blow.count : 0}
          />
          <span className="pr-hp" aria-hidden="true">
            {one.hp}
            <small>/{maxHp(seen, seat)}</small>
          </span>
        </div>
      )}
      <div className="pr-sheet-cards">
        {SUITS.map((suit) => (
          <StatCard key={suit} props={props} seat={seat} suit={suit} />
        ))}
      </div>
      {dead && (
        <div className="pr-sheet-back" aria-hidden="true">
          <IconMark icon={tomb} size="3rem" />
          <span>{words(props, 'dead')}</span>
        </div>
      )}
      <Pointers props={props} place={place} />
    </article>
  );
}

/** Whether a question is answered by this very sheet; what may be done to it besides is in its menu. */
function isWanted(props: BoardProps, seat: Seat): boolean {
  const ask = askOf(props);
  const keys = keysAt(props, seatPlace(seat));
  if (ask?.question === 'turn.action') return false;
  return ask?.question === 'camp' ? keys.some((key) => key.startsWith('revive:')) : keys.length > 0;
}

const calling = (props: BoardProps, seat: Seat): string => {
  const message = callingWords(viewOf(props.seen), seat);
  return message ? props.say(message) : '';
};

/** The sheet as a button: attend to it, answer with it, or open the menu of what may be done to it. */
function SheetSpot({ props, seat }: SheetProps) {
  const ask = askOf(props);
  const keys = keysAt(props, seatPlace(seat));
  const canAttend = props.seat !== seat && props.asks.some((other) => other.seat === seat && other.kind !== 'together');
  const attend: MenuItem = {
    id: 'attend',
    label: words(props, 'attend', { name: props.names[seat] }),
    icon: <SideMark seat={seat} size="1.3rem" />,
    onPick: () => props.attend(seat),
  };
  const letGo: MenuItem = {
    ...attend,
    id: 'letGo',
    label: words(props, 'letGo', { name: props.names[seat] }),
    onPick: () => props.onLetGo(seat),
  };
  const deeds = keys.map(
    (key): MenuItem => ({ id: key, label: props.describe(key), onPick: () => props.onAnswer(key) }),
  );
  const items = [...(canAttend ? [attend] : []), ...(waitsForUs(props, seat) ? [letGo] : []), ...deeds];
  const isQuestion = ask !== null && ask.question !== 'turn.action' && ask.question !== 'camp';
  const only = isQuestion && keys.length === 1 ? keys[0] : null;
  const attends = canAttend && deeds.length === 0;
  const does = only ? () => props.onAnswer(only) : attends ? attend.onPick : null;
  const doing = only ? props.describe(only) : attends ? attend.label : '';
  return (
    <Spot
      props={props}
      className="pr-sheet-spot"
      name={[summaryOf(props, seat), doing].filter(Boolean).join('. ')}
      does={does}
      items={items}
      place={seatPlace(seat)}
      pressed={canAttend || props.seat === seat ? props.seat === seat : undefined}
      says={<SheetSays props={props} seat={seat} />}
    />
  );
}

/** A bot that may go first, and lets the persons here do so. */
const waitsForUs = (props: BoardProps, seat: Seat): boolean =>
  props.asks.length > 0 && openSeats(props).includes(seat) && !props.asks.some((ask) => ask.seat === seat);

function summaryOf(props: BoardProps, seat: Seat): string {
  const seen = viewOf(props.seen);
  const facts = { name: props.names[seat], calling: calling(props, seat) };
  if (isDead(seen, seat)) return words(props, 'sheet.dead', facts);
  return isMade(seen, seat) ? words(props, 'sheet.is', { ...facts, hp: seen.b.party[seat].hp }) : props.names[seat];
}

function SheetSays({ props, seat }: SheetProps) {
  const seen = viewOf(props.seen);
  const { slots, suit } = seen.b.party[seat];
  const abilities = slots.filter((slot): slot is Ability => slot !== '');
  return (
    <>
      <b className="pr-tip-name">{props.names[seat]}</b>
      <p>{calling(props, seat)}</p>
      {abilities.length > 0 && (
        <p className="pr-tip-row">
          {abilities.map((ability) => (
            <span key={ability}>
              <IconMark icon={ABILITY_ICONS[ability]} /> {props.say(abilityName(ability))}
            </span>
          ))}
        </p>
      )}
      {epicsOf(seen, seat).map((epic) => (
        <p key={epic}>{words(props, 'epic.named', { epic: props.say(epicName(epic)) })}</p>
      ))}
      {suit !== NONE && <p>{words(props, 'target', { suit: props.say(suitName(suit)) })}</p>}
      {isMade(seen, seat) && (
        <ul className="pr-tip-stats">
          {SUITS.map((each) => (
            <li key={each}>
              <SuitMark suit={each} /> <b>{stat(seen, seat, each)}</b>{' '}
              {partsOf(seen, seat, each).length > 1 && partsWords(props, partsOf(seen, seat, each))}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** What is on the character just now. */
function States({ props, seat }: SheetProps) {
  const { b } = viewOf(props.seen);
  const one = b.party[seat];
  const worn = (['mirror', 'armor', 'staff', 'book'] as const).filter((item) => b.pack[item] === seat);
  const isHidden = b.effects.some(({ effect, who }) => effect === 'forest-growth' && who.includes(seat));
  const point = b.maze?.point ?? b.dungeon?.point;
  const ready = (ability: Ability) => (
    <Badge
      key={ability}
      icon={ABILITY_ICONS[ability]}
      tone="gold"
      label={words(props, 'ready', { what: props.say(abilityName(ability)) })}
    />
  );
  return (
    <span className="pr-states">
      {point === seat && <Badge icon={lantern} label={words(props, 'point.is')} />}
      {one.stance === 1 && <Badge icon={shield} tone="good" label={words(props, 'stance')} />}
      {one.precise === 1 && ready('precise-strike')}
      {one.doubled === 1 && ready('double-damage')}
      {one.boosted === 1 && ready('boost-heal')}
      {isHidden && <Badge icon={hidden} tone="good" label={words(props, 'hidden')} />}
      {one.loses === 1 && <Badge icon={sleepy} tone="bad" label={words(props, 'loses')} />}
      {one.charmedBy !== NONE && <Badge icon={smitten} tone="bad" label={words(props, 'charmed')} />}
      {worn.map((item) => (
        <Badge key={item} icon={ITEM_ICONS[item]} label={props.say(itemName(item))} />
      ))}
      {SUITS.filter((suit) => b.pack.relics[suit] === seat).map((suit) => (
        <Badge key={suit} icon={RELIC_ICONS[suit]} tone="gold" label={props.say(relicName(suit))} />
      ))}
      {one.known.length > 2 && b.phase === 'camp' && (
        <Badge icon={cycle} label={words(props, 'knows', { count: one.known.length })} value={one.known.length} />
      )}
    </span>
  );
}
