/**
 * The schemer: a player of Dark Minions that thinks a turn ahead. Files beside this one hold its thoughts, one subject
 * each, and what it weighs with (weights.ts, styles.ts); this one sits at the table and answers.
 */
import type { Answers, AskNamed, Bot, PendingAsk, Player } from '@tabard/kernel';
import type { Content } from '../content';
import type { DarkMinions, DarkMinionsEvents } from '../rules/board';
import { questions } from '../rules/keys';
import type { DarkMinionsAsks, DicePick, ResponseWindow } from '../rules/questions';
import {
  announcement,
  bestFlight,
  flightFrom,
  gargoyleTown,
  inexplicableTown,
  pitTown,
  tithe,
  townAt,
  victimOf,
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

const announce = ({ question, options }: AskNamed<DarkMinionsAsks, ResponseWindow>, o: Outlook, { chance }: Mind) =>
  announcement(o, question, options, chance) ?? 'pass';
const plannedDice = (ask: { readonly options: readonly DicePick[] }, o: Outlook, mind: Mind) =>
  mind.current(o)?.dice ?? ask.options[0];

const DECIDES: Answers<DarkMinionsAsks, [o: Outlook, mind: Mind]> = {
  'window.start': announce,
  'window.roll': announce,
  'window.reroll': announce,
  'window.commitment': announce,
  'window.done': announce,
  'window.resolution': announce,
  'roll.white': ({ options }, o) => whiteDie(o, options),
  'roll.yellow': ({ options }, o) => yellowDie(o, options),
  'roll.vazgoth': () => 'extra',
  'turnCost.settle': ({ options }, o) => keepOverlord(o, options),
  'commit.use': (ask, o, mind) => mind.commit(o, ask),
  'attack.dice': plannedDice,
  'capture.dice': plannedDice,
  'respawn.dice': plannedDice,
  'buy.dice': plannedDice,
  'attack.count': (ask, o, mind) => mind.count(o, ask),
  'reroll.dice': ({ options }, o, mind) => mind.wantedDice ?? poorDice(o, options),
  'last.skulls': () => 'end',
  'gargoyle.town': ({ options }, o) => gargoyleTown(o) ?? options[0],
  'inexplicable.town': ({ options }, o) => inexplicableTown(o) ?? options[0],
  'pit.town': ({ options }, o) => pitTown(o) ?? options[0],
  'witch.towers': ({ options }, o) => witchTowers(o, options),
  'blackKnight.victim': (_, o) => victimOf(o),
  'bloodElf.count': ({ options }) => options[0], // the most
  'nhazzra.tithe': (_, o) => tithe(o),
  'wyvern.from': ({ options, about }, o) => flightFrom(o, about.left, options.includes('stop')) ?? options[0],
  'wyvern.owner': ({ about }, o) => bestFlight(o, about).owner,
  'wyvern.to': ({ options, about }, o) => townAt(o, bestFlight(o, about).to) ?? options[0],
  'wyvern.count': ({ about }, o) => bestFlight(o, about).count,
};

const decide = questions.answerBy(DECIDES);

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
    const { options } = ask;
    if (options.length === 1) return options[0];
    const answer = decide(ask, this.chair.content, this.lookOut(), this.mind);
    return options.includes(answer) ? answer : options[0];
  }

  interrupt(options: readonly string[]): string | null {
    this.memory.listen();
    const { content, seat } = this.chair;
    const claims = options.includes(questions.keyOfExtra('claim', content));
    const question = this.chair.pending().asks.find((ask) => ask.seat === seat)?.question;
    const isOwnTurn = question === 'commit.use' || question === 'roll.white';
    if (!claims && !isOwnTurn) return null;
    const o = this.lookOut();
    const { mind } = this;
    if (claims && shouldClaim(o, this.memory)) return 'claim';
    if (!isOwnTurn) return null;
    const extras = options.map((key) => questions.extra(key, content));
    const early = question === 'commit.use' ? mind.discardSkull(o, extras) : mind.exchange(o, extras);
    const extra = early ?? mind.ownAnnouncement(o, question, extras);
    return extra && questions.keyOfExtra(extra, content);
  }

  private lookOut(): Outlook {
    return lookOut(this.chair, this.memory, this.style);
  }
}
