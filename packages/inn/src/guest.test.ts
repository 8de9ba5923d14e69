/** A guest's line when nothing comes of it: no attempt is waited for without end. */
import { expect, test } from 'vitest';
import { Guest, type Socket } from './guest';

class Wire implements Socket {
  readonly sent: { readonly kind: string }[] = [];
  closed = false;
  onopen: (() => void) | null = null;
  onmessage: ((event: { readonly data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  onerror: (() => void) | null = null;
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.closed = true;
  }
  says(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const WELCOME = {
  kind: 'welcome',
  you: { guest: 0, seats: [0], viewer: 0 },
  table: {},
  sight: null,
  change: null,
  history: null,
  sayings: [],
};

/** A guest whose time passes when the test says so. */
function visit() {
  const wires: Wire[] = [];
  let now = 0;
  let alarms: { readonly at: number; readonly call: () => void }[] = [];
  const guest = new Guest(
    {
      connect() {
        wires.push(new Wire());
        return wires.at(-1)!;
      },
      after(ms, call) {
        const alarm = { at: now + ms, call };
        alarms.push(alarm);
        return () => {
          alarms = alarms.filter((each) => each !== alarm);
        };
      },
      newName: () => 'c',
      random: () => 1,
    },
    { table: 't', token: 'token' },
  );
  const pass = (ms: number) => {
    for (const end = now + ms; now < end; ) {
      const [next] = alarms.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at);
      now = next?.at ?? end;
      alarms = alarms.filter((each) => each !== next);
      next?.call();
    }
  };
  return { guest, wires, pass };
}

test('a socket that never opens is given up, and the next one is greeted', () => {
  const { guest, wires, pass } = visit();
  pass(20_400);
  expect([wires.length, wires[0].closed]).toEqual([2, true]);
  wires[1].onopen?.();
  wires[1].says(WELCOME);
  expect(guest.connection).toBe('here');
  wires[0].onopen?.(); // Too late: nobody says hello on it.
  expect(wires[0].sent).toEqual([]);
});

test('a hello that is never answered is given up, though the line lives', () => {
  const { guest, wires, pass } = visit();
  wires[0].onopen?.();
  pass(15_000);
  wires[0].says({ kind: 'pong' });
  pass(5_400);
  expect([wires.length, wires[0].closed, guest.connection]).toEqual([2, true, 'away']);
});

test('who is welcome stays for as long as the inn answers', () => {
  const { guest, wires, pass } = visit();
  wires[0].onopen?.();
  pass(15_000);
  wires[0].says(WELCOME);
  for (let i = 0; i < 5; i++) {
    pass(25_000);
    wires[0].says({ kind: 'pong' });
  }
  expect([wires.length, guest.connection]).toEqual([1, 'here']);
  expect(wires[0].sent.map(({ kind }) => kind)).toEqual(['hello', ...Array(5).fill('ping')]);
  pass(31_000);
  expect([wires.length, guest.connection]).toEqual([2, 'away']);
});

test('who is sent away for good is answered: what waits, and what is done after', async () => {
  const { guest, wires } = visit();
  wires[0].onopen?.();
  wires[0].says(WELCOME);
  const waits = guest.do({ kind: 'answer', seat: 0, key: 'roll' });
  wires[0].says({ kind: 'bye', reason: 'erased', again: false });
  const refusal = { by: 'inn', reason: 'erased' };
  expect(await waits).toEqual(refusal);
  expect(await guest.do({ kind: 'answer', seat: 0, key: 'roll' })).toEqual(refusal);
  expect([guest.connection, guest.unsettled]).toEqual(['gone', []]);
});
