/** What the icons of cards and classes do (RA-38), each with a die before and after, and where a card goes. */

import { IconMark } from '@tabard/page/design/icon';
import { Part, type SummaryProps } from '@tabard/page/one-page/one-page';
import { memo } from 'react';
import { type Content, maskOf } from '../../index';
import { Die } from '../die';
import { SIGNS } from '../icons';

type Props = SummaryProps<Content>;

interface Shown {
  readonly mask: number;
  readonly value: number;
}

const [R, K, W] = [maskOf(['R']), maskOf(['K']), maskOf(['W'])];
const die = (mask: number, value: number): Shown => ({ mask, value });

interface Example {
  readonly id: string;
  readonly from: readonly Shown[];
  readonly to: readonly Shown[];
}

const EXAMPLES: readonly Example[] = [
  { id: 'flip', from: [die(R, 2)], to: [die(R, 5)] },
  { id: 'step', from: [die(R, 4)], to: [die(R, 5)] },
  { id: 'reroll', from: [die(W, 1)], to: [die(W, 0)] },
  { id: 'treat', from: [die(W, 3)], to: [die(K, 3)] },
  { id: 'set', from: [die(K, 1)], to: [die(K, 6)] },
  { id: 'swap', from: [die(R, 1), die(K, 5)], to: [die(R, 5), die(K, 1)] },
  { id: 'draw', from: [], to: [die(K, 0)] },
];
const SIGNED = [
  { id: 'recover', icon: SIGNS.fatigue },
  { id: 'restore', icon: SIGNS.rowgain },
] as const;
const AFTER = [
  { id: 'afterPlain', icon: SIGNS.cards },
  { id: 'afterSpent', icon: SIGNS.spent },
  { id: 'afterReturn', icon: SIGNS.hand },
] as const;

export const Cards = memo(function Cards({ s }: Props) {
  return (
    <Part icon={SIGNS.cards} title={s('cards')} wide>
      <ul className="ras-ops">
        {EXAMPLES.map(({ id, from, to }) => (
          <li key={id}>
            <Dice dice={from} />
            <span aria-hidden="true">{from.length > 0 ? '→' : '+'}</span>
            <Dice dice={to} />
            <Does id={id} s={s} />
          </li>
        ))}
        {SIGNED.map(({ id, icon }) => (
          <li key={id}>
            <IconMark icon={icon} size="2rem" />
            <Does id={id} s={s} />
          </li>
        ))}
      </ul>
      <p>
        <b>{s('after')}</b>
      </p>
      <ul className="ras-signs">
        {AFTER.map(({ id, icon }) => (
          <li key={id}>
            <IconMark icon={icon} size="1.3em" />
            {s(id)}
          </li>
        ))}
      </ul>
      <p className="ras-familiar">
        <Die mask={maskOf(['G', 'W'])} value={4} size="2.2rem" />
        {s('familiar')}
      </p>
    </Part>
  );
});

const Dice = ({ dice }: { readonly dice: readonly Shown[] }) =>
  dice.map(({ mask, value }) => <Die key={mask} mask={mask} value={value} size="2rem" />);

const Does = ({ id, s }: { readonly id: string; readonly s: Props['s'] }) => (
  <span>
    <b>{s(`op.${id}`)}:</b> {s(`op.${id}Does`)}
  </span>
);
