import { settings } from '../settings/settings.svelte.ts';
import type { Sound, Sounds } from './staging.ts';

let context: AudioContext | undefined;

const tone = (
  audio: AudioContext,
  type: OscillatorType,
  from: number,
  to: number,
  seconds: number,
  loud: number,
): void => {
  const oscillator = audio.createOscillator();
  const gain = audio.createGain();
  oscillator.type = type;
  oscillator.frequency.setValueAtTime(from, audio.currentTime);
  oscillator.frequency.exponentialRampToValueAtTime(to, audio.currentTime + seconds);
  gain.gain.setValueAtTime(loud, audio.currentTime);
  gain.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + seconds);
  oscillator.connect(gain).connect(audio.destination);
  oscillator.start();
  oscillator.stop(audio.currentTime + seconds);
};

const SOUNDS: Readonly<Record<Sound, (audio: AudioContext) => void>> = {
  card: audio => tone(audio, 'triangle', 240, 90, 0.07, 0.25),
  coin: audio => tone(audio, 'sine', 2100, 1700, 0.12, 0.08),
  stamp: audio => tone(audio, 'sine', 130, 50, 0.18, 0.4),
  bell: audio => {
    tone(audio, 'sine', 880, 870, 0.9, 0.12);
    tone(audio, 'sine', 1320, 1310, 0.5, 0.05);
  },
};

const make = (sound: Sound | undefined): void => {
  if (!settings.sound || sound === undefined) return;
  context ??= new AudioContext();
  SOUNDS[sound](context);
};

export const play = (events: readonly { readonly type: string }[], sounds: Sounds = {}): void =>
  make(events.map(({ type }) => sounds[type]).find(known => known !== undefined));

/** It is your turn. */
export const ring = (): void => make('bell');
