/**
 * The schemer: a player of Dark Minions that thinks a turn ahead. Files beside this one hold its thoughts, one subject
 * each, and what it weighs with (weights.ts, styles.ts); this one sits at the table and answers.
 */
import { type Bot, type ByQuestion, forQuestion, type PendingAsk, type Player } from '@tabard/kernel';
import type { Content } from '../content';
import type { DarkMinions, DarkMinionsEvents } from '../rules/board';
import type { DarkMinionsQuestion } from '../rules/questions';
import {
  announcement,
  flightCount,
  flightFrom,
  flightOwner,
  flightTo,
  gargoyleTown,
  inexplicableTown,
  knightsVictim,
  pitTown,
  tithe,
  witchTowers,
} from './announcing';
import { shouldClaim } from './claim';
import { type DarkChair, Memory } from './memory';
import { Mind } from './mind';
import { lookOut, type Outlook } from './outlook';
import { poorDice, whiteDie, yellowDie } from './rerolls';
import type { Style } from './styles';
import { keepOverlord } from './upkeep';

export type DarkBot = Bot<DarkMinions, DarkMinionsEvents, Content>;

export const schemerWith = (id: string, style: Style): DarkBot => ({
  id,
  listens: true,
  sit: (chair) => new Schemer(chair, style),
});

type Decide = (o: Outlook, ask: PendingAsk, mind: Mind) => string;

const announce: Decide = (o, { question, options }, { chance }) => announcement(o, question, options, chance) ?? 'pass';
const plannedDice: Decide = (o, { options }, mind) => mind.current(o)?.dice ?? options[0];

const DECIDES: ByQuestion<DarkMinionsQuestion, Decide> = {
  'window.start': announce,
  'window.roll': announce,
  'window.reroll': announce,
  'window.commitment': announce,
  'window.done': announce,
  'window.resolution': announce,
  'roll.white': (o, { options }) => whiteDie(o, options),
  'roll.yellow': (o, { options }) => yellowDie(o, options),
  'roll.vazgoth': () => 'extra',
  'turnCost.settle': (o, { options }) => keepOverlord(o, options),
  'commit.use': (o, { options }, mind) => mind.commit(o, options),
  'attack.dice': plannedDice,
  'capture.dice': plannedDice,
  'respawn.dice': plannedDice,
  'buy.dice': plannedDice,
  'attack.count': (o, ask, mind) => mind.count(o, ask),
  'reroll.dice': (o, { options }, mind) => mind.wantedDice || poorDice(o, options),
  'last.skulls': () => 'end',
  'gargoyle.town': gargoyleTown,
  'inexplicable.town': inexplicableTown,
  'pit.town': pitTown,
  'witch.towers': witchTowers,
  'blackKnight.victim': knightsVictim,
  'bloodElf.count': (_, { options }) => options[0], // the most
  'nhazzra.tithe': tithe,
  'wyvern.from': flightFrom,
  'wyvern.owner': flightOwner,
  'wyvern.to': flightTo,
  'wyvern.count': flightCount,
};

class Schemer implements Player {
  private readonly memory: Memory;
  private readonly mind: Mind;

  constructor(
    private readonly chair: DarkChair,
    private readonly style: Style,
  ) {
    this.memory = new Memory(chair);
    this.mind = new Mind(this.memory, style, chair.chance);
  }

  choose(ask: PendingAsk): string {
    this.memory.listen();
    const { question, options } = ask;
    if (options.length === 1) return options[0];
    const answer = forQuestion(DECIDES, question)(this.lookOut(), ask, this.mind);
    return options.includes(answer) ? answer : options[0];
  }

  interrupt(options: readonly string[]): string | null {
    this.memory.listen();
    const claims = options.includes('claim');
    const question = this.chair.pending().asks.find(({ seat }) => seat === this.chair.seat)?.question ?? '';
    const isOwnTurn = question === 'commit.use' || question === 'roll.white' || question === 'turnCost.settle';
    if (!claims && !isOwnTurn) return null;
    const o = this.lookOut();
    const { mind } = this;
    if (claims && shouldClaim(o, this.memory)) return 'claim';
    if (question === 'commit.use') return mind.discardSkull(o, options) ?? mind.ownAnnouncement(o, question, options);
    if (question === 'roll.white') return mind.exchange(o, options) ?? mind.ownAnnouncement(o, question, options);
    return null;
  }

  private lookOut(): Outlook {
    return lookOut(this.chair, this.memory, this.style);
  }
}
