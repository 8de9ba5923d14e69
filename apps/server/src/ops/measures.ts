/** What can be measured of an inn, for Prometheus. docs/ops.md says what to look at; docs/ops/grafana.json draws it. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { InnRefusal } from '../room/refusal';
import type { Store } from '../store/store';

/** What becomes of a guest's messages; for what is done, with the milliseconds until everyone was told. */
export type Outcome = (what: 'message' | 'done' | 'refused' | 'cut', ms?: number) => void;

/** Seconds: from a commit on a fast disk to one that people notice. */
const BUCKETS = [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

export class Measures {
  readonly registry = new Registry();
  private readonly messages = this.counter('tabard_messages_total', 'Messages from guests over sockets.');
  private readonly answers = this.counter(
    'tabard_answers_total',
    'Deeds of guests that stand: answers, votes, take-backs.',
  );
  private readonly refusals = this.counter('tabard_refusals_total', 'Messages of guests that were refused.');
  private readonly cuts = this.counter(
    'tabard_lines_cut_total',
    'Guests who were too slow to be told and must come again.',
  );
  private readonly late = this.counter('tabard_late_total', 'Appends that another process had overtaken.');
  private readonly broken = this.counter(
    'tabard_tables_broken_off_total',
    'Tables that had to be read anew after trouble.',
  );
  private readonly faults = new Counter({
    name: 'tabard_store_errors_total',
    help: 'What the store could not do, by what was asked of it.',
    labelNames: ['what'] as const,
    registers: [this.registry],
  });
  private readonly append = this.histogram('tabard_append_seconds', 'Until lines of a log are on disk.');
  private readonly told = this.histogram('tabard_answer_seconds', 'From an answer heard to everyone told.');

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }

  countHouse(tables: () => number, guests: () => number): void {
    this.gauge('tabard_tables_awake', 'Tables in memory.', tables);
    this.gauge('tabard_guests', 'Open sockets of guests.', guests);
  }

  /** What is only counted when somebody asks. */
  private gauge(name: string, help: string, count: () => number): void {
    new Gauge({
      name,
      help,
      registers: [this.registry],
      collect() {
        this.set(count());
      },
    });
  }

  readonly hear: Outcome = (what, ms = 0) => {
    if (what === 'message') this.messages.inc();
    else if (what === 'refused') this.refusals.inc();
    else if (what === 'cut') this.cuts.inc();
    else {
      this.answers.inc();
      this.told.observe(ms / 1000);
    }
  };

  brokenOff(): void {
    this.broken.inc();
  }

  /** Only where there is a Redis: without one nobody is out of touch. */
  countTouch(isInTouch: () => boolean): { failed(): void } {
    this.gauge('tabard_redis_up', 'Whether word between processes gets through: 1 or 0.', () => Number(isInTouch()));
    const failures = this.counter('tabard_redis_errors_total', 'What Redis could not do, or could not be asked.');
    return { failed: () => failures.inc() };
  }

  /** The same store, watched: however it grows, what fails in it is counted. */
  watch(store: Store): Store {
    return new Proxy(store, {
      get: (own, name) => {
        const value: unknown = Reflect.get(own, name);
        if (typeof value !== 'function') return value;
        return (...args: unknown[]) => this.watched(String(name), () => value.apply(own, args));
      },
    });
  }

  private async watched(what: string, deed: () => unknown): Promise<unknown> {
    const end = what === 'append' ? this.append.startTimer() : null;
    try {
      const kept = await deed();
      if (kept === 'late') this.late.inc();
      return kept;
    } catch (error) {
      if (!(error instanceof InnRefusal)) this.faults.inc({ what });
      throw error;
    } finally {
      end?.();
    }
  }

  private counter(name: string, help: string): Counter {
    return new Counter({ name, help, registers: [this.registry] });
  }

  private histogram(name: string, help: string): Histogram {
    return new Histogram({ name, help, buckets: BUCKETS, registers: [this.registry] });
  }
}

/** On a door of its own, because a stranger shall not learn when people play. */
export async function showMeasures({ registry }: Measures, host: string, port: number): Promise<Server> {
  const server = createServer(async (request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end();
    const text = await registry.metrics();
    response.writeHead(200, { 'content-type': registry.contentType }).end(text);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return server;
}

export const portOf = (server: Server): number => (server.address() as AddressInfo).port;
