/** Roll Player on one page: what one wants beside the table. Tables and prices are the rules' own. */

import { IconMark } from '@tabard/page/design/icon';
import { Part, type SummaryProps, summaryOf } from '@tabard/page/one-page/one-page';
import { memo } from 'react';
import {
  ATTRS,
  BACKSTORY_STARS,
  type Content,
  DICE,
  type Die,
  type DieKind,
  FACES,
  FAMILIAR_STARS,
  LEVELS,
  ROWS,
} from '../index';
import { ColourPatch, DieFace } from './dice/die';
import { SIGNS } from './icons';
import './one-page.css';

type Props = SummaryProps<Content>;

function Parts(props: Props) {
  const { s } = props;
  return (
    <>
      <Part icon={SIGNS.star} title={s('aim')} wide>
        <p>{s('aimSays')}</p>
      </Part>
      <Round {...props} />
      <Actions {...props} />
      <Dice {...props} />
      <Market {...props} />
      <Armor {...props} />
      <Part icon={SIGNS.fiend} title={s('fiends')}>
        <p>{s('fiendsSay')}</p>
        <p>{s('banish')}</p>
      </Part>
      <Part icon={SIGNS.minion} title={s('hunt')}>
        <Steps s={s} ids={['hunt1', 'hunt2', 'hunt3', 'hunt4']} />
      </Part>
      <Part icon={SIGNS.xp} title={s('xp')}>
        <Prices s={s} ids={['xp1', 'xp2', 'xp3', 'xp5']} />
      </Part>
      <Monster {...props} />
      <Stars {...props} />
      <Part icon={SIGNS.dice} title={s('alone')} wide>
        <p>{s('aloneSays')}</p>
      </Part>
    </>
  );
}

const Steps = ({ s, ids }: Pick<Props, 's'> & { readonly ids: readonly string[] }) => (
  <ol className="summary-steps">
    {ids.map((id) => (
      <li key={id}>{s(id)}</li>
    ))}
  </ol>
);

const Prices = ({ s, ids }: Pick<Props, 's'> & { readonly ids: readonly string[] }) => (
  <dl className="summary-gets">
    {ids.map((id) => (
      <div key={id}>
        <dt>{s(id)}</dt>
        <dd>{s(`${id}Gets`)}</dd>
      </div>
    ))}
  </dl>
);

const Round = ({ s }: Props) => (
  <Part icon={SIGNS.dice} title={s('round')}>
    <Steps s={s} ids={['round1', 'round2', 'round3', 'round4']} />
    <p>{s('call')}</p>
    <Prices s={s} ids={['goldCard', 'goldDie', 'goldRow', 'goldDiscard']} />
  </Part>
);

const Actions = ({ s }: Props) => (
  <Part icon={SIGNS.STR} title={s('actions')}>
    <dl className="rp-summary-actions">
      {ROWS.map((row) => (
        <div key={row}>
          <dt>
            <IconMark icon={SIGNS[row]} size="1.5rem" />
            {s(`rows.${row}`)}
          </dt>
          <dd>{s(`does.${row}`)}</dd>
        </div>
      ))}
    </dl>
    <p>{s('actionsSay')}</p>
  </Part>
);

/** The first die of a kind; gold is a standard die of no class colour. */
const SHOWN: { readonly [kind in DieKind | 'gold']: Die } = {
  standard: 0,
  gold: DICE.findIndex(({ colours }) => colours[0] === 'gold'),
  split: DICE.findIndex(({ kind }) => kind === 'split'),
  boost: DICE.findIndex(({ kind }) => kind === 'boost'),
};

const Dice = ({ s }: Props) => (
  <Part icon={SIGNS.bag} title={s('dice')} wide>
    <ul className="rp-summary-dice">
      {(['standard', 'gold', 'split', 'boost'] as const).map((kind) => (
        <li key={kind}>
          <span className="rp-summary-faces">
            {FACES[kind === 'gold' ? 'standard' : kind].map((value, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: faces of a die have an order
              <DieFace key={i} die={SHOWN[kind]} value={value} size="1.75rem" />
            ))}
          </span>
          <span>{s(`die.${kind}`)}</span>
        </li>
      ))}
    </ul>
  </Part>
);

const Market = ({ s }: Props) => (
  <Part icon={SIGNS.market} title={s('market')}>
    <p>{s('marketSays')}</p>
    <Prices s={s} ids={['weapon', 'armor', 'skill', 'trait', 'scroll']} />
  </Part>
);

const Armor = memo(function Armor({ s, say, content }: Props) {
  const longest = Math.max(...content.armorSets.map(({ stars }) => stars.length)) - 1;
  const colours = (id: string) => [
    ...new Set(content.market.flatMap((card) => (card.kind === 'armor' && card.armorSet === id ? card.colours : []))),
  ];
  return (
    <Part icon={SIGNS.armor} title={s('sets')}>
      <table>
        <thead>
          <tr>
            <th scope="col">{s('set')}</th>
            {Array.from({ length: longest }, (_, i) => (
              <th key={String(i)} scope="col">
                {i + 1}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {content.armorSets.map(({ id, stars }) => (
            <tr key={id}>
              <th scope="row">
                {say(`armorSet.${id}.name`)}{' '}
                {colours(id).map((colour) => (
                  <ColourPatch key={colour} colour={colour} size="0.9rem" />
                ))}
              </th>
              {Array.from({ length: longest }, (_, i) => (
                <td key={String(i)}>{stars[i + 1] ?? ''}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p>{s('setsSay')}</p>
    </Part>
  );
});

const Monster = ({ s }: Props) => (
  <Part icon={SIGNS.monster} title={s('monster')}>
    <Steps s={s} ids={['monster1', 'monster2', 'monster3', 'monster4']} />
    <table>
      <thead>
        <tr>
          <th scope="col">{s('result')}</th>
          <th scope="col">{s('stars')}</th>
        </tr>
      </thead>
      <tbody>
        {LEVELS.toReversed().map(({ above, stars }) => (
          <tr key={above}>
            <th scope="row">{s('above', { above })}</th>
            <td>{stars}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </Part>
);

const ladder = (stars: readonly number[]): string =>
  stars.flatMap((worth, count) => (worth > 0 && worth !== stars[count - 1] ? [`${count}: ${worth}`] : [])).join(' · ');

const Stars = ({ s }: Props) => (
  <Part icon={SIGNS.star} title={s('scoring')}>
    <dl className="summary-gets">
      {(
        [
          ['goals', s('goalsGet', { count: ATTRS.length })],
          ['classDice', s('classDiceGet')],
          ['alignment', s('alignmentGets')],
          ['backstory', ladder(BACKSTORY_STARS)],
          ['armorStars', s('armorStarsGet')],
          ['traits', s('traitsGet')],
          ['power', s('powerGets')],
          ['familiarBackstory', ladder(FAMILIAR_STARS)],
          ['monsterStars', s('monsterGets')],
        ] as const
      ).map(([what, gets]) => (
        <div key={what}>
          <dt>{s(what)}</dt>
          <dd>{gets}</dd>
        </div>
      ))}
    </dl>
    <p>{s('ties')}</p>
  </Part>
);

export const OnePage = summaryOf<Content>({ module: () => import('../index'), guide: () => import('../guide') }, Parts);
