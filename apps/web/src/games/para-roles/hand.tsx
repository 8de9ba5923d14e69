/** What lies before whoever acts: its abilities, its EPICs, and what the cards that can still come say about its checks. */
import flame from '@iconify-json/game-icons/flame';
import {
  type Ability,
  ATTACK,
  abilityName,
  chanceOf,
  DEFENSE,
  epicName,
  epicsOf,
  oddsOf,
  type Suit,
  stat,
  statName,
  TRICK,
} from '@tabard/para-roles';
import { type ReactNode, useState } from 'react';
import { IconMark } from '../../design/icon';
import { Tip } from '../../design/tip';
import type { BoardProps } from '../face';
import { SuitMark } from './cards';
import { ABILITY_ICONS } from './icons';
import { OddsChart } from './odds-chart';
import { words } from './say';
import { askOf, isMade, viewOf } from './view';
import './hand.css';

const CHECKED: readonly Suit[] = [ATTACK, DEFENSE, TRICK];

export function useHand(props: BoardProps): ReactNode {
  const seen = viewOf(props.seen);
  const { seat } = props;
  if (seat === null || seen.b.phase === 'setup' || !isMade(seen, seat)) return null;
  return <Hand props={props} seat={seat} />;
}

interface OwnProps {
  readonly props: BoardProps;
  readonly seat: number;
}

function Hand({ props, seat }: OwnProps) {
  const seen = viewOf(props.seen);
  const [suit, look] = useState<Suit>(ATTACK);
  return (
    <div className="pr-hand">
      <section className="pr-own" aria-label={props.names[seat]}>
        <Skills props={props} seat={seat} />
      </section>
      <section className="pr-odds" aria-label={words(props, 'odds')}>
        <div className="pr-odds-tabs">
          {CHECKED.map((checked) => (
            <OddsTab key={checked} props={props} seat={seat} suit={checked} chosen={suit === checked} onLook={look} />
          ))}
        </div>
        <OddsChart props={props} need={stat(seen, seat, suit)} />
      </section>
    </div>
  );
}

/** The two slots and the EPICs, each with its rule; where a slot's ability can be used by itself, a click uses it. */
function Skills({ props, seat }: OwnProps) {
  const seen = viewOf(props.seen);
  const slots = seen.b.party[seat].slots.filter((slot): slot is Ability => slot !== '');
  return (
    <ul className="pr-skills">
      {slots.map((ability) => (
        <Skill
          key={ability}
          props={props}
          use={ability}
          icon={ABILITY_ICONS[ability]}
          name={props.say(abilityName(ability))}
          help={`abilities.${ability}.help`}
        />
      ))}
      {epicsOf(seen, seat).map((epic) => (
        <Skill
          key={epic}
          props={props}
          use={`epic:${epic}`}
          icon={flame}
          name={props.say(epicName(epic))}
          help={`epics.${epic}.help`}
          epic
        />
      ))}
    </ul>
  );
}

interface SkillProps {
  readonly props: BoardProps;
  readonly use: string;
  readonly icon: React.ComponentProps<typeof IconMark>['icon'];
  readonly name: string;
  readonly help: string;
  readonly epic?: boolean;
}

function Skill({ props, use, icon, name, help, epic }: SkillProps) {
  const ask = askOf(props);
  const isTurn = ask?.question === 'turn.action';
  const direct = isTurn && ask.options.includes(use);
  const usable = isTurn && ask.options.some((key) => key === use || key.startsWith(`${use}:`));
  const why = isTurn && epic && !direct ? props.why(use) : null;
  return (
    <li>
      <Tip
        says={
          <>
            <b className="pr-tip-name">{name}</b>
            <p>{props.say({ id: help })}</p>
            {usable && !direct && <p>{words(props, 'skill.aim')}</p>}
            {why && <p className="pr-why">{why.text}</p>}
          </>
        }
      >
        <button
          type="button"
          className="pr-skill"
          data-epic={epic}
          data-open={direct}
          data-usable={usable}
          aria-disabled={!direct || undefined}
          onClick={() => direct && props.onAnswer(use)}
        >
          <IconMark icon={icon} size="1.35rem" />
          <span>{name}</span>
        </button>
      </Tip>
    </li>
  );
}

interface OddsTabProps extends OwnProps {
  readonly suit: Suit;
  readonly chosen: boolean;
  readonly onLook: (suit: Suit) => void;
}

/** How likely this check is: the number that a card must stay under, and the share of cards that do. */
function OddsTab({ props, seat, suit, chosen, onLook }: OddsTabProps) {
  const seen = viewOf(props.seen);
  const odds = oddsOf(seen, seat, suit);
  return (
    <button type="button" className="pr-odds-tab" aria-pressed={chosen} onClick={() => onLook(suit)}>
      <span className="pr-odds-stat">
        <SuitMark suit={suit} />
        <span>{props.say(statName(suit))}</span>
      </span>
      <b>{stat(seen, seat, suit)}</b>
      <span className="pr-odds-percent">{Math.round(100 * chanceOf(odds))}%</span>
    </button>
  );
}
