/** The one clock of a table: what is told when, what waits for it, and what shows the end at once. */
import type { Frame, GameEvent, Seen } from '@tabard/kernel';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Actor, type Change, type Pace, Stage } from './stage';
import { type AnyStaging, ofOthers } from './staging';

const NORMAL: Pace = { factor: 1, isStepped: false, isStill: false };
const STEPPED: Pace = { ...NORMAL, isStepped: true };
const STILL: Pace = { ...NORMAL, isStill: true };
const INSTANT: Pace = { ...NORMAL, factor: 0 };

const STAGING: AnyStaging = {
  march: { ms: 500, sound: 'march' },
  coin: { ms: 0, sound: 'coin' },
  falls: { ms: 1200, show: () => null, sound: (event) => ({ name: 'flame', place: event.slot }) },
  own: { ms: ofOthers(300) },
  thrown: { ms: 1200 },
};

const seen = (b: unknown): Seen => ({ b, seats: 2, options: {}, content: null });

/** The board is a letter: each event has its own, capitals are how it stands. */
function change(types: string, stands: string, from = 0): Change {
  const events = types.split(' ').filter(Boolean);
  const frames: Frame[] = events.map((type, i) => ({
    event: { type, seat: 1, slot: 1 } as unknown as GameEvent,
    b: `${type} ${i}`,
  }));
  frames.push({ event: null, b: stands });
  return { frames, from, onlooker: { seen: seen(stands), seat: 0, isOurs: (seat) => seat === 0 } };
}

function open(pace: Pace = NORMAL) {
  const heard: string[] = [];
  const steps: string[] = [];
  const wants = { pace };
  const stage: Stage = new Stage(
    {
      staging: () => STAGING,
      pace: () => wants.pace,
      play: (name, place) => heard.push(place === 0 ? name : `${name} ${place}`),
      onChange: () => steps.push(`${stage.told.seen.b}`),
    },
    seen('before'),
    0,
  );
  const shows = () => stage.told.seen.b as string;
  const isFree = async () => {
    let free = false;
    void stage.whenFree().then(() => {
      free = true;
    });
    await vi.advanceTimersByTimeAsync(0);
    return free;
  };
  return { stage, heard, steps, wants, shows, isFree };
}

const soon = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const typesOf = (events: readonly GameEvent[]) => events.map(({ type }) => type);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('telling', () => {
  test('each event has its time and its own board, and nothing is told ahead of it', async () => {
    const { stage, shows, heard } = open();
    stage.tell(change('march march', 'END', 7));
    expect(stage.told).toMatchObject({ isTelling: true, told: 8, event: { type: 'march' } });
    expect(shows()).toBe('march 0');
    await soon(499);
    expect([shows(), heard]).toEqual(['march 0', ['march']]);
    await soon(1);
    expect([shows(), stage.told.told]).toEqual(['march 1', 9]);
    await soon(500);
    expect(stage.told).toMatchObject({ isTelling: false, told: 9, event: null });
    expect([shows(), heard]).toEqual(['END', ['march', 'march']]);
  });

  test('what takes no time is told with the next that does, and what comes last with the end', async () => {
    const { stage, shows, heard } = open();
    stage.tell(change('coin unnamed march coin unnamed', 'END'));
    expect(shows()).toBe('march 2');
    expect(typesOf(stage.told.fresh)).toEqual(['coin', 'unnamed', 'march']);
    expect([stage.told.told, heard]).toEqual([3, ['coin', 'march']]);
    await soon(500);
    expect(typesOf(stage.told.fresh)).toEqual(['coin', 'unnamed']);
    expect([stage.told.told, heard]).toEqual([5, ['coin', 'march', 'coin']]);
  });

  test('where nothing takes time, nobody waits', () => {
    const { stage, shows, heard } = open();
    stage.tell(change('coin unnamed coin', 'END'));
    expect(stage.told).toMatchObject({ isTelling: false, told: 3, event: null });
    expect([shows(), heard]).toEqual(['END', ['coin']]); // The same sound once.
    expect(typesOf(stage.told.fresh)).toEqual(['coin', 'unnamed', 'coin']);
  });

  test('a person need not be told what they have done themselves', () => {
    const { stage } = open();
    const deed = change('own', 'END');
    stage.tell({ ...deed, onlooker: { ...deed.onlooker, isOurs: (seat) => seat === 1 } });
    expect(stage.told.isTelling).toBe(false);
    stage.tell(change('own', 'END', 1));
    expect(stage.told.isTelling).toBe(true);
  });

  test('what glows because it was told last glows on, until something else happens', async () => {
    const { stage } = open();
    stage.tell(change('march', 'END'));
    await soon(500);
    expect(typesOf(stage.told.fresh)).toEqual(['march']);
    stage.tell(change('', 'END', 1));
    expect(stage.told.fresh).toEqual([]);
  });

  test('the tale so far stays until something else happens', async () => {
    const { stage } = open();
    stage.tell(change('coin march march', 'END'));
    expect(typesOf(stage.told.tale)).toEqual(['coin', 'march']);
    await soon(500);
    expect(typesOf(stage.told.tale)).toEqual(['coin', 'march', 'march']);
    stage.skip();
    stage.tell(change('', 'END', 3)); // Somebody pointed at something.
    expect(typesOf(stage.told.tale)).toEqual(['coin', 'march', 'march']);
    stage.tell(change('coin', 'END', 3));
    expect(typesOf(stage.told.tale)).toEqual(['coin']);
    stage.settle(seen('BEFORE'), 0);
    expect(stage.told.tale).toEqual([]);
  });

  test('a sound comes from where it happens', () => {
    const { stage, heard } = open();
    stage.tell(change('falls', 'END'));
    expect(heard).toEqual(['flame 1']);
  });
});

