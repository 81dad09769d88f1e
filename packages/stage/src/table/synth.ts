import type { Sound } from './staging.ts';

/** Few, short and dry sounds, made of a tone or two and a breath of noise; nothing to load. */
interface Tone {
  readonly shape: OscillatorType;
  readonly from: number;
  readonly to: number;
  /** Seconds after the beginning, and how long. */
  readonly at?: number;
  readonly lasts: number;
  readonly loud: number;
}
interface Breath {
  /** Noise below this pitch. */
  readonly below: number;
  readonly lasts: number;
  readonly loud: number;
}
interface Score {
  readonly tones: readonly Tone[];
  readonly breath?: Breath;
}

const chord = (pitches: readonly number[], at: number, lasts: number): readonly Tone[] =>
  pitches.map(pitch => ({ shape: 'triangle', from: pitch, to: pitch * 0.998, at, lasts, loud: 0.09 }));

export const SCORES: Readonly<Record<Sound, Score>> = {
  card: {
    tones: [{ shape: 'triangle', from: 190, to: 85, lasts: 0.07, loud: 0.22 }],
    breath: { below: 2200, lasts: 0.05, loud: 0.2 },
  },
  coin: {
    tones: [
      { shape: 'sine', from: 2450, to: 2380, lasts: 0.14, loud: 0.07 },
      { shape: 'sine', from: 3710, to: 3600, at: 0.045, lasts: 0.16, loud: 0.05 },
    ],
  },
  stamp: {
    tones: [{ shape: 'sine', from: 125, to: 45, lasts: 0.2, loud: 0.45 }],
    breath: { below: 420, lasts: 0.12, loud: 0.3 },
  },
  stone: {
    tones: [{ shape: 'sine', from: 330, to: 170, lasts: 0.06, loud: 0.3 }],
    breath: { below: 900, lasts: 0.03, loud: 0.2 },
  },
  // Somebody is found out: two notes down, as from a bassoon.
  caught: {
    tones: [
      { shape: 'sawtooth', from: 147, to: 146, lasts: 0.2, loud: 0.1 },
      { shape: 'sawtooth', from: 110, to: 98, at: 0.22, lasts: 0.42, loud: 0.1 },
    ],
  },
  bell: {
    tones: [
      { shape: 'sine', from: 880, to: 872, lasts: 1.1, loud: 0.12 },
      { shape: 'sine', from: 1320, to: 1312, lasts: 0.6, loud: 0.05 },
      { shape: 'sine', from: 2376, to: 2360, lasts: 0.25, loud: 0.02 },
    ],
  },
  // The end: from the fourth to the tonic, as every choir has sung it.
  amen: { tones: [...chord([174.6, 220, 261.6, 349.2], 0, 0.8), ...chord([130.8, 196, 261.6, 329.6], 0.75, 1.5)] },
};

const SILENCE = 0.001;
const ATTACK = 0.006;

const fading = (audio: BaseAudioContext, into: AudioNode, at: number, lasts: number, loud: number): GainNode => {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(SILENCE, at);
  gain.gain.exponentialRampToValueAtTime(loud, at + ATTACK);
  gain.gain.exponentialRampToValueAtTime(SILENCE, at + lasts);
  gain.connect(into);
  return gain;
};

const sing = (audio: BaseAudioContext, into: AudioNode, { shape, from, to, at = 0, lasts, loud }: Tone): void => {
  const begins = audio.currentTime + at;
  const oscillator = audio.createOscillator();
  oscillator.type = shape;
  oscillator.frequency.setValueAtTime(from, begins);
  oscillator.frequency.exponentialRampToValueAtTime(to, begins + lasts);
  oscillator.connect(fading(audio, into, begins, lasts, loud));
  oscillator.start(begins);
  oscillator.stop(begins + lasts);
};

const breathe = (audio: BaseAudioContext, into: AudioNode, { below, lasts, loud }: Breath): void => {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * lasts), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index += 1) samples[index] = Math.random() * 2 - 1;
  const noise = audio.createBufferSource();
  noise.buffer = buffer;
  const filter = audio.createBiquadFilter();
  filter.type = 'lowpass';
  filter.frequency.value = below;
  noise.connect(filter);
  filter.connect(fading(audio, into, audio.currentTime, lasts, loud));
  noise.start();
};

/** Ears hear loudness by powers: half the slider is to sound half as loud. */
export const sound = (audio: BaseAudioContext, what: Sound, volume: number): void => {
  const out = audio.createGain();
  out.gain.value = volume ** 2 * 2;
  out.connect(audio.destination);
  const { tones, breath } = SCORES[what];
  for (const tone of tones) sing(audio, out, tone);
  if (breath !== undefined) breathe(audio, out, breath);
};
