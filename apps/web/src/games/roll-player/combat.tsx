/** Monster Combat (RP-24): the Adventure cards one after the other, then everybody's own fight, sealed until all are done. */
import type { Seat } from '@tabard/kernel';
import { ADVENTURE_TYPES, type FightResult, faceOf, NONE } from '@tabard/roll-player';
import { useState } from 'react';
import { Button } from '../../design/controls';
import { IconMark } from '../../design/icon';
import { useWords } from '../../words/words';
import type { BoardProps } from '../face';
import { AdventureCard } from './adventure';
import { CombatDie } from './die';
import { MonsterCard, MonsterLevels } from './foes';
import { CombatDieButton } from './hunt';
import { ADVENTURE_ICONS, SIGNS } from './icons';
import { Good, SeatName } from './marks';
import { askOf, seatsFrom, viewOf } from './view';
import './combat.css';

export function CombatView({ props }: { readonly props: BoardProps }) {
  const t = useWords();
  const { b } = viewOf(props.seen);
  if (!b.combat || b.monster === NONE) return null;
  return (
    <section className="rp-combat" data-stage={b.combat.stage} aria-label={t('rollPlayer.combat.title')}>
      <div className="rp-combat-top">
        <MonsterCard props={props} />
        <ul className="rp-adventures">
          {ADVENTURE_TYPES.map((type, i) => (
            <AdventureCard key={type} props={props} type={type} index={i} />
          ))}
        </ul>
      </div>
      <OwnFight props={props} />
      <Fighters props={props} />
    </section>
  );
}

// ---- the own fight

function OwnFight({ props }: { readonly props: BoardProps }) {
  const ask = askOf(props);
  if (ask?.question === 'monster.mercenaries') return <Hiring props={props} options={ask.options} />;
  return <OwnDice props={props} />;
}

/** The dice as they lie; a die is clicked to roll it again (RP-24.10). */
function OwnDice({ props }: { readonly props: BoardProps }) {
  const t = useWords();
  const { b } = viewOf(props.seen);
  const { seat } = props;
  const fight = seat === null ? null : b.combat?.fights[seat];
  if (!fight || fight.dice.length === 0 || b.combat?.stage !== 'rerolls' || seat === null) return null;
  const sum = fight.dice.reduce((total, value) => total + value, 0);
  return (
    <div className="rp-own-fight">
      <ul className="rp-combat-dice" aria-label={t('rollPlayer.combat.yourDice')}>
        {fight.dice.map((value, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a die is its place in the pool
          <li key={i}>
            <CombatDieButton props={props} value={value} index={i} question="monster.reroll" />
          </li>
        ))}
      </ul>
      <p className="rp-hunt-result" aria-live="polite">
        <span>{t('rollPlayer.combat.sum')}</span>
        <b>{sum}</b>
        <small>{t('rollPlayer.combat.tokens', { honor: b.heroes[seat].honor, injury: b.heroes[seat].injury })}</small>
      </p>
    </div>
  );
}

interface HiringProps {
  readonly props: BoardProps;
  readonly options: readonly string[];
}

/** So many mercenaries for XP, so many for Gold (RP-24.9). */
function Hiring({ props, options }: HiringProps) {
  const t = useWords();
  const [hired, setHired] = useState({ xp: 0, gold: 0 });
  const key = `${hired.xp}:${hired.gold}`;
  const canHire = (xp: number, gold: number) => options.includes(`${xp}:${gold}`);
  return (
    <div className="rp-hiring">
      <IconMark icon={SIGNS.mercenary} size="2.4rem" />
      <Stepper
        label={t('rollPlayer.combat.forXp')}
        n={hired.xp}
        canLess={canHire(hired.xp - 1, hired.gold)}
        canMore={canHire(hired.xp + 1, hired.gold)}
        onChange={(xp) => setHired({ ...hired, xp })}
      />
      <Stepper
        label={t('rollPlayer.combat.forGold')}
        n={hired.gold}
        canLess={canHire(hired.xp, hired.gold - 1)}
        canMore={canHire(hired.xp, hired.gold + 1)}
        onChange={(gold) => setHired({ ...hired, gold })}
      />
      <Button tone="primary" disabled={!options.includes(key)} onClick={() => props.onAnswer(key)}>
        {props.describe(options.includes(key) ? key : options[0])}
      </Button>
    </div>
  );
}

