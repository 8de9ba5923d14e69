/** The tray above the rows: the dice in the hand, or how a die is to be changed. */
import type { Seat } from '@tabard/kernel';
import { Button } from '@tabard/page/design/controls';
import { IconMark } from '@tabard/page/design/icon';
import { useNarrow } from '@tabard/page/room/frame/form';
import { useMoment } from '@tabard/page/room/moment';
import { useWords } from '@tabard/page/words/words';
import { memo, useEffect, useRef } from 'react';
import type { Die } from '../../index';
import { type AskFor, asked, choicesIn } from '../asked';
import { SIGNS } from '../icons';
import { Difference } from '../sheet/space';
import { signed } from '../signed';
import { heroOf, viewOf } from '../view';
import { DieFace } from './die';
import { dieWords } from './die-words';
import { type DiceAsk, isOnSheet } from './placing';
import type { Placing } from './use-placing';
import { type WhatIf, whatIf } from './what-if';
import './placing.css';

interface TrayProps {
  readonly seat: Seat;
  readonly placing: Placing;
}

export function Tray(tray: TrayProps) {
  const top = useRef<HTMLDivElement>(null);
  const isNarrow = useNarrow();
  const isOpen = isOnSheet(tray.placing.ask);
  useEffect(() => {
    // On a small screen the page is longer than the window: what is asked comes into sight.
    if (isNarrow && isOpen) top.current?.scrollIntoView({ block: 'start' });
  }, [isNarrow, isOpen]);
  return (
    <div ref={top} className="rp-tray-place">
      <TrayOf {...tray} />
    </div>
  );
}

const TrayOf = memo(function TrayOf({ seat, placing }: TrayProps) {
  const moment = useMoment();
  const { ask, dieAsk, dice } = placing;
  const waiting = heroOf(moment, seat).hand;
  if (dice.length > 0) return <DiceTray seat={seat} placing={placing} />;
  if (dieAsk?.options.some((option: unknown) => option !== 'done')) return <WaysTray placing={placing} ask={dieAsk} />;
  if (ask?.question === 'die.keep') return <KeepTray seat={seat} ask={ask} />;
  if (ask?.question === 'replace.space') return <WaitingDice dice={[ask.about.die]} says="lifted" />;
  if (waiting.length > 0) return <WaitingDice dice={waiting} says="toCome" />;
  return null;
});

const DiceTray = memo(function DiceTray({ seat, placing: { dice, chosen, choose } }: TrayProps) {
  const moment = useMoment();
  const t = useWords();
  const { b } = viewOf(moment.seen);
  const { stored } = heroOf(moment, seat);
  const storeKey = chosen === null ? null : asked.offered(moment, 'place.die', { store: chosen });
  return (
    <div className="rp-tray" data-open="true">
      <p className="rp-tray-says">{t(chosen === null ? 'roll-player.placing.stored' : 'roll-player.placing.where')}</p>
      <div className="rp-tray-dice" role="radiogroup" aria-label={t('roll-player.placing.dice')}>
        {dice.map((die) => (
          // biome-ignore lint/a11y/useSemanticElements: a die is a picture to be pressed; a radio input has no place for it
          <button
            key={die}
            type="button"
            role="radio"
            className="rp-tray-die"
            aria-checked={die === chosen}
            aria-label={t(stored.includes(die) ? 'roll-player.placing.storedDie' : 'roll-player.placing.handDie', {
              die: dieWords(t, die, b.values[die]),
            })}
            onClick={() => choose(die)}
          >
            <DieFace die={die} value={b.values[die]} isChosen={die === chosen} size="2.6rem" />
            {stored.includes(die) && <IconMark icon={SIGNS.bag} size="1rem" className="rp-tray-stored" />}
          </button>
        ))}
      </div>
      {storeKey && (
        <Button data-key={storeKey} onClick={() => moment.onAnswer(storeKey)}>
          {moment.describe(storeKey)}
        </Button>
      )}
    </div>
  );
});

interface WaysTrayProps {
  readonly placing: Placing;
  readonly ask: DiceAsk;
}

const WaysTray = memo(function WaysTray({ placing: { ways, way, chooseWay }, ask }: WaysTrayProps) {
  const t = useWords();
  return (
    <div className="rp-tray" data-open="true">
      <p className="rp-tray-says">{t(`roll-player.placing.ask.${ask.question.replaceAll('.', '-')}`)}</p>
      {ways.length > 1 && (
        <div className="rp-tray-verbs">
          {ways.map((each) => (
            <Button
              key={each}
              tone={each === way ? 'primary' : 'plain'}
              aria-pressed={each === way}
              onClick={() => chooseWay(each)}
            >
              {signed(each)}
              <span className="hidden-words">{t(`roll-player.placing.verb.${each > 0 ? 'up' : 'down'}`)}</span>
            </Button>
          ))}
        </div>
      )}
    </div>
  );
});

interface KeepTrayProps {
  readonly seat: Seat;
  readonly ask: AskFor<'die.keep'>;
}

/** RP-8.8: the die has been rolled; which of its values stays. */
const KeepTray = memo(function KeepTray({ seat, ask }: KeepTrayProps) {
  const moment = useMoment();
  const t = useWords();
  const view = viewOf(moment.seen);
  const { die } = ask.about;
  return (
    <div className="rp-tray" data-open="true">
      <p className="rp-tray-says">{t('roll-player.placing.ask.die-keep')}</p>
      <div className="rp-tray-dice">
        {choicesIn(ask).map(({ key, option: value }) => (
          <button
            key={key}
            type="button"
            className="rp-tray-die"
            data-key={key}
            aria-label={moment.describe(key)}
            onClick={() => moment.onAnswer(key)}
          >
            <DieFace die={die} value={value} size="2.6rem" />
            <Difference found={starsOnly(whatIf(view, seat, ask, key))} />
          </button>
        ))}
      </div>
    </div>
  );
});

const starsOnly = (found: WhatIf | null): WhatIf | null => found && { ...found, value: 0 };

interface WaitingProps {
  readonly dice: readonly Die[];
  readonly says: 'toCome' | 'lifted';
}

function WaitingDice({ dice, says }: WaitingProps) {
  const moment = useMoment();
  const t = useWords();
  const { b } = viewOf(moment.seen);
  return (
    <div className="rp-tray">
      <p className="rp-tray-says">{t(`roll-player.placing.${says}`)}</p>
      <div className="rp-tray-dice">
        {dice.map((die) => (
          <span key={die} className="rp-tray-die">
            <DieFace die={die} value={b.values[die]} size="2rem" />
            <span className="hidden-words">{dieWords(t, die, b.values[die])}</span>
          </span>
        ))}
      </div>
    </div>
  );
}
