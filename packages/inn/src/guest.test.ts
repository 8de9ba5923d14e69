/** A guest's line when nothing comes of it: no attempt is waited for without end. */
import { expect, test } from 'vitest';
import { Guest, type Socket } from './guest';

class Wire implements Socket {
  readonly sent: { readonly kind: string; readonly id?: string }[] = [];
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
  let names = 0;
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
      newName: () => `c${names++}`,
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

test('what comes too fast is sent again when the inn will hear it, one after the other, in the order in which it was done', async () => {
  const { guest, wires, pass } = visit();
  const [wire] = wires;
  wire.onopen?.();
  wire.says(WELCOME);
  const tooFast = (id: string) =>
    wire.says({ kind: 'refused', id, refusal: { by: 'inn', reason: 'too-fast', wait: 50 } });
  const said = () => wire.sent.splice(0).map(({ kind, id }) => id ?? kind);
  const stands: string[] = [];
  const roll = (name: string) => void guest.do({ kind: 'undo', seat: 0 }).then((no) => stands.push(`${name} ${no}`));
  roll('first');
  roll('second');
  expect(said()).toEqual(['hello', 'c0', 'c1']);
  tooFast('c0');
  tooFast('c1');
  roll('third');
  pass(49);
  expect(said()).toEqual([]);
  pass(1);
  expect(said()).toEqual(['c0']);
  tooFast('c0');
  pass(50);
  expect(said()).toEqual(['c0']);
  for (const id of ['c0', 'c1', 'c2']) {
    wire.says({ kind: 'done', id, moment: 1 });
    await Promise.resolve();
  }
  expect(said()).toEqual(['c1', 'c2']);
  expect(stands).toEqual(['first null', 'second null', 'third null']);
  roll('fourth');
  expect(said()).toEqual(['c3']);
});

test('what came too fast on a line that is lost is sent with the others on the next, and talk is not sent again', async () => {
  const { guest, wires, pass } = visit();
  wires[0].onopen?.();
  wires[0].says(WELCOME);
  const refusal = { by: 'inn', reason: 'too-fast', wait: 50 };
  void guest.do({ kind: 'undo', seat: 0 });
  const talk = guest.say('so');
  for (const id of ['c0', 'c1']) wires[0].says({ kind: 'refused', id, refusal });
  expect(await talk).toEqual(refusal);
  wires[0].onclose?.();
  pass(400);
  wires[1].onopen?.();
  wires[1].says(WELCOME);
  pass(100);
  expect(wires[1].sent.map(({ kind, id }) => id ?? kind)).toEqual(['hello', 'c0']);
});

test('a hello that comes too fast is said again', () => {
  const { guest, wires, pass } = visit();
  wires[0].onopen?.();
  wires[0].says({ kind: 'refused', id: null, refusal: { by: 'inn', reason: 'too-fast', wait: 50 } });
  pass(50);
  expect(wires[0].sent.map(({ kind }) => kind)).toEqual(['hello', 'hello']);
  wires[0].says(WELCOME);
  expect(guest.connection).toBe('here');
});
