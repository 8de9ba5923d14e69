/** Equipment: a card with its kind's frame (Weapon red, Armour blue, Spendable green, Relic black) and what it does. */

import { IconMark } from '@tabard/page/design/icon';
import { Tip } from '@tabard/page/design/tip';
import { useMoment } from '@tabard/page/room/moment';
import { useWords } from '@tabard/page/words/words';
import { memo } from 'react';
import { equipmentName, equipmentText, kindName } from '../../index';
import { GEAR_ICONS, iconOf, REQUIREMENT_ICONS, SIGNS } from '../icons';
import { type Equipment, type GearKind, gearFlavour, viewOf } from '../view';
import './gear.css';

/** The whole card in words, for tips. */
export const GearWords = memo(function GearWords({ gear }: { readonly gear: Equipment }) {
  const moment = useMoment();
  return (
    <>
      <b>{moment.say(equipmentName(gear))}</b>
      <p>{moment.say(kindName(gear.kind))}</p>
      <p>{moment.say(equipmentText(gear))}</p>
      <p className="df-gear-flavour">{moment.say(gearFlavour(gear))}</p>
    </>
  );
});

interface GearCardProps {
  readonly card: number;
  readonly price?: boolean;
  /** What a click does, in words; without it the card only explains itself. */
  readonly does?: string;
  readonly pressed?: boolean;
  readonly onPick?: () => void;
}

/** A large card, as it lies on a counter. */
export function GearCard({ card, price = false, does, pressed, onPick }: GearCardProps) {
  const moment = useMoment();
  const gear = viewOf(moment.seen).content.equipment[card];
  const name = moment.say(equipmentName(gear));
  return (
    <button
      type="button"
      className="df-gear"
      data-kind={gear.kind}
      data-open={onPick !== undefined}
      data-dear={price && onPick === undefined}
      aria-disabled={onPick ? undefined : true}
      aria-pressed={pressed}
      aria-label={does}
      onClick={onPick}
    >
      <span className="df-gear-art" aria-hidden="true">
        <IconMark icon={iconOf(gear)} />
      </span>
      <span className="df-gear-name">{name}</span>
      <span className="df-gear-kind">
        <IconMark icon={GEAR_ICONS[gear.kind]} size="1.1em" /> {moment.say(kindName(gear.kind))}
        {'req' in gear && gear.req && <IconMark icon={REQUIREMENT_ICONS[gear.req]} size="1.3em" />}
      </span>
      <span className="df-gear-does">{moment.say(equipmentText(gear))}</span>
      {price && (
        <span className="df-gear-price">
          <IconMark icon={SIGNS.gold} size="1.2em" />
          {gear.price}
        </span>
      )}
    </button>
  );
}

interface GearChipProps {
  readonly card: number;
  /** Used Armour lies across (DF-16.9). */
  readonly turned?: boolean;
  readonly does?: (() => void) | null;
  readonly label?: string;
  readonly pressed?: boolean;
}

/** The same card in a slot of a Hero sheet. */
export function GearChip({ card, turned = false, does, label, pressed }: GearChipProps) {
  const moment = useMoment();
  const t = useWords();
  const gear = viewOf(moment.seen).content.equipment[card];
  const name = moment.say(equipmentName(gear));
  return (
    <Tip says={<GearWords gear={gear} />}>
      <button
        type="button"
        className="df-slot"
        data-kind={gear.kind}
        data-turned={turned}
        data-open={Boolean(does)}
        aria-disabled={does ? undefined : true}
        aria-pressed={pressed}
        aria-label={label ?? (turned ? t('dungeon-fighter.gear.turned', { name }) : name)}
        onClick={() => does?.()}
      >
        <IconMark icon={iconOf(gear)} size="1.6rem" />
      </button>
    </Tip>
  );
}

/** A place for a card of this kind that is still free. */
export const FreeSlot = memo(function FreeSlot({ kind }: { readonly kind: Exclude<GearKind, 'relic'> }) {
  const t = useWords();
  return (
    <span className="df-slot" data-kind={kind} data-free="true" title={t(`dungeon-fighter.free.${kind}`)}>
      <IconMark icon={GEAR_ICONS[kind]} size="1.3rem" />
      <span className="hidden-words">{t(`dungeon-fighter.free.${kind}`)}</span>
    </span>
  );
});
