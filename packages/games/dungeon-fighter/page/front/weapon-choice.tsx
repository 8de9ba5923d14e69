/** Before a throw: which Weapons are used, and whether the Hero dances. Switches, and one button that says it all. */

import { Button } from '@tabard/page/design/controls';
import { IconMark } from '@tabard/page/design/icon';
import { useMoment } from '@tabard/page/room/moment';
import { useWords } from '@tabard/page/words/words';
import { memo, useState } from 'react';
import { type AskFor, BARE_HANDS, requirementName } from '../../index';
import { asked } from '../asked';
import { GearCard } from '../hero/gear';
import { REQUIREMENT_ICONS } from '../icons';
import { choiceOf, partsIn } from './weapon-parts';

interface WeaponChoiceProps {
  readonly ask: AskFor<'turn.weapons'>;
}

export const WeaponChoice = memo(function WeaponChoice({ ask }: WeaponChoiceProps) {
  const moment = useMoment();
  const t = useWords();
  const [used, setUsed] = useState<ReadonlySet<number>>(new Set());
  const [dancing, setDancing] = useState(false);
  const { weapons, mayDance } = partsIn(ask.options);
  const choice = choiceOf(ask.options, used, dancing) ?? BARE_HANDS;
  const key = asked.key(moment, 'turn.weapons', choice);
  const turn = (card: number) => {
    const next = new Set(used);
    if (!next.delete(card)) next.add(card);
    setUsed(next);
  };
  return (
    <section className="df-window" data-question={ask.question}>
      <p className="df-lies">{t('dungeon-fighter.window.weapons')}</p>
      <div className="df-weapons">
        {weapons.map((card) => (
          <GearCard key={card} card={card} pressed={used.has(card)} onPick={() => turn(card)} />
        ))}
        {mayDance && (
          <button
            type="button"
            className="df-gear df-dance"
            data-open="true"
            aria-pressed={dancing}
            onClick={() => setDancing(!dancing)}
          >
            <span className="df-gear-art" aria-hidden="true">
              <IconMark icon={REQUIREMENT_ICONS.dancing} />
            </span>
            <span className="df-gear-name">{moment.say(requirementName('dancing'))}</span>
            <span className="df-gear-does">{t('dungeon-fighter.window.dance')}</span>
          </button>
        )}
      </div>
      <Button
        tone={choice.weapons.length === 0 && !choice.dancing ? 'plain' : 'primary'}
        size="large"
        data-key={key}
        onClick={() => moment.onAnswer(key)}
      >
        {moment.describe(key)}
      </Button>
    </section>
  );
});
