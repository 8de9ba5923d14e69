/** How Roll Player asks a person: closing points pass by themselves, unless somebody wants to be asked (RP-31.4). */
import { type Asked as AskedOf, type Manners, mannersOf, type Routine } from '@tabard/content';
import type { Seat } from '@tabard/kernel';
import type { Content } from './content';
import type { RollPlayer, Seen } from './rules/board';
import { bansOf } from './rules/cards/abilities';
import type { RollPlayerQuestion } from './rules/questions';
import { isAnyPossible } from './rules/round/deeds';
import { say } from './text/names';

type Asked = AskedOf<RollPlayer, Content>;

/** RP-19.13: rewards that are not taken are gone. */
const costly = ({ ask: { question, options } }: Asked, key: string) =>
  question === 'hunt.reward' && key === 'done' && options.length > 1
    ? say('costly.rewards', { count: options.length - 1 })
    : null;

/** Points after which all of it can still be done. RP-23.3, RP-23.5: the last round and the Monster leave no later one. */
const PASSING: readonly string[] = ['window.select', 'window.dice', 'window.market'] satisfies RollPlayerQuestion[];

function routine(asked: Asked): Routine | null {
  return PASSING.includes(asked.ask.question) && !matters(asked) ? { key: 'pass', kind: 'pass' } : null;
}

/** A Fiend may be banished whenever one likes; but something may begin, or be gone, when the phase ends. */
function matters({ seen, ask: { seat, question, options } }: Asked): boolean {
  const banishings = options.filter((key) => key.startsWith('banish:'));
  if (banishings.length === 0) return false;
  if (question === 'window.dice')
    return seen.b.heroes[seat].fiends.some(
      ({ fiend, binds }) => binds === 0 && banishings.some((key) => key.startsWith(`banish:${fiend}:`)),
    ); // RP-18.1: it begins to bind
  return banishings.some((key) => key.endsWith(':charisma')) || bansOf(seen, seat, 'refresh').length > 0; // RP-21.2, RP-21.3
}

const PHASES: readonly string[] = ['dice', 'market'] satisfies RollPlayer['phase'][];

const mayWait = (seen: Seen, seat: Seat): boolean =>
  PHASES.includes(seen.b.phase) && isAnyPossible(seen, seat, { timings: ['any', 'select'], own: false });

export const manners: Manners<RollPlayer, Content> = mannersOf<RollPlayerQuestion, RollPlayer, Content>(
  {
    'sheet.choose': null,
    'class.choose': null,
    'familiar.choose': null,
    'starting.place': null,
    'ties.arrange': null,
    'initiative.select': null,
    'place.die': null,
    'stored.place': null,
    'action.choose': null,
    'attribute.choose': null,
    'die.flip': null,
    'die.set': null,
    'die.adjust': null,
    'die.reroll': null,
    'die.keep': null,
    'die.copy.to': null,
    'die.copy.from': null,
    'swap.first': null,
    'swap.second': null,
    'replace.die': null,
    'replace.space': null,
    'token.move': null,
    'effect.either': null,
    'effect.may': null,
    'skill.copy': null,
    'banish.choose': null,
    'summon.fiend': null,
    'summon.card': null,
    'initiative.die': null,
    'initiative.cards': null,
    'look.choose': null,
    'refresh.choose': null,
    'xp.store': null,
    'injury.buyoff': null,
    'market.option': null,
    'market.second': null,
    'market.buy': null,
    'take.choose': null,
    'add.choose': null,
    'buy.charisma': null,
    'weapon.drop': null,
    'hunt.minion': 'fight',
    'hunt.mercenary': 'roll',
    'hunt.reroll': null,
    'hunt.reward': null,
    'monster.mercenaries': null,
    'monster.reroll': null,
    'refresh.cleanup': null,
    'score.shed': null,
    'window.select': 'pass',
    'window.dice': 'pass',
    'window.market': 'pass',
    'window.last': 'pass',
    'window.combat': 'pass',
  },
  { costly, routine, mayWait },
);
