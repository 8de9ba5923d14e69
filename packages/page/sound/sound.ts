/**
 * Sounds, made on the spot: a burst of noise through a filter is wood or bone, a few partials are a bell or a coin.
 * Quiet by design. Nothing is built before the first sound, and no sound before the person has touched the page.
 */
import { settings } from '../settings/settings';

/** One voice of a sound. Times in seconds from its start. */
export interface SoundVoice {
  readonly at?: number;
  readonly length: number;
  readonly gain: number;
  /** Of a tone; a pair glides. */
  readonly tone?: number | readonly [from: number, to: number];
  readonly wave?: OscillatorType;
  /** Noise through a band: its centre (a pair glides) and its sharpness. */
  readonly noise?: number | readonly [from: number, to: number];
  readonly q?: number;
  /** How long it swells; struck things have none. */
  readonly attack?: number;
}

const knock = (at: number, pitch: number, gain: number): SoundVoice[] => [
  { at, noise: pitch * 4, q: 3, length: 0.06, gain },
  { at, tone: [pitch, pitch * 0.7], length: 0.09, gain: gain * 0.8 },
];
const rattle = (times: readonly number[], pitch: number, gain: number) =>
  times.flatMap((at, i) => knock(at, pitch * (1 + ((i * 37) % 11) / 22), gain * (1 - i / (times.length * 1.6))));
const partials = (pitch: number, ratios: readonly number[], length: number, gain: number): SoundVoice[] =>
  ratios.map((ratio, i) => ({ tone: pitch * ratio, length: length / (1 + i * 0.6), gain: gain / (1 + i) }));

const SOUNDS = {
  wood: knock(0, 190, 0.5),
  bone: [...knock(0, 620, 0.25), ...knock(0.05, 540, 0.15)],
  'dice-roll': rattle([0, 0.07, 0.13, 0.21, 0.27, 0.36, 0.44, 0.55], 330, 0.3),
  'dice-land': rattle([0, 0.09], 230, 0.45),
  coin: partials(2350, [1, 1.53, 2.41], 0.5, 0.14),
  bell: partials(392, [1, 2.01, 2.4, 3.9, 5.2], 2.6, 0.26),
  breath: [{ noise: [500, 1400], q: 0.8, length: 0.7, gain: 0.22, attack: 0.3 }],
  horn: [
    { tone: [146, 147], wave: 'sawtooth', length: 1.1, gain: 0.1, attack: 0.12 },
    { tone: [220, 219], wave: 'sawtooth', length: 1.1, gain: 0.06, attack: 0.18 },
  ],
  thud: [
    { tone: [95, 38], length: 0.4, gain: 0.8 },
    { noise: 180, q: 0.7, length: 0.18, gain: 0.4 },
  ],
  page: [{ noise: [1800, 4200], q: 0.6, length: 0.22, gain: 0.16, attack: 0.07 }],
  flame: [{ noise: [320, 900], q: 0.5, length: 0.9, gain: 0.3, attack: 0.2 }],
  march: rattle([0, 0.14, 0.28, 0.42], 110, 0.35),
  claim: [
    ...partials(523, [1, 2.01, 3.02], 1.2, 0.16),
    ...partials(784, [1, 2.01, 3.02], 1.6, 0.14).map((voice) => ({ ...voice, at: 0.16 })),
    ...partials(1046, [1, 2.01], 2, 0.12).map((voice) => ({ ...voice, at: 0.32 })),
  ],
  refuse: [{ tone: [196, 165], wave: 'triangle', length: 0.16, gain: 0.22 }],
  turn: partials(587, [1, 2.76], 0.6, 0.16),
} satisfies Record<string, readonly SoundVoice[]>;

export type SoundName = keyof typeof SOUNDS;
export const SOUND_NAMES = Object.keys(SOUNDS) as SoundName[];

const ALL_SOUNDS: Readonly<Record<SoundName, readonly SoundVoice[]>> = SOUNDS;
const LOUDEST = 0.5;
let stage: { readonly context: AudioContext; readonly out: GainNode; readonly hiss: AudioBuffer } | null = null;

/** Plays it, if sound is on and the browser lets us. `place` is where on the table: -1 left, 1 right. */
export function play(name: SoundName, place = 0): void {
  playVoices(ALL_SOUNDS[name], place);
}

