/**
 * Somebody at a table of an inn, from the moment the door is opened: while people gather, at play, and afterwards. It owns
 * the line, and the table as soon as there is something to see. React follows it as an external store.
 */

import {
  type Connection,
  Guest,
  type NotDone,
  type Phrase,
  type Saying,
  type TableCard,
  type Whoami,
  type World,
} from '@tabard/inn';
import type { Seen } from '@tabard/kernel';
import { toast } from '@tabard/page/design/toast';
import { play } from '@tabard/page/sound/sound';
import { Listeners } from '@tabard/page/store/store';
import { locale, t } from '@tabard/page/words/words';
import { fetchOpened } from '../begin/fetch-game';
import { arrivals } from './arrivals';
import { tableSays, tellInn } from './inn-words';
import { browserWorld, followNetwork } from './line';
import { awaySince } from './long-away';
import { outboxAt } from './outbox';
import { RemoteTable } from './remote-table';

export interface VisitNow {
  readonly connection: Connection;
  /** Why the inn said goodbye, last. */
  readonly farewell: string | null;
  readonly card: TableCard | null;
  readonly you: Whoami | null;
  /** Null while people gather, and until the game's rules are here. */
  readonly table: RemoteTable | null;
  /** How many deeds of ours wait for the inn. */
  readonly waiting: number;
  /** They outlast this page. */
  readonly isKept: boolean;
  readonly sayings: readonly Saying[];
  /** When the clocks were told, by this browser's own. */
  readonly clocks: {
    readonly left: readonly (number | null)[];
    readonly running: readonly number[];
    at: number;
  } | null;
  /** Since when which guests are away, by this browser's own clock, as far as this page has seen it. */
  readonly away: ReadonlyMap<number, number>;
  readonly fault: Error | null;
}

export class Visit {
  private readonly guest: Guest;
  private readonly listeners = new Listeners();
  private readonly unfollow: () => void;
  private table: RemoteTable | null = null;
  private isOpening = false;
  private clocks: VisitNow['clocks'] = null;
  private fault: Error | null = null;
  private closed = false;
  /** The table as it was told last. */
  private known: TableCard | null = null;
  private away: VisitNow['away'] = new Map();
  private now: VisitNow;

  constructor(
    readonly id: string,
    private token: string | null,
    world: World = browserWorld,
  ) {
    this.guest = new Guest(
      world,
      { table: id, token, story: true, reasons: true },
      {
        onNews: () => this.hearNews(),
        onWelcome: (sight, isNew) => {
          if (sight && isNew) this.table?.showAnew(sight);
          this.openTable();
          this.takeBack();
        },
        onStory: (frames, sight, back) => {
          this.table?.hear(frames, sight, back);
          this.stampClocks();
          this.openTable();
        },
        onSaid: (saying) => {
          this.tell();
          if (saying.kind === 'nudge' && this.guest.connection === 'here') this.hearNudge(saying);
        },
        onRefused: (refusal, _, isOfBefore) => isOfBefore && tellRefusal(refusal),
      },
      outboxAt(id, () => this.token),
    );
    this.unfollow = followNetwork(this.guest);
    this.now = this.look();
  }

  readonly subscribe = this.listeners.subscribe;
  readonly snapshot = (): VisitNow => this.now;

  close(): void {
    this.closed = true;
    this.unfollow();
    this.guest.close();
    this.table?.close();
  }

  /** Sat down: from now on the seat's own eyes. */
  sitAs(token: string): void {
    this.token = token;
    this.guest.lookAs({ token });
  }

  say(text: string): void {
    void this.tellRefusal(this.guest.say(text));
  }

  phrase(phrase: Phrase): void {
    void this.tellRefusal(this.guest.phrase(phrase));
  }

  /** Reminds somebody that the table waits for them. */
  nudge(guest: number): void {
    void this.tellRefusal(this.guest.nudge(guest));
  }

