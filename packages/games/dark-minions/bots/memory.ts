/** What an attentive player remembers: every award and every discard happens openly (DM-R49). */
import { asEventOf, type Chair } from '@tabard/kernel';
import type { Content } from '../content';
import {
  type DarkMinions,
  type DarkMinionsEvent,
  type DarkMinionsEvents,
  levelOf,
  NONE,
  type Seat,
} from '../rules/board';
import { totalOf } from '../rules/victory';

export type DarkChair = Chair<DarkMinions, DarkMinionsEvents, Content>;

export class Memory {
  /** By seat: what it has won beside its level, starting tiles and Skulls included. */
  readonly won: number[];
  readonly townsWon: number[];
  /** Goes up whenever something happened that may upset a plan. */
  upsets = 0;
  private heard = 0;
  /** Whether it sat here from the first event on. */
  private whole = false;

  constructor(private readonly chair: DarkChair) {
    const { startTiles } = chair.content.rule;
    this.won = Array.from({ length: chair.seats }, () => startTiles[0] + startTiles[1]);
    this.townsWon = this.won.map(() => 0);
  }

  listen(): void {
    const news = this.chair.events(this.heard).map(asEventOf<DarkMinionsEvent>);
    this.heard += news.length;
    for (const event of news) this.hear(event);
  }

  private hear(event: DarkMinionsEvent): void {
    const { rule, towns } = this.chair.content;
    const { won } = this;
    switch (event.type) {
      case 'game.begins':
        this.whole = true;
        break;
      case 'award.town':
        won[event.seat] += towns[event.town].vp + event.skulls * rule.skullVp;
        this.townsWon[event.seat] += 1;
        break;
      case 'award.second':
        won[event.seat] += rule.secondVp;
        break;
      case 'award.trigger':
        won[event.seat] += rule.triggerVp;
        break;
      case 'skull.face.tile':
        won[event.seat] += rule.skullVp;
        break;
      case 'respawn.skull':
        won[event.seat] -= rule.skullVp;
        this.upsets += 1;
        break;
      case 'respawn.tile':
        won[event.seat] -= event.vp;
        this.upsets += 1;
        break;
      case 'nhazzra.skull':
        won[event.victim] -= rule.skullVp;
        break;
      case 'dice.rerolled':
        if (event.source === 'tile1') won[event.seat] -= rule.startTiles[0];
        if (event.source === 'tile2') won[event.seat] -= rule.startTiles[1];
        this.upsets += 1;
        break;
      case 'overlord.announced':
      case 'display.swapped':
      case 'dice.rolled':
      case 'flame':
        this.upsets += 1;
    }
  }

  /** Every seat's total: the own one is known, the others' are counted up, or guessed by one who came late. */
  totals(b: DarkMinions, me: Seat): number[] {
    const c = this.chair.content;
    const guess = this.whole ? 0 : this.guess(b, me);
    return this.won.map((won, seat) =>
      seat === me ? totalOf(b, c, seat) : (this.whole ? won : guess) + c.levels[levelOf(b, c, seat) - 1].vp,
    );
  }

  /** What the Towns that have fallen brought to each rival, if all had the same. */
  private guess(b: DarkMinions, me: Seat): number {
    const { rule, plainTowns, towns } = this.chair.content;
    const all = this.chair.options.demonLords === 'on' ? towns.length : plainTowns;
    const gone = all - b.townStack.length - b.town.filter((town) => town !== NONE).length;
    const rivals = (gone - b.townsWon[me].length) * A_TOWN + gone * (rule.secondVp + rule.triggerVp) * 0.75;
    return rule.startTiles[0] + rule.startTiles[1] + rivals / (this.chair.seats - 1);
  }
}

/** A Town's own VP and its Skull, on average. */
const A_TOWN = 6.5;
