import { settings } from '@conclave/stage/settings/settings.svelte.ts';
import { type ByHandWords, byHandWords } from './catalogue.ts';

/** What the page of META CULPA says, in the language that is set. */
export const sayByHand = (): ByHandWords => byHandWords[settings.language];

/** MC-26.35  What should have come first, and the rule; of honour the table knows nothing. */
export const lessonOf = (entry: string): { readonly name: string; readonly rule: string } | undefined => {
  const { first } = sayByHand();
  const [, name] = Object.entries(first).find(([key]) => key === entry) ?? [];
  return name === undefined ? undefined : { name: name.replace(/\.$/, ''), rule: 'MC-25.3' };
};
