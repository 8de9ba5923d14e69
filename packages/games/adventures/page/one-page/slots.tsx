/** The four kinds of slots, what stands below them, and what round tracks do (RA-36, RA-37). */

import type { Message } from '@tabard/content';
import { IconMark } from '@tabard/page/design/icon';
import { Part, type SummaryProps } from '@tabard/page/one-page/one-page';
import { memo } from 'react';
import { type Content, maskOf, type TrackEffect, trackWords } from '../../index';
import { SlotFace } from '../challenge/slot';
import { SIGNS } from '../icons';

type Props = SummaryProps<Content>;

const KINDS = [
  { id: 'colour', colours: maskOf(['P']), value: 0 },
  { id: 'value', colours: 0, value: 4 },
  { id: 'both', colours: maskOf(['G']), value: 2 },
  { id: 'either', colours: maskOf(['R', 'B']), value: 3 },
] as const;

const BELOW = [
  { id: 'counter', icon: SIGNS.counter },
  { id: 'xp', icon: SIGNS.xp },
  { id: 'coin', icon: SIGNS.gold },
] as const;

export const Slots = memo(function Slots({ s }: Props) {
  return (
    <Part icon={SIGNS.dice} title={s('slots')}>
      <p>{s('slotsSay')}</p>
      <ul className="ras-slots">
        {KINDS.map(({ id, colours, value }) => (
          <li key={id}>
            <SlotFace colours={colours} value={value} />
            {s(`slot.${id}`)}
          </li>
        ))}
      </ul>
      <p>
        <b>{s('below')}</b>
      </p>
      <ul className="ras-signs">
        {BELOW.map(({ id, icon }) => (
          <li key={id}>
            <IconMark icon={icon} size="1.3em" />
            {s(id)}
          </li>
        ))}
      </ul>
    </Part>
  );
});

/** RA-37.5 to RA-37.9: every kind that an enemy of the box has, with the least it does. */
function kindsIn({ enemies }: Content): Exclude<TrackEffect, 'none'>[] {
  const effects = enemies.flatMap(({ track }) => track).filter((effect) => effect !== 'none');
  const kinds = [...new Set(effects.map((effect) => Object.keys(effect)[0]))];
  return kinds.map((kind) => effects.find((effect) => kind in effect)!);
}

export const Tracks = memo(function Tracks({ say, s, content }: Props) {
  const words = ({ id, with: facts }: Message) => say(id, facts);
  return (
    <>
      <p>
        <b>{s('track')}</b>
      </p>
      <ul className="ras-signs ras-tracks">
        {kindsIn(content).map((effect) => {
          const [kind] = Object.keys(effect);
          return (
            <li key={kind}>
              <IconMark icon={SIGNS[kind as 'fatigue']} size="1.3em" />
              {words(trackWords(effect))}
            </li>
          );
        })}
      </ul>
    </>
  );
});
