/** What waits outside: the Minion to hunt, the Monster at the end, and the three face-down Adventure cards. */

import { IconMark } from '@tabard/page/design/icon';
import { Tip } from '@tabard/page/design/tip';
import { useMoment } from '@tabard/page/room/moment';
import { useWords } from '@tabard/page/words/words';
import { memo } from 'react';
import { ADVENTURE_TYPES, faceOf, huntPool, isSolitaire, LEVELS, type Minion, NONE } from '../../index';
import { asked } from '../asked';
import { emblemOf } from '../cards/card-icons';
import { SIGNS } from '../icons';
import { Good, Rewards } from '../marks';
import { nameOf, viewOf, wordsOf } from '../view';
import { AdventureCard } from './adventure';
import { rangeOf, reachedOf } from './levels';
import './foes.css';

export function Foes() {
  const moment = useMoment();
  const t = useWords();
  const { b } = viewOf(moment.seen);
  if (b.mode === 'base' || b.monster === NONE) return null;
  return (
    <section className="rp-foes" data-hunt={b.hunt !== null} aria-label={t('roll-player.foes.title')}>
      {!b.hunt && <MinionCard />}
      <MonsterCard />
      <ul className="rp-adventures" aria-label={t('roll-player.foes.adventures')}>
        {ADVENTURE_TYPES.map((type, i) => (
          <AdventureCard key={type} type={type} index={i} />
        ))}
      </ul>
    </section>
  );
}

// ---- the Minion

function MinionCard() {
  const moment = useMoment();
  const t = useWords();
  const seen = viewOf(moment.seen);
  const { b, content } = seen;
  if (b.minion === NONE) return <p className="rp-foe rp-foe-none">{t('roll-player.foes.noMinion')}</p>;
  const minion = content.minions[b.minion];
  return (
    <article className="rp-foe" data-foe="minion">
      <span className="rp-foe-art" aria-hidden="true">
        <IconMark icon={emblemOf('minion', minion)} size="100%" />
      </span>
      <div className="rp-foe-words">
        <Tip says={<p className="rp-card-flavour">{moment.say(wordsOf('minion', minion, 'flavour'))}</p>}>
          <button type="button" className="rp-foe-name explains">
            {moment.say(nameOf('minion', minion))}
          </button>
        </Tip>
        <p className="rp-foe-text">{moment.say(wordsOf('minion', minion, 'text'))}</p>
      </div>
      {moment.seat !== null && b.heroes[moment.seat].class !== NONE && (
        <PoolNow pool={huntPool(seen, moment.seat, b.minion)} />
      )}
      <Levels minion={minion} />
      <HuntButton />
    </article>
  );
}

/** The weakness as it counts for the viewer at this moment. */
const PoolNow = memo(function PoolNow({ pool }: { readonly pool: number }) {
  const t = useWords();
  return (
    <span className="rp-foe-pool" title={t('roll-player.foes.poolNow', { n: pool })}>
      <IconMark icon={SIGNS.dice} label={t('roll-player.foes.poolNow', { n: pool })} />
      <b aria-hidden="true">{pool}</b>
    </span>
  );
});

interface LevelsProps {
  readonly minion: Minion;
  /** Which one the result reaches, if there is a result. */
  readonly result?: number;
}

/** RP-19.12: from each minimum to the next; exactly one is reached. */
export const Levels = memo(function Levels({ minion: { levels }, result }: LevelsProps) {
  const t = useWords();
  const reached = reachedOf(levels, result);
  return (
    <ol className="rp-levels" aria-label={t('roll-player.foes.levels')}>
      {levels.map((level, i) => (
        <li key={level.min} data-reached={i === reached} data-trophy={level.trophy === true}>
          <b>{rangeOf(levels, i)}</b>
          <Rewards level={level} />
          {i === reached && <span className="hidden-words">{t('roll-player.foes.reached')}</span>}
        </li>
      ))}
    </ol>
  );
});

function HuntButton() {
  const moment = useMoment();
  const t = useWords();
  if (asked.ask(moment)?.question !== 'market.option') return null;
  const key = asked.key(moment, 'market.option', 'hunt');
  const isOpen = asked.offered(moment, 'market.option', 'hunt') !== null;
  const why = isOpen ? null : moment.why(key);
  return (
    <button
      type="button"
      className="rp-deed rp-foe-hunt"
      data-deed="buy"
      aria-disabled={!isOpen}
      aria-label={why ? `${moment.describe(key)}: ${why.text}` : moment.describe(key)}
      title={why?.text ?? moment.describe(key)}
      onClick={() => isOpen && moment.onAnswer(key)}
    >
      {t('roll-player.foes.hunt')}
    </button>
  );
}

// ---- the Monster

export function MonsterCard() {
  const moment = useMoment();
  const t = useWords();
  const seen = viewOf(moment.seen);
  const monster = seen.content.monsters[seen.b.monster];
  const mark = isSolitaire(seen) ? 'solo' : 'many';
  const { strength, champion } = faceOf(seen);
  return (
    <article className="rp-foe" data-foe="monster" data-colour={monster.colour}>
      <span className="rp-foe-art" aria-hidden="true">
        <IconMark icon={emblemOf('monster', monster)} size="100%" />
      </span>
      <div className="rp-foe-words">
        <Tip says={<p className="rp-card-flavour">{moment.say(wordsOf('monster', monster, 'flavour'))}</p>}>
          <button type="button" className="rp-foe-name explains">
            {moment.say(nameOf('monster', monster))}
          </button>
        </Tip>
        <p className="rp-foe-text">{moment.say(wordsOf('monster', monster, mark))}</p>
      </div>
      <span className="rp-strength" title={t('roll-player.foes.strength', { n: strength })}>
        <IconMark icon={SIGNS.monster} label={t('roll-player.foes.strength', { n: strength })} />
        <b aria-hidden="true">{strength}</b>
      </span>
      <MonsterLevels strength={strength} champion={champion} />
    </article>
  );
}

interface MonsterLevelsProps {
  readonly strength: number;
  readonly result?: number;
  /** RP-24.16: for the highest successful result. */
  readonly champion?: number;
}

/** RP-24.19. */
export const MonsterLevels = memo(function MonsterLevels({ strength, result, champion }: MonsterLevelsProps) {
  const t = useWords();
  const levels = LEVELS.toReversed();
  const reached = result === undefined ? NONE : levels.findLastIndex(({ above }) => result >= strength + above);
  return (
    <ol className="rp-monster-levels" aria-label={t('roll-player.foes.levels')}>
      {levels.map(({ above, stars }, i) => (
        <li key={above} data-reached={i === reached}>
          <b>{strength + above}+</b>
          <Good good="star" n={stars} />
        </li>
      ))}
      {champion !== undefined && (
        <li data-champion="true" title={t('roll-player.foes.champion', { n: champion })}>
          <IconMark icon={SIGNS.start} label={t('roll-player.foes.champion', { n: champion })} />
          <Good good="star" n={champion} isGain />
        </li>
      )}
    </ol>
  );
});
