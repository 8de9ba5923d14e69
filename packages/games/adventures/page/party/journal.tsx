/** The party's journal: what it owns, whom it pleased, how often it rested and died. Signs are explained where they stand. */

import type { Icon } from '@tabard/page/design/icon';
import { IconMark } from '@tabard/page/design/icon';
import { Tip } from '@tabard/page/design/tip';
import { useMoment } from '@tabard/page/room/moment';
import { memo } from 'react';
import { DEATH_BOXES, FACTIONS, factionName, factionTitle, HIGHEST_FAVOR, REST_BOXES } from '../../index';
import { SIGNS } from '../icons';
import { clause } from '../say';
import { viewOf, words } from '../view';

export function Journal() {
  const moment = useMoment();
  const { b } = viewOf(moment.seen);
  return (
    <section className="ra-journal" aria-label={words(moment, 'party.journal')}>
      <Figure icon={SIGNS.xp} says="xp" value={b.xp} rule="RA-1.15" />
      <Figure icon={SIGNS.gold} says="gold" value={b.gold} rule="RA-1.15" />
      <Figure icon={SIGNS.token} says="tokens" value={b.bonusTokens} of={b.bonusLimit} rule="RA-18.7" />
      <Figure icon={SIGNS.dice} says="combatDice" value={b.combatDice} rule="RA-17.2" />
      <Figure icon={SIGNS.rest} says="restTrack" value={b.restMarks} of={REST_BOXES} rule="RA-13.4" />
      <Figure icon={SIGNS.death} says="deathTrack" value={b.deathMarks} of={DEATH_BOXES} rule="RA-26.6" />
      <ul className="ra-favor" aria-label={words(moment, 'party.favor')}>
        {FACTIONS.map((faction, i) => (
          <Tip
            key={faction}
            says={words(moment, 'party.favorSays', { faction: factionName(i), n: b.favor[i], of: HIGHEST_FAVOR })}
            clause={clause('RA-14.1')}
            taps
          >
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what favor is for is told to who comes by keyboard */}
            <li tabIndex={0}>
              <span>{moment.say(factionTitle(i))}</span>
              <meter min={0} max={HIGHEST_FAVOR} value={b.favor[i]} aria-label={moment.say(factionTitle(i))} />
              <b>{b.favor[i]}</b>
            </li>
          </Tip>
        ))}
      </ul>
    </section>
  );
}

interface FigureProps {
  readonly icon: Icon;
  /** Its words: `party.figures.…`. */
  readonly says: string;
  readonly value: number;
  readonly of?: number;
  readonly rule: string;
}

const Figure = memo(function Figure({ icon, says, value, of, rule }: FigureProps) {
  const moment = useMoment();
  const text = words(moment, `party.figures.${says}`, { n: value, of: of ?? 0 });
  return (
    <Tip says={text} clause={clause(rule)} taps>
      <button type="button" className="ra-figure" aria-label={text}>
        <IconMark icon={icon} size="1.3em" />
        <b aria-hidden="true">{of === undefined ? value : `${value}/${of}`}</b>
      </button>
    </Tip>
  );
});