describe('pace', () => {
  test('what is put on the stage can be read however fast it is', async () => {
    const { stage } = open({ ...NORMAL, factor: 0.5 });
    stage.tell(change('falls', 'END'));
    await soon(849);
    expect(stage.told.isTelling).toBe(true);
    await soon(1);
    expect(stage.told.isTelling).toBe(false);
  });

  test('calm takes longer, brisk less', async () => {
    for (const [factor, ms] of [
      [1.6, 800],
      [0.5, 250],
    ]) {
      const { stage } = open({ ...NORMAL, factor });
      stage.tell(change('march', 'END'));
      await soon(ms - 1);
      expect(stage.told.isTelling).toBe(true);
      await soon(1);
      expect(stage.told.isTelling).toBe(false);
    }
  });

  test('instant tells nothing and is free at once; what has happened is heard', async () => {
    const { stage, shows, heard, isFree } = open(INSTANT);
    stage.tell(change('march falls', 'END'));
    expect([shows(), stage.told.isTelling, stage.isFree]).toEqual(['END', false, true]);
    expect(heard).toEqual(['march', 'flame 1']);
    expect(await isFree()).toBe(true);
  });

  test('step by step waits for whoever looks on', async () => {
    const { stage, shows } = open(STEPPED);
    stage.tell(change('march coin march', 'END'));
    await soon(60_000);
    expect(shows()).toBe('march 0');
    stage.next();
    await soon(60_000);
    expect(shows()).toBe('march 2');
    stage.next();
    expect(stage.told.isTelling).toBe(false);
    stage.next(); // Nothing is told: nothing happens.
    expect(shows()).toBe('END');
  });

  test('without motion the order of telling stays, and is short', async () => {
    const { stage, shows } = open(STILL);
    stage.tell(change('march thrown', 'END'));
    expect(shows()).toBe('march 0');
    await soon(400);
    expect(shows()).toBe('thrown 1');
    await soon(400);
    expect(shows()).toBe('END');
  });

  test('another pace holds at once', async () => {
    const { stage, wants, shows } = open(STEPPED);
    stage.tell(change('march march', 'END'));
    wants.pace = NORMAL;
    stage.repace();
    await soon(500);
    expect(shows()).toBe('march 1');
    wants.pace = INSTANT;
    stage.repace();
    expect([shows(), stage.told.isTelling]).toEqual(['END', false]);
  });
});

describe('seen enough', () => {
  test('a skip shows the end of all that is told, silently', async () => {
    const { stage, shows, heard } = open();
    stage.tell(change('march march falls', 'FIRST'));
    stage.tell(change('march falls', 'SECOND', 3));
    stage.skip();
    expect(stage.told).toMatchObject({ isTelling: false, told: 5, event: null, fresh: [] });
    expect([shows(), heard]).toEqual(['SECOND', ['march']]);
    await soon(10_000);
    expect(shows()).toBe('SECOND');
  });

  test('in a hurry nothing is told until it is calmed', () => {
    const { stage, shows } = open();
    stage.tell(change('march march', 'FIRST'));
    stage.hurry();
    expect(shows()).toBe('FIRST');
    stage.tell(change('march', 'SECOND', 2));
    expect([shows(), stage.isFree]).toEqual(['SECOND', true]);
    stage.calm();
    stage.tell(change('march', 'THIRD', 3));
    expect(shows()).toBe('march 0');
  });

  test('what is taken back, handed on or looked at by others is no longer told', async () => {
    const { stage, shows } = open();
    stage.tell(change('march march', 'END'));
    stage.tell(change('march', 'LATER', 2));
    stage.settle(seen('BEFORE'), 4);
    expect(stage.told).toMatchObject({ isTelling: false, told: 4, event: null, fresh: [] });
    await soon(10_000);
    expect(shows()).toBe('BEFORE');
  });
});

describe('more than one', () => {
  test('what happens while something is told is told after it, and then both go faster', async () => {
    const { stage, shows, steps } = open();
    stage.tell(change('march march', 'FIRST'));
    stage.tell(change('falls', 'SECOND', 2));
    await soon(500);
    expect(shows()).toBe('march 1');
    await soon(200); // 0.4 of its time
    expect(stage.told).toMatchObject({ told: 3, event: { type: 'falls' } });
    await soon(1200);
    expect(shows()).toBe('SECOND');
    expect(steps.slice(0, 4)).toEqual(['march 0', 'march 1', 'falls 0', 'SECOND']); // The end of the first is passed.
  });

  test('of a long queue only the newest are told', async () => {
    const { stage, steps } = open();
    for (let i = 0; i < 6; i++) stage.tell(change('march march', `${i}`, 2 * i));
    await soon(60_000);
    const told = steps.filter((step) => step.startsWith('march'));
    expect(told).toHaveLength(1 + 3 * 2); // What was being told, and three of two.
    expect(stage.told.told).toBe(12);
  });
});

