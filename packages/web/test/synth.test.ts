import { SCORES, sound } from '@conclave/stage/table/synth.ts';
import { expect, test } from 'vitest';

/** An audio device that only writes down what it is told. */
const listener = () => {
  const loudness: number[] = [];
  const ends: number[] = [];
  const param = () => ({ value: 0, setValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} });
  const node = () => ({ connect: (to: unknown) => to });
  const audio = {
    currentTime: 0,
    sampleRate: 1000,
    destination: {},
    createGain: () => {
      const gain = param();
      return {
        gain,
        connect: (to: unknown) => {
          if (to === audio.destination) loudness.push(gain.value);
          return to;
        },
      };
    },
    createOscillator: () => ({
      ...node(),
      type: '',
      frequency: param(),
      start: () => {},
      stop: (at: number) => ends.push(at),
    }),
    createBuffer: (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) }),
    createBufferSource: () => ({ ...node(), buffer: undefined, start: () => {} }),
    createBiquadFilter: () => ({ ...node(), type: '', frequency: param() }),
  };
  return { audio: audio as unknown as BaseAudioContext, loudness, ends };
};

test('every sound is short and dry: under a second, but for bell and amen', () => {
  for (const what of Object.keys(SCORES) as (keyof typeof SCORES)[]) {
    const { audio, ends } = listener();
    sound(audio, what, 1);
    expect(ends.length).toBeGreaterThan(0);
    expect(Math.max(...ends)).toBeLessThan(what === 'amen' ? 3 : what === 'bell' ? 1.5 : 0.7);
  }
});

test('one volume for all: half the slider is a quarter of the power', () => {
  const { audio, loudness } = listener();
  sound(audio, 'coin', 1);
  sound(audio, 'stamp', 0.5);
  expect((loudness[1] ?? 0) / (loudness[0] ?? 1)).toBe(0.25);
});