interface StepperProps {
  readonly label: string;
  readonly n: number;
  readonly canLess: boolean;
  readonly canMore: boolean;
  readonly onChange: (n: number) => void;
}

function Stepper({ label, n, canLess, canMore, onChange }: StepperProps) {
  const t = useWords();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a border of its own
    <div className="rp-stepper" role="group" aria-label={label}>
      <span>{label}</span>
      <Button disabled={!canLess} aria-label={t('rollPlayer.combat.less')} onClick={() => onChange(n - 1)}>
        −
      </Button>
      <b aria-live="polite">{n}</b>
      <Button disabled={!canMore} aria-label={t('rollPlayer.combat.more')} onClick={() => onChange(n + 1)}>
        +
      </Button>
    </div>
  );
}

// ---- everybody

function Fighters({ props }: { readonly props: BoardProps }) {
  const t = useWords();
  const seen = viewOf(props.seen);
  const { combat } = seen.b;
  if (!combat) return null;
  return (
    <ul className="rp-fighters" aria-label={t('rollPlayer.combat.fighters')}>
      {seatsFrom(seen, props.seat).map((seat) => (
        <li key={seat} className="rp-fighter" data-own={seat === props.seat}>
          <SeatName names={props.names} seat={seat} />
          <Tokens props={props} seat={seat} />
          {combat.results[seat] ? (
            <Result props={props} result={combat.results[seat]} />
          ) : (
            <span className="rp-fighter-pool">
              <Good good="dice" n={combat.pools[seat]} />
              {combat.stage === 'rerolls' && <span>{t('rollPlayer.combat.sealed')}</span>}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

/** RP-24.5: only with the token of its type can a player gain from an Adventure card. */
function Tokens({ props, seat }: { readonly props: BoardProps; readonly seat: Seat }) {
  const t = useWords();
  const hero = viewOf(props.seen).b.heroes[seat];
  return (
    <span className="rp-fighter-tokens">
      {ADVENTURE_TYPES.slice(0, hero.trophies.length).map((type) => (
        <IconMark key={type} icon={ADVENTURE_ICONS[type]} label={t(`rollPlayer.foes.tokens.${type}`)} />
      ))}
      <Good good="honor" n={hero.honor} />
      <Good good="injury" n={hero.injury} />
      <Good good="xp" n={hero.xp} />
    </span>
  );
}

interface ResultProps {
  readonly props: BoardProps;
  readonly result: FightResult;
}

function Result({ props, result }: ResultProps) {
  const t = useWords();
  const seen = viewOf(props.seen);
  const { strength } = faceOf(seen);
  return (
    <span className="rp-fighter-result" data-success={result.success === 1}>
      <span className="rp-fighter-dice">
        {result.dice.map((value, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: Final Dice have an order
          <CombatDie key={i} value={value} size="1.7rem" />
        ))}
        <span className="hidden-words">{result.dice.join(', ')}</span>
      </span>
      <b className="rp-fighter-number">{result.result}</b>
      <MonsterLevels strength={strength} result={result.result} />
      {result.success === 1 ? (
        <Good good="star" n={result.stars} isGain />
      ) : (
        <span className="rp-fighter-fails">{t('rollPlayer.combat.fails')}</span>
      )}
      {result.champion > 0 && (
        <span className="rp-champion">
          <IconMark icon={SIGNS.start} />
          {t('rollPlayer.foes.champion', { n: result.champion })}
        </span>
      )}
    </span>
  );
}
