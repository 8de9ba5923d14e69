/** Dark Minions on one page: what one wants beside the table. The numbers are the content's own. */

import attackIcon from '@iconify-json/game-icons/crossed-swords';
import crownIcon from '@iconify-json/game-icons/crowned-skull';
import minion from '@iconify-json/game-icons/evil-minion';
import turnIcon from '@iconify-json/game-icons/hourglass';
import levelIcon from '@iconify-json/game-icons/laurel-crown';
import diceIcon from '@iconify-json/game-icons/rolling-dices';
import skullIcon from '@iconify-json/game-icons/skull-crossed-bones';
import towerIcon from '@iconify-json/game-icons/stone-tower';
import graveIcon from '@iconify-json/game-icons/tombstone';
import endIcon from '@iconify-json/game-icons/trophy';
import townIcon from '@iconify-json/game-icons/village';
import type { DieKind } from '@tabard/page/design/dice/die';
import { DieFlat } from '@tabard/page/design/dice/die-flat';
import { IconMark } from '@tabard/page/design/icon';
import { Part, type SummaryProps, summaryOf } from '@tabard/page/one-page/one-page';
import { memo } from 'react';
import { type Content, TOWER_COLOURS } from '../index';

type Props = SummaryProps<Content>;

const Parts = (props: Props) => (
  <>
    <Aim {...props} />
    <Turn {...props} />
    <Fall {...props} />
    <Uses {...props} />
    <Dice {...props} />
    <Levels {...props} />
    <Towers {...props} />
    <SkullsAndEnd {...props} />
  </>
);

const Aim = memo(function Aim({ s, content: { rule } }: Props) {
  return (
    <Part icon={minion} title={s('aim')} wide>
      <p>
        {s('aimSays', {
          minions: rule.minions,
          vp3: rule.requiredVp[3],
          vp4: rule.requiredVp[4],
          vp5: rule.requiredVp[5],
        })}
      </p>
    </Part>
  );
});

const Turn = memo(function Turn({ s }: Props) {
  return (
    <Part icon={turnIcon} title={s('turn')}>
      <ol className="summary-steps">
        {['turn1', 'turn2', 'turn3', 'turn4', 'turn5'].map((step) => (
          <li key={step}>{s(step)}</li>
        ))}
      </ol>
      <p>
        <em>{s('anyTime')}</em>
      </p>
    </Part>
  );
});

const Fall = memo(function Fall({ s, content: { rule } }: Props) {
  return (
    <Part icon={townIcon} title={s('fall')}>
      <p>{s('fallSays')}</p>
      <dl className="summary-gets">
        {[
          ['first', s('firstGets')],
          ['second', s('secondGets', { vp: rule.secondVp })],
          ['trigger', s('triggerGets', { vp: rule.triggerVp })],
          ['everyone', s('everyoneGets')],
        ].map(([who, gets]) => (
          <div key={who}>
            <dt>{s(who)}</dt>
            <dd>{gets}</dd>
          </div>
        ))}
      </dl>
      <p>{s('ties')}</p>
    </Part>
  );
});

const USES = [
  ['attack', attackIcon],
  ['capture', towerIcon],
  ['respawn', graveIcon],
  ['buy', crownIcon],
] as const;

const Uses = memo(function Uses({ s }: Props) {
  return (
    <Part icon={attackIcon} title={s('uses')} wide>
      <table className="summary-uses">
        <thead>
          <tr>
            <th scope="col">{s('use')}</th>
            <th scope="col">{s('which')}</th>
            <th scope="col">{s('does')}</th>
          </tr>
        </thead>
        <tbody>
          {USES.map(([use, icon]) => (
            <tr key={use}>
              <th scope="row">
                <span className="summary-use">
                  <IconMark icon={icon} size="1.5rem" />
                  {s(use)}
                </span>
              </th>
              <td>{s(`${use}Dice`)}</td>
              <td>{s(`${use}Does`)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Part>
  );
});

const Dice = memo(function Dice({ say, s, content: c }: Props) {
  return (
    <Part icon={diceIcon} title={s('dice')}>
      <ul className="summary-dice">
        {(['black', 'red', 'white'] as const).map((kind) => (
          <li key={kind}>
            <span className="hidden-words">{say(`kinds.${kind}`)}: </span>
            {c.dice[kind].map((face, i) => (
              <DieFlat
                // biome-ignore lint/suspicious/noArrayIndexKey: faces of a die have an order
                key={i}
                die={{ kind: kind as DieKind, face }}
                size="2.1rem"
                label={`${say(`die.${face.kind}`, { kind: 'black', value: face.value })} `}
              />
            ))}
          </li>
        ))}
      </ul>
      <p>{s('whiteSays', { count: c.rule.skullFaceRespawn })}</p>
    </Part>
  );
});

const Levels = memo(function Levels({ say, s, content: c }: Props) {
  return (
    <Part icon={levelIcon} title={s('levels')}>
      <table className="summary-levels">
        <thead>
          <tr>
            <th scope="col">{s('level')}</th>
            <th scope="col">{s('rolls')}</th>
            <th scope="col">{s('vp')}</th>
          </tr>
        </thead>
        <tbody>
          {c.levels.map(({ dice, bonus, vp }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: levels have an order
            <tr key={i}>
              <th scope="row">{i + 1}</th>
              <td>
                <span className="hidden-words">{dice.map((kind) => say(`kinds.${kind}`)).join(', ')}</span>
                <span className="summary-level-dice" aria-hidden="true">
                  {dice.map((kind, die) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: dice of a level have an order
                    <i key={die} data-kind={kind} />
                  ))}
                  {bonus && <i data-kind="white" />}
                </span>
                {bonus && <span className="summary-bonus">{s('bonus')}</span>}
              </td>
              <td>{vp}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Part>
  );
});

const Towers = memo(function Towers({ say, s, content: c }: Props) {
  return (
    <Part icon={towerIcon} title={s('towers')}>
      <ul className="summary-towers">
        {TOWER_COLOURS.map((colour, i) => (
          <li key={colour}>
            <span className="summary-tower" data-colour={colour} aria-hidden="true">
              <IconMark icon={towerIcon} size="1.6rem" />
              <b>{c.towerPrices[i]}</b>
            </span>
            {s('price', { colour: say(`colours.${colour}`), price: c.towerPrices[i] })}
          </li>
        ))}
      </ul>
      <p>{s('towersSay', { perColour: c.rule.towerLimitPerColour, all: c.rule.towerLimit })}</p>
    </Part>
  );
});

const SkullsAndEnd = memo(function SkullsAndEnd({ s, content: { rule } }: Props) {
  return (
    <Part icon={skullIcon} title={s('skulls')}>
      <p>
        {s('skullsSay', {
          vp: rule.skullVp,
          count: rule.skullRespawn,
          one: rule.startTiles[0],
          two: rule.startTiles[1],
        })}
      </p>
      <h3>
        <IconMark icon={endIcon} size="1.5rem" />
        {s('end')}
      </h3>
      <p>{s('endSays')}</p>
    </Part>
  );
});

export const OnePage = summaryOf({ module: () => import('../index'), guide: () => import('../guide') }, Parts);