  /** Whoever is meant hears it; whoever said it sees that it was said. */
  private hearNudge({ guest, about }: Saying): void {
    const you = this.guest.you?.guest;
    const name = this.known?.guests.find((one) => one.guest === about)?.name;
    if (about === you) {
      toast(t('online.waitedFor'));
      play('turn');
    } else if (guest === you && name !== undefined) toast(t('online.reminded', { name }));
  }

  /** Wants to play on for somebody who is away. */
  takeOver(seat: number): void {
    void this.tellRefusal(this.guest.takeOver(seat));
  }

  voteOnTakeover(seat: number, agrees: boolean): void {
    void this.tellRefusal(this.guest.vote(seat, agrees));
  }

  private async tellRefusal(done: Promise<NotDone | null>): Promise<void> {
    const refusal = await done;
    if (refusal) tellRefusal(refusal);
  }

  /** A bot takes over a seat, or gives it back. */
  sit(seat: number, bot: string | null): void {
    void this.tellRefusal(this.guest.do({ kind: 'sit', seat, bot }));
  }

  retryNow(): void {
    this.guest.retryNow();
  }

  private hearNews(): void {
    const { table: card, you } = this.guest;
    if (card) {
      this.table?.hearNews(card);
      // Who sits here looks elsewhere while the table gathers: whoever comes is heard, too.
      const come = you?.guest == null ? [] : arrivals(this.known, card, you.guest);
      for (const name of come) toast(t('online.hasCome', { name }));
      if (come.length > 0) play('wood');
      this.known = card;
      this.away = awaySince(this.away, card, performance.now());
    }
    this.tell();
  }

  /** A bot has played on for somebody who was away: who comes back has the seat again. */
  private takeBack(): void {
    const { you, sight } = this.guest;
    if (!sight || sight.standing) return;
    for (const seat of you?.seats ?? []) {
      if (sight.sitters[seat].kind !== 'bot') continue;
      void this.guest.do({ kind: 'sit', seat, bot: null }).then((refusal) => !refusal && toast(t('online.seatBack')));
    }
  }

  /** The rules come when there is something to see. */
  private openTable(): void {
    this.tell();
    if (this.table || this.isOpening || !this.guest.sight) return;
    this.isOpening = true;
    this.open().then(
      () => this.tell(),
      (error: Error) => {
        this.fault = error;
        this.tell();
      },
    );
  }

  private async open(): Promise<void> {
    const { table: card, sight } = this.guest;
    const { module, room } = await fetchOpened(card!.game);
    const { options, seats } = card!;
    const seen: Seen = { b: sight!.b, seats: seats.length, options, content: module.game.content };
    const tale = (await module.books?.tale(seen, locale())) ?? {};
    if (this.closed) return;
    // Whatever happened while the rules were fetched is in the sight that is here now.
    this.table = new RemoteTable(module, room, this.guest, this.guest.table!, this.guest.sight!, tale);
    this.stampClocks();
  }

  private stampClocks(): void {
    const clocks = this.guest.sight?.clocks ?? null;
    this.clocks = clocks && { ...clocks, at: performance.now() };
  }

  private look(): VisitNow {
    const { connection, farewell, table: card, you, unsettled, isAllKept: isKept, sayings } = this.guest;
    const { table, clocks, away, fault } = this;
    const waiting = connection === 'here' ? 0 : unsettled.length;
    return { connection, farewell, card, you, table, waiting, isKept, sayings: [...sayings], clocks, away, fault };
  }

  private tell(): void {
    if (this.closed) return;
    this.now = this.look();
    this.listeners.tell();
  }
}

function tellRefusal(refusal: NotDone): void {
  if (refusal.by === 'inn') toast(tellInn(refusal.reason));
  else if (refusal.by === 'table') toast(tableSays(refusal.id));
  else toast(tellInn('question-gone')); // An answer that the rules do not take any more.
}
