/**
 * Reads aloud with the browser's own voice, a sentence at a time, and says which one. A plain store: the page follows it.
 * Where the browser has no voice for the language it says so instead of staying silent.
 */
import { Store } from '@tabard/page/store/store';

export interface Spoken {
  /** The block and the sentence of it, to be lit. */
  readonly block: string;
  readonly at: number;
  readonly text: string;
}

export type LectorNow =
  | { readonly kind: 'silent' | 'voiceless' }
  | { readonly kind: 'reading' | 'paused'; readonly lit: Pick<Spoken, 'block' | 'at'> };

/** The part of `speechSynthesis` that is used. */
export interface VoiceBox {
  getVoices(): readonly { readonly lang: string }[];
  speak(utterance: SpeechSynthesisUtterance): void;
  cancel(): void;
  pause(): void;
  resume(): void;
  addEventListener(type: 'voiceschanged', listener: () => void, options: { once: true }): void;
}

type Utter = (text: string) => SpeechSynthesisUtterance;

/** Voices are fetched by some browsers only when they are asked for. */
const VOICES_MS = 1500;
const SILENT: LectorNow = { kind: 'silent' };

export class Lector extends Store<LectorNow> {
  /** Counts the readings: what an earlier one still calls out is not heard. */
  private reading = 0;

  constructor(
    private readonly box: VoiceBox | null,
    private readonly utter: Utter,
  ) {
    super(SILENT);
  }

  async read(sentences: readonly Spoken[], language: string): Promise<void> {
    this.stop();
    const reading = this.reading;
    const voice = await this.voiceFor(language);
    if (reading !== this.reading) return;
    if (!voice) this.set({ kind: 'voiceless' });
    else this.readFrom(sentences, 0, (text) => Object.assign(this.utter(text), { lang: language, voice }));
  }

  pause(): void {
    const now = this.get();
    if (now.kind !== 'reading') return;
    this.box?.pause();
    this.set({ ...now, kind: 'paused' });
  }

  goOn(): void {
    const now = this.get();
    if (now.kind !== 'paused') return;
    this.box?.resume();
    this.set({ ...now, kind: 'reading' });
  }

  stop(): void {
    this.reading += 1;
    if (this.get().kind === 'silent') return;
    this.box?.resume(); // A paused voice would keep the next reading waiting.
    this.box?.cancel();
    this.set(SILENT);
  }

  private readFrom(sentences: readonly Spoken[], at: number, utter: Utter): void {
    const sentence = sentences[at];
    if (!sentence) {
      this.set(SILENT);
      return;
    }
    const reading = this.reading;
    const utterance = utter(sentence.text);
    const next = () => {
      if (reading === this.reading) this.readFrom(sentences, at + 1, utter);
    };
    utterance.onend = next;
    utterance.onerror = next;
    this.set({ kind: 'reading', lit: { block: sentence.block, at: sentence.at } });
    this.box!.speak(utterance);
  }

  private async voiceFor(language: string): Promise<SpeechSynthesisVoice | null> {
    const { box } = this;
    if (!box) return null;
    const find = () => (box.getVoices().find(({ lang }) => lang.startsWith(language)) ?? null) as never;
    if (box.getVoices().length === 0) {
      await new Promise<void>((resolve) => {
        box.addEventListener('voiceschanged', resolve, { once: true });
        setTimeout(resolve, VOICES_MS);
      });
    }
    return find();
  }
}

/** The one voice of this page. */
export const lector = new Lector(
  typeof speechSynthesis === 'undefined' ? null : speechSynthesis,
  (text) => new SpeechSynthesisUtterance(text),
);
