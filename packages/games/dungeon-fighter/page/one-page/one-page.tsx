/** Dungeon Fighter on one page: what one wants beside the table. Heroes, throws, wares and Bosses are the content's own. */

import { IconMark } from '@tabard/page/design/icon';
import { Part, type SummaryProps, summaryOf } from '@tabard/page/one-page/one-page';
import { memo } from 'react';
import {
  abilityName,
  abilityText,
  COLOURS,
  type Content,
  colourName,
  dieName,
  FULL_XP,
  HERO_LIFE,
  heroName,
  iconsForShop,
} from '../../index';
import { BULLSEYE, SECTIONS } from '../../physics';
import { lifeTrack } from '../hero/life';
import { ABILITY_ICONS, GEAR_ICONS, iconOf, SIGNS } from '../icons';
import { type AnyDie, ColourMark, DieMark } from '../marks';
import { Bosses, Foes, Pieces, Requirements, Score, Shop, teller } from './lists';
import { TargetBoard } from './target-board';
import './one-page.css';

type Props = SummaryProps<Content>;

function Parts(props: Props) {
  const { s } = props;
  return (
    <>
      <Part icon={SIGNS.target} title={s('aim')} wide>
        <p>{s('aimSays')}</p>
      </Part>
      <Throw {...props} />
      <Part icon={SIGNS.crown} title={s('round')}>
        <ol className="summary-steps">
          {['round1', 'round2', 'round3', 'round4'].map((step) => (
            <li key={step}>{s(step, { icons: iconsWith('off') })}</li>
          ))}
        </ol>
      </Part>
      <Dice {...props} />
      <Heroes {...props} />
      <Requirements {...props} />
      <Pieces {...props} />
      <Foes {...props} />
      <Rest {...props} />
      <Bosses {...props} />
      <Shop {...props} />
      <Part icon={SIGNS.xp} title={s('levelUp')} wide>
        <p>{s('levelUpSays', { xp: FULL_XP, icons: iconsWith('on') })}</p>
      </Part>
      <Score {...props} />
    </>
  );
}

/** The rules read nothing but the option. */
const iconsWith = (levelUp: string): number => iconsForShop({ options: { levelUp } });

// ---- the throw

const PLAIN = SECTIONS.filter(({ id }) => id !== BULLSEYE);
const VALUES = PLAIN.map(({ value }) => value);
const BULL = SECTIONS.find(({ id }) => id === BULLSEYE)!;

const Throw = memo(function Throw({ s }: Props) {
  const values = { least: Math.min(...VALUES), most: Math.max(...VALUES), bullseye: BULL.value };
  return (
    <Part icon={SIGNS.hand} title={s('throw')} wide>
      <div className="dfs-throw">
        <TargetBoard label={s('board', { count: PLAIN.length })} />
        <div className="dfs-says">
          <p>{s('throwSays')}</p>
          <dl className="dfs-verdicts">
            <div data-hit="true">
              <dt>
                <span aria-hidden="true">✓</span> {s('hit')}
              </dt>
              <dd>{s('hitSays', values)}</dd>
            </div>
            <div data-hit="false">
              <dt>
                <span aria-hidden="true">✗</span> {s('miss')}
              </dt>
              <dd>{s('missSays')}</dd>
            </div>
          </dl>
          <p className="dfs-small">{s('anyWay')}</p>
        </div>
      </div>
    </Part>
  );
});

// ---- dice

const DICE: readonly { readonly dice: readonly AnyDie[]; readonly says: string; readonly named: boolean }[] = [
  { dice: COLOURS, says: 'dieColour', named: false },
  { dice: ['white'], says: 'dieWhite', named: false },
  { dice: ['snow'], says: 'dieSnow', named: true },
  { dice: ['water'], says: 'dieWater', named: true },
];

const Dice = memo(function Dice({ say, s }: Props) {
  const tell = teller(say);
  return (
    <Part icon={SIGNS.d4} title={s('dice')}>
      <p>{s('diceSay')}</p>
      <ul className="dfs-dice">
        {DICE.map(({ dice, says, named }) => (
          <li key={says}>
            <span className="dfs-die-marks">
              {dice.map((die) => (
                <DieMark key={die} die={die} size={dice.length > 1 ? '1.5rem' : '2.25rem'} />
              ))}
            </span>
            <span>
              {named && <b>{tell(dieName(dice[0]))}: </b>}
              {s(says)}
            </span>
          </li>
        ))}
      </ul>
      <p>{s('instaKill')}</p>
      <p>{s('runOut')}</p>
    </Part>
  );
});

// ---- Heroes

const GEAR = ['weapon', 'armour', 'spendable'] as const;

const Heroes = memo(function Heroes({ say, s, content }: Props) {
  const tell = teller(say);
  return (
    <Part icon={SIGNS.hearts} title={s('heroes')} wide>
      <p>{s('heroesSay', { life: HERO_LIFE })}</p>
      <ul className="dfs-grid">
        {content.heroes.map((hero) => (
          <li key={hero.id} className="dfs-card">
            <h4>
              <IconMark icon={iconOf(hero)} size="1.8rem" />
              {tell(heroName(hero))}
            </h4>
            <dl>
              {COLOURS.map((colour) => (
                <div key={colour}>
                  <dt>
                    <ColourMark colour={colour} label={tell(colourName(colour))} />
                    <IconMark icon={ABILITY_ICONS[hero[colour].kind]} />
                    {tell(abilityName(hero[colour]))}
                  </dt>
                  <dd>{tell(abilityText(hero[colour]))}</dd>
                </div>
              ))}
            </dl>
            <p className="dfs-limits">
              {GEAR.map((kind) => (
                <span key={kind}>
                  <IconMark icon={GEAR_ICONS[kind]} label={say(`kinds.${kind}`)} />
                  {hero.limits[kind]}
                </span>
              ))}
              {hero.box !== content.boxes[0].id && <small>{say(`box.${hero.box}.name`)}</small>}
            </p>
          </li>
        ))}
      </ul>
    </Part>
  );
});

// ---- Resting

const SCARS = [[], [1], [1, 1], [1, 1, 1]] as const;

const Rest = memo(function Rest({ s }: Props) {
  const most = (scars: readonly 1[]) =>
    lifeTrack({ life: 0, scars: [scars[0] ?? 0, scars[1] ?? 0, scars[2] ?? 0] }).length;
  return (
    <Part icon={SIGNS.scar} title={s('rest')}>
      <ol className="summary-steps">
        {['rest1', 'rest2', 'rest3', 'rest4'].map((step) => (
          <li key={step}>{s(step)}</li>
        ))}
      </ol>
      <h4 className="dfs-sub">{s('scars')}</h4>
      <dl className="dfs-scars">
        {SCARS.map((scars) => (
          <div key={scars.length}>
            <dt>{s('scarsOf', { scars: scars.length })}</dt>
            <dd>{most(scars)}</dd>
          </div>
        ))}
      </dl>
    </Part>
  );
});

export const OnePage = summaryOf({ module: () => import('../../index'), guide: () => import('../../guide') }, Parts);
