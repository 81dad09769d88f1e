const bare = (text: string): string => text.replace(/\.$/, '');

/** A noun keeps its capital within a German sentence; an article or an adverb does not. */
const withinGerman = (text: string): string =>
  text.replace(/^(?:Einen?|Den|Die|Das|Habgierig|Inkognito|Auf|Eigene)\b/, word => word.toLowerCase());
const withinEnglish = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

const eitherOr =
  (or: string, within: (text: string) => string, which: string) =>
  (labels: readonly string[]): string =>
    labels.length > 2 ? which : `${labels.map((label, index) => bare(index === 0 ? label : within(label))).join(or)}?`;

/** Labels of moves are sentences of their own; the choices at one place become one question, or a short one where they are many. */
export const oneQuestion = {
  en: eitherOr(', or ', withinEnglish, 'Which of these?'),
  de: eitherOr(' oder ', withinGerman, 'Was davon?'),
} as const;
