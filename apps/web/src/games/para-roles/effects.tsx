/** EPICs that run, portals' twists, worn items at work: what everyone must keep in mind. */
import flame from '@iconify-json/game-icons/flame';
import { CALLINGS, epicName, itemName, NONE, portalName, type Running } from '@tabard/para-roles';
import { IconMark } from '../../design/icon';
import { Tip } from '../../design/tip';
import { SideMark } from '../../setup/sides';
import type { BoardProps } from '../face';
import { CALLING_ICONS, ITEM_ICONS, PORTAL_ICONS } from './icons';
import { words } from './say';
import { nameOf, viewOf } from './view';

export function Effects({ props }: { readonly props: BoardProps }) {
  const { effects } = viewOf(props.seen).b;
  if (effects.length === 0) return null;
  return (
    <ul className="pr-effects">
      {effects.map((run, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: effects stand in the order in which they came
        <li key={i}>
          <EffectChip props={props} run={run} />
        </li>
      ))}
    </ul>
  );
}

interface ChipProps {
  readonly props: BoardProps;
  readonly run: Running;
}

function EffectChip({ props, run }: ChipProps) {
  const { icon, name, rules } = lookOf(run);
  const told = props.say(name);
  // Whoever has temporary HP of it stands there once for each.
  const upon = [...new Set(run.who)].map((who) => nameOf(props, who)).filter(Boolean);
  return (
    <Tip
      says={
        <>
          <b className="pr-tip-name">{told}</b>
          <p>{props.say(rules)}</p>
          {run.user !== NONE && <p>{words(props, 'effect.by', { name: props.names[run.user] })}</p>}
          {run.turned === 1 && <p>{words(props, 'effect.turned')}</p>}
          {upon.length > 0 && <p>{words(props, 'effect.upon', { names: upon.join(', ') })}</p>}
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
}

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
