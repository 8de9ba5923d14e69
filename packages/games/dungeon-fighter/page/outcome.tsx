/** What a throw came to, over the table: the damage with what it is made of, or why it was a Miss. The log says it in words. */

import { type Icon, IconMark } from '@tabard/page/design/icon';
import { type Moment, useMoment } from '@tabard/page/room/moment';
import { useWords } from '@tabard/page/words/words';
import { memo } from 'react';
import {
  abilityKindName,
  type DungeonFighterEvents,
  equipmentName,
  gadgetName,
  requirementName,
  sectionName,
} from '../index';
import { ABILITY_ICONS, SIGNS } from './icons';
import { type Shows, sentenceOf } from './sentence';
import { nameOfSeat, viewOf } from './view';
import './outcome.css';

export function Miss({ event }: Shows<'miss'>) {
  const t = useWords();
  const moment = useMoment();
  return <Sign kind="miss" title={t('dungeon-fighter.window.miss')} line={sentenceOf(moment, event)} />;
}

export function WeakPoint({ event }: Shows<'weak-point'>) {
  const t = useWords();
  return <Sign kind="hit" icon={SIGNS.target} title={`−${event.damage}`} line={t('dungeon-fighter.outcome.half')} />;
}

export function FoeDamaged({ event }: Shows<'foe.damaged'>) {
  const icon = event.why === 'icebergs' ? SIGNS.iceberg : ABILITY_ICONS.agile;
  return <Sign kind="hit" icon={icon} title={`−${event.amount}`} line={sentenceOf(useMoment(), event)} />;
}

export const IcebergBroken = ({ event }: Shows<'iceberg.broken'>) => (
  <Sign kind="ice" icon={SIGNS.iceberg} title={sentenceOf(useMoment(), event)} />
);

export function SoftSnow() {
  const t = useWords();
  return <Sign kind="good" icon={SIGNS.snow} title={t('dungeon-fighter.outcome.snow')} />;
}

export function AbilityUsed({ event: { ability, seat } }: Shows<'ability.used'>) {
  const moment = useMoment();
  const name = moment.say(abilityKindName(ability));
  return <Sign kind="good" icon={ABILITY_ICONS[ability]} title={name} line={nameOfSeat(moment, seat)} />;
}

/** A Hero is hurt or healed. */
export function LifeChanged({ event }: Shows<'hurt' | 'healed'>) {
  const isHurt = event.type === 'hurt';
  return (
    <Sign
      kind={isHurt ? 'miss' : 'good'}
      icon={isHurt ? SIGNS.damage : SIGNS.heart}
      title={`${isHurt ? '−' : '+'}${event.amount}`}
      line={nameOfSeat(useMoment(), event.seat)}
    />
  );
}

type HitFacts = DungeonFighterEvents['hit'];
type Part = HitFacts['parts'][number];

export function Hit({ event: hit }: Shows<'hit'>) {
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

const Sign = memo(function Sign({ kind, icon, title, line }: SignProps) {
  return (
    <div className="df-outcome" data-kind={kind}>
      {icon && <IconMark icon={icon} size="2.6rem" />}
      <b className="df-outcome-title">{title}</b>
      {line && <span>{line}</span>}
    </div>
  );
});