describe('who waits for the stage', () => {
  test('it is free when all is told and a breath has been taken', async () => {
    const { stage, isFree } = open();
    expect(await isFree()).toBe(true);
    stage.tell(change('march', 'END'));
    await soon(500);
    expect([stage.told.isTelling, await isFree()]).toEqual([false, false]);
    await soon(179);
    expect(stage.isFree).toBe(false);
    await soon(1);
    expect(stage.isFree).toBe(true);
  });

  test('whoever waited goes on when it is free, also after a skip', async () => {
    const { stage } = open();
    const moved = vi.fn();
    stage.tell(change('march march march', 'END'));
    void stage.whenFree().then(moved);
    await soon(700);
    expect(moved).not.toHaveBeenCalled();
    stage.skip();
    await soon(180);
    expect(moved).toHaveBeenCalledOnce();
  });

  test('what happens during the breath is waited for, too', async () => {
    const { stage } = open();
    stage.tell(change('coin', 'FIRST'));
    await soon(100);
    stage.tell(change('march', 'SECOND', 1));
    await soon(100);
    expect(stage.isFree).toBe(false);
    await soon(400 + 180);
    expect(stage.isFree).toBe(true);
  });

  test('nobody waits for a stage that is closed', async () => {
    const { stage, steps } = open();
    const gone = vi.fn();
    stage.tell(change('march march', 'END'));
    void stage.whenFree().then(gone);
    stage.close();
    await soon(10_000);
    expect(gone).toHaveBeenCalledOnce();
    expect(steps).toEqual(['march 0']);
  });
});

describe('an actor', () => {
  /** Plays until it is told to end. */
  function player() {
    const played: { event: GameEvent; speed: number; seen: unknown; signal: AbortSignal; end: () => void }[] = [];
    const act: Actor = (event, { speed, signal, seen: { b } }) =>
      new Promise((end) => played.push({ event, speed, seen: b, signal, end }));
    return { played, act };
  }

  test('plays for as long as it takes: neither board nor count tell where it leads before it is over', async () => {
    const { stage, shows } = open();
    const { played, act } = player();
    stage.cast('thrown', act);
    stage.tell(change('coin thrown march', 'END', 3));
    expect(stage.told).toMatchObject({ isTelling: true, isActing: true, told: 4, event: { type: 'thrown' } });
    expect(shows()).toBe('coin 0');
    expect(played[0]).toMatchObject({ speed: 1, seen: 'thrown 1' });
    await soon(60_000);
    expect(stage.told.isActing).toBe(true);
    played[0].end();
    await soon(0);
    expect(stage.told).toMatchObject({ isActing: false, told: 6, event: { type: 'march' } });
  });

  test('played first, it begins on the board of before', () => {
    const { stage, shows } = open();
    stage.cast('thrown', player().act);
    stage.tell(change('thrown', 'END'));
    expect([shows(), stage.told.told]).toEqual(['before', 0]);
  });

  test('is stopped by a skip, and what it does afterwards changes nothing', async () => {
    const { stage, shows } = open();
    const { played, act } = player();
    stage.cast('thrown', act);
    stage.tell(change('thrown march', 'END'));
    stage.skip();
    expect([played[0].signal.aborted, shows()]).toEqual([true, 'END']);
    played[0].end();
    await soon(10_000);
    expect(stage.told).toMatchObject({ isTelling: false, told: 2 });
  });

  test('step by step the next thing after it is shown by one press', async () => {
    const { stage, shows } = open(STEPPED);
    const { played, act } = player();
    stage.cast('thrown', act);
    stage.tell(change('thrown march march', 'END'));
    stage.next();
    expect([played[0].signal.aborted, shows(), played.length]).toEqual([true, 'march 1', 1]);
  });

  test('who declines, fails or has left is not waited for', async () => {
    const { stage, shows } = open();
    const leave = stage.cast('thrown', () => null);
    stage.tell(change('thrown', 'DECLINED'));
    expect(shows()).toBe('thrown 0'); // It takes its usual time.
    await soon(1200);
    leave();
    stage.tell(change('thrown', 'LEFT', 1));
    await soon(1200);
    expect(shows()).toBe('LEFT');
    stage.cast('thrown', () => Promise.reject(new Error('no table')));
    stage.tell(change('thrown', 'FAILED', 2));
    await soon(0);
    expect(shows()).toBe('FAILED');
  });

  test('hurries when more waits', () => {
    const { stage } = open();
    const { played, act } = player();
    stage.cast('thrown', act);
    stage.tell(change('march', 'FIRST'));
    stage.tell(change('thrown', 'SECOND', 1));
    stage.tell(change('march', 'THIRD', 2));
    stage.next();
    expect(played[0].speed).toBe(2.5);
  });
});
