import type { Language } from '@conclave/stage/language/catalogue.ts';

export const canSpeak = (): boolean => 'speechSynthesis' in globalThis && 'SpeechSynthesisUtterance' in globalThis;

const VOICES: Readonly<Record<Language, string>> = { en: 'en-GB', de: 'de-DE' };

export const hush = (): void => {
  if (canSpeak()) speechSynthesis.cancel();
};

/** Reads it aloud, in place of what was being read. */
export const readAloud = (text: string, language: Language): void => {
  hush();
  if (!canSpeak() || text === '') return;
  const spoken = new SpeechSynthesisUtterance(text);
  spoken.lang = VOICES[language];
  speechSynthesis.speak(spoken);
};
