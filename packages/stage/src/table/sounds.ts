import type { AnyGame } from '@conclave/kernel';
import { settings } from '../settings/settings.svelte.ts';
import type { Sound, Sounds } from './staging.ts';

let context: AudioContext | undefined;

/** A sound is only made where it is wanted; what makes it comes when it is first wanted. */
export const make = (what: Sound | undefined): void => {
  if (!settings.sound || what === undefined) return;
  context ??= new AudioContext();
  const audio = context;
  void Promise.all([import('./synth.ts'), audio.resume()]).then(([{ sound }]) => sound(audio, what, settings.volume));
};

/** What is to be heard of what happens: the first of them that makes a sound. */
export const heardOf = (events: readonly AnyGame['event'][], sounds: Sounds): Sound | undefined => {
  for (const event of events) {
    const known = sounds[event.type];
    const heard = typeof known === 'function' ? known(event) : known;
    if (heard !== undefined) return heard;
  }
  return undefined;
};

export const play = (events: readonly AnyGame['event'][], sounds: Sounds = {}): void => make(heardOf(events, sounds));

/** It is your turn. */
export const ring = (): void => make('bell');

/** It is over. */
export const amen = (): void => make('amen');
