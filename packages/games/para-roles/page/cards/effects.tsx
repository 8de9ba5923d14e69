/** EPICs that run, portals' twists, worn items at work: what everyone must keep in mind. */

import flame from '@iconify-json/game-icons/flame';
import { IconMark } from '@tabard/page/design/icon';
import { Tip } from '@tabard/page/design/tip';
import { useMoment } from '@tabard/page/room/moment';
import { SideMark } from '@tabard/page/room/sides';
import { memo } from 'react';
import { CALLINGS, epicName, itemName, NONE, portalName, type Running } from '../../index';
import { CALLING_ICONS, ITEM_ICONS, PORTAL_ICONS } from '../icons';
import { words } from '../say';
import { nameOf, viewOf } from '../view';

export function Effects() {
  const moment = useMoment();
  const { effects } = viewOf(moment.seen).b;
  if (effects.length === 0) return null;
  return (
    <ul className="pr-effects">
      {effects.map((run, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: effects stand in the order in which they came
        <li key={i}>
          <EffectChip run={run} />
        </li>
      ))}
    </ul>
  );
}

interface ChipProps {
  readonly run: Running;
}

const EffectChip = memo(function EffectChip({ run }: ChipProps) {
  const moment = useMoment();
  const { icon, name, rules } = lookOf(run);
  const told = moment.say(name);
  // Whoever has temporary HP of it stands there once for each.
  const upon = [...new Set(run.who)].map((who) => nameOf(moment, who)).filter(Boolean);
  return (
    <Tip
      says={
        <>
          <b className="pr-tip-name">{told}</b>
          <p>{moment.say(rules)}</p>
          {run.user !== NONE && <p>{words(moment, 'effect.by', { name: moment.names[run.user] })}</p>}
          {run.turned === 1 && <p>{words(moment, 'effect.turned')}</p>}
          {upon.length > 0 && <p>{words(moment, 'effect.upon', { names: upon.join(', ') })}</p>}
        </>
      }
    >
      <button type="button" className="pr-effect" data-turned={run.turned === 1}>
        {run.user !== NONE && <SideMark seat={run.user} size="0.9rem" />}
        <IconMark icon={icon} />
        <span>{told}</span>
      </button>
    </Tip>
  );
});

function lookOf({ effect }: Running) {
  if (effect === 'spiked-armor')
    return { icon: ITEM_ICONS.armor, name: itemName('armor'), rules: { id: 'items.armor.help' } };
  if (effect in PORTAL_ICONS) {
    return { icon: PORTAL_ICONS[effect], name: portalName(effect), rules: { id: `portals.${effect}.help` } };
  }
  const calling = CALLINGS.find(({ epic }) => epic === effect);
  const icon = calling ? CALLING_ICONS[calling.id] : flame;
  return { icon, name: epicName(effect), rules: { id: `epics.${effect}.help` } };
}
