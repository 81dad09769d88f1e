import { isObject, isOneOf } from '@conclave/kernel';
import { FACES, type FaceName } from '../art/faces.ts';
import { LANGUAGES, type Language } from '../language/catalogue.ts';
import { readStored, writeStored } from './stored.ts';

export const THEMES = ['auto', 'light', 'dark'] as const;
export const MOTIONS = ['auto', 'full', 'reduced'] as const;
export const SPEEDS = ['slow', 'normal', 'fast', 'instant'] as const;
export const SIZES = ['small', 'normal', 'large'] as const;

export interface Settings {
  theme: (typeof THEMES)[number];
  language: Language;
  motion: (typeof MOTIONS)[number];
  speed: (typeof SPEEDS)[number];
  sound: boolean;
  /** How loud, from 0 to 1, where there is sound. */
  volume: number;
  /** Does the table stop at the end of a round until it is touched? */
  stops: boolean;
  /** Ask before what cannot be taken back. */
  confirm: boolean;
  /** Every game on the plain table: as text. */
  plain: boolean;
  symbols: (typeof SIZES)[number];
  name: string;
  /** How one looks on this device; nothing is sent. */
  face: FaceName | '';
}

const browserLanguage = (): Settings['language'] => (navigator.language.toLowerCase().startsWith('de') ? 'de' : 'en');

const fallback = (): Settings => ({
  theme: 'auto',
  language: browserLanguage(),
  motion: 'auto',
  speed: 'normal',
  sound: false,
  volume: 0.6,
  stops: true,
  confirm: true,
  plain: false,
  symbols: 'normal',
  name: '',
  face: 'pilgrim',
});

/** What was stored may be old or broken: every value is checked, the others fall back. */
export const settingsFrom = (stored: unknown, otherwise: Settings): Settings => {
  if (!isObject(stored)) return otherwise;
  const oneOf = <Word>(words: readonly Word[], value: unknown, other: Word): Word =>
    isOneOf(words, value) ? value : other;
  return {
    theme: oneOf(THEMES, stored.theme, otherwise.theme),
    language: oneOf(LANGUAGES, stored.language, otherwise.language),
    motion: oneOf(MOTIONS, stored.motion, otherwise.motion),
    speed: oneOf(SPEEDS, stored.speed, otherwise.speed),
    sound: stored.sound === true,
    volume:
      typeof stored.volume === 'number' && stored.volume > 0 && stored.volume <= 1 ? stored.volume : otherwise.volume,
    stops: stored.stops !== false,
    confirm: stored.confirm !== false,
    plain: stored.plain === true,
    symbols: oneOf(SIZES, stored.symbols, otherwise.symbols),
    name: typeof stored.name === 'string' ? stored.name.slice(0, 24) : otherwise.name,
    face: oneOf(['', ...FACES], stored.face, otherwise.face),
  };
};

export const settings: Settings = $state(settingsFrom(readStored('settings'), fallback()));

const SYMBOL_SCALE = { small: '0.85', normal: '1', large: '1.25' } as const;

const DARK = '(prefers-color-scheme: dark)';
const themeNow = (): 'light' | 'dark' =>
  settings.theme === 'auto' ? (matchMedia(DARK).matches ? 'dark' : 'light') : settings.theme;

/** Whoever leaves the light to the device sees it change with the device. */
export const followTheDevice = (): void => matchMedia(DARK).addEventListener('change', applySettings);

/** The page always says whether it is light or dark, so that a drawing names its colours once for each. */
export const applySettings = (): void => {
  const root = document.documentElement;
  root.lang = settings.language;
  root.dataset.theme = themeNow();
  if (settings.motion === 'auto') delete root.dataset.motion;
  else root.dataset.motion = settings.motion;
  root.style.setProperty('--symbol-scale', SYMBOL_SCALE[settings.symbols]);
};

export const changeSettings = (change: Partial<Settings>): void => {
  Object.assign(settings, change);
  writeStored('settings', $state.snapshot(settings));
  applySettings();
};

export const motionIsReduced = (): boolean =>
  settings.motion === 'reduced' ||
  (settings.motion === 'auto' && matchMedia('(prefers-reduced-motion: reduce)').matches);
