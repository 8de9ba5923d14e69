import { afterEach, describe, expect, test, vi } from 'vitest';
import { Lector, type VoiceBox } from './lector';

class Box implements VoiceBox {
  readonly said: SpeechSynthesisUtterance[] = [];
  private changed: (() => void) | null = null;
  paused = false;
  constructor(private voices: { lang: string }[]) {}
  getVoices = () => this.voices;
  speak = (utterance: SpeechSynthesisUtterance) => void this.said.push(utterance);
  cancel = () => void this.said.at(-1)?.onerror?.({} as never);
  pause = () => {
    this.paused = true;
  };
  resume = () => {
    this.paused = false;
  };
  addEventListener = (_: string, listener: () => void) => {
    this.changed = listener;
  };
  bring(lang: string) {
    this.voices = [{ lang }];
    this.changed?.();
  }
  /** The voice has come to the end of its sentence. */
  end() {
    this.said.at(-1)!.onend?.({} as never);
  }
}

const utter = (text: string) => ({ text }) as SpeechSynthesisUtterance;
const sentences = ['One.', 'Two.'].map((text, at) => ({ block: '3.0', at, text }));
afterEach(() => void vi.useRealTimers());

describe('reading aloud', () => {
  test('sentence by sentence, each lit while it is read', async () => {
    const box = new Box([{ lang: 'de-DE' }, { lang: 'en-GB' }]);
    const lector = new Lector(box, utter);
    await lector.read(sentences, 'en');
    expect(lector.get()).toEqual({ kind: 'reading', lit: { block: '3.0', at: 0 } });
    expect(box.said[0]).toMatchObject({ text: 'One.', lang: 'en', voice: { lang: 'en-GB' } });
    box.end();
    expect(lector.get()).toMatchObject({ lit: { at: 1 } });
    box.end();
    expect(lector.get()).toEqual({ kind: 'silent' });
    expect(box.said.map(({ text }) => text)).toEqual(['One.', 'Two.']);
  });

  test('paused and gone on with, stopped for good', async () => {
    const box = new Box([{ lang: 'en' }]);
    const lector = new Lector(box, utter);
    await lector.read(sentences, 'en');
    lector.pause();
    expect([lector.get().kind, box.paused]).toEqual(['paused', true]);
    lector.goOn();
    expect([lector.get().kind, box.paused]).toEqual(['reading', false]);
    lector.stop(); // The browser calls a sentence that is cut off an error: the next one must not begin.
    expect([lector.get().kind, box.said.length]).toEqual(['silent', 1]);
  });

  test('without a voice of the language it says so', async () => {
    const lector = new Lector(new Box([{ lang: 'fr' }]), utter);
    await lector.read(sentences, 'de');
    expect(lector.get()).toEqual({ kind: 'voiceless' });
    const mute = new Lector(null, utter);
    await mute.read(sentences, 'en');
    expect(mute.get()).toEqual({ kind: 'voiceless' });
  });

  test('voices that come late are waited for, but not for ever', async () => {
    vi.useFakeTimers();
    const late = new Box([]);
    const lector = new Lector(late, utter);
    const reading = lector.read(sentences, 'en');
    late.bring('en-US');
    await reading;
    expect(lector.get().kind).toBe('reading');
    const never = new Lector(new Box([]), utter);
    const waiting = never.read(sentences, 'en');
    await vi.runAllTimersAsync();
    await waiting;
    expect(never.get().kind).toBe('voiceless');
  });
});