const loudness = (volume: number): number => (volume / 100) ** 2 * LOUDEST;

/** Noise that goes on, through a band; it swells and falls. */
export interface Bed {
  readonly noise: number;
  readonly q: number;
  readonly gain: number;
  /** How much of it comes and goes, 0 to 1, and in how many seconds. */
  readonly swell: number;
  readonly seconds: number;
}

const FADE_S = 1.2;

/** Plays it until the answer is called. Whether anybody wants to hear it, the caller knows. */
export function playBed(bed: Bed): () => void {
  try {
    stage ??= build();
    const { context, out, hiss } = stage;
    void context.resume();
    tune();
    const start = context.currentTime;
    const gain = new GainNode(context, { gain: 0 });
    gain.gain.setTargetAtTime(bed.gain, start, FADE_S / 3);
    const source = new AudioBufferSourceNode(context, { buffer: hiss, loop: true });
    const band = new BiquadFilterNode(context, { type: 'bandpass', frequency: bed.noise, Q: bed.q });
    const tide = new OscillatorNode(context, { frequency: 1 / bed.seconds });
    const depth = new GainNode(context, { gain: (bed.gain * bed.swell) / 2 });
    tide.connect(depth).connect(gain.gain);
    source.connect(band).connect(gain).connect(out);
    source.start(start, (bed.noise * 0.37) % 0.9);
    tide.start(start);
    return () => {
      const end = context.currentTime + FADE_S;
      gain.gain.cancelScheduledValues(context.currentTime);
      gain.gain.setTargetAtTime(0, context.currentTime, FADE_S / 4);
      depth.gain.setTargetAtTime(0, context.currentTime, FADE_S / 4);
      source.stop(end);
      tide.stop(end);
    };
  } catch {
    return () => undefined; // As above: still a page.
  }
}

/** What sounds already follows the volume. */
export function tune(): void {
  if (stage) stage.out.gain.value = loudness(settings().volume);
}

/** The same for a sound that is made for the moment; `strength` 0 to 1. */
export function playVoices(voices: readonly SoundVoice[], place = 0, strength = 1): void {
  const { sound, volume } = settings();
  if (!sound || volume === 0 || navigator.userActivation?.hasBeenActive === false) return;
  try {
    stage ??= build();
    const { context, out } = stage;
    void context.resume();
    out.gain.value = loudness(volume);
    const side = new StereoPannerNode(context, { pan: Math.max(-1, Math.min(1, place)) * 0.6 });
    side.connect(new GainNode(context, { gain: strength })).connect(out);
    for (const voice of voices) sing(stage, voice, side);
  } catch {
    // A page without sound is still a page.
  }
}

function build(): NonNullable<typeof stage> {
  const context = new AudioContext();
  const out = new GainNode(context);
  const limiter = new DynamicsCompressorNode(context, { threshold: -12, ratio: 8 });
  out.connect(limiter).connect(context.destination);
  const hiss = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = hiss.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return { context, out, hiss };
}

function sing({ context, hiss }: NonNullable<typeof stage>, voice: SoundVoice, out: AudioNode): void {
  const start = context.currentTime + (voice.at ?? 0);
  const end = start + voice.length;
  const attack = voice.attack ?? 0.002;
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(voice.gain, start + attack);
  gain.gain.exponentialRampToValueAtTime(0.0001, end);
  gain.connect(out);

  const glide = (param: AudioParam, pitch: number | readonly [number, number]) => {
    const [from, to] = typeof pitch === 'number' ? [pitch, pitch] : pitch;
    param.setValueAtTime(from, start);
    param.exponentialRampToValueAtTime(to, end);
  };
  if (voice.tone !== undefined) {
    const source = new OscillatorNode(context, { type: voice.wave ?? 'sine' });
    glide(source.frequency, voice.tone);
    source.connect(gain);
    source.start(start);
    source.stop(end + 0.02);
  }
  if (voice.noise !== undefined) {
    const source = new AudioBufferSourceNode(context, { buffer: hiss, loop: true });
    const band = new BiquadFilterNode(context, { type: 'bandpass', Q: voice.q ?? 1 });
    glide(band.frequency, voice.noise);
    source.connect(band).connect(gain);
    source.start(start, (start * 7.3) % 0.9);
    source.stop(end + 0.02);
  }
}
