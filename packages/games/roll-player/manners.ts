/** How Roll Player asks a person: closing points pass by themselves, unless somebody wants to be asked (RP-31.4). */
import { type AskedNamed, mannersBy, type RoutineNamed } from '@tabard/content';
import type { Seat } from '@tabard/kernel';
import type { Content } from './content';
import type { RollPlayer, Seen } from './rules/board';
import { bansOf } from './rules/cards/abilities';
import { questions } from './rules/keys';
import type { RollPlayerAsks, WindowName } from './rules/questions';
import { isAnyPossible } from './rules/round/deeds';
import { say } from './text/names';

/** A closing point after which all of it can still be done; but something may begin, or be gone, when the phase ends. */
const passing =
  (matters: (asked: AtWindow, banished: readonly Banishing[]) => boolean) =>
  (asked: AtWindow): RoutineNamed<RollPlayerAsks, WindowName> | null => {
    const banished = asked.ask.options.flatMap((it) => (typeof it === 'object' && 'banish' in it ? [it] : []));
    return banished.length > 0 && matters(asked, banished) ? null : { answer: 'pass', kind: 'pass' };
  };
type AtWindow = AskedNamed<RollPlayerAsks, WindowName, RollPlayer, Content>;
type Banishing = Extract<RollPlayerAsks['any-time']['option'], { readonly banish: number }>;

/** RP-18.1: a Fiend begins to bind. */
const beforeItBinds = passing(({ seen, ask: { seat } }, banished) =>
  seen.b.heroes[seat].fiends.some(({ fiend, binds }) => binds === 0 && banished.some(({ banish }) => banish === fiend)),
);
/** RP-21.2, RP-21.3. */
const beforeCleanup = passing(
  ({ seen, ask: { seat } }, banished) =>
    banished.some(({ by }) => by === 'charisma') || bansOf(seen, seat, 'refresh').length > 0,
);

const PHASES: readonly string[] = ['dice', 'market'] satisfies RollPlayer['phase'][];

const mayWait = (seen: Seen, seat: Seat): boolean =>
  PHASES.includes(seen.b.phase) && isAnyPossible(seen, seat, { timings: ['any', 'select'], own: false });

export const manners = mannersBy<RollPlayerAsks, RollPlayer, Content>(
  questions,
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
  {
    costly: {
      /** RP-19.13: rewards that are not taken are gone. */
      'hunt.reward': ({ ask: { options }, option }) =>
        option === 'done' && options.length > 1 ? say('costly.rewards', { count: options.length - 1 }) : null,
    },
    /** RP-23.3, RP-23.5: the last round and the Monster leave no later point. */
    routine: { 'window.select': beforeCleanup, 'window.dice': beforeItBinds, 'window.market': beforeCleanup },
    mayWait,
  },
);
