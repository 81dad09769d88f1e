export const LANGUAGES = ['en', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];
export type InLanguages<What> = Readonly<Record<Language, What>>;

/** The shape of a catalogue with its texts left open: what English says, every other language must say too. */
export type Translated<Value> = Value extends string
  ? string
  : Value extends (...args: infer Args) => string
    ? (...args: Args) => string
    : { readonly [Key in keyof Value]: Translated<Value[Key]> };
