/** What happened, in words, of which kind it is, and the rule it comes from. */
export interface Told {
  readonly text: string;
  readonly event: string;
  readonly rule: string;
}

export const isRuled = (line: Omit<Told, 'rule'> & { readonly rule: string | undefined }): line is Told =>
  line.text !== '' && line.rule !== undefined;
