/** Before the roll, in one place: fight and roll, hire, or look for another Minion (RP-19.3, RP-19.6). */
import type { PendingAsk } from '@tabard/kernel';
import { Button } from '@tabard/page/design/controls';
import { askOf } from '@tabard/page/room/asked';
import { type Intention, intend } from '@tabard/page/room/automatic';
import { useMoment } from '@tabard/page/room/moment';
import { useWords } from '@tabard/page/words/words';
import { changeCost, hasCombatSkill, mercenaryGold, mercenaryXp, type Pay, whyNoMercenary } from '../../index';
import { type View, viewOf } from '../view';

const BEFORE_THE_ROLL = ['hunt.minion', 'hunt.mercenary'];
const PAYS: readonly Pay[] = ['xp', 'gold', 'charisma'];

/** What the Hunt itself offers: the panel keeps it behind "all choices". */
export const isOfHunt = (question: string): boolean => BEFORE_THE_ROLL.includes(question);

/** One press: the answer that is asked for now, and what is said to the next question. */
export interface HuntDeed {
  readonly id: 'roll' | 'change' | Pay;
  readonly key: string;
  readonly ahead: readonly Intention[];
}

/** Whoever has a Skill for the moment before the roll is asked there once more; else a fight is a roll. */
export function huntDeeds(seen: View, { seat, question, options }: PendingAsk): HuntDeed[] {
  if (question === 'hunt.mercenary')
    return ['roll' as const, ...PAYS].filter((id) => options.includes(id)).map((id) => ({ id, key: id, ahead: [] }));
  const then = (key: string) => [intend('hunt.mercenary', key)];
  const hires = PAYS.filter((pay) => whyNoMercenary(seen, seat, pay) === null);
  return [
    { id: 'roll', key: 'fight', ahead: hasCombatSkill(seen, seat) ? [] : then('roll') },
    ...hires.map((pay): HuntDeed => ({ id: pay, key: 'fight', ahead: then(pay) })),
    ...(options.includes('change') ? [{ id: 'change' as const, key: 'change', ahead: [] }] : []),
  ];
}

interface HuntDeedsProps {
  /** How many dice would be rolled. */
  readonly pool: number;
}

export function HuntDeeds({ pool }: HuntDeedsProps) {
  const moment = useMoment();
  const t = useWords();
  const ask = askOf(moment);
  if (!ask || !isOfHunt(ask.question)) return null;
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
}
