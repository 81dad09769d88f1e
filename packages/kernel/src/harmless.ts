/** Controls of a terminal, direction marks and odd line ends; a plain line break or tab is harmless. */
const ACTS = /(?![\n\t])\p{Cc}|[\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu;

const escaped = (sign: string): string => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;

/**
 * A text that may hold words of strangers, for a terminal: what a terminal would act on is written out instead. Inside JSON it still means
 * the same.
 */
export const harmless = (text: string): string => text.replace(ACTS, escaped);

/** The same for what must stay on one line. */
export const harmlessLine = (text: string): string => harmless(text).replace(/[\n\t]/g, escaped);
