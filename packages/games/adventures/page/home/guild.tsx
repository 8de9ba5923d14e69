/** RA-27: the guild, where XP becomes skill: four masters, each with what it is now, what it would be, and the price. */

import { type Icon, IconMark } from '@tabard/page/design/icon';
import { useMoment } from '@tabard/page/room/moment';
import type { ReactNode } from 'react';
import { memo } from 'react';
import { type Advancement, MASTERY, MOST_BONUS_TOKENS, priceOf, scoreLimit } from '../../index';
import { type AskFor, asked, askedOf, askOf, seatsOf } from '../ask';
import { SIGNS } from '../icons';
import { viewOf, words } from '../view';
import { nameAt, PortraitAt } from './heroes';
import { MASTERS } from './icons';
import { Deed, Leave, Place, Purse } from './place';
import { Raising } from './raising';
import { GuildScene } from './scenes';
import './guild.css';

export function Guild() {
  const moment = useMoment();
  const { b } = viewOf(moment.seen);
  const open = askOf(moment);
  const ask = open?.question === 'guild.buy' ? open : null;
  const raising = askedOf(moment, 'mastery.raise');
  return (
    <Place
      name="guild"
      title={words(moment, 'home.guild.title')}
      lead={words(moment, 'home.guild.lead')}
      scene={<GuildScene />}
      purse={<Purse icon={SIGNS.xp} value={b.xp} name={words(moment, 'home.xp')} />}
      note={words(moment, 'home.guild.note')}
      foot={<Leave ask={ask} says={words(moment, 'home.guild.leave')} />}
    >
      {raising && <Raising ask={raising} title={words(moment, 'home.guild.raise', { limit: scoreLimit(b) })} />}
      <div className="ra-masters decision-options">
        <HealthMaster ask={ask} />
        <DiceMaster ask={ask} />
        <BonusMaster ask={ask} />
        <MasteryMaster ask={ask} />
      </div>
    </Place>
  );
}

interface AskProps {
  readonly ask: AskFor<'guild.buy'> | null;
}

interface MasterProps {
  readonly what: 'health' | 'dice' | 'bonus' | 'mastery';
  readonly icon: Icon;
  readonly children: ReactNode;
}

function Master({ what, icon, children }: MasterProps) {
  const moment = useMoment();
  return (
    <article className="ra-master paper-sheet on-paper" data-what={what}>
      <header>
        <span className="ra-master-sign">
          <IconMark icon={icon} size="100%" />
        </span>
        <div>
          <h3>{words(moment, `home.guild.${what}.title`)}</h3>
          <p>{words(moment, `home.guild.${what}.text`)}</p>
        </div>
      </header>
      {children}
    </article>
  );
}

interface LearnProps extends AskProps {
  readonly what: Advancement;
}

/** The price, and what is left of the XP then; where it cannot be had, why. */
function Learn({ ask, what }: LearnProps) {
  const moment = useMoment();
  const seen = viewOf(moment.seen);
  const price = priceOf(seen, what);
  const choice = asked.key(moment, 'guild.buy', what);
  const isOpen = ask?.keys.includes(choice) ?? false;
  return (
    <Deed ask={ask} choice={choice}>
      {price === null ? (
        words(moment, 'home.guild.full')
      ) : (
        <>
          <b>{words(moment, 'home.guild.learn', { price })}</b>
          <small>
            {isOpen || ask === null
              ? words(moment, 'home.guild.left', { left: Math.max(0, seen.b.xp - price) })
              : words(moment, 'home.guild.lacks', { lacks: price - seen.b.xp })}
          </small>
        </>
      )}
    </Deed>
  );
}

/** RA-27.4. */
const HealthMaster = memo(function HealthMaster({ ask }: AskProps) {
  const moment = useMoment();
  const seen = viewOf(moment.seen);
  return (
    <Master what="health" icon={MASTERS.health}>
      <ul className="ra-learners">
        {seatsOf(seen).map((seat) => (
          <li key={seat}>
            <PortraitAt seat={seat} size="2.6em" />
            <span>
              <b>{nameAt(moment, seat)}</b>
              <Becomes now={seen.b.health[seat]} />
            </span>
            <Learn ask={ask} what={{ health: seat }} />
          </li>
        ))}
      </ul>
    </Master>
  );
});

const Becomes = ({ now }: { readonly now: number }) => {
  const moment = useMoment();
  return <span className="ra-becomes">{words(moment, 'home.becomes', { now, next: now + 1 })}</span>;
};

/** RA-27.5. */
const DiceMaster = memo(function DiceMaster({ ask }: AskProps) {
  const { combatDice } = viewOf(useMoment().seen).b;
  return (
    <Master what="dice" icon={MASTERS.dice}>
      <div className="ra-learnt-so-far">
        <Tokens icon={SIGNS.dice} now={combatDice} most={combatDice + 1} />
        <Becomes now={combatDice} />
      </div>
      <Learn ask={ask} what="dice" />
    </Master>
  );
});

/** RA-27.6, RA-R55. */
const BonusMaster = memo(function BonusMaster({ ask }: AskProps) {
  const { bonusLimit } = viewOf(useMoment().seen).b;
  return (
    <Master what="bonus" icon={MASTERS.bonus}>
      <div className="ra-learnt-so-far">
        <Tokens icon={SIGNS.token} now={bonusLimit} most={MOST_BONUS_TOKENS} />
        {bonusLimit < MOST_BONUS_TOKENS && <Becomes now={bonusLimit} />}
      </div>
      <Learn ask={ask} what="bonus" />
    </Master>
  );
});

interface TokensProps {
  readonly icon: Icon;
  readonly now: number;
  readonly most: number;
}

/** What one has, the next one as a shadow, and what there could be. */
const Tokens = ({ icon, now, most }: TokensProps) => (
  <div className="ra-learnt" aria-hidden="true">
    {Array.from({ length: most }, (_, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: they are counted, and nothing else
      <span key={i} data-state={i < now ? 'has' : i === now ? 'next' : 'later'}>
        <IconMark icon={icon} size="100%" />
      </span>
    ))}
  </div>
);

/** RA-27.7 to RA-27.9, RA-R67: twelve boxes in four tiers. */
const MasteryMaster = memo(function MasteryMaster({ ask }: AskProps) {
  const moment = useMoment();
  const { mastery } = viewOf(moment.seen).b;
  const limits = [...new Set(MASTERY.map(({ limit }) => limit))];
  const next = MASTERY[mastery];
  return (
    <Master what="mastery" icon={MASTERS.mastery}>
      <ol
        className="ra-mastery"
        aria-label={words(moment, 'home.guild.mastery.track', { n: mastery, of: MASTERY.length })}
      >
        {limits.map((limit) => (
          <li key={limit}>
            <span aria-hidden="true">
              {MASTERY.map((box, i) =>
                box.limit === limit ? (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a box is its place on the track
                  <i key={i} data-state={i < mastery ? 'has' : i === mastery ? 'next' : 'later'}>
                    {box.cost}
                  </i>
                ) : null,
              )}
            </span>
            <small>{words(moment, 'home.guild.mastery.limit', { limit })}</small>
          </li>
        ))}
      </ol>
      {next && <p className="ra-becomes">{words(moment, 'home.guild.mastery.then', { limit: next.limit })}</p>}
      <Learn ask={ask} what="mastery" />
    </Master>
  );
});
