/** Before a throw: which Weapons are used, and whether the Hero dances. Switches, and one button that says it all. */

import type { PendingAsk } from '@tabard/kernel';
import { Button } from '@tabard/page/design/controls';
import { IconMark } from '@tabard/page/design/icon';
import { useMoment } from '@tabard/page/room/moment';
import { useWords } from '@tabard/page/words/words';
import { useState } from 'react';
import { requirementName } from '../../index';
import { GearCard } from '../hero/gear';
import { REQUIREMENT_ICONS } from '../icons';
import { viewOf } from '../view';
import { choiceOf, NOTHING, partsIn } from './weapon-parts';

interface WeaponChoiceProps {
  readonly ask: PendingAsk;
}

export function WeaponChoice({ ask }: WeaponChoiceProps) {
  const moment = useMoment();
  const t = useWords();
  const [used, setUsed] = useState<ReadonlySet<string>>(new Set());
  const choice = choiceOf(ask.options, used) ?? NOTHING;
  const turn = (part: string) => {
    const next = new Set(used);
    if (!next.delete(part)) next.add(part);
    setUsed(next);
  };
  const { equipment } = viewOf(moment.seen).content;
  return (
    <section className="df-window" data-question={ask.question}>
      <p className="df-lies">{t('dungeon-fighter.window.weapons')}</p>
      <div className="df-weapons">
        {partsIn(ask.options).map((part) =>
          part === 'dance' ? (
            <button
              key={part}
              type="button"
              className="df-gear df-dance"
              data-open="true"
              aria-pressed={used.has(part)}
              onClick={() => turn(part)}
            >
              <span className="df-gear-art" aria-hidden="true">
                <IconMark icon={REQUIREMENT_ICONS.dancing} />
              </span>
              <span className="df-gear-name">{moment.say(requirementName('dancing'))}</span>
              <span className="df-gear-does">{t('dungeon-fighter.window.dance')}</span>
            </button>
          ) : (
            equipment[Number(part)] && (
              <GearCard key={part} card={Number(part)} pressed={used.has(part)} onPick={() => turn(part)} />
            )
          ),
        )}
      </div>
      <Button
        tone={choice === NOTHING ? 'plain' : 'primary'}
        size="large"
        data-key={choice}
        onClick={() => moment.onAnswer(choice)}
      >
        {moment.describe(choice)}
      </Button>
    </section>
  );
}
