/** Before the roll, in one place: fight and roll, hire, or look for another Minion (RP-19.3, RP-19.6). */

import { Button } from '@tabard/page/design/controls';
import { type Intention, intend } from '@tabard/page/room/automatic';
import { useMoment } from '@tabard/page/room/moment';
import { useWords } from '@tabard/page/words/words';
import { memo } from 'react';
import {
  changeCost,
  hasCombatSkill,
  isBeforeTheRoll,
  mercenaryGold,
  mercenaryXp,
  type Pay,
  whyNoMercenary,
} from '../../index';
import { type AskFor, asked } from '../asked';
import { type View, viewOf } from '../view';

const PAYS: readonly Pay[] = ['xp', 'gold', 'charisma'];

/** One press: the answer that is asked for now, and what is said to the next question. */
export interface HuntDeed {
  readonly id: 'roll' | 'change' | Pay;
  readonly key: 'fight' | 'change' | 'roll' | Pay;
  readonly ahead: readonly Intention[];
}

/** Whoever has a Skill for the moment before the roll is asked there once more; else a fight is a roll. */
export function huntDeeds(seen: View, ask: AskFor<'hunt.minion'> | AskFor<'hunt.mercenary'>): HuntDeed[] {
  const { seat } = ask;
  if (ask.question === 'hunt.mercenary') {
    const ways = ['roll' as const, ...PAYS].filter((id) => ask.options.includes(id));
    return ways.map((id) => ({ id, key: id, ahead: [] }));
  }
  const then = (key: 'roll' | Pay) => [intend('hunt.mercenary', key)];
  const hires = PAYS.filter((pay) => whyNoMercenary(seen, seat, pay) === null);
  const change: HuntDeed[] = ask.options.includes('change') ? [{ id: 'change', key: 'change', ahead: [] }] : [];
  return [
    { id: 'roll', key: 'fight', ahead: hasCombatSkill(seen, seat) ? [] : then('roll') },
    ...hires.map((pay): HuntDeed => ({ id: pay, key: 'fight', ahead: then(pay) })),
    ...change,
  ];
}

interface HuntDeedsProps {
  /** How many dice would be rolled. */
  readonly pool: number;
}

export const HuntDeeds = memo(function HuntDeeds({ pool }: HuntDeedsProps) {
  const moment = useMoment();
  const t = useWords();
  const ask = asked.ask(moment);
  if (!isBeforeTheRoll(ask)) return null;
  const seen = viewOf(moment.seen);
  const gold = mercenaryGold(seen, ask.seat);
  const costs = {
    n: pool,
    xp: mercenaryXp(seen, ask.seat),
    gold,
    less: Math.max(0, gold - 1),
    change: changeCost(seen, ask.seat),
  };
  return (
    <div className="rp-hunt-deeds">
      {huntDeeds(seen, ask).map(({ id, key, ahead }) => (
        <Button
          key={id}
          tone={id === 'roll' ? 'primary' : 'plain'}
          data-key={key}
          data-deed={id}
          onClick={() => moment.onAnswerAhead(key, ...ahead)}
        >
          {t(`roll-player.hunt.deeds.${id}`, costs)}
        </Button>
      ))}
    </div>
  );
});
