/** Roll Player Adventures on one page: what one wants beside the table. Limits, prices and tracks are the game's own. */

import legendaryIcon from '@iconify-json/game-icons/laurel-crown';
import type { Message } from '@tabard/content';
import { IconMark } from '@tabard/page/design/icon';
import { Part, type SummaryProps, summaryOf } from '@tabard/page/one-page/one-page';
import { memo } from 'react';
import {
  ATTRS,
  attrName,
  attrShort,
  CARD_LIMIT,
  COLOURS,
  type Content,
  colourName,
  FACTIONS,
  FIRST_BONUS_LIMIT,
  FIRST_COMBAT_DICE,
  FIRST_GOLD,
  FIRST_HEALTH,
  factionTitle,
  HIGHEST_FAVOR,
  MASTERY,
  PLAY_LIMIT,
  REST_BOXES,
} from '../../index';
import { Die } from '../die';
import { SIGNS } from '../icons';
import { Cards } from './cards';
import { Slots, Tracks } from './slots';
import './one-page.css';

type Props = SummaryProps<Content>;

function Parts(props: Props) {
  const { s } = props;
  return (
    <>
      <Part icon={SIGNS.storyteller} title={s('aim')} wide>
        <p>{s('aimSays')}</p>
      </Part>
      <Steps {...props} icon="finger" title="entry" steps={['entry1', 'entry2', 'entry3', 'entry4']} />
      <Attributes {...props} />
      <Steps {...props} icon="dice" title="pool" steps={['pool1', 'pool2', 'pool3', 'pool4']} />
      <Slots {...props} />
      <Players {...props} />
      <Part icon={SIGNS.counter} title={s('checks')} wide>
        <dl className="ras-two">
          {['check', 'combat'].map((one) => (
            <div key={one}>
              <dt>{s(one)}</dt>
              <dd>{s(`${one}Says`)}</dd>
            </div>
          ))}
        </dl>
        <p>{s('roundEnd')}</p>
        <Tracks {...props} />
      </Part>
      <Cards {...props} />
      <Part icon={SIGNS.fatigue} title={s('breath')}>
        <p>{s('breath1')}</p>
        <p>{s('breath2')}</p>
      </Part>
      <Part icon={SIGNS.rest} title={s('rest')}>
        <p>{s('restSays')}</p>
        <ol className="summary-steps">
          {['rest1', 'rest2', 'rest3'].map((step) => (
            <li key={step}>{s(step, { boxes: REST_BOXES })}</li>
          ))}
        </ol>
      </Part>
      <Part icon={SIGNS.hand} title={s('road')}>
        <p>{s('road1')}</p>
        <p>{s('road2')}</p>
      </Part>
      <Part icon={SIGNS.items} title={s('items')}>
        <p>{s('items1')}</p>
        <p>{s('items2')}</p>
      </Part>
      <After {...props} />
    </>
  );
}

interface StepsProps extends Props {
  readonly icon: keyof typeof SIGNS;
  readonly title: string;
  readonly steps: readonly string[];
}

const Steps = ({ s, icon, title, steps }: StepsProps) => (
  <Part icon={SIGNS[icon]} title={s(title)}>
    <ol className="summary-steps">
      {steps.map((step) => (
        <li key={step}>{s(step)}</li>
      ))}
    </ol>
  </Part>
);

const said = ({ say }: Pick<Props, 'say'>, { id, with: facts }: Message): string => say(id, facts);

/** RA-1.10. */
function Attributes(props: Props) {
  const { s } = props;
  return (
    <Part icon={SIGNS.cards} title={s('attrs')}>
      <ul className="ras-attrs">
        {ATTRS.map((attr, i) => (
          <li key={attr}>
            <Die mask={1 << i} value={0} size="2rem" />
            <b>{said(props, attrShort(i))}</b>
            <span>
              {said(props, attrName(i))}, {said(props, colourName(COLOURS[i]))}
            </span>
          </li>
        ))}
      </ul>
      <p>{s('attrsSay')}</p>
    </Part>
  );
}

// ---- by players

const COUNTS = [1, 2, 3, 4] as const;

const Players = memo(function Players({ s }: Props) {
  const rows = [
    { id: 'dieCosts', of: (n: number) => s('dieCostsSays', { n }) },
    { id: 'playLimit', of: (n: number) => `${PLAY_LIMIT[n]}` },
    { id: 'bonusLimit', of: (n: number) => `${FIRST_BONUS_LIMIT[n]}` },
    { id: 'gold', of: (n: number) => `${FIRST_GOLD[n]}` },
  ];
  return (
    <Part icon={SIGNS.token} title={s('players')} wide>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: where it is wider than the page it is scrolled by key */}
      <section className="ras-scrolls" aria-label={s('players')} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <td />
              {COUNTS.map((n) => (
                <th key={n} scope="col">
                  {s('playersOf', { n })}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, of }) => (
              <tr key={id}>
                <th scope="row">{s(id)}</th>
                {COUNTS.map((n) => (
                  <td key={n}>{of(n)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p>{s('firstLimits', { health: FIRST_HEALTH, dice: FIRST_COMBAT_DICE })}</p>
    </Part>
  );
});

// ---- after THE END

const PRICES = ['guildHealth', 'guildDice', 'guildBonus', 'guildMastery'];
const COSTS = MASTERY.map(({ cost }) => cost);
const LIMITS = [...new Set(MASTERY.map(({ limit }) => limit))];

function After(props: Props) {
  const { s } = props;
  const mastery = { least: Math.min(...COSTS), most: Math.max(...COSTS) };
  return (
    <>
      <Part icon={SIGNS.xp} title={s('after2')}>
        <p>
          <b>{s('guild')}</b>
        </p>
        <dl className="summary-gets">
          {PRICES.map((id) => (
            <div key={id}>
              <dt>{s(id)}</dt>
              <dd>{s(`${id}Costs`, mastery)}</dd>
            </div>
          ))}
        </dl>
        <p>{s('masteryLimits', { limits: LIMITS.map(String) })}</p>
        <p>{s('market')}</p>
        <p>{s('saved')}</p>
      </Part>
      <div className="summary-part">
        <h3>
          <IconMark icon={SIGNS.trade} size="1.5rem" />
          {s('factions')}
        </h3>
        <ul className="ras-factions">
          {FACTIONS.map((faction, i) => (
            <li key={faction} data-faction={faction}>
              {said(props, factionTitle(i))}
            </li>
          ))}
        </ul>
        <p>{s('factionsSay', { most: HIGHEST_FAVOR })}</p>
        <h3>
          <IconMark icon={legendaryIcon} size="1.5rem" />
          {s('legendary')}
        </h3>
        <p>{s('legendarySays', { limits: COUNTS.map((n) => `${CARD_LIMIT[n]}`) })}</p>
      </div>
    </>
  );
}

export const OnePage = summaryOf({ module: () => import('../../index'), guide: () => import('../../guide') }, Parts);
