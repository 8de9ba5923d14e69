/** Monster Combat (RP-24): the Adventure cards one after the other, then everybody's own fight, sealed until all are done. */
import type { Seat } from '@tabard/kernel';
import { Button } from '@tabard/page/design/controls';
import { IconMark } from '@tabard/page/design/icon';
import { useMoment } from '@tabard/page/room/moment';
import { seatsFrom } from '@tabard/page/room/sides';
import { useWords } from '@tabard/page/words/words';
import { memo, useState } from 'react';
import { ADVENTURE_TYPES, type FightResult, faceOf, NONE } from '../../index';
import { type AskFor, asked } from '../asked';
import { CombatDie } from '../dice/die';
import { CombatDieButton } from '../hunt/hunt';
import { ADVENTURE_ICONS, SIGNS } from '../icons';
import { Good, SeatName } from '../marks';
import { viewOf } from '../view';
import { AdventureCard } from './adventure';
import { MonsterCard, MonsterLevels } from './foes';
import { hiringSteps } from './levels';
import './combat.css';

export function CombatView() {
  const moment = useMoment();
  const t = useWords();
  const { b } = viewOf(moment.seen);
  if (!b.combat || b.monster === NONE) return null;
  return (
    <section className="rp-combat" data-stage={b.combat.stage} aria-label={t('roll-player.combat.title')}>
      <div className="rp-combat-top">
        <MonsterCard />
        <ul className="rp-adventures">
          {ADVENTURE_TYPES.map((type, i) => (
            <AdventureCard key={type} type={type} index={i} />
          ))}
        </ul>
      </div>
      <OwnFight />
      <Fighters />
    </section>
  );
}

// ---- the own fight

function OwnFight() {
  const moment = useMoment();
  const ask = asked.ask(moment);
  if (ask?.question === 'monster.mercenaries') return <Hiring ask={ask} />;
  return <OwnDice />;
}

/** The dice as they lie; a die is clicked to roll it again (RP-24.10). */
function OwnDice() {
  const moment = useMoment();
  const t = useWords();
  const { b } = viewOf(moment.seen);
  const { seat } = moment;
  const fight = seat === null ? null : b.combat?.fights[seat];
  if (!fight || fight.dice.length === 0 || b.combat?.stage !== 'rerolls' || seat === null) return null;
  const sum = fight.dice.reduce((total, value) => total + value, 0);
  return (
    <div className="rp-own-fight">
      <ul className="rp-combat-dice" aria-label={t('roll-player.combat.yourDice')}>
        {fight.dice.map((value, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a die is its place in the pool
          <li key={i}>
            <CombatDieButton value={value} index={i} question="monster.reroll" />
          </li>
        ))}
      </ul>
      <p className="rp-hunt-result">
        <span>{t('roll-player.combat.sum')}</span>
        <b>{sum}</b>
        <small>{t('roll-player.combat.tokens', { honor: b.heroes[seat].honor, injury: b.heroes[seat].injury })}</small>
      </p>
    </div>
  );
}

interface HiringProps {
  readonly ask: AskFor<'monster.mercenaries'>;
}

/** So many mercenaries for XP, so many for Gold (RP-24.9). */
const Hiring = memo(function Hiring({ ask }: HiringProps) {
  const moment = useMoment();
  const t = useWords();
  const [hired, setHired] = useState({ xp: 0, gold: 0 });
  const key = asked.key(moment, ask.question, { byXp: hired.xp, byGold: hired.gold });
  const isOpen = ask.keys.includes(key);
  const steps = hiringSteps(ask.options, { byXp: hired.xp, byGold: hired.gold });
  return (
    <div className="rp-hiring">
      <IconMark icon={SIGNS.mercenary} size="2.4rem" />
      <Stepper
        label={t('roll-player.combat.forXp')}
        n={hired.xp}
        canLess={steps.byXp.less}
        canMore={steps.byXp.more}
        onChange={(xp) => setHired({ ...hired, xp })}
      />
      <Stepper
        label={t('roll-player.combat.forGold')}
        n={hired.gold}
        canLess={steps.byGold.less}
        canMore={steps.byGold.more}
        onChange={(gold) => setHired({ ...hired, gold })}
      />
      <Button tone="primary" data-key={key} disabled={!isOpen} onClick={() => moment.onAnswer(key)}>
        {moment.describe(isOpen ? key : ask.keys[0])}
      </Button>
    </div>
  );
});

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
      <Button disabled={!canLess} aria-label={t('roll-player.combat.less')} onClick={() => onChange(n - 1)}>
        −
      </Button>
      <b aria-live="polite">{n}</b>
      <Button disabled={!canMore} aria-label={t('roll-player.combat.more')} onClick={() => onChange(n + 1)}>
        +
      </Button>
    </div>
  );
}

// ---- everybody

function Fighters() {
  const moment = useMoment();
  const t = useWords();
  const seen = viewOf(moment.seen);
  const { combat } = seen.b;
  if (!combat) return null;
  return (
    <ul className="rp-fighters" aria-label={t('roll-player.combat.fighters')}>
      {seatsFrom(seen, moment.seat).map((seat) => (
        <li key={seat} className="rp-fighter" data-own={seat === moment.seat}>
          <SeatName names={moment.names} seat={seat} />
          <Tokens seat={seat} />
          {combat.results[seat] ? (
            <Result result={combat.results[seat]} />
          ) : (
            <span className="rp-fighter-pool">
              <Good good="dice" n={combat.pools[seat]} />
              {combat.stage === 'rerolls' && <span>{t('roll-player.combat.sealed')}</span>}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

/** RP-24.5: only with the token of its type can a player gain from an Adventure card. */
const Tokens = memo(function Tokens({ seat }: { readonly seat: Seat }) {
  const moment = useMoment();
  const t = useWords();
  const hero = viewOf(moment.seen).b.heroes[seat];
  return (
    <span className="rp-fighter-tokens">
      {ADVENTURE_TYPES.slice(0, hero.trophies.length).map((type) => (
        <IconMark key={type} icon={ADVENTURE_ICONS[type]} label={t(`roll-player.foes.tokens.${type}`)} />
      ))}
      <Good good="honor" n={hero.honor} />
      <Good good="injury" n={hero.injury} />
      <Good good="xp" n={hero.xp} />
    </span>
  );
});

interface ResultProps {
  readonly result: FightResult;
}

const Result = memo(function Result({ result }: ResultProps) {
  const moment = useMoment();
  const t = useWords();
  const seen = viewOf(moment.seen);
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
        <span className="rp-fighter-fails">{t('roll-player.combat.fails')}</span>
      )}
      {result.champion > 0 && (
        <span className="rp-champion">
          <IconMark icon={SIGNS.start} />
          {t('roll-player.foes.champion', { n: result.champion })}
        </span>
      )}
    </span>
  );
});
