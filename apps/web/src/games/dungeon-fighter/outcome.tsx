/** What a throw came to, over the table: the damage with what it is made of, or why it was a Miss. */
import {
  abilityKindName,
  type DungeonFighterEvents,
  equipmentName,
  gadgetName,
  requirementName,
  sectionName,
} from '@tabard/dungeon-fighter';
import type { GameEvent } from '@tabard/kernel';
import { type Icon, IconMark } from '../../design/icon';
import { type Moment, useMoment } from '../../room/moment';
import { useWords } from '../../words/words';
import { ABILITY_ICONS, SIGNS } from './icons';
import { sentenceOf } from './sentence';
import { type Beat, factsOf } from './tale';
import { nameOfSeat, viewOf } from './view';
import './outcome.css';

interface OutcomeProps {
  readonly beat: Beat | null;
}

/** The log says it in words; this is for the eye. */
export function Outcome({ beat }: OutcomeProps) {
  if (!beat) return null;
  return (
    <div className="df-outcome-stage" aria-hidden="true" key={beat.told}>
      <OutcomeOf event={beat.event} />
    </div>
  );
}

interface EventProps {
  readonly event: GameEvent;
}

function OutcomeOf({ event }: EventProps) {
  const moment = useMoment();
  const t = useWords();
  switch (event.type) {
    case 'hit':
      return <Hit hit={factsOf<'hit'>(event)} />;
    case 'miss':
      return <Sign kind="miss" title={t('dungeon-fighter.window.miss')} line={sentenceOf(moment, event)} />;
    case 'weak-point':
      return (
        <Sign kind="hit" icon={SIGNS.target} title={`−${event.damage}`} line={t('dungeon-fighter.outcome.half')} />
      );
    case 'foe.damaged':
      return (
        <Sign
          kind="hit"
          icon={event.why === 'icebergs' ? SIGNS.iceberg : ABILITY_ICONS.agile}
          title={`−${event.amount}`}
          line={sentenceOf(moment, event)}
        />
      );
    case 'iceberg.broken':
      return <Sign kind="ice" icon={SIGNS.iceberg} title={sentenceOf(moment, event)} />;
    case 'soft-snow':
      return <Sign kind="good" icon={SIGNS.snow} title={t('dungeon-fighter.outcome.snow')} />;
    case 'hurt':
    case 'healed':
      return <LifeSign event={event} />;
    case 'ability.used': {
      const { ability, seat } = factsOf<'ability.used'>(event);
      const name = moment.say(abilityKindName(ability));
      return <Sign kind="good" icon={ABILITY_ICONS[ability]} title={name} line={nameOfSeat(moment, seat)} />;
    }
    default:
      return null;
  }
}

function LifeSign({ event }: EventProps) {
  const moment = useMoment();
  const isHurt = event.type === 'hurt';
  return (
    <Sign
      kind={isHurt ? 'miss' : 'good'}
      icon={isHurt ? SIGNS.damage : SIGNS.heart}
      title={`${isHurt ? '−' : '+'}${event.amount}`}
      line={nameOfSeat(moment, event.seat as number)}
    />
  );
}

type HitFacts = DungeonFighterEvents['hit'];
type Part = HitFacts['parts'][number];

function Hit({ hit }: { readonly hit: HitFacts }) {
  const moment = useMoment();
  return (
    <div className="df-outcome" data-kind="hit">
      <b className="df-outcome-number">{hit.damage}</b>
      <ul className="df-outcome-parts">
        {hit.parts.map((part, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts stand in the order of DF-36.7
          <li key={i}>
            <b>{i === 0 ? part.amount : `+${part.amount}`}</b> {partWords(moment, hit, part)}
          </li>
        ))}
      </ul>
    </div>
  );
}

function partWords(moment: Moment, { section }: HitFacts, { what, card }: Part): string {
  const gear = viewOf(moment.seen).content.equipment[card];
  if (what === 'section') return section ? moment.say(sectionName(section)) : '';
  if (what === 'weapon' || what === 'spendable') return gear ? moment.say(equipmentName(gear)) : '';
  if (what === 'dancing') return moment.say(requirementName('dancing'));
  if (what === 'icebergs') return moment.say(gadgetName('icebergs'));
  return moment.say(abilityKindName(what));
}

interface SignProps {
  readonly kind: 'hit' | 'miss' | 'good' | 'ice';
  readonly icon?: Icon;
  readonly title: string;
  readonly line?: string;
}

function Sign({ kind, icon, title, line }: SignProps) {
  return (
    <div className="df-outcome" data-kind={kind}>
      {icon && <IconMark icon={icon} size="2.6rem" />}
      <b className="df-outcome-title">{title}</b>
      {line && <span>{line}</span>}
    </div>
  );
}
