/** What lies before whoever acts: its abilities, its EPICs, and what the cards that can still come say about its checks. */
import flame from '@iconify-json/game-icons/flame';
import { IconMark } from '@tabard/page/design/icon';
import { Tip } from '@tabard/page/design/tip';
import { useForm } from '@tabard/page/room/frame/form';
import { type Moment, useMoment } from '@tabard/page/room/moment';
import { memo, type ReactNode, useState } from 'react';
import {
  type Ability,
  type Action,
  ATTACK,
  abilityName,
  chanceOf,
  DEFENSE,
  declaring,
  type EpicId,
  epicName,
  epicsOf,
  NONE,
  oddsOf,
  type Suit,
  stat,
  statName,
  TRICK,
} from '../index';
import { asked } from './asked';
import { SuitMark } from './cards/cards';
import { OddsChart } from './cards/odds-chart';
import { ABILITY_ICONS } from './icons';
import { words } from './say';
import { isMade, viewOf } from './view';
import './hand.css';

const CHECKED: readonly Suit[] = [ATTACK, DEFENSE, TRICK];

export function useHand(): ReactNode {
  const moment = useMoment();
  const seen = viewOf(moment.seen);
  const form = useForm();
  const { seat } = moment;
  if (seat === null || seen.b.phase === 'setup' || !isMade(seen, seat)) return null;
  if (form !== 'wide' && !seen.b.fight) return null; // No test is near, and the choices need the room.
  return <Hand seat={seat} />;
}

interface OwnProps {
  readonly seat: number;
}

const Hand = memo(function Hand({ seat }: OwnProps) {
  const moment = useMoment();
  const seen = viewOf(moment.seen);
  const [suit, look] = useState<Suit>(ATTACK);
  return (
    <div className="pr-hand">
      <section className="pr-own" aria-label={moment.names[seat]}>
        <Skills seat={seat} />
      </section>
      <section className="pr-odds" aria-label={words(moment, 'odds')}>
        <div className="pr-odds-tabs">
          {CHECKED.map((checked) => (
            <OddsTab key={checked} seat={seat} suit={checked} chosen={suit === checked} onLook={look} />
          ))}
        </div>
        <OddsChart need={stat(seen, seat, suit)} />
      </section>
    </div>
  );
});

/** The two slots and the EPICs, each with its rule; where a slot's ability can be used by itself, a click uses it. */
const Skills = memo(function Skills({ seat }: OwnProps) {
  const moment = useMoment();
  const seen = viewOf(moment.seen);
  const slots = seen.b.party[seat].slots.filter((slot): slot is Ability => slot !== '');
  return (
    <ul className="pr-skills">
      {slots.map((ability) => (
        <Skill
          key={ability}
          use={(action) => action.does === ability}
          icon={ABILITY_ICONS[ability]}
          name={moment.say(abilityName(ability))}
          help={`abilities.${ability}.help`}
        />
      ))}
      {epicsOf(seen, seat).map((epic) => (
        <Skill
          key={epic}
          use={(action) => action.does === 'epic' && action.epic === epic}
          declares={epic}
          icon={flame}
          name={moment.say(epicName(epic))}
          help={`epics.${epic}.help`}
        />
      ))}
    </ul>
  );
});

interface SkillProps {
  readonly use: (action: Action) => boolean;
  readonly icon: React.ComponentProps<typeof IconMark>['icon'];
  readonly name: string;
  readonly help: string;
  /** It is an EPIC. */
  readonly declares?: EpicId;
}

function Skill({ use, icon, name, help, declares }: SkillProps) {
  const moment = useMoment();
  const ask = asked.ask(moment);
  const turn = ask?.question === 'turn.action' ? ask : null;
  const uses = turn?.options.filter(use) ?? [];
  const alone = uses.find(({ who }) => who === NONE);
  const usable = uses.length > 0;
  const why = turn && declares && !alone ? whyNot(moment, declares) : null;
  return (
    <li>
      <Tip
        says={
          <>
            <b className="pr-tip-name">{name}</b>
            <p>{moment.say({ id: help })}</p>
            {usable && !alone && <p>{words(moment, 'skill.aim')}</p>}
            {why && <p className="pr-why">{why.text}</p>}
          </>
        }
      >
        <button
          type="button"
          className="pr-skill"
          data-epic={declares !== undefined}
          data-open={alone !== undefined}
          data-usable={usable}
          aria-disabled={!alone || undefined}
          onClick={() => alone && moment.onAnswer(asked.key(moment, 'turn.action', alone))}
        >
          <IconMark icon={icon} size="1.35rem" />
          <span>{name}</span>
        </button>
      </Tip>
    </li>
  );
}

const whyNot = (moment: Moment, epic: EpicId) => moment.why(asked.key(moment, 'turn.action', declaring(epic)));

interface OddsTabProps extends OwnProps {
  readonly suit: Suit;
  readonly chosen: boolean;
  readonly onLook: (suit: Suit) => void;
}

/** How likely this check is: the number that a card must stay under, and the share of cards that do. */
const OddsTab = memo(function OddsTab({ seat, suit, chosen, onLook }: OddsTabProps) {
  const moment = useMoment();
  const seen = viewOf(moment.seen);
  const odds = oddsOf(seen, seat, suit);
  return (
    <button type="button" className="pr-odds-tab" aria-pressed={chosen} onClick={() => onLook(suit)}>
      <span className="pr-odds-stat">
        <SuitMark suit={suit} />
        <span>{moment.say(statName(suit))}</span>
      </span>
      <b>{stat(seen, seat, suit)}</b>
      <span className="pr-odds-percent">{Math.round(100 * chanceOf(odds))}%</span>
    </button>
  );
});
