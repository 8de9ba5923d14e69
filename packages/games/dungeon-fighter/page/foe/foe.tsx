/** The Monster or Boss, looming over the table: its picture, its life, what it demands and what it is worth. */

import { IconMark } from '@tabard/page/design/icon';
import { Tip } from '@tabard/page/design/tip';
import { useMoment } from '@tabard/page/room/moment';
import { useWords } from '@tabard/page/words/words';
import { memo } from 'react';
import { foeName, levelOf, typeName } from '../../index';
import { iconOf, SIGNS, TYPE_ICONS } from '../icons';
import { Amount, RequirementMark } from '../marks';
import { type Boss, demandsOf, fightOf, foeFlavour, type Monster, viewOf } from '../view';
import { Calls } from './calls';
import { Tracker } from './tracker-view';
import './foe.css';

const STRIKES = ['hit', 'insta-kill', 'weak-point', 'foe.damaged'];

export function FoeCard() {
  const moment = useMoment();
  const told = moment.told.event?.type ?? '';
  const t = useWords();
  const seen = viewOf(moment.seen);
  const fight = fightOf(seen);
  if (!fight) return null;
  const { combat, foe } = fight;
  const name = moment.say(foeName(foe));
  return (
    <section
      className="df-foe"
      aria-label={name}
      data-type={foe.type}
      data-level={levelOf(foe)}
      data-boss={combat.isBoss === 1}
      data-struck={STRIKES.includes(told)}
      data-strikes={told === 'hurt'}
      data-down={told === 'foe.defeated' || combat.life <= 0}
    >
      <div className="df-foe-art" aria-hidden="true">
        <IconMark icon={iconOf(foe)} />
      </div>
      <div className="df-foe-words">
        <Tip says={<p>{moment.say(foeFlavour(foe))}</p>} restMs={600}>
          <button type="button" className="df-foe-name explains">
            {name}
          </button>
        </Tip>
        <p className="df-foe-kind">
          <IconMark icon={TYPE_ICONS[foe.type]} size="1.1em" />
          <span>{moment.say(typeName(foe.type))}</span>
          <span className="df-level">
            {combat.isBoss ? t('dungeon-fighter.room.boss') : t('dungeon-fighter.room.level', { level: levelOf(foe) })}
          </span>
        </p>
      </div>
      <Demands foe={foe} />
      <div className="df-foe-numbers">
        <Tracker life={combat.life} />
        <p>
          <Amount
            icon={SIGNS.damage}
            n={foe.damage}
            label={t('dungeon-fighter.room.strikesFor', { damage: foe.damage })}
          />
          {combat.gold > 0 && (
            <Amount
              icon={SIGNS.gold}
              n={combat.gold}
              label={t('dungeon-fighter.room.carries', { gold: combat.gold })}
            />
          )}
        </p>
      </div>
    </section>
  );
}

/** What its card asks of every throw, or what it can do. */
const Demands = memo(function Demands({ foe }: { readonly foe: Monster | Boss }) {
  const moment = useMoment();
  const t = useWords();
  const demands = demandsOf(viewOf(moment.seen)).filter(({ from }) => from === 'foe');
  return (
    <div className="df-demands">
      {foe.ability && (
        <Tip says={<p>{t(`dungeon-fighter.foeAbilities.${foe.ability.kind}.help`)}</p>}>
          <button type="button" className="df-req" data-ability="true">
            <IconMark icon={SIGNS[foe.ability.kind]} size="1.4em" />
            <span>{t(`dungeon-fighter.foeAbilities.${foe.ability.kind}.name`)}</span>
          </button>
        </Tip>
      )}
      {demands.map(({ requirement, sleeps }) => (
        <RequirementMark key={requirement} say={moment.say} requirement={requirement} sleeps={sleeps} />
      ))}
      <Calls say={moment.say} setup={foe.setup} />
    </div>
  );
});
