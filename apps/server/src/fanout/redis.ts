/**
 * Word between processes over Redis: a channel for every table that is awake, who is where, and which process lets the bots
 * think. Nothing is kept here that anybody would miss: Redis may go and come back empty.
 */
import { randomUUID } from 'node:crypto';
import { Redis, type RedisOptions } from 'ioredis';
import { type Fanout, THINKING_MS } from './fanout';

/** A process that is gone is believed to have its guests for so long. */
const PRESENCE_MS = 45_000;
const BEAT_MS = 10_000;
const RETRY_MS = 2_000;
/** Whoever asks goes on without an answer then. */
const PATIENCE_MS = 1_000;

const OPTIONS: RedisOptions = {
  connectTimeout: PATIENCE_MS * 2,
  commandTimeout: PATIENCE_MS,
  maxRetriesPerRequest: 0,
  enableOfflineQueue: false,
  autoResubscribe: false,
  autoResendUnfulfilledCommands: false,
  retryStrategy: (times) => Math.min(100 * times, RETRY_MS),
};

export class RedisFanout implements Fanout {
  /** Of this process, as long as it lives. */
  private readonly name = randomUUID();
  private readonly ear: Redis;
  private readonly mouth: Redis;
  private readonly beat: NodeJS.Timeout;
  private isClosed = false;
  /** By table that is awake here: who is at it. */
  private readonly attended = new Map<string, readonly number[]>();
  private hear: (table: string | null) => void = () => undefined;
  isHeard = false;
  /** Whether what is said here arrives: Redis may take a line and refuse every word. */
  private isSaid = false;
  private why: string | null = 'not yet connected';

  /** `onTrouble`: each time something fails. It tries again by itself. `onWell`: word gets through, for the first time or again. */
  constructor(
    address: string,
    private readonly onTrouble: (error: Error) => void = () => undefined,
    beat = BEAT_MS,
    private readonly onWell: () => void = () => undefined,
  ) {
    this.ear = new Redis(address, OPTIONS);
    this.mouth = new Redis(address, OPTIONS);
    for (const line of [this.ear, this.mouth]) line.on('error', (error) => this.failed(error));
    this.ear.on('ready', () => void this.listenAgain());
    this.ear.on('close', () => {
      this.isHeard = false;
      this.why ??= 'the line was cut';
    });
    this.mouth.on('close', () => {
      this.isSaid = false;
      this.why ??= 'the line was cut';
    });
    this.mouth.on('ready', () => void this.speakAgain());
    this.ear.on('message', (channel: string, from: string) => {
      if (from !== this.name) this.hear(channel.slice(CHANNEL.length));
    });
    this.beat = setInterval(() => void this.feelPulse(), beat);
    this.beat.unref();
  }

  onNews(hear: (table: string | null) => void): void {
    this.hear = hear;
  }

  get trouble(): string | null {
    return this.why;
  }

  private failed(error: Error): void {
    if (this.isClosed) return;
    this.why = reasonOf(error);
    this.onTrouble(new Error(this.why));
  }

  private mended(): void {
    if (!this.isHeard || !this.isSaid || this.why === null) return;
    this.why = null;
    this.onWell();
  }

  announce(table: string): void {
    void this.mouth.publish(channelOf(table), this.name).catch((error: Error) => this.refused(error));
  }

  /** A line that is away has told so already; one that is there and says no has not. */
  private refused(error: Error): void {
    if (this.mouth.status !== 'ready') return;
    this.isSaid = false;
    this.failed(error);
  }

  async attend(table: string, guests: readonly number[] | null): Promise<void> {
    const isNew = !this.attended.has(table);
    if (guests) this.attended.set(table, guests);
    else this.attended.delete(table);
    const isHeard = isNew && guests ? this.ear.subscribe(channelOf(table)).catch(nothing) : null;
    if (!guests) void this.ear.unsubscribe(channelOf(table)).catch(nothing);
    if (!isNew || guests?.length) void this.showPresence(table, guests ?? []); // Else nobody was there, and nobody is.
    await isHeard;
  }

  private async showPresence(table: string, guests: readonly number[]): Promise<void> {
    await this.tellPresence(table, guests).then(() => this.announce(table), nothing);
  }

  private async tellPresence(table: string, guests: readonly number[]): Promise<void> {
    const key = keyOf(table);
    if (guests.length === 0) await this.mouth.hdel(key, this.name);
    else {
      const value = JSON.stringify({ guests, at: Date.now() } satisfies Presence);
      await this.mouth.multi().hset(key, this.name, value).pexpire(key, PRESENCE_MS).exec();
    }
  }

  async elsewhere(table: string): Promise<readonly number[] | null> {
    try {
      const { [this.name]: _, ...others } = await this.mouth.hgetall(keyOf(table));
      const present = Object.values(others).map((text) => JSON.parse(text) as Presence);
      const guests = present.filter(({ at }) => Date.now() - at < PRESENCE_MS).flatMap((there) => there.guests);
      return [...new Set(guests)].sort((a, b) => a - b);
    } catch {
      return null;
    }
  }

  async mayThink(table: string, moment: number): Promise<boolean> {
    try {
      const key = `tabard:think:${table}:${moment}`;
      if ((await this.mouth.set(key, this.name, 'PX', THINKING_MS, 'NX')) === 'OK') return true;
      return (await this.mouth.get(key)) === this.name;
    } catch {
      return true; // Nobody knows: then all of them think, and the log takes the first answer.
    }
  }

  async close(): Promise<void> {
    this.isClosed = true;
    clearInterval(this.beat);
    const left = [...this.attended.keys()].map((table) => this.mouth.hdel(keyOf(table), this.name).catch(nothing));
    await Promise.all(left);
    this.ear.disconnect();
    this.mouth.disconnect();
  }

  // ---- when Redis comes back

  private async listenAgain(): Promise<void> {
    try {
      // One of its own, too: who may not listen shall know it before the first table is awake.
      await this.ear.subscribe(channelOf(this.name), ...[...this.attended.keys()].map(channelOf));
      this.isHeard = true;
      this.hear(null); // Whatever was said meanwhile was not heard.
      this.mended();
    } catch (error) {
      this.failed(error as Error);
      this.ear.disconnect(true);
    }
  }

  private async speakAgain(): Promise<void> {
    await this.tryToSpeak();
    await this.tellEverything();
  }

  private async tryToSpeak(): Promise<void> {
    try {
      await this.mouth.publish(channelOf(this.name), this.name);
      this.isSaid = true;
      this.mended();
    } catch (error) {
      this.refused(error as Error);
    }
  }

  private async tellEverything(): Promise<void> {
    for (const [table, guests] of this.attended) await this.tellPresence(table, guests).catch(nothing);
  }

  /** A line may be dead although nobody has hung up; left alone, the system would try it for minutes. */
  private async feelPulse(): Promise<void> {
    const feel = (line: Redis) => line.ping().catch(() => line.status === 'ready' && line.disconnect(true));
    await Promise.all([feel(this.ear), feel(this.mouth)]);
    if (!this.isSaid && this.mouth.status === 'ready') await this.tryToSpeak();
    await this.tellEverything();
  }
}

interface Presence {
  readonly guests: readonly number[];
  readonly at: number;
}

const CHANNEL = 'tabard:table:';
const channelOf = (table: string): string => CHANNEL + table;
const keyOf = (table: string): string => `tabard:here:${table}`;
const nothing = (): void => undefined;

/** Of several addresses of one name each says why. What Redis answers never holds our password. */
const reasonOf = (error: Error): string =>
  (error instanceof AggregateError ? (error.errors[0] as Error) : error).message;
