/** The luck of the dice. */

import type { StoryProps } from '@tabard/page/face';
import { memo } from 'react';
import { words } from '../view';
import { luckOf } from './figures';

/** Each number should come up as often as the others; what came up more is taller than the line. */
export const LuckOfDice = memo(function LuckOfDice({ props }: { readonly props: StoryProps }) {
  const { counts, rolled, sum } = luckOf(props.told);
  if (rolled === 0) return <p>{words(props, 'after.luck.none')}</p>;
  const most = Math.max(...counts);
  return (
    <>
      <ol className="ra-luck" style={{ '--even': rolled / counts.length / most } as React.CSSProperties}>
        {counts.map((count, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a value is its place
          <li key={i} style={{ '--share': count / most } as React.CSSProperties}>
            <b aria-hidden="true">{i + 1}</b>
            <small aria-hidden="true">{count}</small>
            <span className="hidden-words">{words(props, 'after.luck.times', { value: i + 1, count })}</span>
          </li>
        ))}
      </ol>
      <p>{words(props, 'after.luck.average', { rolled, average: Math.round((100 * sum) / rolled) / 100 })}</p>
    </>
  );
});
